import { catalogues, LANGUAGES } from '$lib/i18n/index.svelte';
import { botName } from '$lib/game/people';
import { describe, expect, it } from 'vitest';
import { LEVELS, readLevel, specOf } from './levels';
import { PORTRAITS } from './portraits';

describe('the level of a bot', () => {
  it('is read from its text, and from nothing else', () => {
    for (const level of LEVELS) {
      expect(readLevel(specOf(level))).toEqual({ level, ms: null });
    }
    expect(readLevel('level8:ms=500')).toEqual({ level: 8, ms: '500' });
    for (const other of ['random', 'uct:ms=500', 'level0', 'level9', 'level12', 'level8:', '']) {
      expect(readLevel(other)).toBeNull();
    }
  });

  it('is part of its name; the other bots keep theirs', () => {
    expect(botName('level3')).toBe('Water strider, level 3');
    expect(botName('level8:ms=500')).toBe('Owl, level 8 (500 ms)');
    expect(botName('random')).toBe('Random bot');
    expect(botName('uct:iterations=500')).toBe('Easy bot');
    expect(botName('uct:ms=7')).toBe('Bot uct:ms=7');
  });

  it.each(LANGUAGES)('has a name of its own and a sentence in %s', (language) => {
    const names = LEVELS.map((level) => catalogues[language][`level.${level}`]);
    const says = LEVELS.map((level) => catalogues[language][`level.${level}.says`]);
    expect(new Set(names).size).toBe(LEVELS.length);
    expect(new Set(says).size).toBe(LEVELS.length);
  });

  it('has a portrait of its own', () => {
    const art = LEVELS.map((level) => JSON.stringify(PORTRAITS[level]));
    expect(new Set(art).size).toBe(LEVELS.length);
  });
});
