import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVERY_MS, PATIENCE_MS, Polling } from './polling';

describe('asking instead of listening', () => {
  let asked: number;
  let answers: boolean[];
  let changes: boolean[];
  let polling: Polling;

  beforeEach(() => {
    vi.useFakeTimers();
    asked = 0;
    answers = [];
    changes = [];
    polling = new Polling({
      ask: () => {
        asked += 1;
        return Promise.resolve(answers.shift() ?? true);
      },
      onChange: (on) => changes.push(on),
    });
  });
  afterEach(() => {
    polling.stop();
    vi.useRealTimers();
  });

  it('begins when the live connection is missing for a while, and goes on', async () => {
    polling.lost();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    polling.lost();
    expect(asked).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([asked, changes]).toEqual([1, [true]]);
    await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
    expect([asked, changes]).toEqual([4, [true]]);
  });

  it('is not needed where the live connection is back in time', async () => {
    polling.lost();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    polling.live();
    await vi.advanceTimersByTimeAsync(10 * PATIENCE_MS);
    expect([asked, changes]).toEqual([0, []]);
  });

  it('ends with the live connection and begins anew without it', async () => {
    polling.lost();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    polling.live();
    expect(changes).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
    expect(asked).toBe(1);
    polling.lost();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect([asked, changes]).toEqual([2, [true, false, true]]);
  });

  it('says when nothing answers either, and keeps asking', async () => {
    answers = [false, true, false];
    polling.lost();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS + 3 * EVERY_MS);
    expect([asked, changes]).toEqual([4, [true, false, true]]);
  });

  it('takes an answer that comes after the live connection for nothing', async () => {
    let answer = (_: boolean) => {};
    const slow = new Polling({
      ask: () => new Promise((done) => (answer = done)),
      onChange: (on) => changes.push(on),
    });
    slow.lost();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    slow.live();
    answer(true);
    await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
    expect(changes).toEqual([]);
    slow.stop();
  });

  it('asks no more once it is stopped', async () => {
    polling.lost();
    polling.stop();
    polling.lost();
    await vi.advanceTimersByTimeAsync(5 * PATIENCE_MS);
    expect(asked).toBe(0);
  });
});
