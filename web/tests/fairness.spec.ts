import type { Page } from '@playwright/test';
import { clickStep, over, playOut, table, truth, turnOrEnd } from './support/play';
import { expect, test } from './support/test';

const box = (page: Page) => page.getByTestId('fair');
const verdict = (page: Page) => page.getByTestId('verdict');
const check = (page: Page) => page.getByRole('button', { name: 'Check the chances' });

/** Opens a table as a person does; returns the promise that came before it. */
async function open(page: Page, address: string): Promise<string> {
  await page.goto(address);
  const promised = page.waitForResponse((response) => response.url().endsWith('/api/commitments'));
  await page.getByRole('button', { name: /^(Start the game|Open the table)$/ }).click();
  const { commitment } = (await (await promised).json()) as { commitment: string };
  await expect(table(page)).toBeVisible();
  return commitment;
}

for (const game of ['herd', 'bug-off'] as const) {
  test(`whoever has played ${game} checks what chance has decided`, async ({ page }) => {
    test.slow();
    const commitment = await open(page, `/new?game=${game}&with=bot`);
    await turnOrEnd(page);
    await box(page).locator('summary').click();
    await expect(page.getByTestId('commitment')).toHaveText(commitment);
    await expect(box(page)).toContainText(/: [0-9a-f]{32}/);
    await expect(box(page)).toContainText('none');
    await expect(check(page)).toHaveCount(0);
    await expect(page.getByTestId('seed')).toHaveCount(0);

    if (game === 'herd') {
      // A whole game on this board takes a minute; what has been rolled until somebody resigns is checked the same.
      for (let step = 0; step < 12; step += 1) await clickStep(page, await turnOrEnd(page), step);
      await turnOrEnd(page);
      await page.getByTestId('resign').click();
      await page.getByTestId('resign-confirm').click();
    } else {
      await playOut(page);
    }
    await expect(over(page)).toBeVisible();
    await expect(page.getByTestId('seed')).toHaveText(/^[0-9a-f]{64}$/);
    await check(page).click();
    await expect(verdict(page)).toContainText('The commitment agrees, and so do all');
    const { id, fair } = await truth(page);
    expect(fair?.commitment).toBe(commitment);

    // A record that somebody has changed on its way.
    await page.route(`**/api/tables/${id}/record`, async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const changed =
        game === 'herd'
          ? text.replace(/\n1\. (\d-\d)/, (_, roll) => `\n1. ${roll === '2-4' ? '2-5' : '2-4'}`)
          : text.replace(
              /\[Commitment "(.)/,
              (_, digit) => `[Commitment "${digit === '0' ? '1' : '0'}`,
            );
      await route.fulfill({ response: answer, body: changed });
    });
    await check(page).click();
    await expect(verdict(page)).toContainText(
      game === 'herd' ? 'Turn 1: the seed gives' : 'another commitment than this page was shown',
    );
  });
}

test('a game without chance has nothing to check', async ({ page }) => {
  await open(page, '/new?game=bug&with=bot');
  await turnOrEnd(page);
  await expect(box(page)).toHaveCount(0);
});

test('who joins adds their own', async ({ visitor }) => {
  const [ada, bob] = [await visitor(), await visitor()];
  await open(ada, '/new?game=herd&with=friend');
  await bob.goto(await ada.getByTestId('invite').inputValue());
  await expect(box(bob)).toBeVisible();
  await bob.getByTestId('sit').click();
  await expect(table(bob)).toHaveAttribute('data-status', 'running');
  const given = (await truth(bob)).fair?.bytes ?? [];
  expect(new Set(given).size).toBe(2);
  for (const bytes of given) expect(bytes).toMatch(/^[0-9a-f]{32}$/);
});
