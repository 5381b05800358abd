import type { Locator, Page } from '@playwright/test';

const focused = (locator: Locator) =>
  locator.evaluateAll((all) => all.includes(document.activeElement as HTMLElement));

/** Presses Tab until the focus is on one of what `wanted` finds; it may be there already. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    if (await focused(wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(wanted)}`);
}

/** From the library by its link `to` to the form of a new table, and from there to the game. */
export async function openByKeyboard(
  page: Page,
  to: string,
  choose: () => Promise<void>,
): Promise<void> {
  await page.goto('/');
  const link = page.locator(`a[href="${to}"]`);
  await link.waitFor();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  const start = page.locator('main form button.primary');
  await start.waitFor();
  await choose();
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await page.getByTestId('table').waitFor();
}

/** Chooses in a list by typing how the wished entry begins. */
export async function choose(page: Page, list: Locator, entry: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.type(entry);
  await page.waitForFunction(
    (wish) => (document.activeElement as HTMLSelectElement).value.startsWith(wish),
    entry,
  );
}
