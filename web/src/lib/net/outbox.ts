import { backoff } from './backoff';
import type { FairStart } from './generated';
import { Refused, Unreachable } from './problem';

/** What a player asks of a table. The key is made once, so that every retry is the same action. */
export type Action =
  | { verb: 'act'; version: number; key: string; text: string }
  | { verb: 'answerTakeback'; version: number; key: string; accept: boolean }
  | { verb: 'rematch'; version: number; key: string; fair: FairStart | null }
  | { verb: Plain; version: number; key: string };

/** Actions that need no more words. */
const PLAIN = [
  'undo',
  'resign',
  'vacation',
  'claim',
  'takeback',
  'withdrawRematch',
  'decline',
  'close',
] as const;
type Plain = (typeof PLAIN)[number];

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Wish = Without<Action, 'key'>;

/** How an action ended. `busy`: another one was still on its way, this one was never sent. */
export type Outcome =
  { kind: 'done'; version: number } | { kind: 'refused'; error: unknown } | { kind: 'busy' };

/** The little of `Storage` that is needed to remember one action over a reload. */
export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface OutboxParts {
  send: (action: Action) => Promise<{ version: number }>;
  /** Resolves after `ms`, or earlier when the network comes back. */
  pause: (ms: number) => Promise<void>;
  memory: Memory;
  slot: string;
  newKey?: () => string;
}

/** `crypto.randomUUID` exists only in secure contexts; a site on a home network is not one. */
export function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Carries one action at a time to the server. Lost answers are retried with the same key until the
 * server accepts or refuses; the action also outlives a reload of the page. A second click while
 * one is on its way is not an action.
 */
export class Outbox {
  readonly #parts: OutboxParts;
  #pending: Action | null;
  #sending = false;
  #closed = false;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.#pending = recall(parts.memory, parts.slot);
  }

  get pending(): Action | null {
    return this.#pending;
  }

  /** Sends `wish` unless something else is still on its way. */
  async submit(wish: Wish): Promise<Outcome> {
    if (this.#pending) return { kind: 'busy' };
    this.#pending = { ...wish, key: (this.#parts.newKey ?? randomKey)() };
    this.#parts.memory.setItem(this.#parts.slot, JSON.stringify(this.#pending));
    return this.#deliver();
  }

  /** Takes up an action that an earlier page left unacknowledged; null when there is none. */
  async resume(): Promise<Outcome | null> {
    return this.#pending && !this.#sending ? this.#deliver() : null;
  }

  /** Stops retrying; the action stays remembered for the next page. */
  close(): void {
    this.#closed = true;
  }

  async #deliver(): Promise<Outcome> {
    this.#sending = true;
    try {
      for (let attempt = 0; ; attempt += 1) {
        const action = this.#pending;
        if (!action || this.#closed) return { kind: 'busy' };
        try {
          const { version } = await this.#parts.send(action);
          this.#forget();
          return { kind: 'done', version };
        } catch (error) {
          if (!mayComeThroughLater(error)) {
            this.#forget();
            return { kind: 'refused', error };
          }
          await this.#parts.pause(backoff(attempt));
        }
      }
    } finally {
      this.#sending = false;
    }
  }

  #forget(): void {
    this.#pending = null;
    this.#parts.memory.removeItem(this.#parts.slot);
  }
}

/** No answer, or an answer that the server has too much to do: nothing was decided, so ask again. */
const mayComeThroughLater = (error: unknown) =>
  error instanceof Unreachable || (error instanceof Refused && error.status === 429);

function recall(memory: Memory, slot: string): Action | null {
  try {
    const action = JSON.parse(memory.getItem(slot) ?? 'null') as Partial<Action> | null;
    const whole =
      action &&
      typeof action.key === 'string' &&
      typeof action.version === 'number' &&
      (action.verb === 'act' ||
        action.verb === 'answerTakeback' ||
        action.verb === 'rematch' ||
        PLAIN.some((verb) => verb === action.verb));
    return whole ? (action as Action) : null;
  } catch {
    return null;
  }
}
