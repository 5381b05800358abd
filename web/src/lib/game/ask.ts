import { listed, t } from '$lib/i18n/index.svelte';
import type { BugView, GameResult, TableState } from '$lib/net/generated';
import { seatName } from './people';

/** The one sentence of a table: what is asked of whom. */
export interface Ask {
  yours: boolean;
  text: string;
}

/** `growth`: sizes of the bugs that touch the cells where something may grow now (Bug only). */
export function ask(state: TableState, growth: number[] = []): Ask {
  if (state.status === 'waiting') return { yours: false, text: t('table.waiting') };
  if (state.result) return { yours: false, text: resultText(state, state.result) };
  const seat = state.to_act;
  if (seat === null) return { yours: false, text: chance(state) };
  if (!state.you.includes(seat)) {
    return { yours: false, text: t('ask.waiting', { who: seatName(state, seat) }) };
  }
  const wish = instruction(state, growth);
  // On one screen two people need to know whose turn it is.
  const who = state.you.length > 1 ? seatName(state, seat) : null;
  return { yours: true, text: who ? `${who}: ${wish}` : wish };
}

function chance(state: TableState): string {
  return state.view?.game === 'herd' ? t('ask.herd.roll') : t('ask.bug-off.draw');
}

function instruction(state: TableState, growth: number[]): string {
  const view = state.view;
  switch (view?.game) {
    case 'bug':
      if (view.phase === 'eat') return eat(growth);
      return view.can_swap ? t('ask.bug.place-or-swap') : t('ask.bug.place');
    case 'herd':
      if (view.phase === 'roll') return t('ask.herd.roll');
      return view.phase === 'remove'
        ? t('ask.herd.remove', { n: view.remove_due })
        : t('ask.herd.place', { n: view.place_due });
    case 'bug-off':
      return view.phase === 'play' ? t('ask.bug-off.play') : t('ask.bug-off.draw');
    default:
      return t('ask.you');
  }
}

function eat(growth: number[]): string {
  const [only] = growth;
  return only !== undefined && growth.length === 1
    ? t('ask.bug.eat-sized', { n: only })
    : t('ask.bug.eat');
}

/** Sizes of the mover's bugs that touch one of `targets`, by the neighbours the board knows. */
export function growthSizes(
  view: BugView,
  targets: Iterable<string>,
  touching: (cell: string) => string[],
): number[] {
  const around = new Set([...targets].flatMap(touching));
  return view.bugs
    .filter((bug) => bug.colour === view.mover && bug.cells.some((cell) => around.has(cell)))
    .map((bug) => bug.cells.length);
}

/** Who won, for the reader: one sentence. */
export function resultText(state: TableState, result: GameResult): string {
  const why = reason(result);
  return why ? `${outcome(state, result)} (${why})` : outcome(state, result);
}

function reason(result: GameResult): string | null {
  switch (result.reason) {
    case 'rules':
      return null;
    case 'resignation':
      return t('result.by-resignation');
    case 'time':
      return t('result.by-time');
    case 'left':
      return t('result.by-leaving');
  }
}

function outcome(state: TableState, { winners }: GameResult): string {
  const names = winners.map((seat) => seatName(state, seat));
  const who = listed(names);
  const draw = winners.length === 0 || (state.seats.length === 2 && winners.length === 2);
  if (draw) return t('result.draw');
  if (winners.length > 1) return t('result.shared', { who });
  const mine = state.you.length === 1 ? state.you[0] : undefined;
  if (mine === undefined) return t('result.wins', { who });
  return winners.includes(mine) ? t('result.you-win') : t('result.you-lose', { who });
}
