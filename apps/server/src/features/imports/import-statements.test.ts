import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateProjects } from '@manemitra/demonstration/generate';
import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TEST_DAY } from '#server/testing/builders.ts';
import { rowsRead } from '#server/testing/rows-read.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { knownProjects } from '#server/features/catalogue/known-projects.ts';
import { projectRows } from '#server/features/catalogue/public.ts';
import { importFile } from './import-file.ts';
import { findImport } from './import-queries.ts';

/** A batch of rows, however many facts they have. */
const BATCH = 100;
/** What a batch may ask of the database: ten thousand rows are a hundred batches. */
const STATEMENTS_A_BATCH = 33;

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'import-statements-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await database.close();
});
beforeEach(async () => {
  await sql`truncate promoters, properties cascade`.execute(database.db);
});

async function fileOf(lines: readonly object[]): Promise<string> {
  const file = join(folder, 'projects.jsonl');
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  return file;
}

/** How many statements it takes to bring these projects in. */
async function statementsFor(lines: readonly object[]): Promise<number> {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const file = await fileOf(lines);
  await importFile(database.db.withPlugin(counting), file, { today: TEST_DAY });
  return statements;
}

it('an import asks the database a bounded number of times for a batch of rows, the first of a file and the last', async () => {
  const projects = [...generateProjects(5 * BATCH, { seed: 20 })];
  // The first of all has nothing to be compared with.
  await statementsFor(projects.slice(0, BATCH));
  const one = await statementsFor(projects.slice(BATCH, 2 * BATCH));
  const three = await statementsFor(projects.slice(2 * BATCH));
  expect((three - one) / 2).toBeLessThanOrEqual(STATEMENTS_A_BATCH);
});

it('one project of many facts takes no more statements than one of few', async () => {
  const projects = [...generateProjects(60, { seed: 21 })];
  const facts = (project: object) => JSON.stringify(project).length;
  const bySize = projects.toSorted((a, b) => facts(a) - facts(b));
  const [fewest, most] = [bySize[0] ?? {}, bySize.at(-1) ?? {}];
  expect(facts(most)).toBeGreaterThan(2 * facts(fewest));
  expect(await statementsFor([most])).toBeLessThanOrEqual((await statementsFor([fewest])) + 8);
});

it('the indexes that each batch asks hundreds of times keep no list of what waits to be put in order', async () => {
  const { rows } = await sql<{ options: string[] | null }>`
    select reloptions as options from pg_class
    where relname in ('properties_likeness', 'properties_rera')`.execute(database.db);
  expect(rows.map(({ options }) => options)).toEqual([['fastupdate=off'], ['fastupdate=off']]);
});

it('who looks at an import that published its projects reads none of them, though nothing is known of the tables yet', async () => {
  const { db } = database;
  const file = await fileOf([...generateProjects(2 * BATCH, { seed: 22 })]);
  const { id } = await importFile(db, file, { today: TEST_DAY });
  const read = await db
    .transaction()
    .execute((trx) => rowsRead(trx, 'properties', () => findImport(trx, id)));
  expect(read).toBe(0);
});

it('whose the rows of a file are is asked without reading the catalogue, though nothing is known of the tables yet', async () => {
  const { db } = database;
  const projects = [...generateProjects(5 * BATCH, { seed: 23 })];
  await importFile(db, await fileOf(projects.slice(BATCH)), { today: TEST_DAY });
  const news = projects.slice(0, 10);
  const rows = news.map((record) => projectRows(record, TEST_DAY));
  const read = await db
    .transaction()
    .execute((trx) => rowsRead(trx, 'properties', () => knownProjects(trx, news, rows)));
  expect(read).toBeLessThan(BATCH);
});
