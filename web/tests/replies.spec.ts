import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { expectRoom, faults } from './support/look';
import { cell, meet, truth, turnOrEnd } from './support/play';
import { expect, test } from './support/test';

const box = (page: Page) => page.getByTestId('replies');
const turns = async (page: Page) => (await truth(page)).turns.map(({ text }) => text);

test('by correspondence a reply is left by keyboard and played by the server', async ({
  visitor,
}) => {
  const [ada, bob] = [await visitor(), await visitor()];
  await meet(ada, bob, { clock: { kind: 'correspondence', days: 2 } });
  await turnOrEnd(ada);
  // On the own turn there is nothing to lay down.
  await expect(box(ada)).toHaveCount(0);
  for (const page of [ada, bob]) {
    await page.getByLabel('Confirm my turn before it is sent').uncheck();
  }
  await cell(ada, 'c3').click();
  await turnOrEnd(bob);
  await expect(box(bob)).toHaveCount(0);

  const summary = box(ada).locator('summary');
  await tabTo(ada, summary);
  await ada.keyboard.press('Enter');
  const [expected, reply] = [ada.getByLabel('If they play'), ada.getByLabel('I play')];
  const add = async (turn: string, answer: string) => {
    await tabTo(ada, expected);
    await expected.fill('');
    await ada.keyboard.type(turn);
    await ada.keyboard.press('Tab');
    await reply.fill('');
    await ada.keyboard.type(answer);
    await ada.keyboard.press('Enter');
  };
  // What the server refuses stays in the fields, with its words.
  await add('c3', 'e1');
  await expect(box(ada).getByRole('alert')).toHaveText(
    'The turn that you expect cannot be played now.',
  );
  await expect(expected).toHaveValue('c3');
  await add('a1', 'a1');
  await expect(box(ada).getByRole('alert')).toHaveText(
    'Your reply cannot be played after the turn that you expect.',
  );
  await add('a1', 'e1');
  await expect(box(ada).getByRole('alert')).toHaveCount(0);
  await expect(expected).toHaveValue('');
  await add('e3', 'c1');
  await expect(box(ada).getByRole('listitem')).toHaveText([/If a1, then e1/, /If e3, then c1/]);
  expect(await faults(ada)).toEqual([]);
  const size = ada.viewportSize();
  await ada.setViewportSize({ width: 360, height: 740 });
  for (const language of ['de', 'en']) {
    await ada.locator('header select').selectOption(language);
    await expectRoom(ada, `the replies in ${language} at 360 pixels`);
  }
  if (size) await ada.setViewportSize(size);

  // They are there after a reload, and one is taken out again.
  await ada.reload();
  await summary.click();
  const remove = ada.getByRole('button', { name: 'Remove the reply to e3' });
  await tabTo(ada, remove);
  await ada.keyboard.press('Enter');
  await expect(box(ada).getByRole('listitem')).toHaveText([/If a1, then e1/]);
  await expect(expected).toBeFocused();
  expect(await turns(bob)).toEqual(['c3']);

  await cell(bob, 'a1').click();
  for (const page of [ada, bob]) {
    await expect(cell(page, 'a1')).toHaveAccessibleName(/white/);
    await expect(cell(page, 'e1')).toHaveAccessibleName(/black/);
  }
  expect(await turns(ada)).toEqual(['c3', 'a1', 'e1']);
  // The next turn has no reply yet.
  await expect(box(ada).getByRole('listitem')).toHaveCount(0);
  await turnOrEnd(bob);
  await cell(bob, 'e3').click();
  await turnOrEnd(ada);
  expect(await turns(ada)).toEqual(['c3', 'a1', 'e1', 'e3']);
  await expect(box(ada)).toHaveCount(0);
});
