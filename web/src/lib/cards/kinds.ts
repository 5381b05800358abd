import type { Counts, Kind } from '$lib/net/generated';

/** The six kinds in the order in which they are always shown. */
export const KINDS: readonly Kind[] = ['ant', 'bee', 'cricket', 'ladybug', 'moth', 'snail'];

/** The kinds that are there at all, each with how many. */
export function present(counts: Counts): { kind: Kind; n: number }[] {
  return KINDS.filter((kind) => counts[kind] > 0).map((kind) => ({ kind, n: counts[kind] }));
}

/** A hand as single cards. */
export function cardsOf(counts: Counts): Kind[] {
  return KINDS.flatMap((kind) => Array<Kind>(counts[kind]).fill(kind));
}

export const size = (counts: Counts) => KINDS.reduce((sum, kind) => sum + counts[kind], 0);
