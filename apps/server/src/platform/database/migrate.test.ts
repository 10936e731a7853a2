import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '#server/database/migrations.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { migrate } from './migrate.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const later = (name: string) => ({
  up: async (db: Kysely<unknown>) => {
    await sql.raw(`create table ${name} (id integer)`).execute(db);
  },
});

describe('migrations', () => {
  it('are all applied already in a database that was cloned for a test', async () => {
    expect(await migrate(test.db, migrations)).toEqual([]);
  });

  it('run once when several processes start at the same moment', async () => {
    const more = { ...migrations, '9001-later': later('later') };
    const runs = await Promise.all(Array.from({ length: 4 }, () => migrate(test.db, more)));
    expect(runs.flat()).toEqual(['9001-later']);
  });

  it('of a newer release do not keep the release before from starting', async () => {
    expect(await migrate(test.db, migrations)).toEqual([]);
  });

  it('say which one failed', async () => {
    const broken = { ...migrations, '9002-broken': later('later') };
    await expect(migrate(test.db, broken)).rejects.toThrow('Migration 9002-broken failed');
  });
});
