/**
 * A language that nobody speaks, made from the English one: every letter has a mark and every vowel stands twice, so
 * that words are about 40 % longer. With it a test sees which words nobody can translate, and what has no room.
 */
const PLAIN = 'abcdefghijklmnopqrstuvwxyz';
const MARKED = 'áƀçďéƒĝĥíĵķļɱñóþɋŕšťúṽŵẋýž';
const VOWELS = 'aeiou';

/** `text` in marked letters; names between braces stay. */
export function marked(text: string): string {
  return text.replace(/\{\w+\}|[a-z]/gi, (part) => {
    if (part.length > 1) return part;
    const lower = part.toLowerCase();
    const letter = MARKED[PLAIN.indexOf(lower)] ?? part;
    const double = VOWELS.includes(lower) ? letter : '';
    return (part === lower ? letter : letter.toUpperCase()) + double;
  });
}

/** Asked for by hand in one browser's storage; no page offers it. */
function wished(): boolean {
  try {
    return localStorage.getItem('vivarium.pseudo') === '1';
  } catch {
    return false;
  }
}

export const respell: (text: string) => string = wished() ? marked : (text) => text;
