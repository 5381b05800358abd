import type { Page } from '@playwright/test';
import { openTable, playOut, turnOrEnd } from './support/play';
import { expect, test } from './support/test';

/** What the browser says of things that were moved and did not move by themselves. */
interface Shift {
  value: number;
  /** Whether the game had ended. */
  over: boolean;
  sources: string[];
}

/** Has the browser note from now on whatever is pushed aside, also in answer to a press. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.evaluate(() => {
    interface Source {
      node: Node | null;
      previousRect: DOMRectReadOnly;
      currentRect: DOMRectReadOnly;
    }
    interface Entry extends PerformanceEntry {
      value: number;
      sources: Source[];
    }
    const box = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const name = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.textContent ?? 'gone');
    const shifts: Shift[] = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const told = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)}: ${box(previousRect)} -> ${box(currentRect)}`,
        );
        const over = document.querySelector('[data-testid="result"]') !== null;
        shifts.push({ value, over, sources: told });
      }
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { shifts });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** When a game ends, the result takes the place of the buttons: what is below them moves once, by less than this. */
const AT_THE_END = 0.02;

for (const locale of ['en-GB', 'de-DE']) {
  for (const game of ['bug', 'herd'] as const) {
    test(`nothing is pushed aside while ${game} is played in ${locale}`, async ({ visitor }) => {
      for (const [width, height] of [
        [360, 640],
        [1280, 800],
      ] as const) {
        const page = await visitor({ locale, viewport: { width, height } });
        const opened = await openTable(page.request, {
          game,
          setup: 'hex3',
          seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
          access: 'link',
        });
        await page.goto(`/t/${opened.id}`);
        await turnOrEnd(page);
        await page.waitForLoadState('networkidle');
        const shifts = await watchShifts(page);
        expect(await playOut(page)).toBeGreaterThan(3);
        // What the last turn pushes aside is noted with one of the next frames.
        await page.evaluate(async () => {
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        });
        const seen = await shifts();
        expect(seen.filter(({ over }) => !over)).toEqual([]);
        const end = seen.reduce((sum, { value }) => sum + value, 0);
        expect(end, JSON.stringify(seen)).toBeLessThan(AT_THE_END);
      }
    });
  }
}
