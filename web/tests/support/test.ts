import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { Server } from './server';

export { expect } from '@playwright/test';

interface PerWorker {
  server: Server;
}
interface PerTest {
  /** Opens a browser of its own for somebody: own cookies, own storage, own network. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Faults that no test may cause: uncaught errors and what the Content-Security-Policy blocked. */
function watch(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push(message.text());
  });
}

export const test = base.extend<PerTest, PerWorker>({
  server: [
    // Playwright reads from the parameter what a fixture needs: here nothing.
    async ({}, use) => {
      const server = await Server.launch();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  page: async ({ page }, use) => {
    const faults: string[] = [];
    watch(page, faults);
    await use(page);
    base.expect(faults).toEqual([]);
  },
  visitor: async ({ browser, contextOptions, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 800 },
        ...(baseURL ? { baseURL } : {}),
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      watch(page, faults);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    base.expect(faults).toEqual([]);
  },
});
