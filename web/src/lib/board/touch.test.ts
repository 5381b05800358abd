import { expect, it } from 'vitest';
import { Finger } from './touch.svelte';

const cell = { getBoundingClientRect: () => ({ left: 100, right: 140, top: 100, bottom: 140 }) };
const event = (at: number, x = 120, y = 120, more: object = {}) =>
  ({
    pointerType: 'touch',
    isPrimary: true,
    pointerId: 1,
    timeStamp: at,
    clientX: x,
    clientY: y,
    currentTarget: cell,
    ...more,
  }) as unknown as PointerEvent;

it('plays the cell where the finger is lifted, however late', () => {
  const finger = new Finger();
  finger.down(event(0), 'c3');
  expect(finger.on).toEqual({ cell: 'c3', x: 120, y: 120 });
  finger.move(event(100, 145));
  expect(finger.up(event(3_000))).toBe('c3');
  expect(finger.on).toBeNull();
  expect(finger.echoes(event(3_010))).toBe(true);
  expect(finger.echoes(event(9_000))).toBe(false);
});

it('plays nothing once the finger has slid away, even when it comes back', () => {
  const finger = new Finger();
  finger.down(event(0), 'c3');
  finger.move(event(100, 160));
  finger.move(event(200));
  expect(finger.up(event(300))).toBeNull();
});

it('plays nothing for the second half of a double tap, a second finger or a mouse', () => {
  const finger = new Finger();
  finger.down(event(0), 'c3');
  expect(finger.up(event(50))).toBe('c3');
  finger.down(event(200), 'c3');
  expect(finger.up(event(250))).toBeNull();
  finger.down(event(5_000), 'c3');
  finger.down(event(5_010, 300, 120, { isPrimary: false, pointerId: 2 }), 'c4');
  expect(finger.up(event(5_100))).toBeNull();
  finger.down(event(9_000, 120, 120, { pointerType: 'mouse' }), 'c3');
  expect(finger.up(event(9_100, 120, 120, { pointerType: 'mouse' }))).toBeNull();
});
