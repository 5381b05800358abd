import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { NewTable, TableState } from '../../src/lib/net/generated';

export const table = (page: Page) => page.getByTestId('table');
export const targets = (page: Page) => page.locator('[data-target]');
export const asked = (page: Page) => page.getByTestId('ask');
export const over = (page: Page) => page.getByTestId('result');
export const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);

export const version = async (page: Page) => Number(await table(page).getAttribute('data-version'));

/** Opens a table by the API, in the name of whoever owns `request`; its bots are quick unless wished otherwise. */
export async function openTable(request: APIRequestContext, wish: NewTable): Promise<TableState> {
  const response = await request.post('/api/tables', { data: { pace: 'quick', ...wish } });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as TableState;
}

/** Two sit down at a listed table of Bug, with no page open. */
export async function sitTogether(first: Page, second: Page): Promise<TableState> {
  const opened = await openTable(first.request, {
    game: 'bug',
    setup: 'hex3',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    access: 'open',
  });
  await second.request.post(`/api/tables/${opened.id}/sit`, { data: {} });
  return opened;
}

/** Opens a table of Bug for two, to which the second comes by the link; the first has the black stones. */
export async function meet(
  first: Page,
  second: Page,
  wish: Partial<NewTable> = {},
): Promise<TableState> {
  const opened = await openTable(first.request, {
    game: 'bug',
    setup: 'hex3',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    access: 'link',
    ...wish,
  });
  await first.goto(`/t/${opened.id}`);
  await second.goto(await first.getByTestId('invite').inputValue());
  await second.getByTestId('sit').click();
  return opened;
}

/** What the server would tell the page's owner now. */
export async function truth(page: Page): Promise<TableState> {
  const id = new URL(page.url()).pathname.split('/').pop() ?? '';
  const response = await page.request.get(`/api/tables/${id}`);
  expect(response.ok()).toBe(true);
  return (await response.json()) as TableState;
}

export type Moment = 'cell' | 'card' | 'over';

/** Waits until the reader of the page may do something, or the game has ended. */
export async function turnOrEnd(page: Page, timeout = 60_000): Promise<Moment> {
  const handle = await page.waitForFunction(
    () => {
      const view = document.querySelector('[data-testid="table"]');
      if (!view || view.getAttribute('data-busy') === 'true') return null;
      if (view.getAttribute('data-status') === 'over') return 'over';
      if (document.querySelector('[data-target]')) return 'cell';
      if (document.querySelector('[data-card][aria-disabled="false"]')) return 'card';
      return null;
    },
    undefined,
    { timeout, polling: 20 },
  );
  return (await handle.jsonValue()) as Moment;
}

/** Waits until the page has a newer table than `before` and is done with its own action. */
export async function moved(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (old) => {
      const view = document.querySelector('[data-testid="table"]');
      return (
        Number(view?.getAttribute('data-version')) > old &&
        view?.getAttribute('data-busy') === 'false'
      );
    },
    before,
    { polling: 20 },
  );
}

/** One step by mouse; `choice` picks among what is offered, so that games differ. */
export async function clickStep(page: Page, moment: Moment, choice: number): Promise<void> {
  const before = await version(page);
  if (moment === 'cell') {
    const all = targets(page);
    await all.nth(choice % (await all.count())).click();
  } else {
    const cards = page.locator('[data-card][aria-disabled="false"]');
    await cards.nth(choice % (await cards.count())).click();
    const steps = page.locator('[data-step]');
    await steps.nth(choice % (await steps.count())).click();
  }
  await moved(page, before);
}

/** Plays until the game has ended, whoever else sits there; returns the number of own steps. */
export async function playOut(page: Page, limit = 400): Promise<number> {
  for (let step = 0; step < limit; step += 1) {
    const moment = await turnOrEnd(page);
    if (moment === 'over') return step;
    await clickStep(page, moment, step * 7 + 3);
  }
  throw new Error(`the game did not end within ${limit} steps`);
}

interface PlayingOn {
  /** Picks among what is offered at a step, so that games differ. */
  choice: (step: number) => number;
  /** Asked before each step: whether that is enough. */
  enough?: (state: TableState, step: number) => boolean;
}

/** Two people play at one table, until the game has ended or it is enough. */
export async function playOn(
  first: Page,
  second: Page,
  { choice, enough }: PlayingOn,
  limit = 200,
): Promise<void> {
  for (let step = 0; step < limit; step += 1) {
    const state = await truth(first);
    if (state.status === 'over' || enough?.(state, step)) return;
    const mover = state.you.includes(state.to_act ?? 0) ? first : second;
    const moment = await turnOrEnd(mover);
    if (moment === 'over') return;
    await clickStep(mover, moment, choice(step));
  }
  throw new Error(`it was not enough within ${limit} steps`);
}
