import type { Page } from '@playwright/test';
import { unfold } from './support/chat';
import { unplug, withSockets } from './support/network';
import { meet, playOn, table } from './support/play';
import { expect, test } from './support/test';

/** How long the frozen page sleeps; a longer sleep is had by the environment. */
const FROZEN_MS = Number(process.env.FROZEN_SECONDS ?? 40) * 1_000;
const OFFLINE_MS = 30_000;
/** Two seconds on a machine of one's own; where tests share it, less than it takes to find out that a line is dead. */
const SOON_MS = 6_000;
/** How far the clocks of two pages may be apart. */
const APART_MS = 250;

/** What the page shows of the game and of the talk, without the clocks. */
async function looks(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const view = document.querySelector('[data-testid="table"]');
    return {
      version: view?.getAttribute('data-version'),
      status: view?.getAttribute('data-status'),
      asked: all('[data-testid="ask"]').map((one) => one.innerText),
      cells: all('[data-cell]').map((one) => one.getAttribute('aria-label')),
      buttons: all('[data-testid="undo"], [data-testid="takeback"]').map(
        (one) => `${one.innerText} ${(one as HTMLButtonElement).disabled}`,
      ),
      turns: all('.turns li').map((one) => one.innerText),
      chat: all('[data-testid="message"]').map((one) => one.innerText),
      net: all('[data-testid="net"]').map((one) => one.innerText),
    };
  });
}

/** When the running clock of a page shows another second next, by the time of day; null if none runs. */
async function nextTick(page: Page): Promise<{ text: string; at: number } | null> {
  return page.evaluate(async () => {
    const clock = document.querySelector<HTMLElement>('[data-clock].running [role="timer"]');
    if (!clock) return null;
    const before = clock.innerText;
    return new Promise<{ text: string; at: number }>((done) => {
      const watcher = new MutationObserver(() => {
        if (clock.innerText === before) return;
        watcher.disconnect();
        done({ text: clock.innerText, at: Date.now() });
      });
      watcher.observe(clock, { characterData: true, childList: true, subtree: true });
    });
  });
}

interface Away {
  what: string;
  /** Takes the page away while the others go on; returns the page that has come back. */
  leave: (page: Page, meanwhile: () => Promise<void>) => Promise<Page>;
}

const WAYS: Away[] = [
  {
    what: 'was frozen',
    leave: async (page, meanwhile) => {
      const control = await page.context().newCDPSession(page);
      await control.send('Page.setWebLifecycleState', { state: 'frozen' });
      const until = Date.now() + FROZEN_MS;
      await meanwhile();
      await new Promise((done) => setTimeout(done, until - Date.now()));
      await control.send('Page.setWebLifecycleState', { state: 'active' });
      return page;
    },
  },
  {
    what: 'was offline',
    leave: async (page, meanwhile) => {
      await unplug(page);
      const until = Date.now() + OFFLINE_MS;
      await meanwhile();
      await new Promise((done) => setTimeout(done, until - Date.now()));
      await page.context().setOffline(false);
      return page;
    },
  },
  {
    what: 'was killed and opened again',
    leave: async (page, meanwhile) => {
      const [context, address] = [page.context(), page.url()];
      await page.close();
      await meanwhile();
      const again = await context.newPage();
      await again.goto(address);
      await unfold(again);
      return again;
    },
  },
];

for (const { what, leave } of WAYS) {
  test(`a page that ${what} shows soon what a fresh one shows`, async ({ visitor }) => {
    const [ada, bob] = [await visitor(), await visitor()];
    await withSockets(ada);
    await meet(ada, bob, {
      game: 'herd',
      // Large enough not to be over meanwhile.
      setup: 'hex4',
      clock: { kind: 'live', base_seconds: 1800, increment_seconds: 5, delay_seconds: 0 },
    });
    // The same person, somewhere else.
    const phone = await visitor({ storageState: await ada.context().storageState() });
    await phone.goto(ada.url());
    for (const page of [ada, bob]) await unfold(page);
    await expect(table(ada)).toHaveAttribute('data-status', 'running');

    const back = await leave(ada, async () => {
      // They talk and play until Ada is in the middle of a turn.
      await bob.getByLabel('Your message').fill('Are you still there?');
      await bob.keyboard.press('Enter');
      await playOn(phone, bob, {
        choice: (step) => step * 5 + 1,
        enough: ({ can_undo }, step) => step >= 6 && can_undo,
      });
    });
    const begin = Date.now();
    const fresh = await visitor({ storageState: await back.context().storageState() });
    const found = expect(back.getByTestId('undo')).toBeEnabled({ timeout: SOON_MS });
    await fresh.goto(back.url());
    await found;
    await unfold(fresh);
    await expect(fresh.getByTestId('message')).toHaveText(/Are you still there\?/);
    const wanted = await looks(fresh);
    expect(JSON.stringify(wanted)).toContain('Are you still there?');
    await expect
      .poll(() => looks(back), { timeout: Math.max(1, SOON_MS - (Date.now() - begin)) })
      .toEqual(wanted);

    // The same second begins at the same time in both; a page that is late once is looked at again.
    await expect(async () => {
      const [one, other] = await Promise.all([nextTick(back), nextTick(fresh)]);
      expect(one?.text).toBe(other?.text);
      expect(Math.abs((one?.at ?? 0) - (other?.at ?? APART_MS))).toBeLessThan(APART_MS);
    }).toPass();
  });
}
