import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Where `scripts/find-chromium.mjs` installs it, which says why the first is the first. */
const systemChromium = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
].find((path) => existsSync(path));

/** What is tried on the styleguide, which the product does not contain. */
const OF_STYLEGUIDE = ['styleguide.e2e.ts', 'map.e2e.ts'];

/** Journeys in a real Chromium against the built product, started by `e2e/start-server.ts` on its own data. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-server.ts',
  outputDir: 'test-results',
  // One more than the cores of a small machine: a journey waits half of its time.
  workers: 3,
  fullyParallel: true,
  // A deadline, not a wait: beside much other work the longest look at pages took more than two minutes.
  timeout: 240_000,
  // A deadline, not a wait: on a busy machine a page of a PDF takes more than the five seconds of the default.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A journey that passes only at its second try does not cost a change its landing; the end of the output names it.
  retries: process.env['LOOKS'] === 'one' ? 1 : 0,
  // The longest journeys do at length what others do in short.
  ...(process.env['LOOKS'] === 'every' ? {} : { grepInvert: /@long/ }),
  reporter: [['list'], ['./e2e/second-tries.ts']],
  use: {
    // Set by the global set-up; the workers read this file after it.
    ...(process.env['E2E_BASE_URL'] === undefined ? {} : { baseURL: process.env['E2E_BASE_URL'] }),
    ...(systemChromium === undefined
      ? {}
      : {
          launchOptions: {
            executablePath: systemChromium,
            args: [
              '--no-sandbox',
              '--disable-gpu',
              '--disable-background-networking',
              '--disable-component-update',
              '--disable-sync',
            ],
          },
        }),
    // A trace of every test would take half of the time; ask for one with `--trace on`.
    trace: 'off',
    // It would answer in place of the network that journeys cut or answer for; `offline.e2e.ts` allows it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // Motion is waited for at every press; journeys about it ask for it.
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'product', testMatch: '**/*.e2e.ts', testIgnore: OF_STYLEGUIDE },
    // Nothing of it is in the product: it is built and tried by `npm test`, and not where a change lands.
    ...(process.env['LOOKS'] === 'one'
      ? []
      : [
          { name: 'build of the styleguide', testMatch: 'styleguide.setup.ts' },
          {
            name: 'styleguide',
            testMatch: OF_STYLEGUIDE,
            dependencies: ['build of the styleguide'],
          },
        ]),
  ],
});
