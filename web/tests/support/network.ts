import type { Page } from '@playwright/test';

/** Lets a test cut a page's live connections as a dead network would: it closes no socket by itself. */
export async function withSockets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open: WebSocket[] = [];
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        super(...args);
        open.push(this);
      }
    };
    Object.assign(window, { dropSockets: () => open.splice(0).forEach((one) => one.close()) });
  });
}

/** From now on the page has no network; it was prepared by `withSockets`. */
export async function unplug(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => (window as unknown as { dropSockets: () => void }).dropSockets());
}
