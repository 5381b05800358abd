import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Fault {
  id: string;
  help: string;
  nodes: { html: string }[];
}

/** What axe-core finds wrong with the page as it is now. */
export async function faults(page: Page): Promise<string[]> {
  // Evaluated from outside, so that the site's Content-Security-Policy stays as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run: () => Promise<{ violations: Fault[] }> } }).axe;
    return (await axe.run()).violations;
  });
  return found.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html ?? ''}`);
}

/** By how many pixels the page is wider than the window. */
export async function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Elements whose words are cut off, or stand out over the edge of the element that frames them. */
export async function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FRAMES = 'button, .button, summary, label, li, p, td, th, h1, h2, h3, dialog';
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!(element instanceof HTMLElement) || element.closest('.visually-hidden')) continue;
      if (!element.checkVisibility() || element.scrollWidth <= element.clientWidth + 1) continue;
      // What is typed scrolls by itself.
      if (element.matches('input, textarea, select')) continue;
      const { overflowX, display } = getComputedStyle(element);
      if (display === 'inline' || overflowX === 'auto' || overflowX === 'scroll') continue;
      if (overflowX === 'visible' && !element.matches(FRAMES)) continue;
      // Hidden words and art take no room that anybody sees.
      const words = [...element.querySelectorAll('.visually-hidden')];
      if (overflowX === 'visible' && words.length > 0) continue;
      found.push(`${element.outerHTML.slice(0, 160)}: ${element.scrollWidth}`);
    }
    return found;
  });
}

/**
 * What can be pressed and is smaller than `least` pixels either way. Left out are links within a
 * sentence, as WCAG 2.5.8 does, and the cells of a board, which the page cannot make larger than
 * the screen allows: for them 24 pixels are always asked for.
 */
export async function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((wished) => {
    const PRESSED = 'a[href], button, input, select, textarea, summary, [data-cell]';
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(PRESSED)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      // What lies behind an open dialog cannot be pressed.
      const modal = document.querySelector('dialog:modal');
      if (modal && !modal.contains(element)) continue;
      const around = element.closest('p, li, td, article');
      const inText =
        element.matches('a') && (around?.textContent.trim() ?? '') !== element.textContent.trim();
      if (inText && getComputedStyle(element).display === 'inline') continue;
      // A box and its words are pressed as one.
      const pressed = element.matches('input') ? (element.closest('label') ?? element) : element;
      const { width, height, bottom } = pressed.getBoundingClientRect();
      // Not there until it has the focus.
      if (bottom <= 0 && element.matches('.skip')) continue;
      const need = element.matches('[data-cell]') ? 24 : wished;
      if (Math.min(width, height) < need - 0.5) {
        const size = `${width.toFixed(1)} by ${height.toFixed(1)}`;
        found.push(`${size}: ${element.outerHTML.replace(/\s+/g, ' ').slice(0, 120)}`);
      }
    }
    return found;
  }, least);
}

/** Everything about the room on the screen that needs no eyes. */
export async function expectRoom(page: Page, where: string, target = 24): Promise<void> {
  expect.soft(await tooWide(page), `${where} scrolls sideways`).toBeLessThanOrEqual(0);
  expect.soft(await clipped(page), `${where}: words are cut off`).toEqual([]);
  expect.soft(await smallTargets(page, target), `${where}: too small to press`).toEqual([]);
}
