import { afterEach, describe, expect, it } from 'vitest';
import { catalogues, choose, language, LANGUAGES, t, type Key } from './index.svelte';
import { write, type Message } from './message';

const texts = (message: Message) =>
  typeof message === 'string' ? [message] : Object.values(message);
const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const keys = Object.keys(catalogues.en) as Key[];

describe.each(LANGUAGES)('the catalogue %s', (code) => {
  const catalogue = catalogues[code];

  it('has exactly the messages of the English one', () => {
    expect(Object.keys(catalogue).sort()).toEqual([...keys].sort());
  });

  it.each(keys)('%s uses the same values, in every plural form that the language needs', (key) => {
    const wanted = new Set(texts(catalogues.en[key]).flatMap(names));
    const message: Message = catalogue[key];
    for (const text of texts(message)) {
      expect(text).not.toBe('');
      expect(new Set(names(text))).toEqual(wanted);
      // Plain words: nobody is shouted at.
      expect(text.replaceAll('!bee', '')).not.toContain('!');
    }
    if (typeof message !== 'string') {
      for (const n of [0, 1, 2, 5, 21, 100]) {
        const form = new Intl.PluralRules(code).select(n);
        expect(message[form] ?? message.other).toBeTruthy();
      }
      if (new Intl.PluralRules(code).select(1) === 'one') expect(message.one).toBeTruthy();
    }
  });
});

describe('a message', () => {
  it('takes the plural form of the language', () => {
    const message = { one: '{n} carte', other: '{n} cartes' };
    expect([0, 1, 2].map((n) => write(message, 'fr', { n }))).toEqual([
      '0 carte',
      '1 carte',
      '2 cartes',
    ]);
    expect(write({ one: '{n} card', other: '{n} cards' }, 'en', { n: 0 })).toBe('0 cards');
  });

  it('puts values in as they are, and never twice', () => {
    expect(write('{who} to move', 'en', { who: '{who} <b>' })).toBe('{who} <b> to move');
  });
});

describe('the language', () => {
  afterEach(() => language.set('en'));

  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['pt-BR', 'de-CH', 'en'], 'de'],
    [['ja'], 'en'],
    [[], 'en'],
  ] as const)('of %j is %s', (wishes, chosen) => {
    expect(choose([...wishes])).toBe(chosen);
  });

  it('can be changed', () => {
    language.set('de');
    expect(t('ask.herd.place', { n: 1 })).toBe('Setze 1 Stein');
    expect(t('ask.bug.eat-sized', { n: 1 })).toContain('aus 1 Stein muss');
    expect(t('ask.bug.eat-sized', { n: 2 })).toContain('aus 2 Steinen muss');
  });
});
