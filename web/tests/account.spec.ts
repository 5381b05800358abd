import type { Page } from '@playwright/test';
import { asked, cell, meet, openTable, table, truth } from './support/play';
import { expect, test } from './support/test';

const PASSWORD = 'correct horse';

const form = (page: Page, name: string) => page.getByRole('form', { name });
const signedIn = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(`Signed in as ${name}`);

async function submit(page: Page, title: string, name: string, password: string): Promise<void> {
  const fields = form(page, title);
  await fields.getByLabel('Name').fill(name);
  await fields.getByLabel('Password').fill(password);
  await fields.getByRole('button').click();
}

test('a guest registers, signs out, signs in elsewhere, and the running game is still theirs', async ({
  visitor,
}) => {
  const ada = await visitor();
  const bob = await visitor();
  const opened = await meet(ada, bob);
  await cell(ada, 'c3').click();
  await expect(asked(bob)).toContainText('Place a stone');

  await ada.getByRole('link', { name: 'Account' }).click();
  await submit(ada, 'Make an account', 'Ada Lovelace', PASSWORD);
  await signedIn(ada, 'Ada Lovelace');
  // The page has become another one: it begins at its title.
  await expect(ada.getByRole('heading', { level: 1 })).toBeFocused();
  await ada.goto(`/t/${opened.id}`);
  await cell(bob, 'a1').click();
  await expect(asked(ada)).toContainText('Place a stone');

  await ada.goto('/account');
  await ada.getByTestId('sign-out').click();
  await expect(ada.getByText('You are signed out')).toBeVisible();
  await ada.goto(`/t/${opened.id}`);
  await expect(table(ada)).toHaveAttribute('data-status', 'running');
  expect((await truth(ada)).you).toEqual([]);

  const phone = await visitor({ viewport: { width: 360, height: 640 } });
  await phone.goto('/account');
  await submit(phone, 'Sign in', 'Ada Lovelace', 'wrong password');
  await expect(form(phone, 'Sign in').getByRole('alert').last()).toContainText(
    'do not belong together',
  );
  await submit(phone, 'Sign in', 'ada lovelace', PASSWORD);
  await signedIn(phone, 'Ada Lovelace');
  await phone.goto(`/t/${opened.id}`);
  await expect(asked(phone)).toContainText('Place a stone');
  await cell(phone, 'e1').click();
  await expect(asked(bob)).toContainText('Place a stone');
  expect((await truth(phone)).you).toEqual([1]);
});

test('a session that is ended in one browser is gone in the other', async ({ visitor }) => {
  const ada = await visitor();
  const phone = await visitor();
  await ada.goto('/account');
  await submit(ada, 'Make an account', 'Emmy', PASSWORD);
  await signedIn(ada, 'Emmy');
  await phone.goto('/account');
  await submit(phone, 'Sign in', 'Emmy', PASSWORD);
  await signedIn(phone, 'Emmy');
  // The phone has a table open: it becomes a watcher there at once.
  const opened = await openTable(phone.request, {
    game: 'bug-off',
    setup: 'seats=2 copies=10',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'level1' }],
    access: 'link',
  });
  await phone.goto(`/t/${opened.id}`);
  await expect(phone.locator('[data-card]').first()).toBeVisible();

  await ada.reload();
  const sessions = ada.getByTestId('session');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'this one' })).toHaveCount(1);
  await expect(sessions.first()).toContainText(' on Linux');
  await ada.getByRole('button', { name: /^Sign out: / }).click();
  await expect(sessions).toHaveCount(1);
  await expect(phone.locator('[data-card]')).toHaveCount(0);
  await phone.goto('/account');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Account');
  await expect(form(phone, 'Sign in')).toBeVisible();
  await ada.reload();
  await signedIn(ada, 'Emmy');
});

test('name and password are changed and the account is deleted, all by keyboard', async ({
  visitor,
}) => {
  const page = await visitor();
  const keys = page.keyboard;
  const tabTo = async (name: string | RegExp, role: 'button' | 'textbox' = 'button') => {
    const goal = page.getByRole(role, { name });
    for (let press = 0; press < 40; press += 1) {
      if (await goal.evaluate((element) => element === document.activeElement)) return;
      await keys.press('Tab');
    }
    throw new Error(`${String(name)} is not reached`);
  };
  await page.goto('/account');
  const register = form(page, 'Make an account');
  await register.getByLabel('Name').focus();
  await keys.type('Grace');
  await keys.press('Tab');
  await keys.type('short');
  await keys.press('Enter');
  await expect(register.getByLabel('Password')).toBeFocused();
  await expect(register.getByLabel('Password')).toHaveAccessibleDescription(/10 to 256 characters/);
  await keys.press('ControlOrMeta+a');
  await keys.type(PASSWORD);
  await keys.press('Enter');
  await signedIn(page, 'Grace');

  await tabTo('Your name', 'textbox');
  await keys.press('ControlOrMeta+a');
  await keys.type('Grace Hopper');
  await keys.press('Enter');
  await signedIn(page, 'Grace Hopper');

  await page.getByLabel('Password until now').focus();
  await keys.type('wrong password');
  await keys.press('Tab');
  await keys.type('battery staple');
  await keys.press('Enter');
  await expect(page.getByLabel('Password until now')).toHaveAccessibleDescription(
    /not your password/,
  );
  await expect(page.getByLabel('Password until now')).toBeFocused();
  await keys.press('ControlOrMeta+a');
  await keys.type(PASSWORD);
  await keys.press('Enter');
  await expect(page.getByText('The password is changed')).toBeVisible();

  await tabTo('Delete the account');
  await keys.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Password')).toBeFocused();
  await keys.type(PASSWORD);
  await keys.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Password')).toHaveAccessibleDescription(
    /not your password/,
  );
  await keys.press('ControlOrMeta+a');
  await keys.type('battery staple');
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  await expect(page.getByText('The account is deleted')).toBeVisible();
  await submit(page, 'Sign in', 'Grace Hopper', 'battery staple');
  await expect(form(page, 'Sign in').getByRole('alert').last()).toContainText(
    'do not belong together',
  );
});

test('forms say what they are for to password managers, and nothing keeps a password', async ({
  visitor,
}) => {
  const page = await visitor();
  await page.goto('/account');
  for (const [title, kind] of [
    ['Sign in', 'current-password'],
    ['Make an account', 'new-password'],
  ] as const) {
    const fields = form(page, title);
    await expect(fields.getByLabel('Name')).toHaveAttribute('autocomplete', 'username');
    await expect(fields.getByLabel('Password')).toHaveAttribute('autocomplete', kind);
    await expect(fields.getByLabel('Password')).toHaveAttribute('type', 'password');
  }
  await submit(page, 'Make an account', 'Hedy', PASSWORD);
  await signedIn(page, 'Hedy');
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain(PASSWORD);
  expect(page.url()).not.toContain('horse');
  // Nor can a script read who is signed in.
  expect(await page.evaluate(() => document.cookie)).toBe('');
});
