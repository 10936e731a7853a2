import { generateProjects } from '@manemitra/demonstration/generate';
import { canonical } from '@manemitra/query/canonical';
import { criteriaArbitrary } from '@manemitra/query/testing/criteria-arbitrary';
import type { Criteria } from '@manemitra/query/criteria';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { TEST_DAY } from '#server/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { FindResult } from '../find.ts';
import type { Finder } from '../finder.ts';
import { sqlFinder } from '../sql-finder.ts';
import { criteriaFor } from '../testing/criteria-for.ts';
import { loadKnownCatalogue } from '../testing/known-catalogue.ts';
import type { Known } from '../testing/oracle.ts';
import { createCatalogueIndex, type CatalogueIndex } from './catalogue-index.ts';
import { columnFinder } from './column-finder.ts';

let test: TestDatabase;
let catalogue: Map<string, Known>;
let index: CatalogueIndex;
let inSql: Finder;
beforeAll(async () => {
  test = await createTestDatabase();
  catalogue = await loadKnownCatalogue(test.db, 300, 23);
  index = createCatalogueIndex(test.db);
  inSql = sqlFinder(test.db);
  await index.upToDate();
  await index.ready();
});
afterAll(async () => {
  await index.ready();
  await test.close();
});

const inColumns = async (): Promise<Finder> => {
  const current = await index.upToDate();
  if (current === undefined) throw new Error('The columns are not there.');
  return columnFinder(current.columns);
};

const anyCriteria = () =>
  fc.oneof(
    { weight: 3, arbitrary: criteriaFor([...catalogue.values()]).map(canonical) },
    { weight: 1, arbitrary: criteriaArbitrary },
  );

/** Distances may differ in their last digits, and near misses come in any order. */
function comparable({ total, page, nearMisses }: FindResult) {
  const rounded = (figure: number | null) => (figure === null ? null : Number(figure.toFixed(3)));
  return {
    total,
    page: page.map((found) => ({ ...found, figures: found.figures.map(rounded) })),
    nearMisses: nearMisses.map((misses) =>
      misses.map(([id, gap]) => [id, rounded(gap)]).sort(([a], [b]) => (a ?? 0) - (b ?? 0)),
    ),
  };
}

/** Everything that a finder says about criteria: two pages, near misses, counts, what to drop. */
async function sayings(finder: Finder, criteria: Criteria, limit: number) {
  const first = await finder.find(criteria, { limit, after: undefined });
  const after = first.page.at(-1);
  const second = after && (await finder.find(criteria, { limit, after }));
  const ids = [...catalogue.keys()].map(Number).filter((id) => id % 3 === 0);
  return {
    first: comparable(first),
    second: second && comparable(second),
    missSets: await finder.closestMissSets(criteria),
    counts: await finder.counts([{ criteria }, { criteria, ids }]),
  };
}

const both = async (criteria: Criteria, limit = 20) => ({
  inColumns: await sayings(await inColumns(), criteria, limit),
  inSql: await sayings(inSql, criteria, limit),
});

const EVERYTHING: Criteria = { constraints: [] };

describe('the columns in memory', { timeout: 120_000 }, () => {
  it('answer every criteria exactly as the tables do', async () => {
    await fc.assert(
      fc.asyncProperty(anyCriteria(), fc.integer({ min: 1, max: 30 }), async (criteria, limit) => {
        const said = await both(criteria, limit);
        expect(said.inColumns).toEqual(said.inSql);
      }),
      {
        numRuns: 300,
      },
    );
  });

  it('answer so too right after any change of the tables', async () => {
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
          expect(said.inColumns).toEqual(said.inSql);
        },
      ),
      { numRuns: 80 },
    );
  });

  it('see what was committed late by a transaction that began early', async () => {
    const early = await test.db.startTransaction().execute();
    const name = await early
      .insertInto('promoters')
      .values({ slug: 'early', name: 'Early' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id =
      [
        ...(
          await inColumns().then((finder) =>
            finder.find({ constraints: [] }, { limit: 1, after: undefined }),
          )
        ).page,
      ][0]?.id ?? 0;
    await early
      .updateTable('properties')
      .set({ promoter_id: name.id })
      .where('id', '=', id)
      .execute();

    await loadProjects(test.db, [...generateProjects(2, { seed: 9001 })], TEST_DAY);
    const before = await both(EVERYTHING);
    expect(before.inColumns).toEqual(before.inSql);
    await early.commit().execute();

    const byEarly: Criteria = {
      constraints: [{ field: 'promoter', value: { in: ['early'] }, strength: 'must' }],
    };
    const said = await both(byEarly);
    expect(said.inColumns).toEqual(said.inSql);
    expect(said.inColumns.first.total).toBe(1);
  });

  it('leave the answer to the tables while very much has changed', async () => {
    await sql`update properties set version = version + 1`.execute(test.db);
    expect(await index.upToDate()).toBeUndefined();
    await index.ready();
    const said = await both(EVERYTHING);
    expect(said.inColumns).toEqual(said.inSql);
  });

  it('hold nothing of tables that were emptied', async () => {
    await sql`truncate properties cascade`.execute(test.db);
    await index.upToDate();
    await index.ready();
    const said = await both(EVERYTHING);
    expect(said.inColumns).toEqual(said.inSql);
    expect(said.inColumns.first.total).toBe(0);
  });
});
