import type { Page } from '@playwright/test';
import { cell, clickStep, openTable, targets, turnOrEnd } from './support/play';
import { expectRoom, faults } from './support/look';
import { expect, test } from './support/test';

const ME = { kind: 'me' } as const;

async function openBoard(page: Page, game: 'bug' | 'herd', setup: string): Promise<void> {
  const opened = await openTable(page.request, { game, setup, seats: [ME, ME], access: 'link' });
  await page.goto(`/t/${opened.id}`);
  await turnOrEnd(page);
}

/** The cell that has the focus, and where its middle is on the screen. */
async function here(page: Page): Promise<{ name: string; x: number; y: number }> {
  return page.evaluate(() => {
    const focus = document.activeElement;
    const { x, y, width, height } = focus?.getBoundingClientRect() ?? new DOMRect();
    return { name: focus?.getAttribute('data-cell') ?? '', x: x + width / 2, y: y + height / 2 };
  });
}

test('on a turned board the arrow keys go where they point, names stay upright, and all of it is remembered', async ({
  page,
}) => {
  await openBoard(page, 'bug', 'hex3');
  await page.getByTestId('board-settings').click();
  const settings = page.getByRole('dialog', { name: 'Board' });
  await settings.getByLabel('Show cell names').check();
  for (let turn = 1; turn <= 5; turn += 1) {
    await settings.getByRole('button', { name: 'Turn right' }).click();
    await expect(settings.getByRole('status')).toHaveText(`Turned by ${turn * 60}°`);
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(page.getByTestId('board-settings')).toBeFocused();

    await cell(page, 'c3').focus();
    for (const [key, right, down] of [
      ['ArrowRight', 1, 0],
      ['ArrowLeft', -1, 0],
      ['ArrowUp', -1, -1],
      ['Shift+ArrowUp', 1, -1],
      ['ArrowDown', -1, 1],
      ['Shift+ArrowDown', 1, 1],
    ] as const) {
      const from = await here(page);
      await page.keyboard.press(key);
      const to = await here(page);
      const sign = (a: number, b: number) => (Math.abs(a - b) < 2 ? 0 : Math.sign(a - b));
      expect([sign(to.x, from.x), sign(to.y, from.y)], `${key} at ${turn}`).toEqual([right, down]);
      await cell(page, 'c3').focus();
    }
    const tilted = await page.evaluate(() =>
      [...document.querySelectorAll<SVGGraphicsElement>('svg[role="grid"] text')].filter((text) => {
        const { b, c } = text.getScreenCTM() ?? new DOMMatrix();
        return Math.abs(b) + Math.abs(c) > 0.01;
      }),
    );
    expect(tilted).toEqual([]);
    await page.getByTestId('board-settings').click();
  }
  await settings.getByRole('combobox', { name: /^Look/ }).selectOption('High contrast');
  await settings.getByRole('combobox', { name: /^Size/ }).selectOption('Small');
  const before = await cell(page, 'a1').boundingBox();
  await page.reload();
  await turnOrEnd(page);
  expect(await cell(page, 'a1').boundingBox()).toEqual(before);
  await expect(page.locator('[data-board-theme="contrast"]')).toBeVisible();
  // A cell keeps its name, however the board lies.
  await cell(page, 'a1').click();
  await expect(cell(page, 'a1')).toHaveAccessibleName(/^a1, black/);
});

test('every look and size of a board is accessible and fits the screen', async ({ page }) => {
  for (const game of ['bug', 'herd'] as const) {
    await openBoard(page, game, 'hex5');
    for (let step = 0; step < 10; step += 1) {
      await clickStep(page, await turnOrEnd(page), step * 11 + 5);
    }
    await expect(targets(page).first()).toBeVisible();
    for (const [look, size] of [
      ['cabinet', 'small'],
      ['ink', 'medium'],
      ['colour-blind', 'large'],
      ['contrast', 'fit'],
    ] as const) {
      for (const [width, colorScheme] of [
        [360, 'dark'],
        [1280, 'light'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 740 });
        await page.getByTestId('board-settings').click();
        await page.getByRole('combobox', { name: /^Look/ }).selectOption(look);
        await page.getByRole('combobox', { name: /^Size/ }).selectOption(size);
        const where = `${game} ${look} ${size} ${width}`;
        await expectRoom(page, where);
        expect.soft(await faults(page), where).toEqual([]);
        await page.screenshot({ path: `test-results/shots/board-${game}-${look}-${width}.png` });
        await page.keyboard.press('Escape');
      }
    }
  }
});
