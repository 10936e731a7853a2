import type { ComparisonRow } from '@manemitra/contract/properties';
import { COMPARISON_KEYS } from '@manemitra/contract/properties';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Given = Parameters<typeof someProjects>[1][number];

const ask = (propertyIds: readonly string[]) =>
  test.call('compareProperties', { query: { propertyIds: propertyIds.join(',') } });

/** The rows of these projects by their key. */
async function rowsOf(...given: Given[]): Promise<Record<string, ComparisonRow>> {
  const { answer, problem } = await ask(await someProjects(test.db, given));
  if (answer === undefined) throw new Error(problem.detail);
  return Object.fromEntries(answer.rows.map((row) => [row.key, row]));
}

const flat = (bhk: number, price: number) => ({
  label: `${bhk} BHK`,
  type: 'apartment' as const,
  bhk,
  price: { min: price },
});

describe('a comparison', () => {
  it('has the rows of the specification in their order, with what is known', async () => {
    const [known = '', silent = ''] = await someProjects(test.db, [
      {
        name: 'Known',
        locality: 'Hebbal',
        units: [
          {
            ...flat(2, 9_000_000),
            carpetSqft: { min: 800 },
            superBuiltUpSqft: { min: 1100 },
          },
          {
            ...flat(3, 14_200_000),
            carpetSqft: { min: 1100, max: 1200 },
            superBuiltUpSqft: { min: 1500, max: 1600 },
          },
        ],
        khatha: 'A',
        status: 'under-construction',
        possessionOn: '2027-11-30',
        amenities: ['gym', 'swimming-pool'],
        totalUnits: 1200,
        towers: 4,
        landSqm: 10_000,
        openSqm: 7_200,
        waterSources: ['cauvery', 'borewell'],
        maintenancePerSqft: 4.5,
      },
      { name: 'Silent' },
    ]);
    const { answer } = await ask([known, silent]);
    expect(answer?.properties.map(({ slug }) => slug)).toEqual([known, silent]);
    expect(answer?.rows.map(({ key }) => key)).toEqual(COMPARISON_KEYS);
    expect(answer?.rows.map(({ values }) => values[0])).toEqual([
      'Known',
      'Hebbal',
      'Apartments / 2 BHK, 3 BHK',
      '102 to 149 sq m',
      '₹90 L to ₹1.42 Cr',
      'A Khata',
      '11/30/2027',
      '2',
      '1,200',
      '4',
      '72% of the land',
      '74 to 111 sq m',
      'Cauvery, Borewell',
      '₹4.5 per sq ft',
    ]);
    const [, , ...unknown] = answer?.rows ?? [];
    expect(unknown.map(({ values }) => values[1])).toEqual(unknown.map(() => null));
    expect(answer?.rows.map(({ best }) => best)).toEqual(answer?.rows.map(() => null));
  });

  it('says where they differ, silence of one included', async () => {
    const rows = await rowsOf(
      { khatha: 'A', towers: 2 },
      { khatha: 'A', towers: 2, totalUnits: 80 },
    );
    expect(rows.khata?.differs).toBe(false);
    expect(rows.waterSource?.differs).toBe(false);
    expect(rows.numberOfUnits?.differs).toBe(true);
  });

  it('marks the best among those that tell', async () => {
    const rows = await rowsOf(
      { status: 'ready', maintenancePerSqft: 5, khatha: 'B', amenities: ['gym'] },
      { possessionOn: '2027-11-30', maintenancePerSqft: 4, khatha: 'A', amenities: [] },
      { maintenancePerSqft: 4 },
    );
    expect(rows.possession).toMatchObject({
      values: ['Ready to move', '11/30/2027', null],
      best: [0],
    });
    expect(rows.monthlyMaintenance?.best).toEqual([1, 2]);
    expect(rows.khata?.best).toEqual([1]);
    expect(rows.amenities).toMatchObject({ values: ['1', '0', null], best: [0] });
  });

  it('marks a lower price only between the same kinds of homes', async () => {
    const cheap = { units: [flat(2, 5_000_000)] };
    const dear = { units: [flat(2, 6_000_000)] };
    expect((await rowsOf(dear, cheap)).pricing?.best).toEqual([1]);
    expect((await rowsOf(dear, { units: [flat(1, 4_000_000)] })).pricing?.best).toBeNull();
    expect((await rowsOf(cheap, cheap)).pricing?.best).toBeNull();
  });

  it('does not weigh a share of the land against square metres', async () => {
    const share = { landSqm: 1000, openSqm: 700 };
    const rows = await rowsOf(share, { landSqm: 1000, openSqm: 600 }, { openSqm: 900 });
    expect(rows.openSpace).toMatchObject({
      values: ['70% of the land', '60% of the land', '900 sq m'],
      best: null,
    });
    expect((await rowsOf(share, { ...share, openSqm: 600 })).openSpace?.best).toEqual([0]);
  });

  it('ranks no electronic khata against the others', async () => {
    expect((await rowsOf({ khatha: 'E' }, { khatha: 'A' })).khata?.best).toBeNull();
  });

  it('takes two or three projects, each counted once', async () => {
    const [one = '', two = ''] = await someProjects(test.db, [{}, {}]);
    const tooFew = [
      {
        field: 'query.propertyIds',
        message: 'Please select at least 2 properties to compare.',
      },
    ];
    expect((await ask([])).problem?.fields).toEqual(tooFew);
    expect((await ask([one, one])).problem?.fields).toEqual(tooFew);
    expect((await ask([one, two, '3', '4'])).problem?.fields).toEqual([
      {
        field: 'query.propertyIds',
        message: 'You can only compare up to 3 properties at once.',
      },
    ]);
  });

  it('is refused with the name of the project that is not there', async () => {
    const [one = ''] = await someProjects(test.db, [{}]);
    const { problem } = await ask([one, '999999']);
    expect(problem).toMatchObject({
      code: 'property.not-found',
      fields: [{ field: 'query.propertyIds', message: 'There is no published project “999999”.' }],
    });
  });
});
