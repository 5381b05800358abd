import type { GameInfo } from '$lib/net/generated';
import { describe, expect, it } from 'vitest';
import { levelOf, opening, request, seatsFor, setLevel, setSeat } from './new-table';

const info = {
  players: { min: 2, max: 2 },
  options: { swap: true, copies: null, seats: null },
  hidden: false,
} as GameInfo;
const cards = {
  ...info,
  players: { min: 2, max: 5 },
  options: { ...info.options, seats: { min: 2, max: 5, default: 3 } },
  hidden: true,
} as GameInfo;

describe('the seats of a new table', () => {
  it('are filled by the button that was pressed', () => {
    expect(opening(info, 'same-screen')).toEqual(['me', 'me']);
    expect(opening(info, 'friend')).toEqual(['me', 'open']);
    expect(opening(info, 'bot')[1]).toBe('level3');
    expect(opening(info, null)[1]).toBe('level3');
    expect(opening(cards, 'same-screen').filter((sitter) => sitter === 'me')).toEqual(['me']);
    expect(opening(cards, 'friend')).toEqual(['me', 'open', 'open']);
  });

  it('give a level to one bot or to all of them', () => {
    const sitters = ['me', 'level3', 'open', 'level3'];
    expect(setLevel(sitters, 5)).toEqual(['me', 'level5', 'open', 'level5']);
    expect(setLevel(sitters, 8, 3)).toEqual(['me', 'level3', 'open', 'level8']);
    expect(levelOf('level8')).toBe(8);
    expect(request('level8')).toEqual({ kind: 'bot', bot: 'level8' });
    expect(request('open')).toEqual({ kind: 'open' });
  });

  it('grow and shrink', () => {
    expect(seatsFor(['me', 'open'], 4)).toEqual(['me', 'open', 'open', 'open']);
    expect(seatsFor(['me', 'open', 'random'], 2)).toEqual(['me', 'open']);
  });

  it('seat nobody twice where cards are hidden', () => {
    expect(setSeat(['me', 'random'], 1, 'me', true)).toEqual(['random', 'me']);
    expect(setSeat(['me', 'random'], 1, 'me', false)).toEqual(['me', 'me']);
  });
});
