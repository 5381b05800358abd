import type { NewTable, TableState } from '../src/lib/net/generated';
import { moved, openTable, over, truth, turnOrEnd, version } from './support/play';
import { expect, test } from './support/test';

const ME = { kind: 'me' } as const;

/** What to type: with Herd all removals of a turn at once, else one of the steps that are offered. */
function typed(state: TableState, turn: number): string {
  const pick = state.legal[(turn * 7 + 3) % state.legal.length] ?? '';
  if (state.view?.game !== 'herd' || state.view.phase !== 'remove') return pick;
  return state.legal.slice(0, state.view.remove_due).join(' ');
}

const GAMES: Record<string, NewTable> = {
  Bug: { game: 'bug', setup: 'hex3 swap', seats: [ME, ME], access: 'link' },
  Herd: { game: 'herd', setup: 'hex3', seats: [ME, ME], access: 'link' },
  'Bug Off': {
    game: 'bug-off',
    setup: 'seats=2 copies=6',
    seats: [ME, { kind: 'bot', bot: 'random' }],
    access: 'link',
  },
};

for (const [name, wish] of Object.entries(GAMES)) {
  test(`a game of ${name} by typed turns only`, async ({ page }) => {
    const opened = await openTable(page.request, wish);
    await page.goto(`/t/${opened.id}`);
    await page.getByText('Type a turn').click();
    const field = page.getByLabel('Turn as text');
    for (let turn = 0; turn < 200; turn += 1) {
      if ((await turnOrEnd(page)) === 'over') break;
      const before = await version(page);
      const text = typed(await truth(page), turn);
      await field.fill(text);
      await field.press('Enter');
      await moved(page, before);
      expect(await page.getByTestId('fault').count(), `"${text}" was not taken`).toBe(0);
      // The field goes with the game.
      if ((await over(page).count()) === 0) await expect(field).toHaveValue('');
    }
    await expect(over(page)).toBeVisible();
    expect((await truth(page)).result?.reason).toBe('rules');
  });
}
