import { generateProjects } from '@manemitra/demonstration/generate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { TEST_DAY } from '#server/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { wasCancelled } from '#server/platform/database/lost-database.ts';
import { readAllProjects } from './first-reading.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ statementTimeoutMs: 300 });
  await loadProjects(test.jobsDb, [...generateProjects(30, { seed: 5 })], TEST_DAY);
});
afterAll(() => test.close());

/** Reads the slugs of all, seven at a time. */
async function slugsRead(): Promise<{ slugs: string[]; pieces: number }> {
  const slugs: string[] = [];
  let pieces = 0;
  await readAllProjects(test.db, {
    batch: 7,
    read: (db, ids) =>
      db.selectFrom('properties').select('slug').where('id', 'in', ids).orderBy('id').execute(),
    take: (_, rows) => {
      slugs.push(...rows.map(({ slug }) => slug));
      pieces += 1;
    },
  });
  return { slugs, pieces };
}

async function slugsNow(): Promise<string[]> {
  const rows = await test.jobsDb.selectFrom('properties').select('slug').orderBy('id').execute();
  return rows.map(({ slug }) => slug);
}

it('reads every project once, in pieces, also where ids are missing between them', async () => {
  await sql`delete from properties where id % 5 = 2`.execute(test.jobsDb);
  const left = await slugsNow();
  expect(await slugsRead()).toEqual({ slugs: left, pieces: Math.ceil(left.length / 7) });
});

/** How many statements wait for the projects. */
async function waiting(db: TestDatabase['db']): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks
    where relation = 'properties'::regclass and not granted`.execute(db);
  return rows[0]?.count ?? 0;
}

it('waits longer for a statement than a visitor does', async () => {
  const { reading, visitor } = await test.jobsDb.transaction().execute(async (trx) => {
    await sql`lock table properties in access exclusive mode`.execute(trx);
    const begun = slugsRead();
    await expect.poll(() => waiting(trx)).toBe(1);
    // Asks later, and is given up first.
    const asked = test.db.selectFrom('properties').select('slug').execute();
    return { reading: begun, visitor: await asked.catch((error: unknown) => error) };
  });
  expect(visitor).toSatisfy(wasCancelled);
  expect((await reading).slugs).toEqual(await slugsNow());
});
