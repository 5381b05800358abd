import type { Page } from '@playwright/test';
import type { NewTable, TableList } from '../src/lib/net/generated';
import { expectRoom } from './support/look';
import { PLAIN } from './support/pages';
import { openTable, playOut, turnOrEnd } from './support/play';
import { expect, test } from './support/test';

/** What is the same in every language: names of people and games, cells, boards, turns, setups and commitments. */
const NAMES =
  /\b(Guest \d+|Guest|Vivarium|Bug Off|Bug|Herd|English|Français|Deutsch|Nick Bentley|Mark Steere|R&R Games|nobody at all|[0-9a-f]{32,}|[a-z]\d+|hex\d+|limp\d+|seats=\d+|copies=\d+)\b/g;

/** Words of the page, read and said, that still have a letter without a mark. */
async function untranslated(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const found: string[] = [];
    // The rules and the turns are texts of their own; people have chosen their own names.
    const own = 'article.rules, li .turn, tbody a';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      if (around?.closest(own) || !around?.checkVisibility()) continue;
      found.push(node.textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [title], [placeholder], [alt]',
    )) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return [document.title, ...found];
  });
  return words.filter((text) => /[a-z]/i.test(text.replaceAll(NAMES, '')));
}

test('every word can be translated, and words that are 40 % longer have room', async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 360, height: 740 } });
  await page.addInitScript(() => localStorage.setItem('vivarium.pseudo', '1'));
  // Other tests play at this site, too, under names that could be anything.
  await page.route('**/api/tables', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const lists = (await response.json()) as TableList;
    return route.fulfill({ response, json: { ...lists, open: [], running: [] } });
  });
  const check = async (name: string) => {
    expect.soft([...new Set(await untranslated(page))], name).toEqual([]);
    await expectRoom(page, name);
    await page.screenshot({ path: `test-results/shots/pseudo-${name}.png`, fullPage: true });
  };
  for (const [name, path] of Object.entries(PLAIN)) {
    await page.goto(path);
    await expect(page.locator('h1').first()).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    await check(name);
  }
  const me = { kind: 'me' } as const;
  const bot = { kind: 'bot', bot: 'level1' } as const;
  const tables: Record<string, NewTable> = {
    bug: { game: 'bug', setup: 'hex3 swap', seats: [me, me], access: 'link' },
    herd: { game: 'herd', setup: 'hex3', seats: [me, bot], access: 'link' },
    'bug-off': {
      game: 'bug-off',
      setup: 'seats=5 copies=6',
      seats: [me, bot, bot, bot, bot],
      access: 'link',
    },
    waiting: { game: 'bug', setup: 'hex3', seats: [me, { kind: 'open' }], access: 'open' },
  };
  for (const [name, wish] of Object.entries(tables)) {
    const opened = await openTable(page.request, wish);
    await page.goto(`/t/${opened.id}`);
    if (name === 'waiting') await expect(page.getByTestId('invite')).toBeVisible();
    else await turnOrEnd(page);
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
    });
    await check(`table-${name}`);
    if (name === 'bug') {
      await playOut(page);
      await check('table-over');
    }
  }
  // With tables to list.
  await page.goto('/');
  await expect(page.locator('a[href^="/t/"]')).not.toHaveCount(0);
  await check('library-yours');
});
