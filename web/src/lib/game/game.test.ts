import type { AnyEffect, BugView, SeatInfo, TableState } from '$lib/net/generated';
import { describe, expect, it } from 'vitest';
import { ask } from './ask';
import { effectsByStep, effectText } from './effect';
import { seatName } from './people';
import { follows, rematchOf } from './rematch';
import { boardSize, readSetup, writeSetup } from './setup';
import { trouble } from './trouble';
import { Refused, Unreachable } from '$lib/net/problem';

const guest = (seat: number, role: string, name: string, you = false): SeatInfo => ({
  seat,
  role,
  occupant: { kind: 'guest', name, you },
});
const bug: BugView = {
  board: 'hex3',
  position: '',
  phase: 'place',
  mover: 'black',
  black_seat: 1,
  can_swap: false,
  swap_coming: false,
  bugs: [
    { colour: 'black', cells: ['a1', 'a2', 'a3'], kin: [] },
    { colour: 'black', cells: ['e1'], kin: [] },
    { colour: 'white', cells: ['c3'], kin: [] },
  ],
  winner: null,
  score: null,
};
const table: TableState = {
  id: 'x',
  game: 'bug',
  setup: 'hex3',
  version: 1,
  status: 'running',
  created_at: '',
  seats: [guest(1, 'black', 'Ada', true), guest(2, 'white', 'Bob')],
  you: [1],
  to_act: 1,
  view: { game: 'bug', ...bug },
  legal: [],
  effects: [],
  can_undo: false,
  can_resign: true,
  can_hint: false,
  pace: 'human',
  clock: null,
  turns: [],
  result: null,
  outlook: null,
  invite: null,
  chat: { read: ['table'], write: ['table'] },
  access: 'open',
  rated: false,
  ratings: [],
  takeback: null,
  can_ask_takeback: false,
  can_close: false,
  can_leave_replies: false,
  rematch: null,
  challenge: null,
  fair: null,
};

describe('what is asked', () => {
  it('is said to the one who moves, and the name of the mover to the others', () => {
    expect(ask(table)).toEqual({ yours: true, text: 'Place a stone' });
    expect(ask({ ...table, you: [2] })).toEqual({ yours: false, text: 'Waiting for Ada' });
    expect(ask({ ...table, you: [] })).toEqual({ yours: false, text: 'Waiting for Ada' });
  });

  it('names the colour on one screen', () => {
    expect(ask({ ...table, you: [1, 2] }).text).toBe('Black: Place a stone');
  });

  it('names the size of the bug that must eat, when it is only one', () => {
    const view = { game: 'bug', ...bug, phase: 'eat' } as const;
    const grows = (size: number): AnyEffect => ({ game: 'bug', size, eats: ['a1'], choices: 0 });
    expect(ask({ ...table, view, effects: [grows(4), grows(4)] }).text).toBe(
      'Your bug of 3 must eat: choose where it grows',
    );
    expect(ask({ ...table, view, effects: [grows(4), grows(2)] }).text).toContain(
      'One of your bugs must eat',
    );
  });

  it('is the result once there is one', () => {
    const over: TableState = {
      ...table,
      status: 'over',
      to_act: null,
      result: { winners: [2], points: null, reason: 'resignation', text: '0-1' },
    };
    expect(ask(over).text).toBe('You lose: Bob wins (by resignation)');
    expect(ask({ ...over, you: [] }).text).toBe('Bob wins (by resignation)');
    expect(ask({ ...over, you: [2] }).text).toBe('You win (by resignation)');
    const late: TableState = {
      ...over,
      result: { winners: [2], points: null, reason: 'time', text: '0-1' },
    };
    expect(ask(late).text).toBe('You lose: Bob wins (on time)');
    const drawn: TableState = {
      ...over,
      result: { winners: [1, 2], points: null, reason: 'rules', text: '1/2-1/2' },
    };
    expect(ask(drawn).text).toBe('A draw');
  });
});

describe('what a step would do', () => {
  it('is told for Bug by size, meal and choice', () => {
    const effect: AnyEffect = { game: 'bug', size: 3, eats: ['b2', 'b3'], choices: 2 };
    expect(effectText(effect, table)).toBe(
      'your bug reaches 3, eats 2 stones, and you choose where it grows',
    );
    expect(effectText({ ...effect, size: 1, eats: [], choices: 0 }, table)).toBeNull();
  });

  it('is told for Herd and Bug Off', () => {
    expect(effectText({ game: 'herd', captures: ['a1'] }, table)).toBe('captures 1 stone');
    const scores = { game: 'bug-off' as const, display: 0 };
    expect(effectText({ ...scores, scores: [2, 1] }, table)).toBe('gives Ada 2, Bob 1');
    expect(effectText({ ...scores, scores: [0, 0] }, table)).toBe('gives nothing to anybody');
    expect(effectText({ ...scores, display: 2, scores: [] }, table)).toBe('2 on your display');
  });

  it('belongs to its step', () => {
    const effects = [{ game: 'herd', captures: ['a1'] }] as TableState['effects'];
    expect([...effectsByStep({ legal: ['+b2'], effects }).keys()]).toEqual(['+b2']);
  });
});

describe('a seat', () => {
  it('is called by the player, with the role where two have one name', () => {
    expect(seatName(table, 2)).toBe('Bob');
    const twins = { seats: [guest(1, 'black', 'Ada'), guest(2, 'white', 'Ada')], you: [] };
    expect(seatName(twins, 2)).toBe('Ada (White)');
    const seats = { seats: [guest(1, 'seat1', 'Ada'), guest(2, 'seat2', 'Ada')], you: [] };
    expect(seatName(seats, 2)).toBe('Ada 2');
  });
});

describe('a setup', () => {
  it.each(['hex3', 'hex3 swap', 'limp4', 'seats=3 copies=10'])('%s is written as read', (text) => {
    expect(writeSetup(readSetup(text))).toBe(text);
  });
  it('knows how many cells a board has', () => {
    expect(boardSize('hex10').cells).toBe(271);
    expect(boardSize('limp3')).toEqual({ limp: true, n: 3, cells: 27 });
  });
});

describe('a rematch', () => {
  const over: TableState = { ...table, status: 'over', to_act: null };
  it('is asked for by those who sit there, once', () => {
    expect(rematchOf(over)).toMatchObject({ can: true, alone: false, asked: false, others: [] });
    expect(rematchOf({ ...over, you: [] }).can).toBe(false);
    expect(rematchOf(table).can).toBe(false);
    const asked = { ...over, rematch: { asked: [1], table: null, promise: null } };
    expect(rematchOf(asked)).toMatchObject({ can: false, asked: true });
    expect(rematchOf({ ...asked, you: [2] })).toMatchObject({ can: true, others: [1] });
    expect(rematchOf({ ...over, you: [1, 2] }).alone).toBe(true);
  });
  it('is followed by those who asked and see it begin', () => {
    const asked = { ...over, rematch: { asked: [1], table: null, promise: null } };
    const begun = { ...over, rematch: { asked: [1, 2], table: 'next', promise: null } };
    expect(follows(asked, begun)).toBe('next');
    expect(follows(over, begun)).toBe('next');
    expect(follows(asked, { ...begun, you: [] })).toBeNull();
    // Who comes later, or back, stays with the old game.
    expect(follows(null, begun)).toBeNull();
    expect(follows(begun, begun)).toBeNull();
    expect(follows(asked, asked)).toBeNull();
  });
});

describe('trouble', () => {
  it('is said by code, else in the words of the server', () => {
    expect(trouble(new Refused(422, 'occupied', 'x'))).toContain('taken');
    expect(trouble(new Refused(418, 'teapot', 'I am short'))).toBe('That did not work: I am short');
    expect(trouble(new Unreachable(null))).toContain('does not answer');
  });
});
