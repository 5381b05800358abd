import type { Page } from '@playwright/test';
import { dock, messages, say, unfold } from './support/chat';
import { openTable, sitTogether, table } from './support/play';
import { expect, test } from './support/test';

const unread = (page: Page) => page.getByTestId('unread');

async function called(page: Page, name: string): Promise<void> {
  await page.request.put('/api/me', { data: { name } });
}

test('two players and a watcher talk apart, and together when the game is over', async ({
  visitor,
}) => {
  const [ada, bob, wim] = [
    await visitor(),
    await visitor({ locale: 'de-DE', viewport: { width: 360, height: 740 } }),
    await visitor(),
  ];
  for (const [page, name] of [
    [ada, 'Ada'],
    [bob, 'Bob'],
    [wim, 'Wim'],
  ] as const) {
    await called(page, name);
  }
  const { id } = await sitTogether(ada, bob);
  for (const page of [ada, bob, wim]) {
    await page.goto(`/t/${id}`);
    await expect(table(page)).toHaveAttribute('data-status', 'running');
  }
  await expect(ada.getByTestId('watchers')).toHaveText('1 person watches');

  await unfold(ada);
  await say(ada, '<img src=x onerror=alert(1)> & good luck');
  await expect(messages(ada)).toHaveText(/<img src=x onerror=alert\(1\)> & good luck/);

  // On a phone the chat is a sheet behind a button, which says that there is something new.
  await expect(unread(bob)).toContainText('1');
  await dock(bob).click();
  await expect(messages(bob)).toHaveText(/Ada <img src=x/);
  await bob.getByText('Kurze Sätze').click();
  await bob.getByRole('button', { name: 'Danke', exact: true }).click();
  await expect(messages(bob).last()).toContainText('Danke');
  await bob.keyboard.press('Escape');
  await expect(bob.getByTestId('chat')).toHaveCount(0);
  await expect(unread(bob)).toHaveCount(0);
  // Everybody reads a phrase in their own language.
  await expect(messages(ada).last()).toContainText('Thank you');

  await unfold(wim);
  await expect(messages(wim)).toHaveCount(0);
  await say(wim, 'Who wins?');
  await expect(messages(ada)).toHaveCount(2);

  // Somebody who is muted is not heard until they are heard again, also after a reload.
  await messages(ada).last().getByRole('button').click();
  await ada.getByRole('button', { name: 'Report the message' }).click();
  await expect(ada.getByText('Reported to the people who run this site.')).toBeVisible();
  await messages(ada).last().getByRole('button').click();
  await ada.getByRole('button', { name: 'Mute Bob' }).click();
  await expect(messages(ada)).toHaveCount(1);
  await ada.reload();
  await unfold(ada);
  await expect(messages(ada)).toHaveCount(1);
  await ada.getByRole('button', { name: 'Hear Bob again' }).click();
  await expect(messages(ada)).toHaveCount(2);

  await ada.getByTestId('resign').click();
  await ada.getByTestId('resign-confirm').click();
  await expect(table(wim)).toHaveAttribute('data-status', 'over');
  await wim.getByRole('button', { name: /Players/ }).click();
  await expect(messages(wim)).toHaveCount(2);
  await ada.getByRole('button', { name: /Watchers/ }).click();
  await expect(messages(ada)).toHaveText(/Wim\s+Who wins/);
});

test('a message whose answer is lost is said once', async ({ page }) => {
  const { id } = await openTable(page.request, {
    game: 'bug',
    setup: 'hex3',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    access: 'link',
  });
  await page.goto(`/t/${id}`);
  await expect(page.getByText('Not listed')).toBeVisible();
  let lost = 0;
  await page.route('**/chat', async (route) => {
    lost += 1;
    if (lost > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await unfold(page);
  await say(page, 'Hello');
  expect(lost).toBe(2);
  await expect(messages(page)).toHaveCount(1);
});
