import { t, tMaybe } from '$lib/i18n/index.svelte';
import { Refused, Unreachable } from '$lib/net/problem';

/** A failure in the reader's words: by the server's code, else in the words the server gave. */
export function trouble(error: unknown): string {
  if (error instanceof Unreachable) return t('error.unreachable');
  if (error instanceof Refused) {
    return tMaybe(`error.${error.code}`) ?? t('error.unknown', { detail: error.message });
  }
  return t('error.unknown', { detail: error instanceof Error ? error.message : String(error) });
}
