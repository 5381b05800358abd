import { readFileSync } from 'node:fs';
import { THEMES as THEME_NAMES } from '$lib/board/options.svelte';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const css = read('./tokens.css');

/** The tokens of one block of the file that are plain colours. */
function colours(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
}
const [lightBlock = '', darkBlock = ''] = css.split('@media (prefers-color-scheme: dark)');
const light = colours(lightBlock);
const THEMES = { light, dark: { ...light, ...colours(darkBlock) } };

/** The boards of boards.css by name; what is drawn on a board is all named there. */
const BOARDS = Object.fromEntries(
  [...read('./boards.css').matchAll(/\[data-board-theme='([\w-]+)'\] \{([^}]*)\}/g)].map(
    ([, name, block]) => [name ?? '', colours(block ?? '')],
  ),
);

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Text on its ground: 4.5 to 1. */
const TEXT = [
  ['ink', 'page'],
  ['ink', 'panel'],
  ['ink', 'cell'],
  ['soft', 'page'],
  ['soft', 'panel'],
  ['soft', 'cell'],
  ['accent', 'page'],
  ['accent', 'panel'],
  ['on-accent', 'accent'],
  ['turn', 'turn-ground'],
  ['turn', 'panel'],
  ['danger', 'page'],
  ['danger', 'panel'],
  ['card-ink', 'card'],
  ['black-mark', 'black-shell'],
  ['white-mark', 'white-shell'],
  ['red-mark', 'red-disc'],
  ['blue-mark', 'blue-disc'],
] as const;

/** Things that must be seen to be used: 3 to 1 (WCAG 1.4.11). */
const SHAPES = [
  ['accent', 'cell'],
  ['control-line', 'panel'],
  ['control-line', 'page'],
  ['black-rim', 'cell'],
  ['white-rim', 'cell'],
  ['black-shell', 'white-shell'],
  ['red-disc', 'cell'],
  ['blue-disc', 'cell'],
  ['blue-mark', 'blue-disc'],
  ['card-line', 'card'],
  ['back-mark', 'back'],
  ['turn', 'turn-ground'],
] as const;

describe.each(Object.entries(THEMES))('the %s theme', (_, theme) => {
  it.each(TEXT)('%s can be read on %s', (front, ground) => {
    expect(contrast(theme[front] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
  it.each(SHAPES)('%s can be seen against %s', (front, ground) => {
    expect(contrast(theme[front] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

it('the dark theme changes every colour but those of the kinds', () => {
  const kinds = ['ant', 'bee', 'cricket', 'ladybug', 'moth', 'snail'];
  const kept = Object.keys(light).filter((name) => THEMES.dark[name] === light[name]);
  expect(kept.sort()).toEqual(kinds);
});

/** What is drawn on a board, and may be over any look of it. */
const ON_BOARD = ['soft', 'accent', 'turn', 'danger'] as const;
const STONES = [
  { rim: 'black-rim', body: 'black-shell', mark: 'black-mark' },
  { rim: 'white-rim', body: 'white-shell', mark: 'white-mark' },
  { rim: 'red-rim', body: 'red-disc', mark: 'red-mark' },
  { rim: 'blue-rim', body: 'blue-disc', mark: 'blue-mark' },
];

describe.each(Object.entries({ ...THEMES, ...BOARDS }))('a board in the look %s', (_, theme) => {
  const ratio = (a: string, b: string) => contrast(theme[a] ?? '', theme[b] ?? '');

  it.each(ON_BOARD)('%s is seen on a cell', (name) => {
    expect(ratio(name, 'cell')).toBeGreaterThanOrEqual(name === 'soft' ? 4.5 : 3);
  });
  it.each(STONES)('$body is seen on a cell, and its mark on it', ({ rim, body, mark }) => {
    expect(Math.max(ratio(rim, 'cell'), ratio(body, 'cell'))).toBeGreaterThanOrEqual(3);
    expect(ratio(mark, body)).toBeGreaterThanOrEqual(4.5);
  });
  it('the focus is seen on its ground', () => {
    expect(ratio('accent', 'panel')).toBeGreaterThanOrEqual(3);
    expect(ratio('turn', 'turn-ground')).toBeGreaterThanOrEqual(3);
  });
});

it('every look that can be chosen has its colours, and each of them all', () => {
  expect(Object.keys(BOARDS).sort()).toEqual(
    THEME_NAMES.filter((name) => name !== 'cabinet').sort(),
  );
  const names = Object.keys(BOARDS['ink'] ?? {}).sort();
  for (const look of Object.values(BOARDS)) expect(Object.keys(look).sort()).toEqual(names);
});
