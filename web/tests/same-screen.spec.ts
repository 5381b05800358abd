import {
  asked,
  cell,
  moved,
  over,
  playOut,
  targets,
  truth,
  turnOrEnd,
  version,
} from './support/play';
import { expect, test } from './support/test';

test('a game of Bug on one screen by mouse', async ({ page }) => {
  await page.goto('/new?game=bug&with=same-screen');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(asked(page)).toContainText('Black: Place a stone');
  await cell(page, 'c3').click();
  await expect(asked(page)).toContainText('White: Place a stone');
  await expect(cell(page, 'c3')).toHaveAccessibleName(/^c3, black, bug of 1, .*last turn/);

  await playOut(page);
  await expect(over(page)).toBeVisible();
  expect((await truth(page)).result?.reason).toBe('rules');
});

test('resigning is asked for first, away from the pointer', async ({ page }) => {
  for (const size of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/new?game=bug&with=same-screen');
    await page.getByRole('button', { name: 'Start the game' }).click();
    const resign = page.getByTestId('resign');
    const box = await resign.boundingBox();
    await resign.click();
    const confirm = await page.getByTestId('resign-confirm').boundingBox();
    if (!box || !confirm) throw new Error('a button is not shown');
    const apart =
      confirm.x > box.x + box.width ||
      confirm.x + confirm.width < box.x ||
      confirm.y > box.y + box.height ||
      confirm.y + confirm.height < box.y;
    expect(apart).toBe(true);
    await page.keyboard.press('Escape');
    expect((await truth(page)).status).toBe('running');
    await resign.click();
    await page.getByTestId('resign-confirm').click();
    await expect(asked(page)).toContainText('by resignation');
    expect((await truth(page)).result?.reason).toBe('resignation');
  }
});

test('a step is taken back within the turn', async ({ page }) => {
  await page.goto('/new?game=herd&with=same-screen');
  await page.getByLabel('Board').selectOption('hex3');
  await page.getByRole('button', { name: 'Start the game' }).click();
  // A turn with at least two stones still due has a step that can be taken back.
  for (let step = 0; step < 60; step += 1) {
    await turnOrEnd(page);
    const state = await truth(page);
    if (state.view?.game !== 'herd') throw new Error('not a table of Herd');
    const due = state.view.remove_due + state.view.place_due;
    const before = await version(page);
    await targets(page).first().click();
    await moved(page, before);
    if (due < 2) continue;
    const between = await version(page);
    await page.getByTestId('undo').click();
    await moved(page, between);
    expect((await truth(page)).view).toEqual(state.view);
    return;
  }
  throw new Error('no turn with two stones came up');
});
