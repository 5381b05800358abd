import { describe, expect, it } from 'vitest';
import { readOutlook } from './outlook';

describe('the outlook', () => {
  it('is none where the server tells none', () => {
    expect(readOutlook({ outlook: null })).toBeNull();
    expect(readOutlook({ outlook: [] })).toBeNull();
  });

  it('of a game without a turn is that of the start', () => {
    expect(readOutlook({ outlook: [1] })).toEqual({ start: 1, turns: [] });
  });

  it('has one entry for each turn; a mistake is where the winner changes', () => {
    expect(readOutlook({ outlook: [1, 2, 2, 1, 1] })).toEqual({
      start: 1,
      turns: [
        { winner: 2, mistake: true },
        { winner: 2, mistake: false },
        { winner: 1, mistake: true },
        { winner: 1, mistake: false },
      ],
    });
  });
});
