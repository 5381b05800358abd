import type { BoardInfo } from '$lib/net/generated';

/** Distance from the centre of a cell to its corners, in SVG units. */
export const RADIUS = 20;
/** Half the width of a cell: from its centre to the middle of an upright side. */
export const HALF = (RADIUS * Math.sqrt(3)) / 2;
/** Room around the outermost cells for their outlines and the focus ring. */
const MARGIN = 3;

/** A cell with its centre on the page. Rows are horizontal, hexagons stand on a corner. */
export interface Place {
  name: string;
  q: number;
  r: number;
  x: number;
  y: number;
}

export interface Layout {
  board: string;
  places: Place[];
  /** Rows from the top of the page down, each from left to right. */
  rows: Place[][];
  byName: ReadonlyMap<string, Place>;
  at: (q: number, r: number) => Place | undefined;
  box: { x: number; y: number; width: number; height: number };
  /** Cells in the widest row. */
  columns: number;
}

/** The six steps to a neighbour, clockwise from the right; `r` grows downwards. */
export const STEPS = {
  right: [1, 0],
  downRight: [0, 1],
  downLeft: [-1, 1],
  left: [-1, 0],
  upLeft: [0, -1],
  upRight: [1, -1],
} as const;

export type Direction = keyof typeof STEPS;

type Where = Pick<Place, 'name' | 'q' | 'r'>;

export function layOut(info: BoardInfo): Layout {
  return arrange(info.board, info.cells);
}

/**
 * The same board turned clockwise by `sixths` of a full turn. Cells keep their names; everything that has a
 * direction, the keys too, goes by where they are now.
 */
export function turned(layout: Layout, sixths: number): Layout {
  let cells: Where[] = layout.places;
  for (let step = 0; step < sixths; step += 1) {
    cells = cells.map(({ name, q, r }) => ({ name, q: 0 - r, r: q + r }));
  }
  return arrange(layout.board, cells);
}

function arrange(board: string, cells: Where[]): Layout {
  const places = cells.map(({ name, q, r }) => ({
    name,
    q,
    r,
    x: HALF * (2 * q + r),
    y: RADIUS * 1.5 * r,
  }));
  const byRow = new Map<number, Place[]>();
  for (const place of places) {
    const row = byRow.get(place.r) ?? [];
    row.push(place);
    byRow.set(place.r, row);
  }
  const rows = [...byRow.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.sort((a, b) => a.q - b.q));
  const axial = new Map(places.map((place) => [`${place.q},${place.r}`, place]));
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const left = Math.min(...xs) - HALF - MARGIN;
  const top = Math.min(...ys) - RADIUS - MARGIN;
  return {
    board,
    places,
    rows,
    byName: new Map(places.map((place) => [place.name, place])),
    at: (q, r) => axial.get(`${q},${r}`),
    box: {
      x: left,
      y: top,
      width: Math.max(...xs) + HALF + MARGIN - left,
      height: Math.max(...ys) + RADIUS + MARGIN - top,
    },
    columns: Math.max(...rows.map((row) => row.length)),
  };
}

export function neighbour(layout: Layout, from: Place, direction: Direction): Place | undefined {
  const [q, r] = STEPS[direction];
  return layout.at(from.q + q, from.r + r);
}

export function neighbours(layout: Layout, of: Place): Place[] {
  return (Object.keys(STEPS) as Direction[]).flatMap(
    (direction) => neighbour(layout, of, direction) ?? [],
  );
}

/** Outline of a cell around the origin, drawn `radius` large. */
export function hexagon(radius: number): string {
  const half = (radius * Math.sqrt(3)) / 2;
  const corners = [
    [0, -radius],
    [half, -radius / 2],
    [half, radius / 2],
    [0, radius],
    [-half, radius / 2],
    [-half, -radius / 2],
  ] as const;
  return `M${corners.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
}
