/** What the numbers of a fate mean in each game, and in which order they are drawn (docs/FAIRNESS.md). */
import type { Words } from './fate';
import type { Moves } from './record';

/** An outcome of chance as a record has it. */
export interface Outcome {
  /** From 1; null for a deal. */
  turn: number | null;
  written: string;
  /** What it should be. What came before is taken from the record. */
  due: (words: Words) => Promise<string>;
}

/** The kinds of bugs, in the order in which the cards lie. */
const KINDS = ['ant', 'bee', 'cricket', 'ladybug', 'moth', 'snail'];
const HAND = 3;

const isRoll = (word: string) => /^[1-6]-[1-6]$/.test(word);

async function roll(words: Words): Promise<string> {
  const dice = [1 + (await words.below(6)), 1 + (await words.below(6))];
  return dice.sort((a, b) => a - b).join('-');
}

function rolls(moves: Moves): Outcome[] {
  const rolled = moves.words.filter(({ text }) => isRoll(text));
  return rolled.map(({ turn, text }) => ({ turn, written: text, due: roll }));
}

/** Cards in their order, without those that have come. */
function without(cards: string[], come: string[]): string[] {
  const left = [...cards];
  for (const card of come) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

async function deal(bugs: string[], seats: number, words: Words): Promise<string> {
  const left = [...bugs];
  const hands: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const hand: string[] = [];
    for (let card = 0; card < HAND; card++) {
      hand.push(...left.splice(await words.below(left.length), 1));
    }
    hands.push(hand.join(' '));
  }
  return hands.join(' | ');
}

function cards(moves: Moves): Outcome[] {
  const option = (name: string, usual: number) =>
    Number(new RegExp(`${name}=(\\d+)`).exec(moves.tag('Setup') ?? '')?.[1] ?? usual);
  const [seats, copies] = [option('seats', 2), option('copies', 10)];
  const bugs = KINDS.flatMap((kind) => Array<string>(copies).fill(kind));
  const deck = [...bugs, ...KINDS.map((kind) => `off:${kind}`)];
  const dealt = moves.tag('Deal') ?? '';
  const outcomes: Outcome[] = [
    { turn: null, written: dealt, due: (words) => deal(bugs, seats, words) },
  ];
  const come = dealt.split(' ').filter((word) => word !== '|');
  for (const { turn, text } of moves.words) {
    if (!deck.includes(text)) continue;
    const left = without(deck, come);
    const due = async (words: Words) => left[await words.below(left.length)] ?? '';
    outcomes.push({ turn, written: text, due });
    come.push(text);
  }
  return outcomes;
}

/** Every outcome of chance in a game; null where nothing is left to chance. */
export function outcomesOf(moves: Moves): Outcome[] | null {
  switch (moves.tag('Game')) {
    case 'herd':
      return rolls(moves);
    case 'bug-off':
      return cards(moves);
    default:
      return null;
  }
}

/** Whether the seats of this game are drawn by lot. */
export const isByLot = (moves: Moves): boolean => moves.tag('Game') === 'bug-off';
