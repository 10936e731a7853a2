import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { aProjectRecord, TEST_DAY } from '#server/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { addMissing, fillDemonstrationCatalogue } from './fill-catalogue.ts';
import { loadProjects } from './load-projects.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate promoters, properties cascade`.execute(database.db);
  await sql`update catalogue_state set demonstration_filled_at = null`.execute(database.db);
});

const fill = (onProgress?: (done: number) => void) =>
  fillDemonstrationCatalogue(database.db, {
    total: 250,
    today: TEST_DAY,
    ...(onProgress ? { onProgress } : {}),
  });
const names = async () =>
  (
    await database.db.selectFrom('properties').select('import_key').orderBy('import_key').execute()
  ).map(({ import_key }) => import_key);

describe('filling the demonstration catalogue', () => {
  it('continues where a fill was interrupted, and stores nothing twice', async () => {
    const breakOff = fill((done) => {
      if (done === 100) throw new Error('killed');
    });
    await expect(breakOff).rejects.toThrow('killed');
    expect(await names()).toHaveLength(100);

    const seen: number[] = [];
    expect(await fill((done) => seen.push(done))).toBe(150);
    expect(seen).toEqual([200, 250]);
    const all = await names();
    expect(new Set(all).size).toBe(250);
  });

  it('is done by one of several processes that start together', async () => {
    const added = await Promise.all([fill(), fill(), fill()]);
    expect(added.sort((a, b) => a - b)).toEqual([0, 0, 250]);
    expect(await names()).toHaveLength(250);
  });

  it('happens once', async () => {
    await fill();
    await sql`delete from properties`.execute(database.db);
    expect(await fill()).toBe(0);
  });

  it('that is made larger keeps what staff edited, also where an older release filled it', async () => {
    await fill();
    await sql`update properties set content_hash = '' `.execute(database.db);
    await sql`
      update properties set description = 'As staff wrote it', version = version + 1
      where import_key = (select min(import_key) from properties)`.execute(database.db);
    const asFilled = () => sql`select * from properties order by id limit 250`.execute(database.db);
    const before = await asFilled();
    expect(await addMissing(database.db, { total: 270, today: TEST_DAY })).toBe(20);
    expect((await asFilled()).rows).toEqual(before.rows);
  });

  it('leaves a catalogue of real projects alone', async () => {
    await loadProjects(database.db, [aProjectRecord({ isDemonstration: false })], TEST_DAY);
    expect(await fill()).toBe(0);
    expect(await names()).toHaveLength(1);
  });
});
