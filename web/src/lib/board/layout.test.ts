import { layoutOf } from '$lib/testing/boards';
import { describe, expect, it } from 'vitest';
import { HALF, neighbour, neighbours, RADIUS, turned, type Place } from './layout';

const BOARDS = [
  ...Array.from({ length: 9 }, (_, index) => `hex${index + 2}`),
  ...Array.from({ length: 5 }, (_, index) => `limp${index + 2}`),
];

describe.each(BOARDS)('%s', (board) => {
  const layout = layoutOf(board);
  const n = Number(board.replace(/\D+/g, ''));

  it('has as many cells as the rules say', () => {
    const cells = board.startsWith('hex') ? 3 * n * (n - 1) + 1 : 3 * n * n;
    expect(layout.places.length).toBe(cells);
  });

  it('puts neighbours, and only them, at the distance of neighbours', () => {
    const far = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);
    for (const place of layout.places) {
      const near = layout.places.filter(
        (other) => other !== place && far(place, other) < 2 * HALF + 0.01,
      );
      expect(new Set(near)).toEqual(new Set(neighbours(layout, place)));
    }
  });

  it('numbers cells from the left and letters rows from the bottom', () => {
    const names = [...layout.rows].reverse().flatMap((row, index) => {
      const letter = String.fromCharCode(97 + index);
      return row.map((_, column) => `${letter}${column + 1}`);
    });
    expect([...layout.rows].reverse().flatMap((row) => row.map(({ name }) => name))).toEqual(names);
  });

  it('draws every cell inside its box', () => {
    const { x, y, width, height } = layout.box;
    for (const place of layout.places) {
      expect(place.x - HALF).toBeGreaterThanOrEqual(x);
      expect(place.y - RADIUS).toBeGreaterThanOrEqual(y);
      expect(place.x + HALF).toBeLessThanOrEqual(x + width);
      expect(place.y + RADIUS).toBeLessThanOrEqual(y + height);
    }
  });
});

describe('hex3', () => {
  const layout = layoutOf('hex3');

  it('has its named cells where the rules put them', () => {
    expect(layout.at(0, 0)?.name).toBe('c3');
    expect(layout.rows[0]?.[0]?.name).toBe('e1');
    expect(layout.rows.at(-1)?.at(-1)?.name).toBe('a3');
    expect(layout.rows.map((row) => row.length)).toEqual([3, 4, 5, 4, 3]);
    expect(layout.columns).toBe(5);
  });
});

describe('limp3', () => {
  it('has 3 cells in the bottom row and 4 in the top row', () => {
    expect(layoutOf('limp3').rows.map((row) => row.length)).toEqual([4, 5, 6, 5, 4, 3]);
  });
});

describe.each(['hex3', 'limp3'])('%s turned', (board) => {
  const layout = layoutOf(board);

  it('keeps neighbours, turns them clockwise, and lies as before after six steps', () => {
    const once = turned(layout, 1);
    for (const place of layout.places) {
      const there = once.byName.get(place.name);
      if (!there) throw new Error(`${place.name} is gone`);
      // What lay to the right lies below on the right now.
      expect(neighbour(once, there, 'downRight')?.name).toBe(
        neighbour(layout, place, 'right')?.name,
      );
    }
    const { places, rows, box, columns } = turned(layout, 6);
    const { places: p, rows: r, box: b, columns: c } = layout;
    expect({ places, rows, box, columns }).toEqual({ places: p, rows: r, box: b, columns: c });
  });

  it('has its rows from the top down and from the left', () => {
    for (const sixths of [1, 2, 3, 4, 5]) {
      const { rows } = turned(layout, sixths);
      const read = rows.flat().map(({ x, y }) => Math.round(y) * 10_000 + Math.round(x));
      expect(read).toEqual([...read].sort((one, other) => one - other));
    }
  });
});
