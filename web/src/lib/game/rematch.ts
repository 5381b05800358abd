import type { TableState } from '$lib/net/generated';

/** How far a rematch has come, for its reader. */
export interface RematchNow {
  /** The reader may ask for one, or agree to the one that is on offer. */
  can: boolean;
  /** Nobody else is to be asked: it begins at once. */
  alone: boolean;
  /** The reader has asked, and may withdraw that while it has not begun. */
  asked: boolean;
  /** Somebody else wants one. */
  others: number[];
  /** Its table, once all agreed. */
  table: string | null;
}

export function rematchOf({ status, you, seats, rematch }: TableState): RematchNow {
  const wants = rematch?.asked ?? [];
  const asked = wants.some((seat) => you.includes(seat));
  return {
    can: status === 'over' && you.length > 0 && !asked && rematch?.table == null,
    alone: seats.every(({ seat, occupant }) => occupant.kind !== 'guest' || you.includes(seat)),
    asked,
    others: wants.filter((seat) => !you.includes(seat)),
    table: rematch?.table ?? null,
  };
}

/** Where a page goes by itself: to the rematch that has begun before its eyes, if its reader had asked. */
export function follows(before: TableState | null, now: TableState): string | null {
  const { asked, table } = rematchOf(now);
  const saw = before?.id === now.id && before.rematch?.table == null;
  return saw && asked ? table : null;
}
