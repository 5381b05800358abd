/** What a page asks the server for, and what went wrong with it. */
export class Loaded<T> {
  #ask: () => Promise<T>;
  /** What came last. */
  value = $state.raw<T | null>(null);
  /** Why nothing came the last time. */
  fault = $state.raw<unknown>(null);

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
  }

  /** Asks; what there was stays until something comes. */
  async load(): Promise<void> {
    try {
      this.value = await this.#ask();
      this.fault = null;
    } catch (error) {
      this.fault = error;
    }
  }
}
