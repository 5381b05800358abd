export interface PollingParts {
  /** Asks for the table once; false when no answer came. */
  ask: () => Promise<boolean>;
  /** Whether the page lives by asking now. */
  onChange: (polling: boolean) => void;
}

/** How long the live connection may be missing before the table is asked for. */
export const PATIENCE_MS = 5_000;
/** The pause between two questions. */
export const EVERY_MS = 4_000;

/**
 * Stands in for the live connection where there is none, as behind a proxy that lets no WebSocket
 * through: asks for the table every few seconds until the live connection has shown it.
 */
export class Polling {
  readonly #parts: PollingParts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #polling = false;
  /** Counts the times without a live connection, so that a late answer belongs to its own. */
  #round = 0;
  #waiting = false;

  constructor(parts: PollingParts) {
    this.#parts = parts;
  }

  /** There is no live connection; saying so again changes nothing. */
  lost(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    this.#later(PATIENCE_MS);
  }

  /** The live connection has shown the table. */
  live(): void {
    this.#round += 1;
    this.#waiting = false;
    clearTimeout(this.#timer);
    this.#note(false);
  }

  /** Asks no more. */
  stop(): void {
    this.#round += 1;
    this.#waiting = true;
    clearTimeout(this.#timer);
  }

  #later(ms: number): void {
    this.#timer = setTimeout(() => void this.#ask(), ms);
  }

  async #ask(): Promise<void> {
    const round = this.#round;
    const heard = await this.#parts.ask();
    if (round !== this.#round) return;
    this.#note(heard);
    this.#later(EVERY_MS);
  }

  #note(polling: boolean): void {
    if (polling === this.#polling) return;
    this.#polling = polling;
    this.#parts.onChange(polling);
  }
}
