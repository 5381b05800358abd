import { expect, type Page } from '@playwright/test';

export const messages = (page: Page) => page.getByTestId('message');
export const dock = (page: Page) => page.getByTestId('chat-dock');

/** Opens the chat beside the board. */
export async function unfold(page: Page): Promise<void> {
  await dock(page).locator('summary').first().click();
  await expect(page.getByTestId('chat')).toBeVisible();
}

/** Says something, and waits until it is said. */
export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your message').fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your message')).toHaveValue('');
}
