import { asked, cell, moved, version } from './support/play';
import { expect, test } from './support/test';

test('the turns of a finished game on a solved board say who would have won', async ({ page }) => {
  await page.goto('/new?game=bug&with=same-screen');
  await page.getByLabel('Board').selectOption('hex3');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const turns = page.getByRole('list', { name: 'Turns' }).getByRole('listitem');
  const outlook = page.getByTestId('outlook');
  const play = async (name: string) => {
    const before = await version(page);
    await cell(page, name).click();
    await moved(page, before);
  };

  await play('a2');
  // To help nobody, nothing is said before the end.
  await expect(turns).toHaveText(['1. Black: a2']);
  await expect(outlook).toHaveCount(0);
  await page.getByTestId('resign').click();
  await page.getByTestId('resign-confirm').click();
  await expect(outlook).toContainText('With best play Black wins from the start.');
  await expect(outlook).not.toContainText('mistake');
  await expect(turns).toHaveText([/^1\. Black: a2\s+Black wins$/]);

  // To open in the centre gives the win away: the same table says so, with a word and not by its colour.
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(asked(page)).toContainText('Place a stone');
  await play('c3');
  await page.getByTestId('resign').click();
  await page.getByTestId('resign-confirm').click();
  await expect(outlook).toContainText('With best play Black wins from the start.');
  await expect(outlook).toContainText('mistake: the turn gave the win away');
  await expect(turns).toHaveText([/^1\. Black: c3\s+\?\s+\(mistake\)\s+White wins$/]);
});

test('a board that nobody has solved has no outlook', async ({ page }) => {
  await page.goto('/new?game=bug&with=same-screen');
  await page.getByLabel('Board').selectOption('hex4');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByTestId('resign').click();
  await page.getByTestId('resign-confirm').click();
  await expect(asked(page)).toContainText('by resignation');
  await expect(page.getByTestId('outlook')).toHaveCount(0);
});
