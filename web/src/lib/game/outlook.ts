import type { Seat, TableState } from '$lib/net/generated';

/** What best play makes of a finished game. */
export interface Outlook {
  /** Who wins from the start. */
  start: Seat;
  /** One for each turn, in order. */
  turns: TurnOutlook[];
}

export interface TurnOutlook {
  /** Who wins behind the turn. */
  winner: Seat;
  /** Whether the turn gave the win away: before it somebody else was to win. */
  mistake: boolean;
}

/** The outlook of each turn; null where the server knows of none. */
export function readOutlook({ outlook }: Pick<TableState, 'outlook'>): Outlook | null {
  const [start, ...behind] = outlook ?? [];
  if (start === undefined) return null;
  let before = start;
  const turns = behind.map((winner) => {
    const mistake = winner !== before;
    before = winner;
    return { winner, mistake };
  });
  return { start, turns };
}
