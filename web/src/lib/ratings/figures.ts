import { language } from '$lib/i18n/index.svelte';

/** From this deviation on, a rating is only about right; leader boards want less, too. */
const UNSURE = 110;

export const isSure = (deviation: number) => deviation < UNSURE;

/** A change with its sign, such as `+12` or `−7`. */
export function signed(change: number): string {
  const form = { signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(language.current, form).format(change);
}
