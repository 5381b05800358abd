import type { Page } from '@playwright/test';
import { table } from './support/play';
import { expect, test } from './support/test';

async function register(page: Page, name: string): Promise<void> {
  const data = { name, password: 'correct horse battery' };
  const reply = await page.request.post('/api/account', { data });
  expect(reply.status(), await reply.text()).toBe(201);
}

/** Challenges somebody from their profile; the page waits for them. */
async function challenge(page: Page, name: string): Promise<void> {
  await page.goto(`/people/${name}`);
  await page.getByRole('link', { name: 'Challenge' }).click();
  await expect(page.getByTestId('invitee')).toContainText(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByTestId('challenge')).toContainText(`Waiting for ${name}`);
}

test('somebody is challenged, declines, is challenged again and accepts', async ({ visitor }) => {
  const [ada, bob] = [await visitor(), await visitor()];
  await register(bob, 'Bobcat');
  await challenge(ada, 'Bobcat');
  await bob.goto('/');
  await bob.getByRole('link', { name: /^Answer/ }).click();
  await bob.getByRole('button', { name: 'Decline' }).click();
  await expect(ada.getByTestId('challenge')).toContainText('Bobcat has declined');

  await challenge(ada, 'Bobcat');
  await bob.goto('/');
  await bob.getByRole('link', { name: /^Answer/ }).click();
  await bob.getByTestId('sit').click();
  for (const page of [ada, bob]) {
    await expect(table(page)).toHaveAttribute('data-status', 'running');
  }
});

test('a challenge that was declined is closed, and whoever had the link is told', async ({
  visitor,
}) => {
  const [ada, bob] = [await visitor(), await visitor()];
  await register(bob, 'Bumblebee');
  await challenge(ada, 'Bumblebee');
  await bob.goto('/');
  await bob.getByRole('link', { name: /^Answer/ }).click();
  await bob.getByRole('button', { name: 'Decline' }).click();
  await expect(ada.getByTestId('challenge')).toContainText('Bumblebee has declined');
  await expect(bob.getByTestId('close')).toHaveCount(0);
  await ada.getByTestId('close').click();
  for (const page of [ada, bob]) {
    await expect(table(page)).toHaveAttribute('data-status', 'closed');
    await expect(page.getByTestId('ask')).toContainText('This table was closed');
    await expect(page.getByTestId('sit').or(page.getByTestId('close'))).toHaveCount(0);
  }
  await ada.getByRole('link', { name: 'To the library' }).click();
  await expect(ada.getByText('Tables where you sit will be listed here.')).toBeVisible();
});

test('an open table that nobody joins is closed, and leaves the library for all', async ({
  visitor,
}) => {
  const [ada, bob, cleo] = [await visitor(), await visitor(), await visitor()];
  await ada.goto('/new?game=bug&with=friend');
  await ada.getByRole('radio', { name: /^Everybody/ }).check();
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await expect(table(ada)).toHaveAttribute('data-status', 'waiting');
  await bob.goto(new URL(ada.url()).pathname);
  await cleo.goto('/');
  const listed = cleo.getByRole('link', { name: /^Join: Bug/ });
  await expect(listed).toHaveCount(1);
  await ada.getByTestId('close').click();
  for (const page of [ada, bob]) {
    await expect(table(page)).toHaveAttribute('data-status', 'closed');
    await expect(page.getByTestId('ask')).toContainText('This table was closed');
  }
  // The page asks again by itself.
  await expect(cleo.getByText('No table is waiting for players.')).toBeVisible({
    timeout: 15_000,
  });
  await expect(listed).toHaveCount(0);
});

test('nobody is asked to challenge themselves', async ({ visitor }) => {
  const [ada, bob] = [await visitor(), await visitor()];
  await register(ada, 'Adder');
  await register(bob, 'Bobcat Two');
  for (const [page, others] of [
    [ada, 0],
    [bob, 1],
  ] as const) {
    // The case of the address does not matter.
    await page.goto('/people/adder');
    await expect(page.locator('h1')).toHaveText('Adder');
    await expect(page.getByRole('heading', { name: 'Ratings' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Challenge' })).toHaveCount(others);
  }
});
