import type { RatingPoint } from '$lib/net/generated';

export interface Graph {
  /** For a polyline in a box of `width` × `height`. */
  points: { x: number; y: number }[];
  /** The ratings at the bottom and at the top. */
  low: number;
  high: number;
}

/** Ratings are rounded to these, so that small changes do not look like leaps. */
const STEP = 100;

/** A history as a line: game after game, because weeks without one would leave a gap. */
export function graphOf(history: readonly RatingPoint[], width: number, height: number): Graph {
  const ratings = history.map(({ rating }) => rating);
  const low = Math.floor((Math.min(...ratings) - 1) / STEP) * STEP;
  const high = Math.ceil((Math.max(...ratings) + 1) / STEP) * STEP;
  const across = Math.max(1, ratings.length - 1);
  const points = ratings.map((rating, index) => ({
    x: (index / across) * width,
    y: height - ((rating - low) / (high - low)) * height,
  }));
  return { points, low, high };
}
