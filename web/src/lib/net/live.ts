import { backoff } from './backoff';
import type { ServerMessage } from './generated';

export type LiveStatus = 'connecting' | 'open' | 'closed';

/** The part of the browser's `WebSocket` that is used, so that tests can hand in another. */
export interface Socket {
  readonly readyState: number;
  send(data: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
}

export interface LiveParts {
  open: () => Socket;
  onStatus: (status: LiveStatus) => void;
  onMessage: (message: ServerMessage) => void;
  random?: () => number;
}

const HEARTBEAT_MS = 15_000;
/** A heartbeat that is not answered within this time means that the line is dead. */
const ANSWER_MS = 7_000;
/** A line on which nothing was heard for so long, because the page slept, is not asked whether it lives. */
const STALE_MS = HEARTBEAT_MS + ANSWER_MS;
/** A handshake that takes longer is given up and tried anew. */
const HANDSHAKE_MS = 10_000;

/** One live connection that stays up: it reconnects with growing pauses and notices dead lines. */
export class Live {
  readonly #parts: LiveParts;
  #socket: Socket | null = null;
  #attempt = 0;
  /** By the time of day, which goes on while the page is frozen. */
  #heard = 0;
  #stopped = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: LiveParts) {
    this.#parts = parts;
    this.#connect();
  }

  /** The network is said to be back, or the page was woken: find out now instead of waiting. */
  wake(): void {
    if (this.#stopped) return;
    if (!this.#socket) this.#connect();
    else if (this.#socket.readyState === 1) this.#ping();
  }

  /** The network is said to be gone: do not wait for the line to die by itself. */
  drop(): void {
    if (!this.#stopped && this.#socket) this.#lost(this.#socket);
  }

  stop(): void {
    this.#stopped = true;
    this.#quiet();
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) detach(socket);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#parts.onStatus('connecting');
    const socket = this.#parts.open();
    this.#socket = socket;
    this.#deadline = setTimeout(() => this.#lost(socket), HANDSHAKE_MS);
    socket.onopen = () => {
      clearTimeout(this.#deadline);
      this.#heard = Date.now();
      this.#parts.onStatus('open');
      this.#later();
    };
    socket.onclose = () => this.#lost(socket);
    socket.onmessage = ({ data }) => this.#hear(data);
  }

  #hear(data: unknown): void {
    // Whatever arrives proves that the line is alive.
    clearTimeout(this.#deadline);
    this.#heard = Date.now();
    this.#later();
    if (typeof data !== 'string') return;
    const message = read(data);
    if (!message || message.type === 'pong') return;
    // Only a table in hand counts as success: a server that refuses at once is not asked in a loop.
    if (message.type === 'sync') this.#attempt = 0;
    this.#parts.onMessage(message);
  }

  #later(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#ping(), HEARTBEAT_MS);
  }

  #ping(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#quiet();
    if (Date.now() - this.#heard > STALE_MS) {
      detach(socket);
      this.#connect();
      return;
    }
    this.#deadline = setTimeout(() => this.#lost(socket), ANSWER_MS);
    try {
      socket.send(JSON.stringify({ type: 'ping' }));
    } catch {
      this.#lost(socket);
    }
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket || this.#stopped) return;
    this.#quiet();
    this.#socket = null;
    detach(socket);
    this.#parts.onStatus('closed');
    const wait = backoff(this.#attempt, this.#parts.random);
    this.#attempt += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #quiet(): void {
    clearTimeout(this.#beat);
    clearTimeout(this.#deadline);
  }
}

/** A frame's message; null for what is none, such as a proxy's chatter. */
function read(data: string): ServerMessage | null {
  try {
    const message = JSON.parse(data) as Partial<ServerMessage> | null;
    return typeof message?.type === 'string' ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}

function detach(socket: Socket): void {
  socket.onopen = socket.onclose = socket.onmessage = null;
  socket.close();
}
