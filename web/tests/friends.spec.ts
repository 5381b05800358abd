import type { Page } from '@playwright/test';
import { unplug, withSockets } from './support/network';
import { asked, cell, moved, playOn, table, truth, turnOrEnd, version } from './support/play';
import { expect, test } from './support/test';

async function goOffline(page: Page): Promise<void> {
  await unplug(page);
  await expect(page.getByTestId('net')).toContainText('You are offline');
}

async function comeBack(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await expect(page.getByTestId('net')).toBeEmpty();
}

/** The invite link as the host's page shows it. */
async function invitation(host: Page): Promise<string> {
  return host.getByTestId('invite').inputValue();
}

test('two browsers play by invite link; one loses the network and comes back', async ({
  visitor,
}) => {
  const ada = await visitor();
  const bob = await visitor();
  await withSockets(bob);

  await ada.goto('/new?game=bug&with=friend');
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByRole('button', { name: 'Save' }).click();
  await expect(ada.getByText('Saved: you are Ada')).toBeVisible();
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const link = await invitation(ada);
  expect(link).toContain('invite=');

  // Without the link's token there is no seat.
  const stranger = await visitor();
  const bare = link.replace(/\?.*/, '');
  await stranger.goto(bare);
  await stranger.getByTestId('sit').click();
  await expect(stranger.getByTestId('fault').or(stranger.locator('.fault')).first()).toBeVisible();

  await bob.goto(link);
  await bob.getByTestId('sit').click();
  await expect(table(bob)).toHaveAttribute('data-status', 'running');
  await expect(table(ada)).toHaveAttribute('data-status', 'running');
  await expect(asked(bob)).toContainText('Waiting for Ada');
  await expect(ada).toHaveTitle(/^Your turn/);

  await cell(ada, 'c3').click();
  await expect(asked(bob)).toContainText('Place a stone');

  // Bob plays while he is offline: kept, said, and sent once when he is back.
  await goOffline(bob);
  await cell(bob, 'a1').click();
  await expect(bob.getByTestId('net')).toContainText('your last turn is kept');
  await cell(bob, 'a2').click();
  expect((await truth(ada)).turns.length).toBe(1);
  await comeBack(bob);
  await expect(asked(ada)).toContainText('Place a stone');
  expect((await truth(ada)).turns.map(({ text }) => text)).toEqual(['c3', 'a1']);

  // Ada plays while Bob is away: he finds it when he is back.
  await expect(asked(bob)).toContainText('Waiting for Ada');
  await goOffline(bob);
  await cell(ada, 'e1').click();
  await expect(asked(ada)).not.toContainText('Place a stone');
  await comeBack(bob);
  await expect(cell(bob, 'e1')).toHaveAccessibleName(/black/);
  await expect(asked(bob)).toContainText('Place a stone');

  // And they play on to the end, each seeing the same.
  await playOn(ada, bob, { choice: (step) => step * 5 });
  await expect(table(bob)).toHaveAttribute('data-status', 'over');
  await expect(table(ada)).toHaveAttribute('data-status', 'over');
  const [one, other] = [await truth(ada), await truth(bob)];
  expect(one.turns).toEqual(other.turns);
  expect(one.result).toEqual(other.result);
});

test('a double click plays once', async ({ page }) => {
  await page.goto('/new?game=bug&with=same-screen');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await turnOrEnd(page);
  const acts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/act')) acts.push(request.postData() ?? '');
  });
  const before = await version(page);
  await cell(page, 'c3').dblclick();
  await moved(page, before);
  expect((await truth(page)).turns.map(({ text }) => text)).toEqual(['c3']);
  expect(acts.length).toBe(1);
});

test('an answer that is lost is asked for again with the same key', async ({ page }) => {
  await page.goto('/new?game=bug&with=same-screen');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await turnOrEnd(page);
  const keys: string[] = [];
  await page.route('**/act', async (route) => {
    const sent = route.request().postDataJSON() as { key: string };
    keys.push(sent.key);
    if (keys.length > 1) return route.continue();
    // The server gets it, the browser never hears of it.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await cell(page, 'c3').click();
  await expect.poll(() => keys.length).toBeGreaterThan(1);
  await expect(asked(page)).toContainText('White: Place a stone');
  expect(new Set(keys).size).toBe(1);
  expect((await truth(page)).turns.map(({ text }) => text)).toEqual(['c3']);
});

test('an open table is found in the library', async ({ visitor }) => {
  const host = await visitor();
  await host.goto('/new?game=herd&with=friend');
  await host.getByLabel('Board').selectOption('hex2');
  await host.getByRole('radio', { name: /Everybody/ }).check();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await expect(host.getByTestId('invite')).toBeVisible();
  const id = new URL(host.url()).pathname.split('/').pop();

  const guest = await visitor();
  await guest.goto('/');
  await guest.locator(`a[href="/t/${id}"]`).click();
  await guest.getByTestId('sit').click();
  await expect(table(guest)).toHaveAttribute('data-status', 'running');
  await guest.goto('/');
  await expect(guest.getByRole('region', { name: 'Your tables' })).toContainText('Herd');
});
