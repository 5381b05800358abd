import { neighbour, type Direction, type Layout, type Place } from './layout';

export interface Press {
  key: string;
  shift: boolean;
  ctrl: boolean;
}

/**
 * Six directions on four arrows: left and right along the row; up and down go to the cell on the
 * LEFT above or below, with Shift (or PageUp, PageDown) to the one on the RIGHT. At the rim, where
 * the wished cell is missing, the other one of that row is taken, so that no key is dead without need.
 */
const ARROWS: Record<string, { plain: Direction; shifted: Direction } | undefined> = {
  ArrowLeft: { plain: 'left', shifted: 'left' },
  ArrowRight: { plain: 'right', shifted: 'right' },
  ArrowUp: { plain: 'upLeft', shifted: 'upRight' },
  ArrowDown: { plain: 'downLeft', shifted: 'downRight' },
  PageUp: { plain: 'upRight', shifted: 'upLeft' },
  PageDown: { plain: 'downRight', shifted: 'downLeft' },
};

/**
 * Where a key press takes the reader of the board: the cell itself when there is nothing in that
 * direction, `null` when the key means nothing here and the page may have it. Home and End go to
 * the ends of the row, with Ctrl to the ends of the board; `n` and `p` to the next and previous of
 * `targets`, the cells where something may be done now.
 */
export function destination(
  layout: Layout,
  from: Place,
  press: Press,
  targets: ReadonlySet<string>,
): Place | null {
  const arrow = ARROWS[press.key];
  if (arrow) {
    const [first, second] = press.shift
      ? [arrow.shifted, arrow.plain]
      : [arrow.plain, arrow.shifted];
    return neighbour(layout, from, first) ?? neighbour(layout, from, second) ?? from;
  }
  switch (press.key) {
    case 'Home':
      return edge(layout, from, press.ctrl, 0);
    case 'End':
      return edge(layout, from, press.ctrl, -1);
    case 'n':
      return press.ctrl ? null : cycle(layout, from, targets, 1);
    case 'p':
      return press.ctrl ? null : cycle(layout, from, targets, -1);
    default:
      return null;
  }
}

function edge(layout: Layout, from: Place, ofBoard: boolean, index: 0 | -1): Place {
  const row = ofBoard ? layout.rows.at(index) : layout.rows.find((cells) => cells.includes(from));
  return row?.at(index) ?? from;
}

function cycle(layout: Layout, from: Place, targets: ReadonlySet<string>, by: 1 | -1): Place {
  const order = layout.rows.flat();
  const start = order.indexOf(from);
  for (let step = 1; step <= order.length; step += 1) {
    const place = order[(start + by * step + order.length * 2) % order.length];
    if (place && targets.has(place.name)) return place;
  }
  return from;
}
