import { Marked } from 'marked';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { positionDiagram } from './position-diagram.ts';

const LANGUAGES = ['en', 'fr', 'de'];
const GAMES = ['bug', 'herd', 'bug-off'];
const PREFIX = 'virtual:rules/';

/**
 * Serves `virtual:rules/en` and so on: the rules of all games in one language, turned from the
 * Markdown of the documentation into HTML while the client is built. A missing text stops the build.
 */
export function rulesMarkdown(folder: string): Plugin {
  return {
    name: 'rules-markdown',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      if (!LANGUAGES.includes(language)) this.error(`no rules in the language "${language}"`);
      const pages = GAMES.map((game) => {
        const file = join(folder, language, `${game}.md`);
        if (!existsSync(file)) this.error(`the rules are missing: ${file}`);
        this.addWatchFile(file);
        return [game, rulesHtml(readFileSync(file, 'utf8'))];
      });
      return `export default ${JSON.stringify(Object.fromEntries(pages))}`;
    },
  };
}

const marked = new Marked({
  renderer: {
    code({ text, lang }) {
      return lang === 'position' ? positionDiagram(text) : false;
    },
  },
});

/**
 * The page has the title already, so the text's own first heading goes. Links to the Markdown of
 * another game lead to its page. What may be wider than a phone scrolls by itself, by keyboard too.
 */
export function rulesHtml(markdown: string): string {
  const body = markdown.replace(/^\s*# .*\n/, '');
  return (
    marked
      .parse(body, { async: false })
      .replace(/href="(?:\.\/)?(bug|herd|bug-off)\.md(#[^"]*)?"/g, 'href="/rules/$1$2"')
      // A table of facts about the game has no head; an empty one would only be read out.
      .replace(/<thead>\s*<tr>\s*(?:<th[^>]*>\s*<\/th>\s*)+<\/tr>\s*<\/thead>/g, '')
      .replace(/<th[^>]*>\s*<\/th>/g, '<td></td>')
      .replaceAll('<table>', '<div class="scroll" tabindex="0" role="group"><table>')
      .replaceAll('</table>', '</table></div>')
      .replaceAll('<pre>', '<pre tabindex="0">')
  );
}
