import type { CDPSession, Page } from '@playwright/test';
import { cell, moved, openTable, truth, turnOrEnd, version } from './support/play';
import { expect, test } from './support/test';

const ME = { kind: 'me' } as const;

/** A finger, as the browser sees one. */
class Finger {
  readonly #page: Page;
  readonly #session: CDPSession;

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  }

  async #middle(name: string): Promise<{ x: number; y: number }> {
    await cell(this.#page, name).scrollIntoViewIfNeeded();
    const box = await cell(this.#page, name).boundingBox();
    if (!box) throw new Error(`${name} is not shown`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async down(name: string): Promise<void> {
    await this.#send('touchStart', [await this.#middle(name)]);
  }
  /** Slides sideways, where nothing scrolls. */
  async slide(name: string, by: number): Promise<void> {
    const { x, y } = await this.#middle(name);
    for (const part of [0.3, 0.6, 1]) await this.#send('touchMove', [{ x: x + by * part, y }]);
  }
  async up(): Promise<void> {
    await this.#send('touchEnd', []);
  }
}

for (const [way, width, height] of [
  ['upright', 360, 740],
  ['on its side', 740, 360],
] as const) {
  test(`a finger on a phone ${way}: what it presses is shown larger, and sliding away plays nothing`, async ({
    visitor,
  }) => {
    const page = await visitor({ hasTouch: true, isMobile: true, viewport: { width, height } });
    const opened = await openTable(page.request, {
      game: 'bug',
      setup: 'hex5',
      seats: [ME, ME],
      access: 'link',
    });
    await page.goto(`/t/${opened.id}`);
    await turnOrEnd(page);
    const finger = new Finger(page, await page.context().newCDPSession(page));
    const lens = page.locator('[data-lens]');
    const before = await version(page);

    await finger.down('e5');
    await expect(lens).toHaveAttribute('data-lens', 'e5');
    const box = await lens.boundingBox();
    if (!box) throw new Error('the lens is not shown');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y).toBeGreaterThanOrEqual(0);
    await page.screenshot({ path: `test-results/shots/lens-${width}.png` });
    await finger.slide('e5', -80);
    await expect(lens).toHaveCount(0);
    await finger.up();
    await page.waitForTimeout(300);
    expect(await version(page)).toBe(before);

    // Long enough for the browser's own long press.
    await finger.down('e5');
    await page.waitForTimeout(900);
    await expect(lens).toBeVisible();
    await finger.up();
    await moved(page, before);
    await expect(lens).toHaveCount(0);
    await expect(cell(page, 'e5')).toHaveAccessibleName(/^e5, black/);

    // A plain tap plays once, whatever clicks the browser sends behind it.
    const between = await version(page);
    await cell(page, 'c3').tap();
    await moved(page, between);
    await page.waitForTimeout(800);
    expect((await truth(page)).turns.map(({ text }) => text)).toEqual(['e5', 'c3']);
  });
}

test('on a phone on its side the whole board is seen beside what is asked', async ({ visitor }) => {
  const page = await visitor({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 740, height: 360 },
  });
  for (const game of ['bug', 'herd'] as const) {
    const opened = await openTable(page.request, {
      game,
      setup: 'hex5',
      seats: [ME, ME],
      access: 'link',
    });
    await page.goto(`/t/${opened.id}`);
    await turnOrEnd(page);
    const board = page.getByRole('grid');
    await board.scrollIntoViewIfNeeded();
    const [box, ask] = [await board.boundingBox(), await page.getByTestId('ask').boundingBox()];
    if (!box || !ask) throw new Error('something is not shown');
    expect(box.height).toBeLessThanOrEqual(360);
    expect(box.x + box.width).toBeLessThanOrEqual(ask.x);
    expect(ask.y).toBeGreaterThanOrEqual(0);
    expect(ask.y + ask.height).toBeLessThanOrEqual(360);
    await page.screenshot({ path: `test-results/shots/side-${game}.png` });
  }
});
