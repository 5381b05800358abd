import type { BugOffView, Counts, Kind } from '$lib/net/generated';
import { KINDS } from './kinds';

/** A place on the table where cards lie. */
export type Spot = `hand-${number}` | `display-${number}` | `pile-${number}` | 'central' | 'stack';

/** Cards of one kind that go from one place to another. */
export interface Flight {
  kind: Kind;
  from: Spot;
  to: Spot;
}

/**
 * Which cards have moved between two positions, told from the counts alone: a card that is new on a display or in the
 * centre came from a hand; what a display has lost went to its pile, or was swept away.
 */
export function flights(before: BugOffView, after: BugOffView): Flight[] {
  const found: Flight[] = [];
  const more = (now: Counts | undefined, old: Counts | undefined, kind: Kind) =>
    (now?.[kind] ?? 0) - (old?.[kind] ?? 0);
  for (const kind of KINDS) {
    if (more(after.central, before.central, kind) > 0) {
      found.push({ kind, from: `hand-${before.mover}`, to: 'central' });
    }
    for (let seat = 1; seat <= after.seats; seat += 1) {
      const change = more(after.displays[seat - 1], before.displays[seat - 1], kind);
      const display: Spot = `display-${seat}`;
      if (change > 0) found.push({ kind, from: `hand-${seat}`, to: display });
      if (change < 0) {
        const scored = more(after.scored[seat - 1], before.scored[seat - 1], kind) > 0;
        found.push({ kind, from: display, to: scored ? `pile-${seat}` : 'stack' });
      }
    }
  }
  return found;
}
