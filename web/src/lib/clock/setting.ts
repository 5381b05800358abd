import { language, t } from '$lib/i18n/index.svelte';
import type { Clock } from '$lib/net/generated';

function amount(n: number, unit: 'second' | 'minute'): string {
  const format = { style: 'unit', unit, unitDisplay: 'short' } as const;
  return new Intl.NumberFormat(language.current, format).format(n);
}

/** How much time there is, in a few words. */
export function clockText(clock: Clock): string {
  if (clock.kind === 'correspondence') return t('clock.days', { n: clock.days });
  const seconds = clock.base_seconds;
  const base = seconds % 60 === 0 ? amount(seconds / 60, 'minute') : amount(seconds, 'second');
  if (clock.delay_seconds > 0) {
    return t('clock.delay', { base, more: amount(clock.delay_seconds, 'second') });
  }
  return t('clock.increment', { base, more: amount(clock.increment_seconds, 'second') });
}

/** The live clocks on offer, as minutes and seconds a turn. */
export const PRESETS = [
  [3, 2],
  [5, 5],
  [10, 10],
  [20, 20],
] as const;

/** The days a turn on offer. */
export const DAYS = [1, 2, 3, 7] as const;

export function live(minutes: number, seconds: number): Clock {
  return {
    kind: 'live',
    base_seconds: Math.round(minutes * 60),
    increment_seconds: seconds,
    delay_seconds: 0,
  };
}
