import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { isDatabaseAway } from './lost-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

it('a connection that breaks while it is used ends its query, never the process', async () => {
  const broken = test.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    // Nobody listens to a query at this moment: what the connection then says is said to nobody.
    await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}, 5000)`.execute(test.db);
    await new Promise((resolve) => setImmediate(resolve));
    await sql`select 1`.execute(trx);
  });
  await expect(broken).rejects.toSatisfy(isDatabaseAway);
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(test.db);
  expect(rows).toEqual([{ one: 1 }]);
});
