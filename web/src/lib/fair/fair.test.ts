import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check, Uncheckable } from './check';
import { commitment, fate } from './fate';
import fixtures from './fixtures.json';
import { hex, unhex } from './hex';
import { verdictOn } from './verdict';

/** The vectors that every implementation is held against. */
interface Vector {
  table: string;
  game: string;
  setup: string;
  seat_bytes: string;
  seed: string;
  commitment: string;
  lot: string;
  draws: { number: number; below: number[]; results: number[] }[];
}

const reference = readFileSync(new URL('../../../../docs/FAIRNESS.md', import.meta.url), 'utf8');
const vectors = JSON.parse(/```json\n([\s\S]*?)```/.exec(reference)?.[1] ?? '[]') as Vector[];

const bytes = (text: string, length: number) => {
  const read = unhex(text, length);
  if (!read) throw new Error(text);
  return read;
};

describe('the vectors of the reference', () => {
  it('are there', () => expect(vectors.length).toBeGreaterThanOrEqual(3));

  it.each(vectors)('$table $game', async (vector) => {
    const seed = bytes(vector.seed, 32);
    expect(await commitment(seed, vector.table)).toBe(vector.commitment);
    const seatBytes = vector.seat_bytes
      .split(' ')
      .map((given) => (given === '-' ? new Uint8Array() : bytes(given, 16)));
    const decided = await fate(seed, { ...vector, seatBytes });
    expect((await decided.lot(seatBytes.length)).join(' ')).toBe(vector.lot);
    for (const draw of vector.draws) {
      const words = decided.draw(draw.number);
      const results: number[] = [];
      for (const n of draw.below) results.push(await words.below(n));
      expect(results).toEqual(draw.results);
    }
  });
});

describe('the verdict on a record', () => {
  it.each(fixtures.map((fixture, at) => ({ ...fixture, at })))(
    'is that of the program: $at',
    async ({ record, check: found, refused }) => {
      if (refused === undefined) {
        expect(await check(record)).toEqual(found);
      } else {
        await expect(check(record)).rejects.toEqual(new Uncheckable(refused as 'no-seed'));
      }
    },
  );

  it('does not depend on line ends, comments or the order of tags', async () => {
    const good = fixtures.find(({ check: found }) => found?.game === 'herd');
    const [head = '', body = ''] = good?.record.split('\n\n') ?? [];
    const tags = head.split('\n').reverse().join('\r\n');
    const text = `${tags}\r\n\r\n{3-4}\r\n${body.replaceAll('\n', '\r\n{ 1-1 }')}`;
    expect(await check(text)).toEqual(good?.check);
  });

  it('needs everything that it is made from', async () => {
    const good = fixtures.find(({ check: found }) => found?.game === 'herd')?.record ?? '';
    const cases = [
      [/\[(Table|Commitment|SeatBytes|Seed) .*\n/g, 'no-evidence'],
      [/\[Table .*\n/, 'bad-evidence'],
      [/\[SeatBytes .*\n/, 'bad-evidence'],
      [/\[Commitment .*\n/, 'bad-evidence'],
      [/\[Seed .*\n/, 'no-seed'],
    ] as const;
    for (const [tag, code] of cases) {
      await expect(check(good.replace(tag, ''))).rejects.toEqual(new Uncheckable(code));
    }
  });
});

describe('what the reader is told', () => {
  const shownIn = (record: string) => ({
    id: /\[Table "(\w+)"/.exec(record)?.[1] ?? '',
    commitment: /\[Commitment "(\w+)"/.exec(record)?.[1] ?? '',
  });
  const withChance = fixtures.filter(({ check: found }) => found?.table !== null);

  it.each(withChance.map((fixture, at) => ({ ...fixture, at })))(
    'says whether all agrees: $at',
    async ({ record, check: found }) => {
      const shown = shownIn(record);
      const { agrees, lines } = await verdictOn(record, shown);
      expect(agrees).toBe(found?.faults.length === 0);
      expect(lines.length).toBeGreaterThan(0);
      for (const fault of found?.faults.slice(0, 5) ?? []) {
        if (fault.place === 'turn') expect(lines.join()).toContain(`Turn ${fault.turn}: `);
      }
      for (const other of [{ id: 'x' }, { commitment: '00'.repeat(32) }]) {
        expect((await verdictOn(record, { ...shown, ...other })).agrees).toBe(false);
      }
    },
  );

  it('is not taken in by a record of a game without chance', async () => {
    const bug = fixtures.find(({ check: found }) => found?.game === 'bug')?.record ?? '';
    const commitment = '00'.repeat(32);
    const record = `[Commitment "${commitment}"]\n${bug}`;
    expect((await verdictOn(record, { id: 'x', commitment })).agrees).toBe(false);
  });
});

describe('hex', () => {
  it('goes out and comes back', () => {
    expect(hex(Uint8Array.of(0, 10, 255))).toBe('000aff');
    expect(unhex('000aff', 3)).toEqual(Uint8Array.of(0, 10, 255));
    for (const wrong of ['', '000af', '000aFF', '00 0af', '000aff00']) {
      expect(unhex(wrong, 3)).toBeNull();
    }
  });
});
