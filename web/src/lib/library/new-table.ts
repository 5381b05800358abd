import { LEVELS } from '$lib/game/people';
import type { GameInfo, SeatRequest } from '$lib/net/generated';

/** Who a seat is meant for: `me` the reader, `open` a friend, else a bot of this strength. */
export type Sitter = string;

const USUAL_BOT = LEVELS[1].bot;

/** The seats of a new table for the button that was pressed: against a bot, with a friend, on one screen. */
export function opening(info: GameInfo, opponent: string | null): Sitter[] {
  const n = info.options.seats?.default ?? info.players.min;
  const other: Sitter =
    opponent === 'friend' ? 'open' : opponent === 'same-screen' && !info.hidden ? 'me' : USUAL_BOT;
  return ['me', ...Array<Sitter>(n - 1).fill(other)];
}

/** As many seats as wished; new ones are filled like the last. */
export function seatsFor(sitters: Sitter[], n: number): Sitter[] {
  const last = sitters.at(-1);
  const more: Sitter = last && last !== 'me' ? last : USUAL_BOT;
  return Array.from({ length: n }, (_, index) => sitters[index] ?? more);
}

/** Gives one seat to somebody. With hidden cards nobody sits twice: the reader moves over instead. */
export function setSeat(sitters: Sitter[], index: number, to: Sitter, hidden: boolean): Sitter[] {
  const before = sitters[index] ?? 'open';
  return sitters.map((sitter, seat) => {
    if (seat === index) return to;
    return hidden && to === 'me' && sitter === 'me' ? before : sitter;
  });
}

export function request(sitter: Sitter): SeatRequest {
  return sitter === 'me' || sitter === 'open' ? { kind: sitter } : { kind: 'bot', bot: sitter };
}
