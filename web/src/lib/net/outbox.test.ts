import { describe, expect, it, vi } from 'vitest';
import { Outbox, type Action, type Memory } from './outbox';
import { Refused, Unreachable } from './problem';

class Drawer implements Memory {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

const WISH = { verb: 'act', version: 7, text: 'c3' } as const;

function outbox(send: (action: Action) => Promise<{ version: number }>, memory = new Drawer()) {
  const pause = vi.fn(() => Promise.resolve());
  return { box: new Outbox({ send, pause, memory, slot: 'slot' }), memory, pause };
}

describe('the outbox', () => {
  it('sends the version that was seen and a key that the server accepts', async () => {
    const sent: Action[] = [];
    const { box, memory } = outbox(async (action) => {
      sent.push(action);
      return { version: 8 };
    });
    expect(await box.submit(WISH)).toEqual({ kind: 'done', version: 8 });
    expect(sent.length).toBe(1);
    expect(sent[0]).toMatchObject(WISH);
    expect(sent[0]?.key).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect(memory.kept.size).toBe(0);
  });

  it('repeats a lost action with the same key until an answer comes', async () => {
    const keys: string[] = [];
    const { box, pause } = outbox(async ({ key }) => {
      keys.push(key);
      if (keys.length < 4) throw new Unreachable('lost');
      return { version: 8 };
    });
    expect(await box.submit(WISH)).toEqual({ kind: 'done', version: 8 });
    expect(keys.length).toBe(4);
    expect(new Set(keys).size).toBe(1);
    expect(pause).toHaveBeenCalledTimes(3);
  });

  it('takes a second click while one is under way for no action', async () => {
    let answer: (value: { version: number }) => void = () => undefined;
    const send = vi.fn(() => new Promise<{ version: number }>((resolve) => (answer = resolve)));
    const { box } = outbox(send);
    const first = box.submit(WISH);
    expect(await box.submit(WISH)).toEqual({ kind: 'busy' });
    answer({ version: 8 });
    expect(await first).toEqual({ kind: 'done', version: 8 });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('gives every action a key of its own', async () => {
    const keys = new Set<string>();
    const { box } = outbox(async ({ key }) => {
      keys.add(key);
      return { version: 8 };
    });
    for (let n = 0; n < 20; n += 1) await box.submit(WISH);
    expect(keys.size).toBe(20);
  });

  it('comes back later, with the same key, when the server is busy', async () => {
    const keys: string[] = [];
    const { box } = outbox(async ({ key }) => {
      keys.push(key);
      if (keys.length === 1) throw new Refused(429, 'rate-limited', 'slow down');
      return { version: 8 };
    });
    expect(await box.submit(WISH)).toEqual({ kind: 'done', version: 8 });
    expect(keys[0]).toBe(keys[1]);
  });

  it('does not repeat what was refused', async () => {
    const refused = new Refused(422, 'occupied', 'taken');
    const send = vi.fn(() => Promise.reject(refused));
    const { box, memory } = outbox(send);
    expect(await box.submit(WISH)).toEqual({ kind: 'refused', error: refused });
    expect(send).toHaveBeenCalledTimes(1);
    expect(box.pending).toBeNull();
    expect(memory.kept.size).toBe(0);
  });

  it('takes up after a reload what was not acknowledged, with the same key', async () => {
    const memory = new Drawer();
    const never = outbox(() => new Promise(() => undefined), memory);
    void never.box.submit(WISH);
    const key = never.box.pending?.key;

    const sent: Action[] = [];
    const { box } = outbox(async (action) => {
      sent.push(action);
      return { version: 8 };
    }, memory);
    expect(await box.resume()).toEqual({ kind: 'done', version: 8 });
    expect(sent).toEqual([{ ...WISH, key }]);
    expect(await box.resume()).toBeNull();
  });

  it('forgets what a storage holds that is no action', () => {
    for (const junk of ['', '{', 'null', '[]', '{"verb":"delete","key":"12345678","version":1}']) {
      const memory = new Drawer();
      memory.setItem('slot', junk);
      expect(outbox(async () => ({ version: 1 }), memory).box.pending).toBeNull();
    }
  });

  it('stops retrying when the page is left, and keeps the action', async () => {
    const memory = new Drawer();
    const { box } = outbox(() => Promise.reject(new Unreachable('lost')), memory);
    const pending = box.submit(WISH);
    box.close();
    expect(await pending).toEqual({ kind: 'busy' });
    expect(memory.kept.size).toBe(1);
  });
});
