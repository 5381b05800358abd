import type { Page } from '@playwright/test';
import type { NewTable } from '../src/lib/net/generated';
import { meet, table, truth } from './support/play';
import { expect, test } from './support/test';

type Visitor = () => Promise<Page>;

/** Two browsers at a game, of Bug unless wished otherwise, that the second has resigned. */
async function over(visitor: Visitor, wish: Partial<NewTable> = {}): Promise<[Page, Page, string]> {
  const [ada, bob] = [await visitor(), await visitor()];
  for (const [page, name] of [
    [ada, 'Ada'],
    [bob, 'Bob'],
  ] as const) {
    await page.request.put('/api/me', { data: { name } });
  }
  const opened = await meet(ada, bob, wish);
  await expect(table(bob)).toHaveAttribute('data-status', 'running');
  const { version } = await truth(bob);
  const data = { version, key: 'resigns-now' };
  await bob.request.post(`/api/tables/${opened.id}/resign`, { data });
  await expect(table(ada)).toHaveAttribute('data-status', 'over');
  await expect(table(bob)).toHaveAttribute('data-status', 'over');
  return [ada, bob, opened.id];
}

const box = (page: Page) => page.getByTestId('rematch');

test('a rematch is offered, withdrawn, offered again and agreed to; both go there', async ({
  visitor,
}) => {
  const [ada, bob, id] = await over(visitor);
  await ada.getByRole('button', { name: 'Offer a rematch' }).click();
  await expect(box(bob)).toContainText('Ada offers a rematch');
  await ada.getByRole('button', { name: 'Withdraw' }).click();
  await expect(bob.getByRole('button', { name: 'Offer a rematch' })).toBeVisible();
  await ada.getByRole('button', { name: 'Offer a rematch' }).click();

  const watcher = await visitor();
  await watcher.goto(`/t/${id}`);
  await bob.getByRole('button', { name: 'Accept the rematch' }).click();
  for (const page of [ada, bob]) {
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(table(page)).toHaveAttribute('data-status', 'running');
  }
  expect(ada.url()).toBe(bob.url());
  expect([(await truth(ada)).you, (await truth(bob)).you]).toEqual([[2], [1]]);

  // Who only watched is shown the way, and so is who comes back to the old table.
  await expect(watcher).toHaveURL(new RegExp(id));
  await watcher.getByRole('link', { name: 'Go to the rematch' }).click();
  await expect(watcher).toHaveURL(bob.url());
  await ada.goto(`/t/${id}`);
  await expect(ada.getByRole('link', { name: 'Go to the rematch' })).toBeVisible();
  await expect(ada).toHaveURL(new RegExp(id));
});

test('of two who ask at the same moment both come to one table', async ({ visitor }) => {
  const [ada, bob, id] = await over(visitor);
  await Promise.all(
    [ada, bob].map((page) => page.getByRole('button', { name: /rematch/ }).click()),
  );
  for (const page of [ada, bob]) {
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(table(page)).toHaveAttribute('data-status', 'running');
  }
  expect(ada.url()).toBe(bob.url());
});

test('both browsers add to the chance of a rematch, which was promised before', async ({
  visitor,
}) => {
  const [ada, bob, id] = await over(visitor, { game: 'herd', setup: 'hex2' });
  await ada.getByRole('button', { name: 'Offer a rematch' }).click();
  await expect(box(bob)).toContainText('Ada offers a rematch');
  const promise = (await truth(bob)).rematch?.promise;
  expect(promise?.commitment).toMatch(/^[0-9a-f]{64}$/);
  // Withdrawn and offered again it is the same promise.
  await ada.getByRole('button', { name: 'Withdraw' }).click();
  await ada.getByRole('button', { name: 'Offer a rematch' }).click();
  await bob.getByRole('button', { name: 'Accept the rematch' }).click();
  for (const page of [ada, bob]) {
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(table(page)).toHaveAttribute('data-status', 'running');
  }
  const { id: next, fair } = await truth(ada);
  expect([next, fair?.commitment]).toEqual([promise?.table, promise?.commitment]);
  expect(fair?.bytes).toEqual([
    expect.stringMatching(/^[0-9a-f]{32}$/),
    expect.stringMatching(/^[0-9a-f]{32}$/),
  ]);
});
