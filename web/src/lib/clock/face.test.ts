import { describe, expect, it } from 'vitest';
import { face, momentAt, steady } from './face';

const DAY = 86_400_000;

describe('the face of a clock', () => {
  it.each([
    [600_000, '10:00'],
    [599_999, '9:59'],
    [61_000, '1:01'],
    [10_000, '0:10'],
    [9_999, '0:09.9'],
    [1_050, '0:01.0'],
    [99, '0:00.0'],
    [-500, '0:00.0'],
    [3_600_000, '1:00:00'],
    [DAY - 1, '23:59:59'],
  ])('shows %i ms as %s', (ms, text) => {
    expect(face(ms)).toMatchObject({ days: 0, text });
  });

  it('counts days and hours by correspondence', () => {
    expect(face(3 * DAY - 1)).toEqual({ days: 2, text: '23', low: false });
  });

  it('marks the last ten seconds', () => {
    expect([face(10_000).low, face(9_999).low]).toEqual([false, true]);
  });
});

describe('ticking', () => {
  it.each([3_661_234, 59_999, 10_001, 9_950, 100, 3 * DAY + 5])(
    'shows something else once %i ms have changed their face',
    (ms) => {
      const until = steady(ms);
      expect(until).toBeGreaterThan(0);
      expect(face(ms - until)).not.toEqual(face(ms));
      if (until > 1) expect(face(ms - until + 1)).toEqual(face(ms));
    },
  );
});

describe('the moments that are told', () => {
  it.each([
    [60_001, null],
    [60_000, 60],
    [30_000, 30],
    [10_000, 10],
    [0, 10],
  ])('at %i ms: %s', (ms, moment) => {
    expect(momentAt(ms)).toBe(moment);
  });
});
