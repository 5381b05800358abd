import { over, playOut, truth } from './support/play';
import { expect, test } from './support/test';

/** From the library to the result, as a newcomer would go. */
const GAMES = [
  { game: 'bug', name: 'Bug', board: 'hex3', seats: null },
  { game: 'herd', name: 'Herd', board: 'hex3', seats: null },
  { game: 'bug-off', name: 'Bug Off', board: null, seats: '3' },
] as const;

for (const { game, name, board, seats } of GAMES) {
  test(`a whole game of ${name} against a bot`, async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('article', { name, exact: true });
    await card.getByRole('link', { name: 'Play a bot' }).click();
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
    if (board) await page.getByLabel('Board').selectOption(board);
    if (seats) await page.getByLabel('Players').selectOption(seats);
    for (const select of await page.getByLabel(/ is$/).all()) {
      if ((await select.inputValue()) !== 'me') await select.selectOption('random');
    }
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page).toHaveURL(/\/t\//);

    expect(await playOut(page)).toBeGreaterThan(2);

    await expect(over(page)).toBeVisible();
    const state = await truth(page);
    expect(state.status).toBe('over');
    expect(state.result?.reason).toBe('rules');
    expect(state.turns.length).toBeGreaterThan(2);
    const record = await page.request.get(`/api/tables/${state.id}/record`);
    expect(await record.text()).toContain(`[Game "${game}"]`);
  });
}

test('a bot that thinks answers, and the game can be played again', async ({ page }) => {
  await page.goto('/new?game=bug&with=bot');
  await page.getByLabel('Board').selectOption('hex2');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await playOut(page);
  const first = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(first);
  const state = await truth(page);
  expect(state.status).toBe('running');
  // Sides are changed: the reader had Black and has White now.
  expect(state.you).toEqual([2]);
  await playOut(page);
});
