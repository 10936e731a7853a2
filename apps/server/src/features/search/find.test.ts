import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { FEW, find, type Found, type Position } from './find.ts';
import { criteriaFor } from './testing/criteria-for.ts';
import { loadKnownCatalogue } from './testing/known-catalogue.ts';
import { fits, type Known } from './testing/oracle.ts';

let database: TestDatabase;
let catalogue: Map<string, Known>;
beforeAll(async () => {
  database = await createTestDatabase();
  catalogue = await loadKnownCatalogue(database.db, 150, 7);
});
afterAll(() => database.close());

const RUNS = { numRuns: 150 };
const findAll = (criteria: Parameters<typeof find>[1]) =>
  find(database.db, criteria, { limit: 1000, after: undefined });

describe('find', { timeout: 120_000 }, () => {
  it('finds exactly the projects that meet every must and no avoid', async () => {
    await fc.assert(
      fc.asyncProperty(criteriaFor([...catalogue.values()]), async (criteria) => {
        const found = await findAll(criteria);
        const expected = [...catalogue].filter(([, known]) => fits(known, criteria));
        expect(found.page.map(({ id }) => String(id)).sort()).toEqual(
          expected.map(([id]) => id).sort(),
        );
        expect(found.total).toBe(expected.length);
      }),
      RUNS,
    );
  });

  it('gives page after page without a gap and without a repetition', async () => {
    await fc.assert(
      fc.asyncProperty(
        criteriaFor([...catalogue.values()]),
        fc.integer({ min: 1, max: 30 }),
        async (criteria, limit) => {
          const whole = (await findAll(criteria)).page;
          const pages: Found[] = [];
          let after: Position | undefined;
          do {
            const { page } = await find(database.db, criteria, { limit, after });
            pages.push(...page);
            after = page.length === limit ? page.at(-1) : undefined;
          } while (after !== undefined);
          expect(pages).toEqual(whole);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('knows for each wish who misses it alone', async () => {
    await fc.assert(
      fc.asyncProperty(criteriaFor([...catalogue.values()]), async (criteria) => {
        const found = await findAll(criteria);
        if (found.total >= FEW) return;
        criteria.constraints.forEach((wish, index) => {
          const without = {
            ...criteria,
            constraints: criteria.constraints.filter((other) => other !== wish),
          };
          const expected = [...catalogue].filter(
            ([, known]) => fits(known, without) && !fits(known, criteria),
          );
          const ids = (found.nearMisses[index] ?? []).map(([id]) => String(id));
          expect(ids.sort()).toEqual(expected.map(([id]) => id).sort());
        });
      }),
      RUNS,
    );
  });
});
