import { faults } from './support/look';
import { tabTo } from './support/keyboard';
import { openTable, truth, turnOrEnd, version } from './support/play';
import { expect, test } from './support/test';

const ME = { kind: 'me' } as const;
const BOT = { kind: 'bot', bot: 'random' } as const;

for (const [game, setup, word] of [
  ['bug', 'hex3', 'Black'],
  ['bug-off', 'seats=2 copies=6', 'score pile'],
] as const) {
  test(`the rules and the keys of ${game} at its table: the focus stays in, and comes back`, async ({
    page,
  }) => {
    const seats = [ME, game === 'bug' ? ME : BOT];
    const opened = await openTable(page.request, { game, setup, seats, access: 'link' });
    await page.goto(`/t/${opened.id}`);
    await turnOrEnd(page);
    const before = { version: await version(page), turns: (await truth(page)).turns };
    for (const what of ['rules', 'keys'] as const) {
      const button = page.getByTestId(`help-${what}`);
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog');
      await expect(sheet).toBeVisible();
      await expect(sheet).toContainText(what === 'rules' ? word : 'Enter');
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab');
        // The browser's own bar is the one place outside where Tab may go.
        const where = await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog') !== null,
        );
        expect(where, `after ${press + 1} times Tab`).toBe(true);
      }
      for (const [width, colorScheme] of [
        [360, 'light'],
        [1280, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 740 });
        await page.emulateMedia({ colorScheme });
        expect.soft(await faults(page), `${what} ${width}`).toEqual([]);
        await page.screenshot({ path: `test-results/shots/help-${game}-${what}-${width}.png` });
      }
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    // Nothing was played by all those keys.
    expect({ version: await version(page), turns: (await truth(page)).turns }).toEqual(before);
  });
}

test('Escape closes the rules and leaves a turn that waits to be sent', async ({ page }) => {
  const opened = await openTable(page.request, {
    game: 'bug',
    setup: 'hex3',
    seats: [ME, ME],
    access: 'link',
  });
  await page.goto(`/t/${opened.id}`);
  await turnOrEnd(page);
  await page.getByLabel('Confirm my turn before it is sent').check();
  await page.locator('[data-cell="c3"]').click();
  await expect(page.getByTestId('staged')).toBeVisible();
  await page.getByTestId('help-rules').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByTestId('staged')).toBeVisible();
});
