import type { Page } from '@playwright/test';
import { table } from './support/play';
import { expect, test } from './support/test';

async function register(page: Page, name: string): Promise<void> {
  const data = { name, password: 'correct horse battery' };
  const reply = await page.request.post('/api/account', { data });
  expect(reply.status(), await reply.text()).toBe(201);
}

/** Challenges Bob from his profile; the page waits for him. */
async function challenge(page: Page): Promise<void> {
  await page.goto('/people/Bobcat');
  await page.getByRole('link', { name: 'Challenge' }).click();
  await expect(page.getByTestId('invitee')).toContainText('Bobcat');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByTestId('challenge')).toContainText('Waiting for Bobcat');
}

test('somebody is challenged, declines, is challenged again and accepts', async ({ visitor }) => {
  const [ada, bob] = [await visitor(), await visitor()];
  await register(bob, 'Bobcat');
  await challenge(ada);
  await bob.goto('/');
  await bob.getByRole('link', { name: /^Answer/ }).click();
  await bob.getByRole('button', { name: 'Decline' }).click();
  await expect(ada.getByTestId('challenge')).toContainText('Bobcat has declined');

  await challenge(ada);
  await bob.goto('/');
  await bob.getByRole('link', { name: /^Answer/ }).click();
  await bob.getByTestId('sit').click();
  for (const page of [ada, bob]) {
    await expect(table(page)).toHaveAttribute('data-status', 'running');
  }
});
