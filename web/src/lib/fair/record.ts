/** As much of a record as is needed to follow its chance (docs/NOTATION.md). */
export interface Moves {
  tag: (name: string) => string | null;
  /** The words of the turns, without the numbers of turns and the result, each with its turn. */
  words: { turn: number; text: string }[];
}

export function readRecord(text: string): Moves {
  const tags = new Map<string, string>();
  const lines = text.split('\n');
  let first = 0;
  for (; first < lines.length; first++) {
    const line = lines[first]?.trim() ?? '';
    const [, name, value] = /^\[(\w+) "(.*)"\]$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      tags.set(name, value.replace(/\\(["\\])/g, '$1'));
    } else if (line !== '') break;
  }
  const tag = (name: string) => tags.get(name) ?? null;
  const body = lines
    .slice(first)
    .join('\n')
    .replace(/\{[^}]*\}/g, ' ');
  const all = body.split(/\s+/).filter((word) => word !== '');
  const result = (tag('Result') ?? '').split(' ').length;
  const words: Moves['words'] = [];
  let turn = 0;
  for (const word of all.slice(0, all.length - result)) {
    if (/^\d+\.$/.test(word)) turn += 1;
    else words.push({ turn, text: word });
  }
  return { tag, words };
}
