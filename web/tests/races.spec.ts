import type { Page } from '@playwright/test';
import type { Clock, TableState } from '../src/lib/net/generated';
import { cell, meet, over, table, truth, turnOrEnd } from './support/play';
import { Server } from './support/server';
import { expect, test } from './support/test';

/** Everybody's page shows the same, which is what the server says; returns that. */
async function agree(...pages: [Page, ...Page[]]): Promise<TableState> {
  const cells = (page: Page) =>
    page.locator('[data-cell]').evaluateAll((all) =>
      // Whether one may place there differs by reader.
      all.map((one) => (one.getAttribute('aria-label') ?? '').split(',').slice(0, 2).join(',')),
    );
  const [first] = pages;
  await expect(async () => {
    const { version, status } = await truth(first);
    for (const page of pages) {
      await expect(page.getByTestId('net')).toBeEmpty();
      await expect(table(page)).toHaveAttribute('data-busy', 'false');
      await expect(table(page)).toHaveAttribute('data-version', String(version), {
        timeout: 5_000,
      });
      await expect(table(page)).toHaveAttribute('data-status', status);
      expect(await cells(page)).toEqual(await cells(first));
    }
    expect((await truth(first)).version).toBe(version);
  }).toPass();
  return truth(first);
}

const turns = (state: TableState) => state.turns.map(({ text }) => text);
const post = (page: Page, path: string, data: unknown) =>
  page.request.post(`/api/tables/${new URL(page.url()).pathname.split('/').pop()}/${path}`, {
    data,
  });

async function play(page: Page, name: string): Promise<void> {
  await turnOrEnd(page);
  await cell(page, name).click();
}

async function resign(page: Page): Promise<void> {
  await page.getByTestId('resign').click();
  await page.getByTestId('resign-confirm').click();
}

/** Two who meet in a game of Bug, and the server, which one race is decided without and one with a sudden end. */
interface Scene {
  ada: Page;
  bob: Page;
  /** Ada in another tab. */
  tab: Page;
}

interface Race {
  what: string;
  clock?: Clock;
  run: (scene: Scene) => Promise<void>;
  /** What may be true afterwards, of the state that everybody sees. */
  ends: (state: TableState, scene: Scene) => Promise<void> | void;
}

const RACES: Race[] = [
  {
    what: 'a takeback that is allowed and withdrawn at once',
    run: async ({ ada, bob }) => {
      await play(ada, 'c3');
      await play(bob, 'a1');
      await turnOrEnd(ada);
      await ada.getByTestId('takeback').click();
      await expect(bob.getByRole('button', { name: 'Allow' })).toBeVisible();
      await Promise.all([
        bob
          .getByRole('button', { name: 'Allow' })
          .click({ timeout: 3_000 })
          .catch(() => undefined),
        // Whoever is later finds no button any more.
        ada
          .getByRole('button', { name: 'Withdraw' })
          .click({ timeout: 3_000 })
          .catch(() => undefined),
      ]);
    },
    ends: async (state, { ada, bob }) => {
      expect([[], ['c3', 'a1']]).toContainEqual(turns(state));
      expect(state.takeback).toBeNull();
      for (const page of [ada, bob]) await expect(page.getByTestId('takeback-box')).toHaveCount(0);
    },
  },
  {
    what: 'two tabs of one seat that play different cells at once',
    run: async ({ ada, tab }) => {
      await Promise.all([turnOrEnd(ada), turnOrEnd(tab)]);
      await Promise.all([cell(ada, 'c3').click(), cell(tab, 'e1').click()]);
    },
    ends: (state) => {
      expect([['c3'], ['e1']]).toContainEqual(turns(state));
    },
  },
  {
    what: 'both seats that act at once',
    run: async ({ ada, bob }) => {
      await turnOrEnd(ada);
      const { version } = await truth(bob);
      await Promise.all([
        cell(ada, 'c3').click(),
        // The page offers Bob nothing; somebody else's program may try.
        post(bob, 'act', { version, key: 'out-of-turn', text: 'a1' }).catch(() => null),
      ]);
    },
    ends: (state) => {
      expect(turns(state)).toEqual(['c3']);
    },
  },
  {
    what: 'both who resign at once',
    run: async ({ ada, bob }) => {
      await play(ada, 'c3');
      await turnOrEnd(bob);
      for (const page of [ada, bob]) await page.getByTestId('resign').click();
      await Promise.all([ada, bob].map((page) => page.getByTestId('resign-confirm').click()));
    },
    ends: async (state, { ada, bob }) => {
      expect(state.result?.reason).toBe('resignation');
      expect(state.result?.winners.length).toBe(1);
      for (const page of [ada, bob]) await expect(over(page)).toBeVisible();
    },
  },
  {
    what: 'a double click while answers take half a second',
    run: async ({ ada }) => {
      await ada.route('**/act', async (route) => {
        await new Promise((done) => setTimeout(done, 500));
        await route.continue();
      });
      await turnOrEnd(ada);
      await cell(ada, 'c3').dblclick();
    },
    ends: (state) => {
      expect(turns(state)).toEqual(['c3']);
    },
  },
  {
    what: 'a resignation against the wish for a rematch',
    run: async ({ ada, bob }) => {
      await play(ada, 'c3');
      await turnOrEnd(bob);
      const { version } = await truth(bob);
      await Promise.all([
        resign(ada),
        post(bob, 'rematch', { version, key: 'too-early' }).catch(() => null),
      ]);
    },
    ends: async (state, { ada, bob }) => {
      expect(state.result).toMatchObject({ winners: [2], reason: 'resignation' });
      // What was wished before the end is no offer.
      expect(state.rematch?.asked ?? []).toEqual([]);
      for (const page of [ada, bob]) {
        await expect(page.getByRole('button', { name: 'Offer a rematch' })).toBeVisible();
      }
    },
  },
  {
    what: 'a flag and a turn in the same moment',
    clock: { kind: 'live', base_seconds: 3, increment_seconds: 0, delay_seconds: 0 },
    run: async ({ ada }) => {
      await turnOrEnd(ada);
      const left = (await truth(ada)).clock?.left_ms[0] ?? 0;
      await ada.waitForTimeout(Math.max(0, left - 60));
      // The button of a game that has just ended may be gone.
      await cell(ada, 'c3')
        .click({ timeout: 3_000 })
        .catch(() => undefined);
    },
    ends: async (_, { ada, bob }) => {
      // Whoever's time it was: in the end one flag falls, and both are told the same.
      for (const page of [ada, bob]) await expect(over(page)).toBeVisible();
      const state = await agree(ada, bob);
      const loser = turns(state).length === 0 ? 1 : 2;
      expect(state.result).toMatchObject({ winners: [3 - loser], reason: 'time' });
    },
  },
];

for (const { what, clock, run, ends } of RACES) {
  for (const sudden of [false, true]) {
    test(`${what}${sudden ? ', and the server is killed' : ''}: one of them wins, and all agree`, async ({
      visitor,
    }) => {
      const server = await Server.launch();
      try {
        const baseURL = server.url;
        const [ada, bob] = [await visitor({ baseURL }), await visitor({ baseURL })];
        await meet(ada, bob, clock ? { clock } : {});
        await expect(table(bob)).not.toHaveAttribute('data-status', 'waiting');
        const tab = await ada.context().newPage();
        await tab.goto(ada.url());
        const scene = { ada, bob, tab };
        await run(scene);
        if (sudden) {
          await server.kill();
          await server.start();
        }
        await ends(await agree(ada, bob, tab), scene);
        const again = await visitor({ baseURL });
        await again.goto(ada.url());
        await agree(again, ada, bob, tab);
      } finally {
        await server.stop();
      }
    });
  }
}
