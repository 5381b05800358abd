import { choose, openByKeyboard, tabTo } from './support/keyboard';
import { moved, over, targets, truth, turnOrEnd, version } from './support/play';
import { expect, test } from './support/test';

test('a game of Bug on one screen by keyboard alone', async ({ page }) => {
  await openByKeyboard(page, '/new?game=bug&with=same-screen', () =>
    choose(page, page.getByLabel('Board'), 'hex3'),
  );
  await expect(targets(page).first()).toBeVisible();

  await tabTo(page, page.locator('[data-cell]'));
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
  // Six directions around the middle, and the ends of a row.
  expect(await here()).toBe('c3');
  const walk = [
    ['ArrowRight', 'c4'],
    ['ArrowLeft', 'c3'],
    ['ArrowUp', 'd2'],
    ['Shift+ArrowDown', 'c3'],
    ['PageUp', 'd3'],
    ['ArrowDown', 'c3'],
    ['Home', 'c1'],
    ['End', 'c5'],
    ['Control+Home', 'e1'],
    ['Control+End', 'a3'],
  ] as const;
  for (const [key, to] of walk) {
    await page.keyboard.press(key);
    expect(await here(), key).toBe(to);
  }
  await expect(page.locator('.focus')).toBeVisible();

  for (let step = 0; step < 200; step += 1) {
    if ((await turnOrEnd(page)) === 'over') break;
    const before = await version(page);
    for (let skip = 0; skip <= step % 3; skip += 1) await page.keyboard.press('n');
    await page.keyboard.press(step % 2 ? 'Enter' : ' ');
    await moved(page, before);
    await expect(page.getByTestId('announcer')).not.toBeEmpty();
  }
  await expect(over(page)).toBeVisible();
  expect((await truth(page)).result?.reason).toBe('rules');
});

test('a game of Herd on one screen by keyboard alone', async ({ page }) => {
  await openByKeyboard(page, '/new?game=herd&with=same-screen', () =>
    choose(page, page.getByLabel('Board'), 'hex3'),
  );
  await expect(targets(page).first()).toBeVisible();
  await tabTo(page, page.locator('[data-cell]'));
  for (let step = 0; step < 200; step += 1) {
    if ((await turnOrEnd(page)) === 'over') break;
    const before = await version(page);
    for (let skip = 0; skip <= step % 4; skip += 1) await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await moved(page, before);
  }
  await expect(over(page)).toBeVisible();
  expect((await truth(page)).result?.reason).toBe('rules');
});

test('a game of Bug Off against a bot by keyboard alone', async ({ page }) => {
  await openByKeyboard(page, '/new?game=bug-off&with=bot', async () => {
    await choose(page, page.locator('label', { hasText: /^Players/ }).locator('select'), '2');
    await choose(page, page.getByLabel('Cards of each kind'), '6');
    const level = page.getByRole('radio', { name: 'Caterpillar' });
    await tabTo(page, page.getByRole('radio', { name: /Level \d/ }));
    for (let press = 0; press < 8 && !(await level.isChecked()); press += 1) {
      await page.keyboard.press('ArrowLeft');
    }
    await tabTo(page, page.locator('input[name="pace"]'));
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('input[name="pace"][value="quick"]')).toBeChecked();
  });
  for (let step = 0; step < 100; step += 1) {
    if ((await turnOrEnd(page)) === 'over') break;
    const before = await version(page);
    // After a card the focus is at the hand again; only the first time it has to be found.
    await tabTo(page, page.locator('[data-card]'));
    await page.keyboard.press(step % 2 ? 'Enter' : ' ');
    await tabTo(page, page.locator('[data-step]'));
    // Placing comes first, scoring is the button behind it.
    if (step % 2) await page.keyboard.press('Tab');
    await tabTo(page, page.locator('[data-step]'));
    await page.keyboard.press('Enter');
    await moved(page, before);
  }
  await expect(over(page)).toBeVisible();
  expect((await truth(page)).result?.reason).toBe('rules');
});
