import { Chat } from '$lib/chat/chat.svelte';
import { ownBytes, rematchPart, wasForgotten } from '$lib/fair/open';
import { api, liveAddress } from './api';
import { backoff } from './backoff';
import { Bell } from './bell';
import type { Hint, LogEvent, ServerMessage, Sit, TableState } from './generated';
import { Live, type LiveStatus, type Socket } from './live';
import { Outbox, type Action, type Outcome, type Wish } from './outbox';
import { Polling } from './polling';
import { Refused, Unreachable } from './problem';
import { standstill } from './standstill.svelte';

/** How long the live socket may lag behind an acknowledged action before the table is fetched. */
const LAG_MS = 1_500;
/** A connection that is back within this time was never worth a banner. */
const BLINK_MS = 800;

export type Fault = { error: unknown };

type OnEvents = (events: LogEvent[], state: TableState) => void;

/** One table as this browser sees it: the newest state, the way to it, and what is under way. */
export class Session {
  readonly id: string;
  readonly chat: Chat;
  state = $state.raw<TableState | null>(null);
  /** When it arrived, by `performance.now()`: clocks are counted from there. */
  arrived = $state.raw(0);
  /** The server says that there is no such table, or does not let this reader in. */
  closed = $state.raw<Fault | null>(null);
  /** The last refusal, until the next action or until it is dismissed. */
  fault = $state.raw<Fault | null>(null);
  busy = $state(false);
  /** What a strong bot would do in the position that is shown; gone when the position is. */
  hint = $state.raw<Hint | null>(null);
  /** True while a hint is being thought of. */
  hinting = $state(false);
  /** True when the bot that is to move waits until it may think. */
  botWaits = $state(false);
  /** How many people look on; null until the server has said it. */
  watchers = $state.raw<number | null>(null);
  /** True when nothing has been heard for a while: the page says so. */
  away = $state(false);
  /** True while the table is asked for every few seconds, because no live connection comes through. */
  polling = $state(false);

  readonly #outbox: Outbox;
  readonly #onEvents: OnEvents;
  #live: Live | null = null;
  #stopped = false;
  #blink: ReturnType<typeof setTimeout> | undefined;
  /** Rung when the network or the server is back. */
  readonly #back = new Bell();
  /** Rung when a state of the table has come. */
  readonly #news = new Bell();
  readonly #polling = new Polling({
    ask: () => this.#ask(),
    onChange: (polling) => (this.polling = polling),
  });
  readonly #leave: () => void;

  constructor(id: string, onEvents: OnEvents) {
    this.id = id;
    this.chat = new Chat(id);
    this.#onEvents = onEvents;
    this.#outbox = new Outbox({
      send: (action) => this.#send(action),
      pause: (ms) => this.#back.wait(ms),
      memory: sessionStorage,
      slot: `vivarium.pending.${id}`,
    });
    this.#leave = this.#listen();
    void this.#begin();
  }

  act(text: string): Promise<Outcome> {
    return this.#submit({ verb: 'act', version: this.#version, text });
  }

  undo(): Promise<Outcome> {
    return this.#submit({ verb: 'undo', version: this.#version });
  }

  takeVacation(): Promise<Outcome> {
    return this.#submit({ verb: 'vacation', version: this.#version });
  }

  claim(): Promise<Outcome> {
    return this.#submit({ verb: 'claim', version: this.#version });
  }

  /** Asks to take the own last turn back, or withdraws that. */
  takeback(): Promise<Outcome> {
    return this.#submit({ verb: 'takeback', version: this.#version });
  }

  answerTakeback(accept: boolean): Promise<Outcome> {
    return this.#submit({ verb: 'answerTakeback', version: this.#version, accept });
  }

  /** Asks for another game when this one is over, or agrees to that; with a part in its chance. */
  async rematch(): Promise<Outcome> {
    const ask = async (state: TableState) => {
      const fair = await rematchPart(state);
      return { verb: 'rematch', version: this.#version, fair } as const;
    };
    const outcome = await this.#submit(ask);
    const again = outcome.kind === 'refused' && wasForgotten(outcome.error);
    return again ? this.#submit(ask) : outcome;
  }

  withdrawRematch(): Promise<Outcome> {
    return this.#submit({ verb: 'withdrawRematch', version: this.#version });
  }

  /** Declines a challenge. */
  decline(): Promise<Outcome> {
    return this.#submit({ verb: 'decline', version: this.#version });
  }

  /** Closes a table whose game has not begun. */
  closeTable(): Promise<Outcome> {
    return this.#submit({ verb: 'close', version: this.#version });
  }

  resign(): Promise<Outcome> {
    return this.#submit({ verb: 'resign', version: this.#version });
  }

  /** Asks what a strong bot would do. Nothing is changed by it, so it is not an action. */
  async askHint(): Promise<void> {
    if (this.hinting || this.busy) return;
    const version = this.#version;
    this.hinting = true;
    this.fault = null;
    try {
      const hint = await api.hint(this.id, { version });
      if (hint.version === this.#version) this.hint = hint;
    } catch (error) {
      // Whoever has played meanwhile needs no hint, and no excuse.
      if (version === this.#version) this.fault = { error };
    } finally {
      this.hinting = false;
    }
  }

  async sit(sit: Sit): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = null;
    try {
      this.#accept(await api.sit(this.id, { ...sit, bytes: ownBytes() }));
      // The socket was opened as a spectator's: the seat sees more.
      this.#reconnect();
    } catch (error) {
      this.fault = { error };
    } finally {
      this.busy = false;
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#leave();
    this.#live?.stop();
    this.#polling.stop();
    this.#outbox.close();
    clearTimeout(this.#blink);
    this.#back.ring();
  }

  get #version(): number {
    return this.state?.version ?? 0;
  }

  async #begin(): Promise<void> {
    if (await this.#fetch()) {
      this.#reconnect();
      if (this.#outbox.pending) {
        this.busy = true;
        const outcome = await this.#outbox.resume();
        if (outcome) await this.#settle(outcome);
        this.busy = false;
      }
    }
  }

  /** Gets the table over HTTP, however long it takes; false when the server has none for us. */
  async #fetch(): Promise<boolean> {
    for (let attempt = 0; !this.#stopped; attempt += 1) {
      try {
        this.#accept(await api.table(this.id));
        return true;
      } catch (error) {
        if (error instanceof Refused && error.status !== 429) {
          this.closed = { error };
          return false;
        }
        this.away ||= error instanceof Unreachable;
        await this.#back.wait(backoff(attempt));
      }
    }
    return false;
  }

  /** Gets the table once; false when no answer came. What waited for the server need wait no longer then. */
  async #ask(): Promise<boolean> {
    try {
      this.#accept(await api.table(this.id));
    } catch (error) {
      return !(error instanceof Unreachable);
    }
    this.#back.ring();
    await this.chat.ask(this.state?.chat.read ?? []);
    return true;
  }

  #reconnect(): void {
    if (this.#stopped) return;
    this.#live?.stop();
    this.#live = new Live({
      open: () => new WebSocket(liveAddress(this.id, location)) as unknown as Socket,
      onStatus: (status) => this.#noteStatus(status),
      onMessage: (message) => this.#hear(message),
    });
  }

  #noteStatus(status: LiveStatus): void {
    if (status !== 'open') this.#polling.lost();
    if (status === 'open') {
      clearTimeout(this.#blink);
      this.#blink = undefined;
      this.away = false;
      // The server is there again: whatever waits for it need not wait longer.
      this.#back.ring();
    } else if (!navigator.onLine) {
      this.away = true;
    } else {
      this.#blink ??= setTimeout(() => (this.away = true), BLINK_MS);
    }
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'sync') {
      this.#polling.live();
      this.#accept(message.state);
    }
    if (message.type === 'update') {
      this.#accept(message.state);
      this.#onEvents(message.events, message.state);
    }
    if (message.type === 'bot') this.botWaits = message.waits;
    if (message.type === 'chat') this.chat.take(message.messages);
    if (message.type === 'standstill') {
      standstill.on = message.on;
      if (!message.on) this.#back.ring();
    }
    if (message.type === 'watchers') this.watchers = message.count;
  }

  /** Newer states replace older ones, whichever way they came; the past never comes back. */
  #accept(state: TableState): void {
    if (this.state && state.version < this.state.version) return;
    if (state.version !== this.state?.version) {
      this.hint = null;
      this.botWaits = false;
    }
    this.arrived = performance.now();
    this.state = state;
    this.#news.ring();
  }

  /** Sends a wish, or one that has to be prepared first. */
  async #submit(wish: Wish | ((state: TableState) => Promise<Wish>)): Promise<Outcome> {
    if (this.busy || !this.state) return { kind: 'busy' };
    this.busy = true;
    this.fault = null;
    try {
      const prepared = typeof wish === 'function' ? wish(this.state) : Promise.resolve(wish);
      const outcome = await prepared.then(
        (ready) => this.#outbox.submit(ready),
        (error: unknown): Outcome => ({ kind: 'refused', error }),
      );
      await this.#settle(outcome);
      return outcome;
    } finally {
      this.busy = false;
    }
  }

  /** Waits until the page shows what the server acknowledged, so that nobody acts on an old picture. */
  async #settle(outcome: Outcome): Promise<void> {
    if (outcome.kind === 'done') await this.#reach(outcome.version);
    if (outcome.kind === 'refused') {
      this.fault = { error: outcome.error };
      if (outcome.error instanceof Refused && outcome.error.status === 409) await this.#fetch();
    }
  }

  async #reach(version: number): Promise<void> {
    const deadline = Date.now() + LAG_MS;
    while (this.#version < version && !this.#stopped) {
      const left = deadline - Date.now();
      if (left <= 0) {
        await this.#fetch();
        return;
      }
      await this.#news.wait(left);
    }
  }

  #send(action: Action): Promise<{ version: number }> {
    const { version, key } = action;
    if (action.verb === 'act') return api.act(this.id, { version, key, text: action.text });
    if (action.verb === 'answerTakeback') {
      return api.answerTakeback(this.id, { version, key, accept: action.accept });
    }
    if (action.verb === 'rematch') return api.rematch(this.id, { version, key, fair: action.fair });
    return api[action.verb](this.id, { version, key });
  }

  #listen(): () => void {
    const online = () => {
      this.#back.ring();
      this.#live?.wake();
    };
    const offline = () => {
      this.away = true;
      this.#live?.drop();
    };
    const visible = () => {
      if (document.visibilityState === 'visible') this.#live?.wake();
    };
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    document.addEventListener('visibilitychange', visible);
    // A page that was frozen, or kept for the way back, and goes on.
    document.addEventListener('resume', visible);
    window.addEventListener('pageshow', visible);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', visible);
      document.removeEventListener('resume', visible);
      window.removeEventListener('pageshow', visible);
    };
  }
}
