import { describe, expect, it } from 'vitest';
import type { ChatMessage, ChatRoom } from '$lib/net/generated';
import { merge } from './merge';

const message = (room: ChatRoom, number: number): ChatMessage => ({
  room,
  number,
  author: 'a',
  name: 'Ada',
  you: false,
  said: { kind: 'phrase', phrase: 'hello' },
  at: '2026-11-30T18:00:00Z',
});

describe('messages', () => {
  it('are there once and in order, however they come', () => {
    const [one, two, three] = [1, 2, 3].map((number) => message('table', number));
    const other = message('watchers', 2);
    if (!one || !two || !three) throw new Error('unreachable');
    const all = merge(merge([], [two, three]), [three, other, one, two]);
    const of = (room: ChatRoom) =>
      all.filter((found) => found.room === room).map(({ number }) => number);
    expect(of('table')).toEqual([1, 2, 3]);
    expect(of('watchers')).toEqual([2]);
  });
});
