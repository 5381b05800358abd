import type { Page } from '@playwright/test';
import { asked, cell, meet, table, truth, turnOrEnd } from './support/play';
import { expect, test } from './support/test';

type Visitor = () => Promise<Page>;

/** Two browsers at one game of Bug; the first has the black stones. */
async function two(visitor: Visitor): Promise<[Page, Page]> {
  const [ada, bob] = [await visitor(), await visitor()];
  await meet(ada, bob);
  await expect(table(bob)).toHaveAttribute('data-status', 'running');
  return [ada, bob];
}

const takeback = (page: Page) => page.getByTestId('takeback');
const box = (page: Page) => page.getByTestId('takeback-box');
const turns = async (page: Page) => (await truth(page)).turns.map(({ text }) => text);

test('a turn is asked back, refused, asked again and taken back in both browsers', async ({
  visitor,
}) => {
  const [ada, bob] = await two(visitor);
  await turnOrEnd(ada);
  await expect(takeback(ada)).toBeDisabled();
  await cell(ada, 'c3').click();
  await turnOrEnd(bob);
  await cell(bob, 'a1').click();
  await turnOrEnd(ada);

  await takeback(ada).click();
  await expect(box(ada)).toContainText('You have asked to take your last turn back');
  await expect(box(bob)).toContainText('asks to take the last turn back');
  await expect(takeback(bob)).toBeDisabled();
  await bob.getByRole('button', { name: 'Refuse' }).click();
  await expect(box(ada)).toHaveCount(0);
  await expect(box(bob)).toHaveCount(0);
  expect(await turns(ada)).toEqual(['c3', 'a1']);

  // Withdrawn by the one who asked.
  await takeback(ada).click();
  await ada.getByRole('button', { name: 'Withdraw' }).click();
  await expect(box(bob)).toHaveCount(0);

  await takeback(ada).click();
  await bob.getByRole('button', { name: 'Allow' }).click();
  for (const page of [ada, bob]) {
    await expect(box(page)).toHaveCount(0);
    for (const name of ['c3', 'a1']) {
      await expect(cell(page, name)).not.toHaveAccessibleName(/black|white/);
    }
    expect(await turns(page)).toEqual([]);
  }
  await expect(asked(bob)).toContainText('Waiting for');

  // And they play on from there.
  await turnOrEnd(ada);
  await cell(ada, 'e1').click();
  await expect(cell(bob, 'e1')).toHaveAccessibleName(/black/);
  await turnOrEnd(bob);
});
