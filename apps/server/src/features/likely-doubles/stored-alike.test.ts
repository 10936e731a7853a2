import { generateProjects } from '@manemitra/demonstration/generate';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { TEST_DAY } from '#server/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { noteDoublesOf } from './note-doubles.ts';

const PROJECTS = 300;
const BATCH = 100;
/** What PostgreSQL may read of projects and of their indexes to compare one with all others. */
const READ_A_PROJECT = 60;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Rows and entries of indexes that this transaction has read of the projects so far. */
async function readOfProjects(trx: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(pg_stat_get_xact_tuples_returned(id) + pg_stat_get_xact_tuples_fetched(id)) as read
    from (
      select 'properties'::regclass::oid union all
      select indexrelid from pg_index where indrelid = 'properties'::regclass
    ) read_from (id)`.execute(trx);
  return rows[0]?.read ?? 0;
}

it('who looks for the doubles of new projects does not read the catalogue for each of them, though nothing is known of its tables yet', async () => {
  const { db } = database;
  await loadProjects(db, [...generateProjects(PROJECTS, { seed: 158 })], TEST_DAY);
  const { rows } = await sql<{ id: number }>`
    select id from properties order by id desc limit ${BATCH}`.execute(db);
  const read = await db.transaction().execute(async (trx) => {
    const before = await readOfProjects(trx);
    await noteDoublesOf(
      trx,
      rows.map(({ id }) => id),
      new Date(),
    );
    return (await readOfProjects(trx)) - before;
  });
  expect(read / BATCH).toBeLessThan(READ_A_PROJECT);
});
