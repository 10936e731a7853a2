import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { toProblem } from './problem-reply.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

it('of two who wait for each other the one that PostgreSQL sends away is asked to come again', async () => {
  let both = 0;
  let meet = (): void => undefined;
  const met = new Promise<void>((resolve) => (meet = resolve));
  const lockInTurn = (first: number, second: number) =>
    test.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${first}::bigint)`.execute(trx);
      both += 1;
      if (both === 2) meet();
      await met;
      await sql`select pg_advisory_xact_lock(${second}::bigint)`.execute(trx);
    });
  const ends = await Promise.allSettled([lockInTurn(1, 2), lockInTurn(2, 1)]);
  const sentAway = ends.flatMap((end) =>
    end.status === 'rejected' ? [toProblem(end.reason)] : [],
  );
  expect(sentAway.map(({ code, status }) => [code, status])).toEqual([['server.unavailable', 503]]);
});

it.each([
  [{ code: 'FST_ERR_CTP_INVALID_JSON_BODY' }, 'body'],
  [{ code: 'FST_ERR_BAD_URL' }, 'path'],
  [{ code: 'FST_ERR_ASYNC_CONSTRAINT' }, undefined],
])('of what the framework refuses only a body is said to be no JSON: %j', (error, field) => {
  const { code, fields } = toProblem(
    Object.assign(new Error('Refused'), error, { statusCode: 400 }),
  );
  expect([code, fields?.[0]?.field]).toEqual(['input.invalid', field]);
});
