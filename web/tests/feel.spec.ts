import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { NewTable } from '../src/lib/net/generated';
import { clickStep, moved, openTable, turnOrEnd, version } from './support/play';
import { expect, test } from './support/test';

const DIST = join(import.meta.dirname, '../dist');
const ME = { kind: 'me' } as const;
const BOT = { kind: 'bot', bot: 'random' } as const;

async function open(page: Page, wish: Partial<NewTable>): Promise<void> {
  const table: NewTable = { game: 'bug', setup: 'hex5', seats: [ME, ME], access: 'link', ...wish };
  const opened = await openTable(page.request, table);
  await page.goto(`/t/${opened.id}`);
  await turnOrEnd(page);
}

/** Paths that the page asks for from now on, and the sizes of its program on the wire. */
function watch(page: Page): { paths: string[]; bytes: () => number } {
  const paths: string[] = [];
  page.on('request', (request) => {
    // The live connection is counted as what it is: one connection, not a request.
    if (!request.url().startsWith('ws')) paths.push(new URL(request.url()).pathname);
  });
  const ours = () => paths.filter((path) => /\.(js|css)$/.test(path));
  const size = (path: string) => gzipSync(readFileSync(join(DIST, path))).length;
  return { paths, bytes: () => [...new Set(ours())].reduce((sum, path) => sum + size(path), 0) };
}

test('pages are light: few requests, few bytes', async ({ page }) => {
  const first = watch(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(first.bytes()).toBeGreaterThan(10_000);
  expect(first.bytes()).toBeLessThanOrEqual(120_000);

  const opened = await openTable(page.request, {
    game: 'bug',
    setup: 'hex5',
    seats: [ME, ME],
    access: 'link',
  });
  const other = await page.context().newPage();
  const table = watch(other);
  await other.goto(`/t/${opened.id}`);
  await turnOrEnd(other);
  await other.waitForLoadState('networkidle');
  expect(table.paths.length, table.paths.join(' ')).toBeLessThanOrEqual(6);
  expect(table.bytes()).toBeLessThanOrEqual(200_000);
});

test('one stone changes little of the page, and the board stays where it is', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, {});
    const board = page.getByRole('grid');
    const box = await board.boundingBox();
    for (let step = 0; step < 8; step += 1) {
      await page.evaluate(() => {
        const seen = { changes: 0, added: 0 };
        new MutationObserver((records) => {
          seen.changes += records.length;
          for (const { addedNodes } of records) seen.added += addedNodes.length;
        }).observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        Object.assign(window, { seen });
      });
      await clickStep(page, await turnOrEnd(page), step * 11 + 5);
      const seen = await page.evaluate(
        () => (window as unknown as { seen: { changes: number; added: number } }).seen,
      );
      // Where one may play changes from side to side: a dot and some words for each of 61 cells. Hardly anything is
      // made anew: the board alone has more than 300 elements.
      expect(seen.added, `added by step ${step}`).toBeLessThan(60);
      expect(seen.changes, `changed by step ${step}`).toBeLessThan(5 * 61);
      expect(await board.boundingBox()).toEqual(box);
    }
  }
});

/** How often something has begun to move since the page was opened. */
async function countMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let moves = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      const duration = typeof how[1] === 'number' ? how[1] : Number(how[1]?.duration ?? 0);
      if (duration > 0) moves += 1;
      return animate.apply(this, how);
    };
    addEventListener('animationstart', () => (moves += 1), true);
    addEventListener('transitionrun', () => (moves += 1), true);
    Object.defineProperty(window, 'moves', { get: () => moves });
  });
  return () => page.evaluate(() => (window as unknown as { moves: number }).moves);
}

for (const [game, setup, seats] of [
  ['bug', 'hex3', [ME, ME]],
  ['herd', 'hex3', [ME, ME]],
  ['bug-off', 'seats=3 copies=6', [ME, BOT, BOT]],
] as const) {
  test(`things move in ${game}, and with reduced motion nothing does`, async ({ visitor }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await visitor({ reducedMotion });
      const moves = await countMoves(page);
      await open(page, { game, setup, seats: [...seats] });
      for (let step = 0; step < 6; step += 1) {
        const moment = await turnOrEnd(page);
        if (moment === 'over') break;
        await clickStep(page, moment, step * 7 + 3);
      }
      if (reducedMotion === 'reduce') expect(await moves()).toBe(0);
      else expect(await moves()).toBeGreaterThan(5);
    }
  });
}

test('a card that is played goes its way and leaves nothing behind', async ({ visitor }) => {
  const page = await visitor({ reducedMotion: 'no-preference' });
  await open(page, { game: 'bug-off', setup: 'seats=2 copies=6', seats: [ME, BOT] });
  await page.evaluate(() => {
    const flown: string[] = [];
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) if (node instanceof HTMLElement) flown.push(node.outerHTML);
      }
    }).observe(document.body, { childList: true });
    Object.assign(window, { flown });
  });
  const before = await version(page);
  await page.locator('[data-card][aria-disabled="false"]').first().click();
  await page.locator('[data-step^="+"]').first().click();
  await moved(page, before);
  const flown = await page.evaluate(() => (window as unknown as { flown: string[] }).flown);
  expect(flown.length).toBeGreaterThan(0);
  for (const html of flown) expect(html).toContain('aria-hidden="true"');
  await expect(page.locator('body > [inert]')).toHaveCount(0);
});
