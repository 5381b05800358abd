import type { BugView, HerdView, TurnInfo } from '$lib/net/generated';
import { neighbour, neighbours, type Layout } from './layout';

export type Look = 'black' | 'white' | 'red' | 'blue';

/** What lies on a board, in terms that one component can draw for either hex game. */
export interface Scene {
  stones: ReadonlyMap<string, Look>;
  /** Stones that belong together and are drawn as one creature; empty in Herd. */
  bodies: Body[];
  /** Borders between two touching bugs of the same shape. */
  links: { from: string; to: string }[];
  /** Empty cells that the mover may not use. */
  blocked: ReadonlySet<string>;
  /** The stone that a legal cell would get, shown under the pointer. */
  ghost: Look | null;
}

export interface Body {
  look: Look;
  cells: string[];
  /** Pairs of neighbouring cells: the necks. */
  necks: [string, string][];
  /** Three cells that touch each other: the gap between their necks is filled. */
  webs: [string, string, string][];
  /** Where its eyes and its size sit. */
  head: string;
  middle: string;
}

export function bugScene(view: BugView, layout: Layout): Scene {
  const stones = new Map<string, Look>();
  for (const bug of view.bugs) for (const cell of bug.cells) stones.set(cell, bug.colour);
  return {
    stones,
    bodies: view.bugs.map((bug) => body(bug.colour, bug.cells, layout)),
    links: view.bugs.flatMap((bug, index) =>
      bug.kin
        // Each pair once.
        .filter((other) => other > index)
        .flatMap((other) => border(bug.cells, view.bugs[other]?.cells ?? [], layout) ?? []),
    ),
    blocked: new Set(),
    ghost: view.phase === 'over' ? null : view.mover,
  };
}

export function herdScene(view: HerdView): Scene {
  const stones = new Map<string, Look>();
  for (const cell of view.red) stones.set(cell, 'red');
  for (const cell of view.blue) stones.set(cell, 'blue');
  return {
    stones,
    bodies: [],
    links: [],
    blocked: new Set(view.surrounded),
    ghost: view.phase === 'place' ? view.mover : null,
  };
}

function body(look: Look, cells: string[], layout: Layout): Body {
  const own = new Set(cells);
  const places = cells.flatMap((cell) => layout.byName.get(cell) ?? []);
  const degree = new Map<string, number>();
  const necks: [string, string][] = [];
  const webs: Body['webs'] = [];
  for (const place of places) {
    const touching = neighbours(layout, place).filter(({ name }) => own.has(name));
    degree.set(place.name, touching.length);
    for (const { name } of touching) if (place.name < name) necks.push([place.name, name]);
    const right = neighbour(layout, place, 'right');
    for (const direction of ['upRight', 'downRight'] as const) {
      const third = neighbour(layout, place, direction);
      if (right && third && own.has(right.name) && own.has(third.name)) {
        webs.push([place.name, right.name, third.name]);
      }
    }
  }
  const x = places.reduce((sum, place) => sum + place.x, 0) / places.length;
  const y = places.reduce((sum, place) => sum + place.y, 0) / places.length;
  const distance = (place: { x: number; y: number }) => (place.x - x) ** 2 + (place.y - y) ** 2;
  // A head is at an end of the creature, the highest one.
  const head = [...places].sort(
    (a, b) => (degree.get(a.name) ?? 0) - (degree.get(b.name) ?? 0) || a.y - b.y || a.x - b.x,
  )[0];
  const middle = [...places].sort((a, b) => distance(a) - distance(b))[0];
  const any = cells[0] ?? '';
  return { look, cells, necks, webs, head: head?.name ?? any, middle: middle?.name ?? any };
}

/** The first border between two bugs, so that a link sits between them. */
function border(ours: string[], theirs: string[], layout: Layout) {
  const enemy = new Set(theirs);
  for (const from of ours) {
    const place = layout.byName.get(from);
    const to = place && neighbours(layout, place).find(({ name }) => enemy.has(name));
    if (to) return { from, to: to.name };
  }
  return null;
}

/** Cells that a turn's text names, told apart by whether a stone came or went there. */
export interface Touched {
  placed: string[];
  removed: string[];
}

/** Reads the cells out of a turn's text to ring them. Notation only: it says nothing about rules. */
export function touchedBy(text: string): Touched {
  const placed: string[] = [];
  const removed: string[] = [];
  for (const [, sign, list] of text.matchAll(/([-+*/,]?)([a-z]\d+)/g)) {
    if (sign === '-' || sign === '*' || sign === ',') removed.push(list ?? '');
    else placed.push(list ?? '');
  }
  return { placed, removed };
}

/** The newest turn that touched the board: the one under way, else the last whole one. */
export function lastTouched(turns: TurnInfo[]): Touched {
  for (let index = turns.length - 1; index >= 0; index -= 1) {
    const touched = touchedBy(turns[index]?.text ?? '');
    if (touched.placed.length + touched.removed.length > 0) return touched;
  }
  return { placed: [], removed: [] };
}

/**
 * Which legal step a click on a cell means. Every step of the hex games ends in the one cell it is
 * about (`c3`, `/b2`, `-b2`, `+c4`), and the server never offers two kinds for one cell at a time.
 */
export function stepsByCell(legal: string[]): Map<string, string> {
  const steps = new Map<string, string>();
  for (const step of legal) {
    const cell = /^[-+/]?([a-z]\d+)$/.exec(step)?.[1];
    if (cell && !steps.has(cell)) steps.set(cell, step);
  }
  return steps;
}
