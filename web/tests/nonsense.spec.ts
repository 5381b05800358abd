import { asked, openTable, targets, truth, turnOrEnd } from './support/play';
import { expect, test } from './support/test';

const JUNK = [
  'a0',
  'z1',
  'c3/',
  '/c3',
  'c3/c3/c3',
  '-c3',
  '+ant',
  '!!!',
  '<img src=x onerror=alert(1)>',
  "'; drop table tables; --",
  '\u202Ec3',
  '🐞',
  'c3'.repeat(4_000),
];

test('nonsense as a turn is refused in words and changes nothing', async ({ page }) => {
  const opened = await openTable(page.request, {
    game: 'bug',
    setup: 'hex3',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    access: 'link',
  });
  await page.goto(`/t/${opened.id}`);
  await turnOrEnd(page);
  const before = await truth(page);
  await page.getByText('Type a turn').click();
  const field = page.getByLabel('Turn as text');
  for (const junk of JUNK) {
    await field.fill(junk);
    await field.press('Enter');
    await expect(page.getByTestId('fault'), junk.slice(0, 40)).toBeVisible();
    // What was typed stays, to be mended.
    await expect(field).toHaveValue(junk);
    await page.getByTestId('fault').getByRole('button').click();
  }
  // Nothing at all is not a turn, and not a fault either.
  for (const blank of ['', '   ']) {
    await field.fill(blank);
    await field.press('Enter');
    await expect(page.getByTestId('fault')).toHaveCount(0);
  }
  expect((await truth(page)).version).toBe(before.version);
  expect((await truth(page)).turns).toEqual(before.turns);
  // A proper turn is taken from the same field.
  await field.fill('c3');
  await field.press('Enter');
  await expect(asked(page)).toContainText('White');
  await expect(field).toHaveValue('');
});

test('clicks where nothing may be done do nothing', async ({ page }) => {
  const opened = await openTable(page.request, {
    game: 'herd',
    setup: 'hex3',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    access: 'link',
  });
  await page.goto(`/t/${opened.id}`);
  await expect(page.getByTestId('invite')).toBeVisible();
  await expect(targets(page)).toHaveCount(0);
});

test('nonsense as a name is refused, and a strange name is only a name', async ({ page }) => {
  await page.goto('/new?game=bug&with=bot');
  const name = page.getByLabel('Your name');
  await expect(name).not.toHaveValue('');
  const save = page.getByRole('button', { name: 'Save' });
  for (const junk of ['   ', 'x'.repeat(25), 'y'.repeat(50_000), 'bell\u0007']) {
    await name.fill(junk);
    await save.click();
    await expect(page.locator('.fault')).toBeVisible();
  }
  await name.fill('<b>Zoë</b> 🐛');
  await save.click();
  await expect(page.getByText('Saved: you are <b>Zoë</b> 🐛')).toBeVisible();
});

test('a name typed before the page knows the old one is kept', async ({ visitor }) => {
  const page = await visitor();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/me', async (route) => {
    if (route.request().method() === 'GET') await asked;
    await route.continue();
  });
  await page.goto('/new?game=bug&with=friend');
  const field = page.getByLabel('Your name');
  await field.fill('Ada');
  const answered = page.waitForResponse('**/api/me');
  answer();
  await (await answered).finished();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved: you are Ada')).toBeVisible();
  await expect(field).toHaveValue('Ada');
});

test('addresses that lead nowhere say so', async ({ page }) => {
  for (const path of ['/t/', '/t/none', '/rules/chess', '/nowhere', '/t/none?invite=x']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'To the library' }), path).toBeVisible();
  }
  await page.goto('/new?game=chess&with=ghosts');
  await expect(page.getByRole('radio', { name: 'Bug', exact: true })).toBeChecked();
});

test('an invite with a wrong token is refused in words', async ({ visitor }) => {
  const host = await visitor();
  const opened = await openTable(host.request, {
    game: 'bug',
    setup: 'hex3',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    access: 'link',
  });
  await host.goto(`/t/${opened.id}`);
  const guest = await visitor();
  for (const invite of ['wrong', '', encodeURIComponent('"><script>'), 'x'.repeat(2_000)]) {
    await guest.goto(`/t/${opened.id}?invite=${invite}`);
    await guest.getByTestId('sit').click();
    await expect(guest.locator('.fault').first()).toBeVisible();
  }
  expect((await truth(host)).status).toBe('waiting');
});

test('frames that are no messages of ours do not upset the page', async ({ page }) => {
  await page.routeWebSocket('**/live', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      for (const junk of ['', '{', '[]', '"x"', 'null', '{"type":"other"}', '\u0000']) {
        socket.send(junk);
      }
      socket.send(message);
    });
  });
  const opened = await openTable(page.request, {
    game: 'bug',
    setup: 'hex3',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    access: 'link',
  });
  await page.goto(`/t/${opened.id}`);
  await turnOrEnd(page);
  await targets(page).first().click();
  await expect(asked(page)).toContainText('White');
});
