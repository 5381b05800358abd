import { expect, it } from 'vitest';
import { catalogues } from './index.svelte';
import { marked } from './pseudo';

it('marks every letter, doubles vowels and leaves the names of values', () => {
  expect(marked('{who} to move, 3 Ants')).toBe('{who} ťóó ɱóóṽéé, 3 Ááñťš');
});

it('makes the English catalogue about 40 % longer', () => {
  const texts = Object.values(catalogues.en).flatMap((message) =>
    typeof message === 'string' ? [message] : Object.values(message),
  );
  const length = (all: string[]) => all.reduce((sum, text) => sum + text.length, 0);
  const growth = length(texts.map(marked)) / length(texts);
  expect(growth).toBeGreaterThan(1.25);
  expect(growth).toBeLessThan(1.5);
  for (const text of texts) expect(marked(text).replace(/\{\w+\}/g, '')).not.toMatch(/[a-z]/i);
});
