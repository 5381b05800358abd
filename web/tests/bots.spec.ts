import type { Page } from '@playwright/test';
import { cell, openTable, over, playOut, truth, turnOrEnd, version } from './support/play';
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
    await page.getByRole('radio', { name: 'Caterpillar Level 1' }).check({ force: true });
    await page.getByRole('radio', { name: 'As fast as they think' }).check();
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
  await page.getByRole('radio', { name: 'As fast as they think' }).check();
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

test('a level is chosen with the keyboard, and sits at the table with its name', async ({
  page,
}) => {
  await page.goto('/new?game=bug&with=bot');
  await page.getByLabel('Board').selectOption('hex2');
  const usual = page.getByRole('radio', { name: 'Water strider Level 3' });
  await expect(usual).toBeChecked();
  await usual.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Spider Level 5' })).toBeChecked();
  await expect(page.getByText('Lays threads')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('[data-seat-info="2"]')).toContainText('Spider, level 5');
  await expect(page.locator('[data-seat-info="2"] svg')).toHaveCount(2);
  const state = await truth(page);
  expect(state.pace).toBe('human');
  expect(state.seats[1]?.occupant).toEqual({ kind: 'bot', bot: 'level5', replaces: null });
});

test('bots of one table have levels of their own when that is wished', async ({ page }) => {
  await page.goto('/new?game=bug-off&with=bot');
  await page.getByRole('radio', { name: 'Owl Level 8' }).check({ force: true });
  await page.getByLabel('Each bot has a level of its own').check();
  const last = page.getByRole('group', { name: 'Level of the bot: Seat 3' });
  await expect(last.getByRole('radio', { name: 'Owl Level 8' })).toBeChecked();
  await last.getByRole('radio', { name: 'Caterpillar Level 1' }).check({ force: true });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/t\//);
  const bots = (await truth(page)).seats.map(({ occupant }) => occupant);
  const levels = bots.flatMap((one) => (one.kind === 'bot' ? [one.bot] : []));
  expect(levels.sort()).toEqual(['level1', 'level8']);
});

const ME = { kind: 'me' } as const;
const BOT = { kind: 'bot', bot: 'level1' } as const;

/** Asks for a hint until there is one: a busy server says that one should ask later. */
async function askHint(page: Page, ask: () => Promise<void>): Promise<void> {
  await turnOrEnd(page);
  await expect(async () => {
    await ask();
    await expect(page.getByTestId('hint')).toContainText('Hint: ', { timeout: 20_000 });
  }).toPass();
}

test('a hint is asked for, marked on the board, played, and gone', async ({ page }) => {
  const opened = await openTable(page.request, {
    game: 'bug',
    setup: 'hex3',
    seats: [ME, BOT],
    access: 'link',
  });
  await page.goto(`/t/${opened.id}`);
  const ask = page.getByTestId('ask-hint');
  await askHint(page, () => ask.press('Enter'));
  const hint = page.getByTestId('hint');
  await expect(hint).toContainText('Hint: place a stone on');
  await expect(hint).toContainText('It is proven: with best play you win.');
  // The keyboard is still where it was.
  await expect(ask).toBeFocused();
  const name = (await page.locator('[data-hinted]').getAttribute('data-hinted')) ?? '';
  await expect(cell(page, name)).toHaveAttribute('aria-label', /you may place here, hint$/);
  const before = await version(page);
  await cell(page, name).click();
  await expect(page.locator('[data-hinted]')).toHaveCount(0);
  await expect(hint).toBeEmpty();
  await expect.poll(() => version(page)).toBeGreaterThan(before);
  expect((await truth(page)).turns[0]?.text).toBe(name);
});

test('a hint for a card points at the card and at the button', async ({ page }) => {
  const opened = await openTable(page.request, {
    game: 'bug-off',
    setup: 'seats=3 copies=6',
    seats: [ME, BOT, BOT],
    access: 'link',
  });
  await page.goto(`/t/${opened.id}`);
  await askHint(page, () => page.getByTestId('ask-hint').click());
  await page.getByRole('button', { name: /hint$/ }).click();
  await page.locator('button.pointed[data-step]').click();
  await expect(page.getByTestId('hint')).toBeEmpty();
});

test('against a person there are no hints', async ({ page }) => {
  const opened = await openTable(page.request, {
    game: 'bug',
    setup: 'hex3',
    seats: [ME, { kind: 'open' }],
    access: 'link',
  });
  await page.goto(`/t/${opened.id}`);
  await expect(page.getByTestId('table')).toBeVisible();
  await expect(page.getByTestId('ask-hint')).toHaveCount(0);
});
