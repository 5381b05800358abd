import type { Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { NewTable } from '../src/lib/net/generated';
import { expectRoom, faults } from './support/look';
import { PLAIN } from './support/pages';
import { clickStep, openTable, playOut, turnOrEnd } from './support/play';
import { expect, test } from './support/test';

const SHOTS = join(import.meta.dirname, '../test-results/shots');

const LANGUAGES = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE' } as const;
const WIDTHS = { 360: 640, 768: 1024, 1280: 800 } as const;

/** Unfolds what is folded where there is little room. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The page answers to its new width with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
}

/** Looks at one page in light and dark, narrow and wide. */
async function look(
  page: Page,
  name: string,
  language: string,
  unfolded = false,
  widths = [360, 768, 1280],
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [width, height] of Object.entries(WIDTHS)) {
      if (!widths.includes(Number(width))) continue;
      await page.setViewportSize({ width: Number(width), height });
      if (unfolded) await unfold(page);
      const where = `${name} ${language} ${colorScheme} ${width}`;
      // Room does not depend on the colours, and what axe looks for not on the width between.
      if (colorScheme === 'light') await expectRoom(page, where);
      if (width === '768') continue;
      expect.soft(await faults(page), where).toEqual([]);
      await page.screenshot({
        path: join(SHOTS, `${name}-${language}-${colorScheme}-${width}.png`),
        fullPage: true,
      });
    }
  }
}

/** A table on a phone with its chat open. */
async function chatSheet(page: Page): Promise<void> {
  const opened = await openTable(page.request, {
    game: 'bug',
    setup: 'hex3',
    seats: [ME, { kind: 'open' }],
    access: 'link',
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/t/${opened.id}`);
  await page.getByTestId('chat-dock').click();
  await expect(page.getByTestId('chat')).toBeVisible();
}

const BOT = { kind: 'bot', bot: 'random' } as const;
const ME = { kind: 'me' } as const;
const TABLES = {
  'table-bug': {
    wish: { game: 'bug', setup: 'hex5', seats: [ME, ME], access: 'link' },
    steps: 18,
  },
  'table-herd': {
    wish: { game: 'herd', setup: 'hex5', seats: [ME, BOT], access: 'link' },
    steps: 12,
  },
  'table-bug-off': {
    wish: {
      game: 'bug-off',
      setup: 'seats=5 copies=10',
      seats: [ME, BOT, BOT, BOT, BOT],
      access: 'link',
    },
    steps: 5,
  },
  'table-waiting': {
    wish: { game: 'bug', setup: 'hex3 swap', seats: [ME, { kind: 'open' }], access: 'link' },
    steps: 0,
  },
  'table-limp': {
    wish: { game: 'herd', setup: 'limp6', seats: [ME, BOT], access: 'link' },
    steps: 4,
  },
  'table-over': {
    wish: { game: 'bug', setup: 'hex2', seats: [ME, ME], access: 'link' },
    steps: 99,
  },
  'table-herd-over': {
    wish: { game: 'herd', setup: 'hex2', seats: [ME, ME], access: 'link' },
    steps: 99,
  },
  'table-bug-off-over': {
    wish: { game: 'bug-off', setup: 'seats=2 copies=6', seats: [ME, BOT], access: 'link' },
    steps: 99,
  },
  'table-outlook': {
    wish: { game: 'bug', setup: 'hex3', seats: [ME, ME], access: 'link' },
    steps: 99,
    unfolded: true,
  },
} satisfies Record<string, { wish: NewTable; steps: number; unfolded?: boolean }>;

test.beforeAll(() => {
  mkdirSync(SHOTS, { recursive: true });
});

for (const [language, locale] of Object.entries(LANGUAGES)) {
  test(`every page in ${language}: accessible, no wider than the screen`, async ({ visitor }) => {
    test.setTimeout(480_000);
    const page = await visitor({ locale });
    for (const [name, { wish, steps, ...how }] of Object.entries(TABLES)) {
      const opened = await openTable(page.request, wish);
      await page.goto(`/t/${opened.id}`);
      if (steps > 50) await playOut(page);
      else
        for (let step = 0; step < steps; step += 1) {
          const moment = await turnOrEnd(page);
          if (moment === 'over') break;
          await clickStep(page, moment, step * 11 + 5);
        }
      if (wish.seats.every(({ kind }) => kind !== 'open')) await turnOrEnd(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await look(page, name, language, 'unfolded' in how);
    }
    for (const [name, path] of Object.entries(PLAIN)) {
      await page.goto(path);
      await expect(page.locator('h1').first()).not.toBeEmpty();
      await page.waitForLoadState('networkidle');
      await look(page, name, language);
    }
    const wish = { name: `Ada Lovelace ${language}`, password: 'correct horse' };
    const registered = await page.request.post('/api/account', { data: wish });
    expect(registered.status(), await registered.text()).toBe(201);
    await page.goto('/account');
    await expect(page.getByTestId('session')).toHaveCount(1);
    await look(page, 'account-signed-in', language);
    await page.goto(`/people/${encodeURIComponent(wish.name)}`);
    await expect(page.locator('h1')).toContainText(wish.name);
    await look(page, 'person', language);
    await chatSheet(page);
    await look(page, 'chat', language, false, [360]);
  });
}

test('whatever can be pressed is large enough for a finger', async ({ visitor }) => {
  for (const [width, height] of [
    [360, 740],
    [740, 360],
  ] as const) {
    const page = await visitor({
      locale: 'de-DE',
      hasTouch: true,
      isMobile: true,
      viewport: { width, height },
    });
    const where = (name: string) => `${name} ${width} by ${height} with touch`;
    for (const [name, path] of Object.entries(PLAIN)) {
      await page.goto(path);
      await expect(page.locator('h1').first()).not.toBeEmpty();
      await page.waitForLoadState('networkidle');
      await expectRoom(page, where(name), 44);
    }
    for (const name of ['table-bug', 'table-herd', 'table-bug-off', 'table-over'] as const) {
      const opened = await openTable(page.request, TABLES[name].wish);
      await page.goto(`/t/${opened.id}`);
      if (name === 'table-over') await playOut(page);
      else await turnOrEnd(page);
      await unfold(page);
      await expectRoom(page, where(name), 44);
      await page.screenshot({ path: join(SHOTS, `touch-${name}-${width}.png`), fullPage: true });
    }
    await chatSheet(page);
    await expectRoom(page, where('chat'), 44);
  }
});

test('dialogs and faults are accessible too', async ({ page }) => {
  const opened = await openTable(page.request, {
    game: 'bug',
    setup: 'hex3',
    seats: [ME, ME],
    access: 'link',
  });
  await page.goto(`/t/${opened.id}`);
  await page.getByText('Type a turn').click();
  await page.getByLabel('Turn as text').fill('z9');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByTestId('fault')).toBeVisible();
  await look(page, 'fault', 'en');
  await page.getByTestId('resign').click();
  await look(page, 'resign', 'en');
});

test('what is wrong with an account is accessible too', async ({ page }) => {
  await page.goto('/account');
  const form = page.getByRole('form', { name: 'Make an account' });
  await form.getByLabel('Name').fill('Admin');
  await form.getByLabel('Password').fill('correct horse');
  await form.getByRole('button').click();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription(/something else/);
  await look(page, 'account-fault', 'en');
  await form.getByLabel('Name').fill('Grace');
  await form.getByRole('button').click();
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'account-delete', 'en');
});

test('a hint and the portraits at a table are accessible too', async ({ visitor }) => {
  const page = await visitor({ locale: 'de-DE' });
  for (const game of ['bug', 'bug-off'] as const) {
    const bots = (game === 'bug' ? ['level8'] : ['level1', 'level4', 'level5', 'level6']).map(
      (bot) => ({ kind: 'bot', bot }) as const,
    );
    const opened = await openTable(page.request, {
      game,
      setup: game === 'bug' ? 'hex4' : 'seats=5 copies=10',
      seats: [ME, ...bots],
      access: 'link',
    });
    await page.goto(`/t/${opened.id}`);
    for (let step = 0; step < 4; step += 1) {
      const moment = await turnOrEnd(page);
      await clickStep(page, moment, step * 7 + 3);
    }
    await turnOrEnd(page);
    await page.getByTestId('ask-hint').click();
    await expect(page.getByTestId('hint')).toContainText('Tipp: ');
    await look(page, `hint-${game}`, 'de');
  }
});

test('the language follows the browser, can be changed, and stays', async ({ visitor }) => {
  const page = await visitor({ locale: 'de-AT' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByLabel('Sprache').selectOption('fr');
  await expect(page.getByLabel('Langue')).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('on a phone the ways to other pages stand in one row, and no name of a bot is broken', async ({
  visitor,
}) => {
  for (const locale of Object.values(LANGUAGES)) {
    const page = await visitor({ locale, viewport: { width: 360, height: 640 } });
    await page.goto('/new?game=bug&with=bot');
    const middles = await page.locator('body header > *').evaluateAll((ways) =>
      ways.map((way) => {
        const { top, bottom } = way.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    expect(middles.length).toBe(4);
    expect(Math.max(...middles) - Math.min(...middles), locale).toBeLessThan(4);
    const portraits = page.locator('.level');
    await expect(portraits).toHaveCount(8);
    for (let level = 0; level < 8; level += 1) {
      const portrait = portraits.nth(level);
      await portrait.click();
      const broken = await portrait.locator('.name').evaluate((name) => {
        // A name of one word has one line.
        const lines = Math.round(name.clientHeight / parseFloat(getComputedStyle(name).lineHeight));
        return lines > name.textContent.trim().split(/\s+/).length;
      });
      expect(broken, (await portrait.textContent()) ?? '').toBe(false);
    }
  }
});

test('on a phone no word of a name is broken at the table', async ({ visitor }) => {
  for (const locale of Object.values(LANGUAGES)) {
    const page = await visitor({ locale, viewport: { width: 360, height: 740 } });
    for (let level = 1; level <= 8; level += 1) {
      const { id } = await openTable(page.request, {
        game: 'bug',
        setup: 'hex3',
        seats: [{ kind: 'me' }, { kind: 'bot', bot: `level${level}` }],
        access: 'link',
      });
      await page.goto(`/t/${id}`);
      const name = page.locator('[data-seat-info="2"] .name > span').first();
      const broken = await name.evaluate((span) => {
        const text = span.firstChild as Text;
        const range = document.createRange();
        return [...text.data.matchAll(/\S+/g)].filter((word) => {
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        });
      });
      expect(broken, `${locale}, level ${String(level)}`).toEqual([]);
    }
  }
});

test('the picture for the README', async ({ page }) => {
  const opened = await openTable(page.request, {
    game: 'bug',
    setup: 'hex5',
    seats: [ME, { kind: 'bot', bot: 'uct:iterations=500' }],
    access: 'link',
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/t/${opened.id}`);
  for (let step = 0; step < 12; step += 1) {
    if ((await turnOrEnd(page)) === 'over') break;
    await clickStep(page, 'cell', step * 13 + 2);
  }
  await turnOrEnd(page);
  await page.screenshot({ path: join(SHOTS, '../readme.png') });
});
