import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from './generated';
import { backoff } from './backoff';
import { Live, type LiveStatus, type Socket } from './live';

class FakeSocket implements Socket {
  readyState = 0;
  sent: string[] = [];
  closed = false;
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onmessage: Socket['onmessage'] = null;
  send = (data: string) => void this.sent.push(data);
  close = () => {
    this.closed = true;
    this.readyState = 3;
  };
  open() {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }
  say(data: unknown) {
    this.onmessage?.({ data } as MessageEvent<unknown>);
  }
  break() {
    this.readyState = 3;
    this.onclose?.(undefined as never);
  }
}

const SYNC = JSON.stringify({ type: 'sync', state: { version: 1 } });

describe('the live connection', () => {
  let sockets: FakeSocket[];
  let statuses: LiveStatus[];
  let heard: ServerMessage[];
  let live: Live;
  const newest = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    statuses = [];
    heard = [];
    live = new Live({
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      onStatus: (status) => statuses.push(status),
      onMessage: (message) => heard.push(message),
      random: () => 1,
    });
  });
  afterEach(() => {
    live.stop();
    vi.useRealTimers();
  });

  it('hands on messages and drops what is none', () => {
    newest().open();
    for (const junk of ['', '{', 'null', '[]', '7', '{"kind":"sync"}', new ArrayBuffer(3)]) {
      newest().say(junk);
    }
    newest().say('{"type":"pong"}');
    expect(heard).toEqual([]);
    newest().say(SYNC);
    expect(heard.map(({ type }) => type)).toEqual(['sync']);
  });

  it('comes back after a break with growing pauses, which start anew after a success', () => {
    newest().break();
    vi.advanceTimersByTime(299);
    expect(sockets.length).toBe(1);
    vi.advanceTimersByTime(2);
    expect(sockets.length).toBe(2);
    newest().break();
    vi.advanceTimersByTime(400);
    expect(sockets.length).toBe(2);
    vi.advanceTimersByTime(300);
    expect(sockets.length).toBe(3);
    newest().open();
    newest().say(SYNC);
    newest().break();
    vi.advanceTimersByTime(301);
    expect(sockets.length).toBe(4);
    expect(statuses.slice(0, 3)).toEqual(['connecting', 'closed', 'connecting']);
  });

  it('does not hurry back to a server that refuses after the handshake', () => {
    for (let round = 0; round < 5; round += 1) {
      newest().open();
      newest().say('{"type":"error","code":"too-many","detail":"x"}');
      newest().break();
      vi.advanceTimersByTime(10_000);
    }
    newest().open();
    newest().break();
    vi.advanceTimersByTime(5_000);
    expect(sockets.length).toBe(6);
  });

  it('pings a quiet line and gives up one that does not answer', () => {
    newest().open();
    newest().say(SYNC);
    vi.advanceTimersByTime(15_001);
    expect(newest().sent).toEqual(['{"type":"ping"}']);
    newest().say('{"type":"pong"}');
    vi.advanceTimersByTime(15_001);
    expect(newest().sent.length).toBe(2);
    const dead = newest();
    vi.advanceTimersByTime(7_001);
    expect(dead.closed).toBe(true);
    expect(statuses.at(-1)).toBe('closed');
  });

  it('gives up a handshake that never ends', () => {
    vi.advanceTimersByTime(10_001);
    expect(sockets[0]?.closed).toBe(true);
    vi.advanceTimersByTime(301);
    expect(sockets.length).toBe(2);
  });

  it('tries at once when the network is said to be back', () => {
    live.drop();
    expect(statuses.at(-1)).toBe('closed');
    live.wake();
    expect(sockets.length).toBe(2);
  });

  it('asks no line whether it lives after a sleep, but opens another at once', () => {
    newest().open();
    newest().say(SYNC);
    const old = newest();
    vi.setSystemTime(Date.now() + 300_000);
    live.wake();
    expect(sockets.length).toBe(2);
    expect(old.closed).toBe(true);
    expect(old.sent).toEqual([]);
    expect(statuses).toEqual(['connecting', 'open', 'connecting']);
    // A nap is another thing.
    newest().open();
    newest().say(SYNC);
    vi.setSystemTime(Date.now() + 5_000);
    live.wake();
    expect(sockets.length).toBe(2);
    expect(newest().sent).toEqual(['{"type":"ping"}']);
  });

  it('does nothing more once stopped', () => {
    newest().open();
    live.stop();
    live.wake();
    vi.advanceTimersByTime(100_000);
    expect(sockets.length).toBe(1);
    expect(sockets[0]?.closed).toBe(true);
  });
});

describe('the pause before a retry', () => {
  it('grows, is bounded, and is scattered by at most half', () => {
    expect(backoff(0, () => 1)).toBe(300);
    expect(backoff(0, () => 0)).toBe(150);
    expect(backoff(3, () => 1)).toBe(2_400);
    expect(backoff(1_000, () => 1)).toBe(8_000);
  });
});
