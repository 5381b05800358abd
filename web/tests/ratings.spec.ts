import type { Page } from '@playwright/test';
import { clickStep, meet, openTable, over, playOn, table, truth, turnOrEnd } from './support/play';
import { expect, test } from './support/test';

const PASSWORD = 'correct horse';

async function register(page: Page, name: string): Promise<void> {
  const made = await page.request.post('/api/account', { data: { name, password: PASSWORD } });
  expect(made.status(), await made.text()).toBe(201);
}

const ratingOf = (page: Page, seat: number) =>
  page.locator(`[data-seat-info="${seat}"]`).getByTestId('rating');

const LIVE = {
  kind: 'live',
  base_seconds: 300,
  increment_seconds: 2,
  delay_seconds: 0,
} as const;

for (const [game, setup, ends] of [
  ['bug', 'hex3', 'rules'],
  ['herd', 'hex3', 'time'],
] as const) {
  test(`a live rated game of ${game} to the end by ${ends} changes the ratings by the published formula`, async ({
    visitor,
  }) => {
    const [ada, bob] = [await visitor(), await visitor()];
    await register(ada, `Ada ${game}`);
    await register(bob, `Bob ${game}`);
    const base_seconds = ends === 'time' ? 20 : 300;
    await meet(ada, bob, { game, setup, rated: true, clock: { ...LIVE, base_seconds } });
    await expect(table(bob)).toHaveAttribute('data-status', 'running');
    await playOn(ada, bob, {
      choice: (step) => step * 7 + 3,
      // A game counts once both have played a whole turn; then one of them lets the time run out.
      enough: ({ turns }) =>
        ends === 'time' && turns.filter(({ complete }) => complete).length >= 3,
    });
    await expect(over(ada)).toBeVisible();
    await expect(over(bob)).toBeVisible();
    const { result } = await truth(ada);
    expect(result?.reason).toBe(ends);
    // Glicko-2 for two who have 1500, 350 and 0.06, by one game: 162 points.
    const [winner] = result?.winners ?? [];
    for (const page of [ada, bob]) {
      for (const seat of [1, 2]) {
        await expect(ratingOf(page, seat)).toHaveText(
          seat === winner ? 'rating 1662, +162 by this game' : 'rating 1338, -162 by this game',
        );
      }
    }
  });
}

test('two people play rated games, and their profiles tell what became of the ratings', async ({
  visitor,
}) => {
  const [ada, bob] = [await visitor(), await visitor()];
  await ada.goto('/new?game=bug&with=friend');
  await expect(ada.getByLabel('Rated game')).toBeDisabled();
  await expect(ada.getByText('Rated games are for people with an account.')).toBeVisible();
  await register(ada, 'Ada Byron');
  await register(bob, 'Bob');
  await ada.reload();
  await ada.getByLabel('Board').selectOption('hex2');
  await ada.getByLabel('Rated game').check();
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await bob.goto(await ada.getByTestId('invite').inputValue());
  await bob.getByTestId('sit').click();
  await expect(ratingOf(ada, 1)).toHaveText('rating about 1500');

  // To the end by the rules.
  await playOn(ada, bob, { choice: (step) => step * 7 + 3 });
  await expect(over(ada)).toBeVisible();
  await expect(ratingOf(ada, 1)).toHaveText(/^rating (1662, \+162|1338, -162) by this game$/);
  const won = (await ratingOf(ada, 1).innerText()).includes('1662');

  await ada.getByRole('link', { name: 'Ada Byron' }).click();
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Ada Byron');
  await expect(ada.getByTestId('rating-bug')).toHaveText(won ? '1662' : '1338');
  await expect(ada.getByRole('img', { name: 'Rating in Bug over time' })).toBeVisible();
  await ada.getByRole('row', { name: 'Bob' }).getByRole('link').click();
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Bob');
  await expect(ada.getByTestId('rating-bug')).toHaveText(won ? '1338' : '1662');

  // The second one is given up.
  const second = await openTable(ada.request, {
    game: 'bug',
    setup: 'hex3',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    access: 'open',
    rated: true,
  });
  await bob.request.post(`/api/tables/${second.id}/sit`, { data: {} });
  await ada.goto(`/t/${second.id}`);
  await bob.goto(`/t/${second.id}`);
  // A game counts once both have played a whole turn: far enough apart that nothing is eaten.
  await clickStep(ada, await turnOrEnd(ada), 3);
  await clickStep(bob, await turnOrEnd(bob), 12);
  await turnOrEnd(ada);
  await ada.getByTestId('resign').click();
  await ada.getByTestId('resign-confirm').click();
  await expect(over(bob)).toBeVisible();
  await expect(ratingOf(bob, 2)).toContainText('+');
  await bob.goto('/people/ada%20byron');
  await expect(bob.getByText('Games', { exact: true })).toBeVisible();
  await expect(bob.getByRole('listitem')).toHaveCount(2);

  await bob.getByRole('link', { name: 'Leaders' }).click();
  await expect(bob.getByRole('heading', { level: 1 })).toHaveText('Leaders');
  await expect(bob.getByRole('row').filter({ hasText: 'bot' })).toHaveCount(8);
  await bob.getByRole('link', { name: 'Bug Off' }).click();
  await expect(bob.getByRole('row').filter({ hasText: 'bot' })).toHaveCount(8);
});
