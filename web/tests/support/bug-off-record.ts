import type { Counts, Kind } from '../../src/lib/net/generated';

export const KINDS: readonly Kind[] = ['ant', 'bee', 'cricket', 'ladybug', 'moth', 'snail'];

/** A turn of a finished game, with everything that was hidden while it ran. */
interface Turn {
  seat: number;
  /** Bug cards drawn; the last drawing of the game may be a Bug Off card alone. */
  drawn: Kind[];
  played: Kind | null;
}

export interface Truth {
  deal: Kind[][];
  turns: Turn[];
}

/** Reads the deal, the cards drawn and the cards played out of a finished record. */
export function readRecord(text: string): Truth {
  const dealt = /\[Deal "([^"]*)"\]/.exec(text)?.[1];
  if (!dealt) throw new Error(`a record without a deal:\n${text}`);
  const deal = dealt.split('|').map((hand) => hand.trim().split(/\s+/) as Kind[]);
  const moves = text.slice(text.lastIndexOf(']') + 1).replace(/\{[^}]*\}/g, ' ');
  const turns: Turn[] = [];
  for (const token of moves.split(/\s+/).filter(Boolean)) {
    const current = turns.at(-1);
    if (/^\d+\.$/.test(token)) {
      turns.push({ seat: (turns.length % deal.length) + 1, drawn: [], played: null });
    } else if (current && KINDS.includes(token as Kind)) {
      current.drawn.push(token as Kind);
    } else if (current && /^[+!]/.test(token)) {
      current.played = token.slice(1) as Kind;
    }
  }
  return { deal, turns };
}

/** What a seat held once `whole` turns were complete; `drawing`: and the mover had drawn for the next. */
export function handAt(truth: Truth, seat: number, whole: number, drawing: boolean): Counts {
  const hand: Counts = { ant: 0, bee: 0, cricket: 0, ladybug: 0, moth: 0, snail: 0 };
  for (const kind of truth.deal[seat - 1] ?? []) hand[kind] += 1;
  truth.turns.forEach((turn, index) => {
    if (turn.seat !== seat || index > whole || (index === whole && !drawing)) return;
    for (const kind of turn.drawn) hand[kind] += 1;
    if (index < whole && turn.played) hand[turn.played] -= 1;
  });
  return hand;
}
