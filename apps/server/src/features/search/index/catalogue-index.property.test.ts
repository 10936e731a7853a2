import { generateProjects } from '@manemitra/demonstration/generate';
import { canonical } from '@manemitra/query/canonical';
import { criteriaArbitrary } from '@manemitra/query/testing/criteria-arbitrary';
import type { Criteria } from '@manemitra/query/criteria';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { TEST_DAY } from '#server/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { Finder, FindResult } from '../finder.ts';
import { criteriaFor } from '../testing/criteria-for.ts';
import { loadKnownCatalogue } from '../testing/known-catalogue.ts';
import type { Known } from '../testing/oracle.ts';
import { createCatalogueIndex, type CatalogueIndex } from './catalogue-index.ts';
import { columnFinder } from './column-finder.ts';

let test: TestDatabase;
let catalogue: Map<string, Known>;
let index: CatalogueIndex;
beforeAll(async () => {
  test = await createTestDatabase();
  catalogue = await loadKnownCatalogue(test.db, 300, 23);
  index = createCatalogueIndex(test.db);
  await index.upToDate(TEST_DAY);
});
afterAll(() => test.close());

const finderOf = async (one: CatalogueIndex): Promise<Finder> =>
  columnFinder((await one.upToDate(TEST_DAY)).columns);

const anyCriteria = () =>
  fc.oneof(
    { weight: 3, arbitrary: criteriaFor([...catalogue.values()]).map(canonical) },
    { weight: 1, arbitrary: criteriaArbitrary },
  );

/** Near misses come in any order. */
function comparable({ total, page, nearMisses }: FindResult) {
  return {
    total,
    page,
    nearMisses: nearMisses.map((misses) => misses.toSorted(([a], [b]) => a - b)),
  };
}

/** Everything that a finder says about criteria: two pages, near misses, counts, what to drop. */
function sayings(finder: Finder, criteria: Criteria, limit: number) {
  const first = finder.find(criteria, { limit, after: undefined });
  const after = first.page.at(-1);
  const second = after && finder.find(criteria, { limit, after });
  const ids = [...catalogue.keys()].map(Number).filter((id) => id % 3 === 0);
  return {
    first: comparable(first),
    second: second && comparable(second),
    missSets: finder.closestMissSets(criteria),
    counts: finder.counts([{ criteria }, { criteria, ids }]),
    judged: finder.judge(criteria, ids),
  };
}

/** What columns say that were there through all changes, and what columns say that are read now. */
const both = async (criteria: Criteria, limit = 20) => ({
  kept: sayings(await finderOf(index), criteria, limit),
  readNow: sayings(await finderOf(createCatalogueIndex(test.db)), criteria, limit),
});

const EVERYTHING: Criteria = { constraints: [] };

describe('the catalogue in memory', { timeout: 120_000 }, () => {
  it('is after any changes of the tables as if it were read anew', async () => {
    const ids = [...catalogue.keys()].map(Number);
    const someId = fc.constantFrom(...ids);
    let seed = 5000;
    const change = fc.oneof(
      fc.constant(() =>
        loadProjects(test.db, [...generateProjects(3, { seed: seed++ })], TEST_DAY),
      ),
      someId.map(
        (id) => () =>
          sql`update properties set is_published = not is_published where id = ${id}`.execute(
            test.db,
          ),
      ),
      someId.map(
        (id) => () =>
          sql`update properties set khatha = 'B', amenity_ids = '{gym}', facts_checked_on = null
          where id = ${id}`.execute(test.db),
      ),
      someId.map(
        (id) => () =>
          sql`update unit_types set price_min = price_min + 500000, price_max = null
          where property_id = ${id}`.execute(test.db),
      ),
      someId.map(
        (id) => () => sql`delete from unit_types where property_id = ${id}`.execute(test.db),
      ),
      someId.map(
        (id) => () =>
          sql`update property_metro set meters = 100 where property_id = ${id}`.execute(test.db),
      ),
      someId.map(
        (id) => () =>
          sql`update promoters set slug = slug || '-homes'
          where id = (select promoter_id from properties where id = ${id})`.execute(test.db),
      ),
      someId.map((id) => () => sql`delete from properties where id = ${id}`.execute(test.db)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 4 }),
        anyCriteria(),
        async (changes, criteria) => {
          for (const make of changes) await make();
          const said = await both(criteria);
          expect(said.kept).toEqual(said.readNow);
        },
      ),
      // Few with every run; `SEARCHES_TIMES=5` makes five times as many changes.
      { numRuns: 15 * inject('searchesTimes') },
    );
  });

  it('sees what was committed late by a transaction that began early', async () => {
    const early = await test.db.startTransaction().execute();
    const name = await early
      .insertInto('promoters')
      .values({ slug: 'early', name: 'Early' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const finder = await finderOf(index);
    const id = finder.find(EVERYTHING, { limit: 1, after: undefined }).page[0]?.id ?? 0;
    await early
      .updateTable('properties')
      .set({ promoter_id: name.id })
      .where('id', '=', id)
      .execute();

    await loadProjects(test.db, [...generateProjects(2, { seed: 9001 })], TEST_DAY);
    const before = await both(EVERYTHING);
    expect(before.kept).toEqual(before.readNow);
    await early.commit().execute();

    const byEarly: Criteria = {
      constraints: [{ field: 'promoter', value: { in: ['early'] }, strength: 'must' }],
    };
    const said = await both(byEarly);
    expect(said.kept).toEqual(said.readNow);
    expect(said.kept.first.total).toBe(1);
  });

  it('takes in any number of changes', async () => {
    // More than are read at a time.
    await loadProjects(test.db, [...generateProjects(600, { seed: 77 })], TEST_DAY);
    await sql`update properties set khatha = 'E' where id % 2 = 0`.execute(test.db);
    const said = await both(EVERYTHING);
    expect(said.kept).toEqual(said.readNow);
  });

  it('holds nothing of tables that were emptied', async () => {
    await sql`truncate properties cascade`.execute(test.db);
    const said = await both(EVERYTHING);
    expect(said.kept).toEqual(said.readNow);
    expect(said.kept.first.total).toBe(0);
  });
});
