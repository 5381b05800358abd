import { describe, expect, it } from 'vitest';
import { positionDiagram } from './position-diagram.ts';
import { rulesHtml } from './rules-markdown.ts';

describe('the rules as HTML', () => {
  it('leave the title to the page and lead to each other', () => {
    const html = rulesHtml('# Bug\n\nSee [Herd](herd.md#dice) and [this](bug-off.md).\n');
    expect(html).not.toContain('<h1');
    expect(html).toContain('href="/rules/herd#dice"');
    expect(html).toContain('href="/rules/bug-off"');
  });

  it('have no head on a table that has none to show', () => {
    const html = rulesHtml('| | |\n|---|---|\n| Year | 2017 |\n');
    expect(html).not.toContain('<th');
    expect(html).toContain('<td>2017</td>');
  });
});

describe('a position drawn', () => {
  it('has every cell with its name and stone', () => {
    const svg = positionDiagram('hex2 x1/1o1/2 x\n');
    expect(svg.match(/<path/g)?.length).toBe(7);
    expect(svg).toContain('class="stone-x"');
    expect(svg.match(/>([abc]\d)</g)).toEqual([
      '>c1<',
      '>c2<',
      '>b1<',
      '>b2<',
      '>b3<',
      '>a1<',
      '>a2<',
    ]);
    expect(svg).toContain('<code>hex2 x1/1o1/2 x</code>');
  });
});
