import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { enErrors } from './en';

const crates = new URL('../../../../../crates/', import.meta.url);

function read(path: string): string {
  return readFileSync(new URL(path, crates), 'utf8');
}

/** Every code that a pattern finds in a source of the server's side. */
function codes(path: string, pattern: RegExp): string[] {
  return [...read(path).matchAll(pattern)].map((found) => found[1] ?? '');
}

/** What a page never causes: only other programs, records and positions do. */
const NOT_FROM_PAGES = new Set([
  'already-dealt',
  'bad-body',
  'bad-query',
  'bad-roll',
  'bad-view',
  'deal-is-due',
  'foreign-origin',
  'headers-too-large',
  'method-not-allowed',
  'no-chance',
  'no-such-card-left',
  'not-found',
  'two-seats-only',
  'unsupported-media-type',
  'upgrade-required',
  'uri-too-long',
  'wrong-seats',
]);

describe('the codes of refusals', () => {
  const rules = ['bug', 'herd', 'bug-off'].flatMap((game) =>
    codes(`${game}/src/broken.rs`, /Illegal::new\(\s*"([a-z-]+)"/g),
  );
  const common = codes('game/src/illegal.rs', /Illegal::new\(\s*"([a-z-]+)"/g);
  const server = codes('server/src/error.rs', /= [A-Z_]+, "([a-z-]+)", "/g);

  it('are found where they are expected', () => {
    expect(rules).toContain('merge');
    expect(common).toContain('game-over');
    expect(server).toContain('stale-version');
  });

  it.each([...new Set([...rules, ...common, ...server])].sort())('%s has its own words', (code) => {
    if (NOT_FROM_PAGES.has(code)) {
      expect(enErrors).not.toHaveProperty([`error.${code}`]);
    } else {
      expect(enErrors).toHaveProperty([`error.${code}`]);
    }
  });
});
