import { layoutOf } from '$lib/testing/boards';
import { describe, expect, it } from 'vitest';
import { destination, type Press } from './keys';
import type { Layout } from './layout';

function press(layout: Layout, from: string, key: string, targets: string[] = []): string | null {
  const place = layout.byName.get(from);
  if (!place) throw new Error(`no cell ${from}`);
  const parts = key.split('+');
  const how: Press = {
    key: parts.at(-1) ?? '',
    shift: parts.includes('Shift'),
    ctrl: parts.includes('Ctrl'),
  };
  return destination(layout, place, how, new Set(targets))?.name ?? null;
}

describe('keys on hex3', () => {
  const layout = layoutOf('hex3');

  it.each([
    ['ArrowLeft', 'c2'],
    ['ArrowRight', 'c4'],
    ['ArrowUp', 'd2'],
    ['Shift+ArrowUp', 'd3'],
    ['PageUp', 'd3'],
    ['ArrowDown', 'b2'],
    ['Shift+ArrowDown', 'b3'],
    ['PageDown', 'b3'],
    ['Home', 'c1'],
    ['End', 'c5'],
    ['Ctrl+Home', 'e1'],
    ['Ctrl+End', 'a3'],
  ])('%s leads from the middle to %s', (key, to) => {
    expect(press(layout, 'c3', key)).toBe(to);
  });

  it('takes the other cell of the row at the rim, and stays where there is none', () => {
    expect(press(layout, 'c1', 'ArrowUp')).toBe('d1');
    expect(press(layout, 'c1', 'ArrowLeft')).toBe('c1');
    expect(press(layout, 'e2', 'ArrowUp')).toBe('e2');
    expect(press(layout, 'a1', 'PageDown')).toBe('a1');
  });

  it('leaves other keys to the page', () => {
    for (const key of ['Tab', 'Escape', 'x', 'F5', 'Ctrl+n', 'Ctrl+p']) {
      expect(press(layout, 'c3', key)).toBeNull();
    }
  });

  it('goes round the cells where something may be done', () => {
    const targets = ['e1', 'c3', 'a3'];
    expect(press(layout, 'c3', 'n', targets)).toBe('a3');
    expect(press(layout, 'a3', 'n', targets)).toBe('e1');
    expect(press(layout, 'e1', 'p', targets)).toBe('a3');
    expect(press(layout, 'b1', 'n', [])).toBe('b1');
  });
});

describe.each(['hex2', 'hex10', 'limp2', 'limp3', 'limp6'])('keys on %s', (board) => {
  const layout = layoutOf(board);
  const moves = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'];

  it('reach every cell from every corner of the walk', () => {
    const first = layout.places[0]?.name ?? '';
    const seen = new Set([first]);
    const queue = [first];
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      for (const move of moves) {
        const next = press(layout, cell, move);
        if (next && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    }
    expect(seen.size).toBe(layout.places.length);
  });

  it('lead back by the opposite key away from the rim', () => {
    const middle = layout.at(0, 0)?.name ?? '';
    for (const [there, back] of [
      ['ArrowLeft', 'ArrowRight'],
      ['ArrowUp', 'Shift+ArrowDown'],
      ['PageUp', 'ArrowDown'],
    ] as const) {
      const away = press(layout, middle, there);
      expect(away).not.toBe(middle);
      expect(press(layout, away ?? '', back)).toBe(middle);
    }
  });
});
