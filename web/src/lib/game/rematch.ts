import type { NewTable, SeatInfo, SeatRequest, TableState } from '$lib/net/generated';

/** The same game once more; two players change sides, friends get a new link. */
export function rematch(table: TableState): NewTable {
  const seats = table.seats.map((info) => again(info, table));
  return {
    game: table.game,
    setup: table.setup,
    seats: seats.length === 2 ? seats.reverse() : seats,
    access: 'link',
    pace: table.pace,
    clock: table.clock?.setting ?? null,
  };
}

function again({ seat, occupant }: SeatInfo, table: TableState): SeatRequest {
  if (table.you.includes(seat)) return { kind: 'me' };
  // A bot that took over for somebody who resigned gives the seat back.
  if (occupant.kind === 'bot' && occupant.replaces === null) {
    return { kind: 'bot', bot: occupant.bot };
  }
  return { kind: 'open' };
}
