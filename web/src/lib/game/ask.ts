import { listed, t } from '$lib/i18n/index.svelte';
import type { AnyEffect, GameResult, TableState } from '$lib/net/generated';
import { seatName } from './people';

/** The one sentence of a table: what is asked of whom. */
export interface Ask {
  yours: boolean;
  text: string;
}

export function ask(state: TableState): Ask {
  if (state.status === 'waiting') return { yours: false, text: t('table.waiting') };
  if (state.status === 'closed') return { yours: false, text: t('close.closed') };
  if (state.result) return { yours: false, text: resultText(state, state.result) };
  const seat = state.to_act;
  if (seat === null) return { yours: false, text: chance(state) };
  if (!state.you.includes(seat)) {
    return { yours: false, text: t('ask.waiting', { who: seatName(state, seat) }) };
  }
  const wish = instruction(state);
  // On one screen two people need to know whose turn it is.
  const who = state.you.length > 1 ? seatName(state, seat) : null;
  return { yours: true, text: who ? `${who}: ${wish}` : wish };
}

function chance(state: TableState): string {
  return state.view?.game === 'herd' ? t('ask.herd.roll') : t('ask.bug-off.draw');
}

function instruction(state: TableState): string {
  const view = state.view;
  switch (view?.game) {
    case 'bug':
      if (view.phase === 'eat') return eat(state.effects);
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

/** Names the size of the bug that must eat, when it is only one: it is as large as before it grows. */
function eat(effects: AnyEffect[]): string {
  const sizes = new Set(
    effects.flatMap((effect) => (effect.game === 'bug' ? effect.size - 1 : [])),
  );
  const [only] = sizes;
  return only !== undefined && sizes.size === 1
    ? t('ask.bug.eat-sized', { n: only })
    : t('ask.bug.eat');
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
