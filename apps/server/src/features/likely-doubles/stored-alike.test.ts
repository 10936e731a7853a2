import { generateProjects } from '@manemitra/demonstration/generate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { TEST_DAY } from '#server/testing/builders.ts';
import { rowsRead } from '#server/testing/rows-read.ts';
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

it('who looks for the doubles of new projects does not read the catalogue for each of them, though nothing is known of its tables yet', async () => {
  const { db } = database;
  await loadProjects(db, [...generateProjects(PROJECTS, { seed: 158 })], TEST_DAY);
  const { rows } = await sql<{ id: number }>`
    select id from properties order by id desc limit ${BATCH}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const read = await db
    .transaction()
    .execute((trx) => rowsRead(trx, 'properties', () => noteDoublesOf(trx, ids, new Date())));
  expect(read / BATCH).toBeLessThan(READ_A_PROJECT);
});
