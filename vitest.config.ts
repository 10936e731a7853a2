import { randomInt } from 'node:crypto';
import { configDefaults, defineConfig } from 'vitest/config';
import { mapTiles } from './apps/web/map-tiles.ts';
import { runReport } from './vitest.report.ts';

/** Three kinds of test: pure rules, screens in a simulated browser, and the API on a real PostgreSQL. */
const failOnConsole = './vitest.fail-on-console.ts';
const fixSeed = './vitest.seed.ts';

/** Rules of a browser run with the screens: for each among the pure ones a worker would be made anew, twice, with all modules. */
const IN_BROWSER = 'apps/web/app/**/*.dom.test.ts';

/**
 * Another one each time, so that random tests see more than one sample; `TEST_SEED` repeats a run. Kept in the environment because this
 * file is read once more for each project: the seed that is printed has to be theirs.
 */
process.env['TEST_SEED'] ??= String(randomInt(2 ** 31));
const seed = Number(process.env['TEST_SEED']);

/** How many random histories of projects are tried in PostgreSQL; `npm run bench:journal` tries a thousand. */
const journalSequences = Number(process.env['JOURNAL_SEQUENCES'] ?? 6);

/** How many random searches are followed through every page; `HOME_SEARCHES=200` does as many. */
const homeSearches = Number(process.env['HOME_SEARCHES'] ?? 12);

/** How many times as many random searches are held against the plain filter: another sample each time, so a few do. */
const searchesTimes = Number(process.env['SEARCHES_TIMES'] ?? 1);

/**
 * Work in the background is killed behind one of its transactions, another with each seed; `KILLED_BEFORE=each` kills it
 * behind each, and before each statement too.
 */
const isKilledBeforeEach = process.env['KILLED_BEFORE'] === 'each';

export default defineConfig({
  test: {
    // Only against what hangs: a machine that does other work besides is no failure.
    testTimeout: 180_000,
    // What is transformed for one project serves the next one too, and the next run: it is kept in `node_modules`.
    experimental: { fsModuleCache: true },
    // Every core: the default leaves one idle, which on a machine with two doubles the time.
    maxWorkers: '100%',
    reporters: ['default', runReport(seed)],
    provide: {
      testSeed: seed,
      journalSequences,
      homeSearches,
      searchesTimes,
      isKilledBeforeEach,
    },
    // The landing run tries a failed test once more and names it at the end; `npm test` by itself does not.
    retry: process.env['LOOKS'] === 'one' ? 1 : 0,
    // Files leave nothing behind in the modules they share: loading those anew for each took more than half of the time
    // (`isolate: false`).
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'catalogue/**/*.test.ts',
            'demonstration/**/*.test.ts',
            'apps/web/*.test.ts',
            'apps/web/map-data/*.test.ts',
            'apps/web/app/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'training/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, IN_BROWSER],
          setupFiles: [failOnConsole, fixSeed],
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [mapTiles()],
        test: {
          name: 'screens',
          include: ['apps/web/app/**/*.test.tsx', IN_BROWSER],
          environment: 'happy-dom',
          setupFiles: [failOnConsole, fixSeed, 'apps/web/app/testing/close-screens.ts'],
          restoreMocks: true,
          unstubGlobals: true,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/server/src/**/*.test.ts'],
          isolate: false,
          globalSetup: ['apps/server/src/testing/database-server.ts'],
          setupFiles: [failOnConsole, fixSeed],
          // The first test of a file waits for its database to be cloned while others do the same.
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
