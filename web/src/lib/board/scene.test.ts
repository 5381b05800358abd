import type { BugView, HerdView } from '$lib/net/generated';
import { layoutOf } from '$lib/testing/boards';
import { describe, expect, it } from 'vitest';
import { bugScene, herdScene, lastTouched, stepsByCell, touchedBy } from './scene';

const bug: BugView = {
  board: 'hex3',
  position: '',
  phase: 'place',
  mover: 'black',
  black_seat: 1,
  can_swap: false,
  swap_coming: false,
  bugs: [
    { colour: 'black', cells: ['a1', 'a2', 'b2'], kin: [] },
    { colour: 'black', cells: ['c3', 'd3'], kin: [2] },
    { colour: 'white', cells: ['c4', 'd4'], kin: [1] },
  ],
  winner: null,
  score: null,
};

describe('a scene of Bug', () => {
  const scene = bugScene(bug, layoutOf('hex3'));

  it('has every stone and joins a bug by its necks', () => {
    expect(scene.stones.get('d4')).toBe('white');
    expect(scene.stones.size).toBe(7);
    expect(scene.bodies[0]?.necks).toEqual([
      ['a1', 'a2'],
      ['a1', 'b2'],
      ['a2', 'b2'],
    ]);
    expect(scene.bodies[0]?.webs).toEqual([['a1', 'a2', 'b2']]);
  });

  it('links each pair of equal bugs once, on a border that they share', () => {
    expect(scene.links.length).toBe(1);
    expect(scene.links[0]).toEqual({ from: 'c3', to: 'c4' });
  });

  it('shows no stone under the pointer once the game is over', () => {
    expect(bugScene({ ...bug, phase: 'over' }, layoutOf('hex3')).ghost).toBeNull();
  });
});

describe('a scene of Herd', () => {
  const view: HerdView = {
    board: 'hex3',
    position: '',
    phase: 'remove',
    mover: 'blue',
    turn: 2,
    roll: { low: 1, high: 2 },
    remove_due: 1,
    place_due: 2,
    red: ['a1', 'b1'],
    blue: ['c3'],
    surrounded: ['e1'],
    winners: [],
  };

  it('knows colours, blocked cells, and shows a stone to come only while placing', () => {
    const scene = herdScene(view);
    expect([...scene.stones]).toEqual([
      ['a1', 'red'],
      ['b1', 'red'],
      ['c3', 'blue'],
    ]);
    expect([...scene.blocked]).toEqual(['e1']);
    expect(scene.ghost).toBeNull();
    expect(herdScene({ ...view, phase: 'place' }).ghost).toBe('blue');
  });
});

describe('cells named by a turn', () => {
  it.each([
    ['c3', ['c3'], []],
    ['c3/b2/a1', ['c3', 'b2', 'a1'], []],
    ['2-5 -b2 -c3 +a1 +c4*c5,d4 +d10', ['a1', 'c4', 'd10'], ['b2', 'c3', 'c5', 'd4']],
    ['2-5', [], []],
    ['swap', [], []],
    ['? +ant', [], []],
  ])('%s', (text, placed, removed) => {
    expect(touchedBy(text)).toEqual({ placed, removed });
  });

  it('are those of the newest turn that named any', () => {
    const turns = [
      { turn: 1, seat: 1, text: 'c3', complete: true },
      { turn: 2, seat: 2, text: 'swap', complete: true },
    ];
    expect(lastTouched(turns).placed).toEqual(['c3']);
    expect(lastTouched([])).toEqual({ placed: [], removed: [] });
  });
});

describe('steps by cell', () => {
  it('finds the cell that a step is about, whatever its sign', () => {
    expect([...stepsByCell(['c3', '/b2', '-a1', '+d10', 'swap', '+ant', '!bee', '2-5'])]).toEqual([
      ['c3', 'c3'],
      ['b2', '/b2'],
      ['a1', '-a1'],
      ['d10', '+d10'],
    ]);
  });
});
