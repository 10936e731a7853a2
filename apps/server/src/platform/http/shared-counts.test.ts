import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { sharedCounts, type CountCall } from './shared-counts.ts';

const HOUR = 3_600_000;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let here: CountCall;
let there: CountCall;
beforeAll(async () => {
  database = await createTestDatabase();
  here = sharedCounts(database.db);
  there = sharedCounts(database.db);
});
afterAll(() => database.close());

/** Puts the end of every stretch of time into the past. */
const passTime = () =>
  sql`update call_counts set ends_at = now() - interval '1 second'`.execute(database.db);

describe('calls counted by several processes', () => {
  it('give each call its own number, however many come at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, n) => (n % 2 ? here : there)('a rush', HOUR)),
    );
    const numbers = all.map(({ current }) => current).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
    for (const { ttl } of all) expect(ttl).toBeGreaterThan(HOUR - 60_000);
  });

  it('are written together where they may wait, before whoever waits is told a number', async () => {
    const waiting = [1, 2, 3].map(() => here('gathered', HOUR, { mayWait: true }));
    expect(await here('gathered', HOUR)).toMatchObject({ current: 4 });
    expect((await Promise.all(waiting)).map(({ current }) => current)).toEqual([1, 2, 3]);
    const alone = await there('gathered', HOUR, { mayWait: true });
    expect(alone).toMatchObject({ current: 5 });
  });

  it('are apart for each key', async () => {
    const counts = await Promise.all([here('one', HOUR), here('two', HOUR), there('one', HOUR)]);
    expect(counts.map(({ current }) => current).toSorted((a, b) => a - b)).toEqual([1, 1, 2]);
  });

  it('begin again once the time is over', async () => {
    await here('again', HOUR);
    await passTime();
    expect(await there('again', HOUR)).toMatchObject({ current: 1 });
  });

  it('are forgotten when they are over', async () => {
    await here('old', HOUR);
    await passTime();
    await sharedCounts(database.db)('new', HOUR);
    await expect
      .poll(async () => (await sql`select calls from call_counts`.execute(database.db)).rows)
      .toEqual([{ calls: 1 }]);
  });

  it('are given up while the database cannot count, and go on afterwards', async () => {
    await sql`alter table call_counts rename to away`.execute(database.db);
    await expect(here('away', HOUR)).rejects.toThrow('call_counts');
    await sql`alter table away rename to call_counts`.execute(database.db);
    expect(await here('away', HOUR)).toMatchObject({ current: 1 });
  });
});
