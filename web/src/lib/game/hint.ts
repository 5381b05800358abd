import { t } from '$lib/i18n/index.svelte';
import type { Hint, Kind, Reason, TableState } from '$lib/net/generated';
import { roleName } from './people';

/** As many reasons as are read before they bore. */
const MOST_REASONS = 3;

/** A hint in words: what to do, what then, and why. */
export interface HintText {
  title: string;
  then: string | null;
  why: string[];
}

export function hintText(hint: Hint, table: TableState): HintText {
  const [first = '', ...rest] = hint.steps;
  const who = opponent(table);
  const why = hint.reasons.slice(0, MOST_REASONS).map((reason) => reasonText(reason, who));
  return {
    title: t('hint.title', { step: stepText(first) }),
    then: rest.length > 0 ? t('hint.then', { steps: rest.join(' ') }) : null,
    why: why.length > 0 ? why : [t('hint.no-reason')],
  };
}

/** The colour that the mover plays against; colours may have been swapped since the seats were taken. */
function opponent({ view }: Pick<TableState, 'view'>): string {
  if (view?.game === 'bug') return roleName(view.mover === 'black' ? 'white' : 'black');
  if (view?.game === 'herd') return roleName(view.mover === 'red' ? 'blue' : 'red');
  return '';
}

/** By the sign of the step's text, as the notation has it. */
export function stepText(step: string): string {
  const rest = step.slice(1);
  if (step === 'swap') return t('hint.swap');
  if (step.startsWith('/')) return t('hint.grow', { cell: rest });
  if (step.startsWith('-')) return t('hint.remove', { cell: rest });
  if (step.startsWith('!')) return t('hint.score-kind', { kind: kindName(rest) });
  if (!step.startsWith('+')) return t('hint.place', { cell: step });
  return /^[a-z]\d+$/.test(rest)
    ? t('hint.place', { cell: rest })
    : t('hint.place-kind', { kind: kindName(rest) });
}

const kindName = (kind: string) => t(`kind.${kind as Kind}`);

function reasonText(reason: Reason, who: string): string {
  switch (reason.reason) {
    case 'wins':
      return t('hint.wins');
    case 'proven':
      if (!reason.wins) return t('hint.proven-loss');
      return reason.only ? t('hint.proven-only') : t('hint.proven-win');
    case 'eats':
      return t('hint.eats', { size: reason.size, n: reason.bugs });
    case 'saves-bug':
      return t('hint.saves-bug', { size: reason.size, who });
    case 'lets-eat':
      return t('hint.lets-eat', { cell: reason.cell, size: reason.size, who });
    case 'mobility':
      return t('hint.mobility', { mine: reason.mine, theirs: reason.theirs, who });
    case 'captures':
      return t('hint.captures', { n: reason.stones });
    case 'shelters':
      return t('hint.shelters', { n: reason.stones });
    case 'secures':
      return t('hint.secures', { n: reason.cells });
    case 'score':
      return t('hint.score', { mine: reason.mine, theirs: reason.theirs, who });
    case 'scores':
      return t('hint.scores', { n: reason.mine, most: reason.most });
    case 'gives-nothing':
      return t('hint.gives-nothing');
    case 'avoids-loss':
      return reason.any
        ? t('hint.avoids-any', { n: reason.cards })
        : t('hint.avoids-loss', { n: reason.cards, left: reason.left });
    case 'builds':
      return t('hint.builds', { n: reason.cards });
  }
}

/** The cell that a hint begins with; null for cards and for a swap. */
export function hintedCell(hint: Hint | null): string | null {
  return /^[-+/]?([a-z]\d+)$/.exec(hint?.steps[0] ?? '')?.[1] ?? null;
}

/** Whether hints are given at this table at all: only where nobody else plays against the reader. */
export const givesHints = ({ seats, you }: TableState) =>
  you.length > 0 &&
  seats.every(({ seat, occupant }) => occupant.kind === 'bot' || you.includes(seat));
