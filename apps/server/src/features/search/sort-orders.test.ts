import type { FoundProperty } from '@manemitra/contract/found-property';
import type { Sort } from '@manemitra/query/criteria';
import { distanceMeters } from '@manemitra/domain/geography';
import { placeBySlug } from '@manemitra/query/gazetteer';
import { beforeAll, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';
import { loadKnownCatalogue } from './testing/known-catalogue.ts';
import type { Known } from './testing/oracle.ts';

const test = testApp();
let catalogue: Map<string, Known>;
beforeAll(async () => {
  catalogue = await loadKnownCatalogue(test.db, 90, 17);
  // Of these two nothing is known that a sort could go by.
  const units = [{ label: '3 BHK', type: 'apartment' as const, bhk: 3 }];
  await someProjects(test.db, [{ units }, { units }]);
});

async function sorted(prompt: string, sort: Sort): Promise<FoundProperty[]> {
  const { answer, problem } = await test.call('searchProperties', {
    query: { prompt, sort, limit: 100 },
  });
  if (answer?.detailsLevel !== 'full') throw new Error(problem?.detail);
  expect(answer.total).toBe(answer.properties.length);
  return answer.properties;
}

/** What is known of a project outside the search; smaller comes first and null is not known. */
type Key = (known: Known) => number | null;

const threeBhk = ({ record }: Known) => record.units.filter(({ bhk }) => bhk === 3);
const least = (values: (number | undefined)[]): number | null => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? null : Math.min(...known);
};
const negated = (value: number | null) => (value === null ? null : -value);

const listedSize = ({
  superBuiltUpSqft,
  plotSqft,
}: Known['record']['units'][number]): number | undefined => superBuiltUpSqft?.min ?? plotSqft?.min;

const KEYS: Record<Exclude<Sort, 'distance-asc' | 'fair'>, Key> = {
  'price-asc': (known) => least(threeBhk(known).map(({ price }) => price?.min)),
  'price-desc': (known) =>
    least(
      threeBhk(known)
        .map(({ price }) => price && negated(price.min))
        .map((key) => key ?? undefined),
    ),
  'price-per-sqft-asc': (known) =>
    least(
      threeBhk(known).map((unit) => {
        const size = listedSize(unit);
        return unit.price && size ? unit.price.min / size : undefined;
      }),
    ),
  'area-desc': (known) =>
    least(
      threeBhk(known).map((unit) => {
        const size = listedSize(unit);
        return size === undefined ? undefined : -size;
      }),
    ),
  'area-asc': (known) => least(threeBhk(known).map(listedSize)),
  'possession-asc': ({ record }) =>
    record.status === 'ready'
      ? -1
      : record.possessionOn === undefined
        ? null
        : Date.parse(record.possessionOn),
  newest: ({ record }) => (record.launchedOn === undefined ? null : -Date.parse(record.launchedOn)),
};

function keysOf(properties: readonly FoundProperty[], key: Key): number[] {
  return properties.map(({ id }) => {
    const known = catalogue.get(id);
    return (known && key(known)) ?? Infinity;
  });
}

describe('an answer', () => {
  it.each(Object.entries(KEYS) as [Sort, Key][])(
    'sorted by %s has every project in its place, what is not known of last',
    async (sort, key) => {
      const keys = keysOf(await sorted('3 BHK', sort), key);
      expect(keys).toEqual(keys.toSorted((a, b) => a - b));
      expect(new Set(keys).size).toBeGreaterThan(5);
      expect(keys.slice(-2)).toEqual([Infinity, Infinity]);
    },
  );

  it('sorted by distance begins at the place, projects without a point last', async () => {
    const at = placeBySlug('manyata-tech-park')?.at;
    if (at === undefined) throw new Error('The gazetteer has lost Manyata.');
    const properties = await sorted('3 BHK, preferably near Manyata', 'distance-asc');
    const keys = keysOf(properties, ({ record: { coordinates } }) =>
      coordinates === undefined
        ? null
        : Math.round(distanceMeters([coordinates.lat, coordinates.lng], at)),
    );
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
    expect(keys.slice(-2)).toEqual([Infinity, Infinity]);
  });

  it('sorted by distance from nowhere keeps the order of the ranking', async () => {
    const { answer } = await test.call('searchProperties', {
      query: { prompt: '3 BHK', limit: 100 },
    });
    const ids = (await sorted('3 BHK', 'distance-asc')).map(({ id }) => id);
    expect(ids).toEqual(answer?.properties.map(({ id }) => id));
  });
});
