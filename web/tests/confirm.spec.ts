import { expect, test } from './support/test';
import { cell, meet, truth, turnOrEnd } from './support/play';

test('by correspondence a step is staged, dropped by Escape and sent by Enter', async ({
  visitor,
}) => {
  const [ada, bob] = [await visitor(), await visitor()];
  await meet(ada, bob, { clock: { kind: 'correspondence', days: 2 } });
  await turnOrEnd(ada);
  const staged = ada.getByTestId('staged');
  const turns = async () => (await truth(bob)).turns.map(({ text }) => text);

  await cell(ada, 'c3').click();
  await expect(staged).toContainText('Not sent yet');
  await expect(ada.locator('[data-staged="c3"]')).toBeVisible();
  // Nothing looks as if it had been played.
  await expect(cell(ada, 'c3')).not.toHaveAccessibleName(/black|white/);
  expect(await turns()).toEqual([]);
  await ada.keyboard.press('Escape');
  await expect(staged).toHaveCount(0);

  await cell(ada, 'a1').click();
  await expect(ada.getByRole('button', { name: 'Send' })).toBeFocused();
  await ada.waitForTimeout(500);
  await ada.keyboard.press('Enter');
  await expect(staged).toHaveCount(0);
  await expect(cell(bob, 'a1')).toHaveAccessibleName(/black/);
  expect(await turns()).toEqual(['a1']);

  // Whoever does not want it switches it off, in this browser and for this game.
  await bob.getByLabel('Confirm my turn before it is sent').uncheck();
  await bob.reload();
  await turnOrEnd(bob);
  await expect(bob.getByLabel('Confirm my turn before it is sent')).not.toBeChecked();
  await cell(bob, 'e1').click();
  await expect(cell(ada, 'e1')).toHaveAccessibleName(/white/);
});
