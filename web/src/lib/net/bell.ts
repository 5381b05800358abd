/** A bell: whoever waits is woken by the bell or by the time, whichever comes first. */
export class Bell {
  readonly #waiting = new Set<() => void>();

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#waiting.add(done);
    });
  }

  ring(): void {
    for (const done of [...this.#waiting]) done();
  }
}
