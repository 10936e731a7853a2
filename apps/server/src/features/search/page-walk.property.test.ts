import { generateProjects } from '@manemitra/demonstration/generate';
import type { SearchAnswer } from '@manemitra/contract/search';
import { canonical } from '@manemitra/query/canonical';
import { SORTS } from '@manemitra/query/criteria';
import { describe as sentenceOf } from '@manemitra/query/describe';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { TEST_DAY } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';
import { criteriaFor } from './testing/criteria-for.ts';
import { loadKnownCatalogue } from './testing/known-catalogue.ts';
import type { Known } from './testing/oracle.ts';

const PROJECTS = 120;

const test = testApp();
let catalogue: Map<string, Known>;
beforeAll(async () => {
  catalogue = await loadKnownCatalogue(test.db, PROJECTS, 31);
});

type Query = { prompt: string; searchType: 'smart' | 'text'; sort?: (typeof SORTS)[number] };

/** The ids on the pages of a search from its first to its last link, with something happening between them. */
async function walk(query: Query, limit: number, between: () => Promise<unknown>) {
  const { answer } = await test.call('searchProperties', {
    query: { ...query, limit, detailsLevel: 'card' },
  });
  const ids = answer?.properties.map(({ id }) => id) ?? [];
  let next = answer?.pagination.nextPage ?? null;
  while (next !== null) {
    await between();
    const response = await test.app.inject({ url: next, headers: { accept: 'application/json' } });
    expect([response.statusCode, next]).toEqual([200, next]);
    const { pagination, properties } = response.json<SearchAnswer>();
    ids.push(...properties.map(({ id }) => id));
    next = pagination.nextPage;
  }
  return ids;
}

/** New projects come. What they tell of their builders is part of the verdict, and so of the place, of each that these build. */
async function bringNew(seed: number, touched: Set<string>) {
  await loadProjects(test.db, [...generateProjects(3, { seed })], TEST_DAY);
  const { rows } = await sql<{ id: number }>`
    select p.id from properties p join properties brought using (promoter_id)
    where brought.version > 1 or brought.id != all(${[...catalogue.keys()].map(Number)}::int[])
  `.execute(test.db);
  for (const { id } of rows) touched.add(String(id));
}

/** Something that happens to the catalogue: projects that come, go, or move to another place in the order. */
function changes(touched: Set<string>) {
  let seed = 7000;
  const some = fc.uniqueArray(fc.nat(PROJECTS - 1), { minLength: 1, maxLength: 5 });
  const to = (places: number[], change: (ids: number[]) => Promise<unknown>) => async () => {
    const all = [...catalogue.keys()];
    const ids = places.flatMap((place) => all[place] ?? []);
    for (const id of ids) touched.add(id);
    await change(ids.map(Number));
  };
  return fc.oneof(
    fc.constant(() => bringNew(seed++, touched)),
    some.map((places) =>
      to(places, (of) => test.db.deleteFrom('properties').where('id', 'in', of).execute()),
    ),
    some.map((places) =>
      to(places, (of) =>
        sql`update properties set is_published = not is_published where id = any(${of}::int[])`.execute(
          test.db,
        ),
      ),
    ),
    some.map((places) =>
      to(places, (of) =>
        sql`update unit_types set price_min = price_min * 2, price_max = null
          where property_id = any(${of}::int[])`.execute(test.db),
      ),
    ),
    some.map((places) =>
      to(places, (of) =>
        sql`update properties set completeness = 100 - completeness, facts_checked_on = '2026-11-01',
            possession_on = '2031-01-01', launched_on = '2026-11-01', name = 'Changed ' || id
          where id = any(${of}::int[])`.execute(test.db),
      ),
    ),
  );
}

/**
 * What every walk must keep, whatever happened: each project that did not change itself is there once, in one order.
 * Returns how many were walked past: how many depends on chance, but some are.
 */
async function steadyWhileWalking(queries: fc.Arbitrary<Query>): Promise<number> {
  const touched = new Set<string>();
  let walked = 0;
  await fc.assert(
    fc.asyncProperty(
      queries,
      fc.integer({ min: 2, max: 20 }),
      fc.array(changes(touched), { minLength: 1, maxLength: 6 }),
      async (query, limit, happenings) => {
        const before = await walk(query, 100, async () => undefined);
        expect(new Set(before).size).toBe(before.length);
        touched.clear();
        const remaining = [...happenings];
        const paged = await walk(query, limit, async () => remaining.shift()?.());
        const steady = paged.filter((id) => !touched.has(id) && before.includes(id));
        expect(steady).toEqual(before.filter((id) => !touched.has(id)));
        walked += steady.length;
        // The next run begins with the same catalogue.
        await sql`truncate properties cascade`.execute(test.db);
        catalogue = await loadKnownCatalogue(test.db, PROJECTS, 31);
      },
    ),
    { numRuns: 3, endOnFailure: true },
  );
  return walked;
}

describe('a walk through the pages', { timeout: 120_000 }, () => {
  it('of a smart search has no gap, no repetition and one order while projects come, go and change', async () => {
    const names = await loadCatalogueNames(test.db);
    const queries = criteriaFor([...catalogue.values()])
      .map((criteria) => sentenceOf(canonical(criteria), names))
      .filter((prompt) => prompt !== '')
      .map((prompt) => ({ prompt, searchType: 'smart' as const }));
    expect(await steadyWhileWalking(queries)).toBeGreaterThan(0);
  });

  it('of a text search has none either, in any order', async () => {
    const queries = fc.record(
      {
        prompt: fc.constantFrom('whitefield', 'homes', 'garden', 'park', 'heights', 'metro'),
        searchType: fc.constant('text' as const),
        sort: fc.constantFrom(...SORTS),
      },
      { requiredKeys: ['prompt', 'searchType'] },
    );
    expect(await steadyWhileWalking(queries)).toBeGreaterThan(0);
  });
});
