/** The strengths that a bot can have, from a child's first game to the best play there is. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];

/** Whom a newcomer meets first. */
export const USUAL_LEVEL: Level = 3;

/** How a bot of a level is asked for. */
export const specOf = (level: Level) => `level${level}`;

export interface Leveled {
  level: Level;
  /** Where its time was chosen: milliseconds a turn. */
  ms: string | null;
}

/** What a bot's text says of its level; null for the bots that have none. */
export function readLevel(spec: string): Leveled | null {
  const found = /^level([1-8])(?::ms=(\d+))?$/.exec(spec);
  if (!found) return null;
  return { level: Number(found[1]) as Level, ms: found[2] ?? null };
}
