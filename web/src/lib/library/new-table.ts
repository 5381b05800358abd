import { readLevel, specOf, USUAL_LEVEL, type Level } from '$lib/bots/levels';
import type { GameInfo, SeatRequest } from '$lib/net/generated';

/** Who a seat is meant for: `me` the reader, `open` a friend, else the bot of this text. */
export type Sitter = string;

export const USUAL_BOT: Sitter = specOf(USUAL_LEVEL);

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

export const isBot = (sitter: Sitter) => sitter !== 'me' && sitter !== 'open';

/** The level of a seat's bot. */
export const levelOf = (sitter: Sitter): Level => readLevel(sitter)?.level ?? USUAL_LEVEL;

/** Gives a level to one bot, or to all of them where no seat is named. */
export function setLevel(sitters: Sitter[], level: Level, index: number | null = null): Sitter[] {
  return sitters.map((sitter, seat) =>
    isBot(sitter) && (index === null || index === seat) ? specOf(level) : sitter,
  );
}

export function request(sitter: Sitter): SeatRequest {
  return sitter === 'me' || sitter === 'open' ? { kind: sitter } : { kind: 'bot', bot: sitter };
}
