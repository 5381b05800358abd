import type { BugOffView, Counts } from '$lib/net/generated';
import { expect, it } from 'vitest';
import { flights } from './flights';

const counts = (some: Partial<Counts> = {}): Counts => ({
  ant: 0,
  bee: 0,
  cricket: 0,
  ladybug: 0,
  moth: 0,
  snail: 0,
  ...some,
});

const view = (change: Partial<BugOffView>): BugOffView => ({
  seats: 2,
  copies: 6,
  viewer: 1,
  phase: 'play',
  again: false,
  mover: 1,
  hand: counts(),
  drawn: null,
  hand_sizes: [3, 3],
  displays: [counts({ bee: 1 }), counts({ bee: 2, ant: 1 })],
  scored: [counts(), counts()],
  central: counts(),
  discarded: counts(),
  stack: [],
  cards_left: 20,
  points: [0, 0],
  winners: [],
  ...change,
});

it('sees a card that is placed', () => {
  const after = view({ displays: [counts({ bee: 1, moth: 1 }), counts({ bee: 2, ant: 1 })] });
  expect(flights(view({}), after)).toEqual([{ kind: 'moth', from: 'hand-1', to: 'display-1' }]);
});

it('sees a kind that is scored on every display', () => {
  const after = view({
    mover: 2,
    central: counts({ bee: 1 }),
    displays: [counts(), counts({ ant: 1 })],
    scored: [counts({ bee: 1 }), counts({ bee: 2 })],
  });
  expect(flights(view({}), after)).toEqual([
    { kind: 'bee', from: 'hand-1', to: 'central' },
    { kind: 'bee', from: 'display-1', to: 'pile-1' },
    { kind: 'bee', from: 'display-2', to: 'pile-2' },
  ]);
});

it('sees what the net sweeps away, and nothing where nothing has moved', () => {
  const after = view({
    stack: ['ant'],
    displays: [counts({ bee: 1 }), counts({ bee: 2 })],
    discarded: counts({ ant: 1 }),
  });
  expect(flights(view({}), after)).toEqual([{ kind: 'ant', from: 'display-2', to: 'stack' }]);
  expect(flights(view({}), view({}))).toEqual([]);
});
