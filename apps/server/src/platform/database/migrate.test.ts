import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '#server/database/migrations.ts';
import { migrateJobs } from '#server/platform/jobs/migrate-jobs.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { isMigrated, migrate } from './migrate.ts';

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

  it('make the whole schema once when several first processes start on an empty database', async () => {
    await sql`drop schema public cascade`.execute(test.db);
    await sql`drop schema graphile_worker cascade`.execute(test.db);
    await sql`create schema public`.execute(test.db);
    const processes = await Promise.all([1, 2, 3].map(() => test.connectAgain()));
    const runs = await Promise.all(
      processes.map(async (db) => {
        const ran = await migrate(db, migrations);
        await migrateJobs(test.address);
        return ran;
      }),
    );
    await Promise.all(processes.map((db) => db.destroy()));
    expect(runs.flat()).toEqual(Object.keys(migrations));
    expect(await isMigrated(test.db, migrations)).toBe(true);
    expect(await isMigrated(test.db, { ...migrations, '9003-later': later('x') })).toBe(false);
  });
});
