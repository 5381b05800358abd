import { describe, expect, it } from 'vitest';
import { graphOf } from './graph';

const history = (ratings: number[]) =>
  ratings.map((rating, index) => ({ at: `2026-11-${index + 1}`, rating }));

describe('the graph of a rating', () => {
  it('goes from left to right, with higher ratings above', () => {
    const { points, low, high } = graphOf(history([1500, 1600, 1450]), 100, 40);
    expect([low, high]).toEqual([1400, 1700]);
    expect(points.map(({ x }) => x)).toEqual([0, 50, 100]);
    expect(points[1]?.y).toBeLessThan(points[0]?.y ?? 0);
    expect(points[2]?.y).toBeGreaterThan(points[0]?.y ?? 0);
    for (const { y } of points) expect(y > 0 && y < 40).toBe(true);
  });

  it('can be of one game', () => {
    const { points } = graphOf(history([1662]), 100, 40);
    expect(points).toHaveLength(1);
    expect(Number.isFinite(points[0]?.y)).toBe(true);
  });
});
