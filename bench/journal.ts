import { spawnSync } from 'node:child_process';

/**
 * Random sequences of imports, edits, merges, decisions and undos of each, through PostgreSQL: the tables must be the journal,
 * replayed, after every step (`apps/server/src/features/imports/journal.property.test.ts`). `npm run bench:journal -- 200` does
 * 200 of them; without a number 1,000.
 */
const [sequences = '1000'] = process.argv.slice(2);
const started = Date.now();
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'apps/server/src/features/imports/journal.property.test.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, JOURNAL_SEQUENCES: sequences } },
);
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${sequences} sequences, ${status === 0 ? 'all held' : 'one failed'}, ${seconds} s.`);
process.exitCode = status ?? 1;
