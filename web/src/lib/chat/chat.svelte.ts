import { api } from '$lib/net/api';
import { backoff } from '$lib/net/backoff';
import type { ChatMessage, ChatRoom, Say, Words } from '$lib/net/generated';
import { randomKey } from '$lib/net/outbox';
import { Unreachable } from '$lib/net/problem';
import { merge } from './merge';
import { mutes } from './mutes.svelte';

/** How often a message whose answer was lost is sent by itself. */
const TRIES = 5;
/** As many as the server sends at once. */
const PAGE = 50;

/** The number up to which something was done in each room. */
type Marks = Partial<Record<ChatRoom, number>>;

/** What is said at one table, as far as this browser knows. */
export class Chat {
  /** In order within each room. */
  messages = $state.raw<readonly ChatMessage[]>([]);
  busy = $state(false);
  fault = $state.raw<{ error: unknown } | null>(null);
  /** The number up to which each room was read. */
  #read = $state.raw<Marks>({});

  /** The number up to which each room is known without gaps. */
  readonly #heard: Marks = {};

  readonly #id: string;
  readonly #slot: string;
  /** A message that may have arrived: whoever sends the same again sends the same request. */
  #unsure: Say | null = null;

  constructor(id: string) {
    this.#id = id;
    this.#slot = `vivarium.chat.${id}`;
    try {
      this.#read = JSON.parse(sessionStorage.getItem(this.#slot) ?? '{}') as Marks;
    } catch {
      // Everything is new then.
    }
  }

  /** Takes what the server sends in order. */
  take(messages: readonly ChatMessage[]): void {
    for (const { room, number } of messages) {
      this.#heard[room] = Math.max(number, this.#heard[room] ?? 0);
    }
    this.messages = merge(this.messages, messages);
  }

  /** Asks for what is new in these rooms, where no live connection tells it. */
  async ask(rooms: readonly ChatRoom[]): Promise<void> {
    for (const room of rooms) {
      try {
        const heard = this.#heard[room];
        const side = heard === undefined ? undefined : 'after';
        this.take((await api.chat(this.#id, room, side, heard)).messages);
      } catch {
        // The next time.
      }
    }
  }

  of(room: ChatRoom): readonly ChatMessage[] {
    return this.messages.filter((message) => message.room === room);
  }

  /** Messages of others in a room that were not read yet. */
  unread(room: ChatRoom): number {
    const read = this.#read[room] ?? 0;
    const news = (message: ChatMessage) =>
      message.number > read && !message.you && !mutes.has(message.author);
    return this.of(room).filter(news).length;
  }

  /** The reader has seen all of a room. */
  see(room: ChatRoom): void {
    const last = this.of(room).at(-1)?.number ?? 0;
    if (last <= (this.#read[room] ?? 0)) return;
    this.#read = { ...this.#read, [room]: last };
    try {
      sessionStorage.setItem(this.#slot, JSON.stringify(this.#read));
    } catch {
      // After a reload everything is new again.
    }
  }

  /** Whether there is more than what is shown of a room. */
  hasEarlier(room: ChatRoom): boolean {
    return (this.of(room)[0]?.number ?? 1) > 1;
  }

  async fetchEarlier(room: ChatRoom): Promise<void> {
    const before = this.of(room)[0]?.number ?? PAGE;
    await this.#try(async () =>
      this.take((await api.chat(this.#id, room, 'before', before)).messages),
    );
  }

  /** True when it was said. */
  async say(room: ChatRoom, words: Words): Promise<boolean> {
    const same =
      this.#unsure?.room === room && JSON.stringify(this.#unsure.words) === JSON.stringify(words);
    const wish = same && this.#unsure ? this.#unsure : { room, words, key: randomKey() };
    this.#unsure = wish;
    return this.#try(async () => {
      // Others may have said something before it that is not known yet.
      this.messages = merge(this.messages, [await this.#send(wish)]);
      this.#unsure = null;
    });
  }

  report({ room, number }: ChatMessage): Promise<boolean> {
    return this.#try(() => api.report(this.#id, number, { room }));
  }

  async #send(wish: Say): Promise<ChatMessage> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await api.say(this.#id, wish);
      } catch (error) {
        if (!(error instanceof Unreachable) || attempt + 1 >= TRIES) throw error;
        await new Promise((done) => setTimeout(done, backoff(attempt)));
      }
    }
  }

  async #try(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.fault = { error };
      return false;
    } finally {
      this.busy = false;
    }
  }
}
