import type { Page } from '@playwright/test';
import { table } from './support/play';
import { expect, test } from './support/test';

/** Asks in the library for anyone to play Bug with a live clock. */
async function playAnyone(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Clock: Bug', { exact: true }).selectOption({ index: 1 });
  await page.getByTestId('anyone-bug').click();
}

test('two who would play anyone meet at one table', async ({ visitor }) => {
  const [ada, bob] = [await visitor(), await visitor()];
  await playAnyone(ada);
  await expect(table(ada)).toHaveAttribute('data-status', 'waiting');
  await playAnyone(bob);
  for (const page of [ada, bob]) {
    await expect(table(page)).toHaveAttribute('data-status', 'running');
  }
  expect(new URL(bob.url()).pathname).toBe(new URL(ada.url()).pathname);
});
