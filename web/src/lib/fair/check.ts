/** Whether the chance in a record is what its seed gives: the same verdict as `vivarium verify`, come to independently. */
import { commitment, fate, type Fate } from './fate';
import { unhex } from './hex';
import { isByLot, outcomesOf } from './outcomes';
import { readRecord, type Moves } from './record';

export interface Fault {
  place: 'seed' | 'commitment' | 'seat-bytes' | 'lot' | 'deal' | 'turn';
  turn?: number;
  written: string;
  seed_gives: string | null;
}

export interface Check {
  game: string;
  table: string | null;
  /** Outcomes of chance in the record, and how many of them are what the seed gives. */
  outcomes: number;
  agreeing: number;
  faults: Fault[];
}

/** Why a record cannot be checked. */
export class Uncheckable extends Error {
  constructor(readonly code: 'no-evidence' | 'no-seed' | 'bad-evidence') {
    super(code);
  }
}

export async function check(text: string): Promise<Check> {
  const moves = readRecord(text);
  const game = moves.tag('Game') ?? '';
  const outcomes = outcomesOf(moves);
  if (outcomes === null) return { game, table: null, outcomes: 0, agreeing: 0, faults: [] };
  const { table, promised, seatBytes, seed } = evidenceOf(moves);
  const decided = await fate(seed, { table, game, setup: moves.tag('Setup') ?? '', seatBytes });

  const faults: Fault[] = [];
  for (const [number, { turn, written, due }] of outcomes.entries()) {
    const seedGives = await due(decided.draw(number));
    if (seedGives === written) continue;
    const place = turn === null ? { place: 'deal' as const } : { place: 'turn' as const, turn };
    faults.push({ ...place, written, seed_gives: seedGives });
  }
  const agreeing = outcomes.length - faults.length;
  const lot = await lotFault(moves, decided, seatBytes.length);
  if (lot) faults.unshift(lot);
  const right = await commitment(seed, table);
  // Hardly anything agrees: it is not single outcomes that are wrong.
  const strange = agreeing * 2 < outcomes.length;
  if (right === promised && strange) faults.unshift(tagFault(moves, 'seat-bytes', 'SeatBytes'));
  if (right !== promised) {
    faults.unshift(
      strange
        ? tagFault(moves, 'seed', 'Seed')
        : { place: 'commitment', written: promised, seed_gives: right },
    );
  }
  return { game, table, outcomes: outcomes.length, agreeing, faults };
}

function tagFault(moves: Moves, place: Fault['place'], tag: string): Fault {
  return { place, written: moves.tag(tag) ?? '', seed_gives: null };
}

function evidenceOf(moves: Moves) {
  const [table, promised, given, shown] = ['Table', 'Commitment', 'SeatBytes', 'Seed'].map(
    moves.tag,
  );
  if ((!promised && !shown) || moves.tag('Position')) throw new Uncheckable('no-evidence');
  if (!table || !promised || !given) throw new Uncheckable('bad-evidence');
  const seatBytes = given.split(' ').map((bytes) => {
    const read = bytes === '-' ? new Uint8Array() : unhex(bytes, 16);
    if (!read) throw new Uncheckable('bad-evidence');
    return read;
  });
  if (!shown) throw new Uncheckable('no-seed');
  const seed = unhex(shown, 32);
  if (!seed) throw new Uncheckable('bad-evidence');
  return { table, promised, seatBytes, seed };
}

async function lotFault(moves: Moves, decided: Fate, seats: number): Promise<Fault | null> {
  const due = isByLot(moves) ? (await decided.lot(seats)).join(' ') : null;
  const written = moves.tag('Lot');
  return due === written ? null : { place: 'lot', written: written ?? 'nothing', seed_gives: due };
}
