import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { write, type Message, type NamesOf, type Values } from './message';
import { respell } from './pseudo';

type English = typeof en;
export type Key = keyof English;

/** Every language has every message of the English one, of the same form. */
export type Catalogue = {
  readonly [K in Key]: English[K] extends string ? string : Exclude<Message, string>;
};

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const catalogues: Record<Language, Catalogue> = { en, fr, de };

const SLOT = 'vivarium.language';

/** The reader's first wish that we speak. */
export function choose(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language === base);
    if (found) return found;
  }
  return 'en';
}

function initial(): Language {
  try {
    const kept = localStorage.getItem(SLOT);
    if (kept) return choose([kept]);
  } catch {
    // Storage may be forbidden; the browser's languages then decide every time.
  }
  return choose(typeof navigator === 'undefined' ? [] : navigator.languages);
}

let current = $state<Language>(initial());

export const language = {
  get current(): Language {
    return current;
  },
  set(next: Language): void {
    current = next;
    try {
      localStorage.setItem(SLOT, next);
    } catch {
      // Chosen for this page only.
    }
  },
};

type Needed<K extends Key> = NamesOf<English[K]>;
type Arguments<K extends Key> = [Needed<K>] extends [never]
  ? []
  : [values: Record<Needed<K>, string | number>];

/** The message `key` in the reader's language. */
export function t<K extends Key>(key: K, ...values: Arguments<K>): string {
  return write(catalogues[current][key], current, (values[0] ?? {}) as Values);
}

/** `a, b and c` in the reader's language. */
export function listed(items: string[]): string {
  const parts = new Intl.ListFormat(current, { type: 'conjunction' }).formatToParts(items);
  return parts.map(({ type, value }) => (type === 'literal' ? respell(value) : value)).join('');
}

/** A moment that the server named, by the reader's calendar and clock. */
export function moment(rfc3339: string): string {
  const form = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return respell(new Intl.DateTimeFormat(current, form).format(Date.parse(rfc3339)));
}

/** A message whose key is made from something the server sent; null when there is none such. */
export function tMaybe(key: string): string | null {
  const message = (catalogues[current] as Record<string, Message | undefined>)[key];
  return typeof message === 'string' ? respell(message) : null;
}
