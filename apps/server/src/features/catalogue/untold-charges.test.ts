import type { UnitRecord } from '@manemitra/catalogue/project-record';
import { generateProjects } from '@manemitra/demonstration/generate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '#server/database/migrations.ts';
import { NOTHING_ON_TOP, someProjects, TEST_DAY } from '#server/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { withoutProjects } from '#server/testing/without-projects.ts';
import { loadProjects } from './load-projects.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());
beforeEach(() => withoutProjects(test.db));

async function migrated(): Promise<void> {
  const { '0085-untold-charges': migration } = migrations;
  if (migration === undefined) throw new Error('There is no such migration.');
  await test.db.transaction().execute((trx) => migration.up(trx));
}

const prices = async () => {
  const rows = await test.db
    .selectFrom('unit_types')
    .select(['label', 'all_in_price', 'all_in_price_max', 'all_in_at_least'])
    .orderBy('id')
    .execute();
  return rows.map(({ label, all_in_price, all_in_price_max, all_in_at_least }) => [
    label,
    [all_in_price, all_in_price_max, all_in_at_least],
  ]);
};

const home = (label: string, agreementLines: UnitRecord['agreementLines'], more = {}) => ({
  label,
  type: 'apartment' as const,
  carpetSqft: { min: 900 },
  price: { min: 10_000_000 },
  ...(agreementLines && { agreementLines }),
  ...more,
});

describe('the migration of all-in prices whose charges are not told', () => {
  it('makes of them what the home costs at least, and leaves all others', async () => {
    const { 'car-parking': _, ...butParking } = NOTHING_ON_TOP;
    await someProjects(test.db, [
      {
        units: [
          home('silent', undefined),
          home('all told', NOTHING_ON_TOP),
          home('adds up', { 'base-price': 9_000_000, other: 1_000_000 }),
          home('repeats the price', { 'base-price': 10_000_000 }),
          home('comes to less', { 'base-price': 9_000_000, amenities: 1 }),
          home('parking not told', butParking),
          home('a plot', butParking, { type: 'plot' }),
          home('no price', undefined, { price: undefined }),
          home('known in part before', undefined),
          home('only of the dearest', undefined),
        ],
      },
    ]);
    // As the release before would have written them, had all other parts been known.
    await sql`update unit_types set all_in_price = 11, all_in_price_max = 12, all_in_at_least = null
      where label not in ('no price', 'known in part before', 'only of the dearest')`.execute(
      test.db,
    );
    await sql`update unit_types set all_in_price = null, all_in_price_max = null, all_in_at_least = 9
      where label = 'known in part before'`.execute(test.db);
    await sql`update unit_types set all_in_price = null, all_in_price_max = 12, all_in_at_least = 9
      where label = 'only of the dearest'`.execute(test.db);
    await migrated();
    const after = {
      silent: [null, null, 11],
      'all told': [11, 12, null],
      'adds up': [11, 12, null],
      'repeats the price': [null, null, 11],
      'comes to less': [null, null, 11],
      'parking not told': [null, null, 11],
      'a plot': [11, 12, null],
      'no price': [null, null, null],
      'known in part before': [null, null, 9],
      'only of the dearest': [null, null, 9],
    };
    expect(await prices()).toEqual(Object.entries(after));
    await migrated();
    expect(await prices()).toEqual(Object.entries(after));
  });

  it('comes to what loading the same projects again does', async () => {
    const records = [...generateProjects(80, { seed: 83 })];
    await loadProjects(test.db, records, TEST_DAY);
    const loaded = await prices();
    // What is known in whole was known before where only these charges are not told: the release before wrote it so.
    await sql`update unit_types u set all_in_price = all_in_at_least, all_in_at_least = null
      where all_in_at_least is not null and carpet_sqft_min is not null
        and (select count(*) from price_lines l where l.unit_type_id = u.id and l.stage = 'possession') = 3
        and not exists (select from price_lines l where l.unit_type_id = u.id and l.stage = 'agreement')`.execute(
      test.db,
    );
    expect(await prices()).not.toEqual(loaded);
    await migrated();
    expect(await prices()).toEqual(loaded);
  });
});
