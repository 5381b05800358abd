import type { Page } from '@playwright/test';

/** One thing that a browser received, as text. */
export interface Received {
  source: string;
  text: string;
}

/** Keeps every byte that a page receives: bodies and headers of answers, frames of sockets. */
export class Wiretap {
  readonly received: Received[] = [];
  readonly #bodies: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        this.received.push({ source: `socket ${socket.url()}`, text: payload.toString() });
      });
    });
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      if (!path.startsWith('/api/')) return;
      this.#bodies.push(
        (async () => {
          const headers = JSON.stringify(await response.headersArray());
          this.received.push({ source: `headers of ${path}`, text: headers });
          // A page that is left before the body came never received it.
          const body = await response.text().catch(() => '');
          this.received.push({ source: path, text: body });
        })(),
      );
    });
  }

  async settled(): Promise<Received[]> {
    await Promise.all(this.#bodies);
    return this.received;
  }
}
