import type { Page } from '@playwright/test';
import type { Clock } from '../src/lib/net/generated';
import { asked, cell, openTable, table, truth, turnOrEnd } from './support/play';
import { Server } from './support/server';
import { expect, test } from './support/test';

type Visitor = (options?: { baseURL: string }) => Promise<Page>;

const live = (base_seconds: number): Clock => ({
  kind: 'live',
  base_seconds,
  increment_seconds: 0,
  delay_seconds: 0,
});
const clockOf = (page: Page, seat: number) => page.locator(`[data-clock="${seat}"]`);

/** Ada and Bob at a table of Bug with this clock; Ada is to move. */
async function two(visitor: Visitor, clock: Clock, baseURL?: string): Promise<[Page, Page]> {
  const options = baseURL === undefined ? undefined : { baseURL };
  const [ada, bob] = [await visitor(options), await visitor(options)];
  const opened = await openTable(ada.request, {
    game: 'bug',
    setup: 'hex3',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    access: 'link',
    clock,
  });
  await ada.goto(`/t/${opened.id}`);
  await bob.goto(await ada.getByTestId('invite').inputValue());
  await bob.getByTestId('sit').click();
  await expect(table(bob)).not.toHaveAttribute('data-status', 'waiting');
  return [ada, bob];
}

test('in a live game of one second one loses by flag, and both browsers say so', async ({
  visitor,
}) => {
  const [ada, bob] = await two(visitor, live(1));
  await expect(asked(bob)).toContainText('You win (on time)');
  await expect(asked(ada)).toContainText(/You lose: .* wins \(on time\)/);
  for (const page of [ada, bob]) {
    await expect(clockOf(page, 1)).toContainText('time is up');
    await expect(clockOf(page, 2)).toContainText('0:01');
    expect((await truth(page)).result).toMatchObject({ winners: [2], reason: 'time' });
  }
});

test('the clock of whoever is to move ticks in both browsers, and says little', async ({
  visitor,
}) => {
  const [ada, bob] = await two(visitor, live(12));
  await expect(clockOf(bob, 2)).toContainText('0:12');
  // Below ten seconds with tenths; marked by more than a colour.
  await expect(clockOf(bob, 1)).toContainText(/0:09\.\d/);
  await expect(clockOf(bob, 1).locator('svg')).toBeVisible();
  await expect(clockOf(bob, 2).locator('svg')).toHaveCount(0);
  // Only the one whose clock it is hears of it.
  await expect(ada.getByTestId('clock-told')).toHaveText('10 seconds left');
  await expect(bob.getByTestId('clock-told')).toBeEmpty();
  await turnOrEnd(ada);
  await cell(ada, 'c3').click();
  await expect(clockOf(ada, 2).locator('svg')).toBeVisible();
  await expect(clockOf(ada, 1).locator('svg')).toHaveCount(0);
  const left = (await truth(ada)).clock?.left_ms[0] ?? 0;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(10_000);
});

test('a clock is chosen with a new table', async ({ page }) => {
  await page.goto('/new?game=bug&with=friend');
  await page.getByRole('radio', { name: 'Live' }).check();
  await page.getByRole('radio', { name: '10 min + 10 sec a turn' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByTestId('invite')).toBeVisible();
  expect((await truth(page)).clock?.setting).toMatchObject({
    base_seconds: 600,
    increment_seconds: 10,
  });

  await page.goto('/new?game=bug&with=friend');
  await page.getByRole('radio', { name: 'By correspondence' }).check();
  await page.getByRole('radio', { name: '7 days a turn' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByTestId('invite')).toBeVisible();
  expect((await truth(page)).clock?.setting).toEqual({ kind: 'correspondence', days: 7 });

  // On one screen there is no correspondence.
  await page.goto('/new?game=bug&with=same-screen');
  await expect(page.getByRole('radio', { name: 'Live' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'By correspondence' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Live' }).check();
  await page.getByRole('radio', { name: 'Other times' }).check();
  await page.getByLabel('Minutes for each player').fill('7');
  await page.getByLabel('Seconds added each turn').fill('3');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(clockOf(page, 2)).toContainText('7:00');
});

test('a day of vacation is added by correspondence', async ({ visitor }) => {
  const [ada, bob] = await two(visitor, { kind: 'correspondence', days: 1 });
  await expect(clockOf(ada, 1)).toContainText('23:59');
  await ada.getByRole('button', { name: 'Day of vacation (10 left)' }).click();
  await expect(clockOf(ada, 1)).toContainText('1 d 23 h');
  await expect(clockOf(bob, 1)).toContainText('1 d 23 h');
  await expect(bob.getByRole('button', { name: /vacation/ })).toHaveCount(0);
});

test('who waits for somebody who has left may claim the win after a grace', async ({ visitor }) => {
  const [ada, bob] = await two(visitor, live(60));
  const claim = bob.getByTestId('claim');
  await expect(claim).toHaveCount(0);
  await ada.close();
  await expect(claim).toContainText(/has left\. You need not wait for longer than 0:3\d/);
  // Half a minute and a tenth of the base.
  await bob.getByRole('button', { name: 'Claim the win' }).click({ timeout: 90_000 });
  await expect(asked(bob)).toContainText('You win (the other side left)');
});

test('while the server is down no clock runs', async ({ visitor }) => {
  const server = await Server.launch();
  try {
    const [ada, bob] = await two(visitor, live(60), server.url);
    await turnOrEnd(ada);
    const left = async () => (await truth(ada)).clock?.left_ms[0] ?? 0;
    const before = await left();
    await server.kill();
    const down = 12_000;
    await ada.waitForTimeout(down);
    await server.start();
    // What passed while it was up is charged, the rest to nobody.
    expect(before - (await left())).toBeLessThan(down - 2_000);
    await expect(ada.getByTestId('net')).toBeEmpty();
    await turnOrEnd(ada);
    await cell(ada, 'c3').click();
    await expect(asked(bob)).toContainText('Place a stone');
  } finally {
    await server.stop();
  }
});
