import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { rulesMarkdown } from './plugins/rules-markdown.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `npm run dev` finds the server: `vivarium serve` on its usual address. */
const server = process.env.VIVARIUM_SERVER ?? 'http://127.0.0.1:7777';

export default defineConfig({
  plugins: [svelte(), rulesMarkdown(here('../docs/rules'))],
  resolve: {
    alias: { $lib: here('./src/lib') },
    // Svelte resolves to its server half in Node; the tests want the browser half.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    target: 'es2022',
    // A strict Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/healthz': server,
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'],
    environment: 'node',
  },
});
