import type { Hint, Reason, SeatInfo, TableState } from '$lib/net/generated';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { givesHints, hintedCell, hintText } from './hint';

const me: SeatInfo = {
  seat: 1,
  role: 'black',
  occupant: { kind: 'guest', name: 'Ada', you: true },
};
const bot: SeatInfo = {
  seat: 2,
  role: 'white',
  occupant: { kind: 'bot', bot: 'level3', replaces: null },
};
const bob: SeatInfo = { ...bot, occupant: { kind: 'guest', name: 'Bob', you: false } };
const table = {
  seats: [me, bot],
  you: [1],
  view: { game: 'bug', mover: 'black' },
} as unknown as TableState;
const hint = (steps: string[], ...reasons: Reason[]): Hint => ({
  version: 1,
  seat: 1,
  steps,
  share: null,
  reasons,
});

describe('a hint in words', () => {
  it.each([
    ['c3', 'Hint: place a stone on c3'],
    ['+c4', 'Hint: place a stone on c4'],
    ['/b2', 'Hint: grow on b2'],
    ['-b2', 'Hint: remove the stone on b2'],
    ['swap', 'Hint: swap colours'],
    ['+ant', 'Hint: place a card: ant'],
    ['!bee', 'Hint: score a kind: bee'],
  ])('says what %s is', (step, title) => {
    expect(hintText(hint([step]), table).title).toBe(title);
  });

  it('tells what comes then, and why', () => {
    const text = hintText(
      hint(['-b2', '+c4', '+d1'], { reason: 'lets-eat', cell: 'b2', size: 3 }),
      table,
    );
    expect(text.then).toBe('Then: +c4 +d1');
    expect(text.why).toEqual(['A stone on b2 instead would let White eat your bug of 3.']);
    expect(hintText(hint(['c3']), table).then).toBeNull();
    expect(hintText(hint(['c3']), table).why).toEqual(['It looks best to a strong bot.']);
  });

  it('counts in the right form', () => {
    const eats = (bugs: number) =>
      hintText(hint(['/c3'], { reason: 'eats', size: 2, bugs }), table).why[0];
    expect(eats(1)).toBe('Your bug of 2 eats 1 bug of its shape.');
    expect(eats(2)).toBe('Your bug of 2 eats 2 bugs of its shape.');
  });

  it('knows every reason of the server', () => {
    const source = readFileSync(new URL('../net/generated/Reason.ts', import.meta.url), 'utf8');
    const words = readFileSync(new URL('./hint.ts', import.meta.url), 'utf8');
    const names = [...source.matchAll(/"reason": "([a-z-]+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(words).toContain(`case '${name}'`);
  });
});

describe('the place of a hint', () => {
  it('is the cell of its first step', () => {
    expect(hintedCell(hint(['-b2', '+c4']))).toBe('b2');
    expect(hintedCell(hint(['swap']))).toBeNull();
    expect(hintedCell(hint(['+ant']))).toBeNull();
    expect(hintedCell(null)).toBeNull();
  });

  it('is a table where nobody else plays against the reader', () => {
    expect(givesHints(table)).toBe(true);
    expect(givesHints({ ...table, you: [1, 2] })).toBe(true);
    expect(givesHints({ ...table, seats: [me, bob] })).toBe(false);
    expect(givesHints({ ...table, you: [] })).toBe(false);
  });
});
