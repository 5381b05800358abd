import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/traces',
  fullyParallel: false,
  workers: 2,
  // Generous: a busy machine is slow, and a wait that is over at once costs nothing.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['./tests/support/shortly.ts']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    actionTimeout: 40_000,
    navigationTimeout: 40_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
