import type { Touched } from '$lib/board/scene';
import { t } from '$lib/i18n/index.svelte';
import type { AnyView } from '$lib/net/generated';

type HexView = Exclude<AnyView, { game: 'bug-off' }>;

/** A cell in words: its name, what it holds, and what may be done there now. */
export function describeCell(
  cell: string,
  view: HexView,
  step: string | undefined,
  last: Touched,
  hinted = false,
): string {
  const parts = [content(cell, view)];
  if (view.game === 'bug' && hasKin(cell, view)) parts.push(t('cell.kin'));
  if (view.game === 'herd' && view.surrounded.includes(cell)) parts.push(t('cell.blocked'));
  if (last.placed.includes(cell) || last.removed.includes(cell)) parts.push(t('cell.last'));
  if (step !== undefined) parts.push(offer(step));
  if (hinted) parts.push(t('hint.mark'));
  return parts.join(', ');
}

function content(cell: string, view: HexView): string {
  if (view.game === 'bug') {
    const bug = view.bugs.find(({ cells }) => cells.includes(cell));
    return bug
      ? t('cell.bug', { cell, look: t(`look.${bug.colour}`), n: bug.cells.length })
      : t('cell.empty', { cell });
  }
  for (const look of ['red', 'blue'] as const) {
    if (view[look].includes(cell)) return t('cell.stone', { cell, look: t(`look.${look}`) });
  }
  return t('cell.empty', { cell });
}

const hasKin = (cell: string, view: Extract<HexView, { game: 'bug' }>) =>
  view.bugs.some(({ cells, kin }) => kin.length > 0 && cells.includes(cell));

/** By the sign of the step's text: `/b2` grows, `-b2` removes, `c3` and `+c4` place. */
function offer(step: string): string {
  if (step.startsWith('/')) return t('cell.may-grow');
  if (step.startsWith('-')) return t('cell.may-remove');
  return t('cell.may-place');
}
