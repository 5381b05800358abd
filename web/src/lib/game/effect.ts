import { listed, t } from '$lib/i18n/index.svelte';
import type { AnyEffect, TableState } from '$lib/net/generated';
import { seatName } from './people';

/** What the steps would do, by their texts. */
export const effectsByStep = ({ legal, effects }: Pick<TableState, 'legal' | 'effects'>) =>
  new Map(
    legal.flatMap((step, index) => (effects[index] ? [[step, effects[index]] as const] : [])),
  );

/** The cells that would be emptied. */
export function victims(effect: AnyEffect | undefined): string[] {
  if (effect?.game === 'bug') return effect.eats;
  return effect?.game === 'herd' ? effect.captures : [];
}

/** What a step would do, in words; null when there is nothing to tell. */
export function effectText(
  effect: AnyEffect | undefined,
  table: Pick<TableState, 'seats' | 'you'>,
): string | null {
  switch (effect?.game) {
    case 'bug': {
      const parts: string[] = [];
      if (effect.size > 1) parts.push(t('effect.size', { n: effect.size }));
      if (effect.eats.length > 0) parts.push(t('effect.eats', { n: effect.eats.length }));
      if (effect.choices > 1) parts.push(t('effect.choice'));
      return parts.length > 0 ? listed(parts) : null;
    }
    case 'herd':
      return effect.captures.length > 0
        ? t('effect.captures', { n: effect.captures.length })
        : null;
    case 'bug-off': {
      if (effect.scores.length === 0) return t('effect.display', { n: effect.display });
      const gains = effect.scores.flatMap((n, index) =>
        n > 0 ? [`${seatName(table, index + 1)} ${n}`] : [],
      );
      return gains.length > 0
        ? t('effect.scores', { gains: gains.join(', ') })
        : t('effect.scores-nothing');
    }
    default:
      return null;
  }
}
