import { isInZone, placeBySlug } from '@manemitra/query/gazetteer';
import type { Zone } from '@manemitra/query/criteria';
import { slugOf } from '@manemitra/domain/slug';
import { describe, expect, it } from 'vitest';
import { generateProjects } from '../generate.ts';
import type { ProjectRecord, UnitRecord } from '@manemitra/catalogue/project-record';
import { marketPrice, type PricedKind } from './market-prices.ts';

const first = [...generateProjects(1200)];
// Enough for a median in one locality.
const many = [...generateProjects(4000)];

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const FLATS = ['apartment', 'studio', 'duplex', 'penthouse'];

const kindOf = ({ units }: ProjectRecord): PricedKind =>
  units.some(({ type }) => FLATS.includes(type))
    ? 'apartment'
    : ((units[0]?.type ?? 'apartment') as PricedKind);

function rateOf({ price, superBuiltUpSqft, plotSqft }: UnitRecord): number[] {
  const area = superBuiltUpSqft ?? plotSqft;
  return price === undefined || area === undefined ? [] : [price.min / area.min];
}

const ratesOf = (projects: readonly ProjectRecord[]) =>
  projects.flatMap(({ units }) => units.flatMap(rateOf));

/** Each unit type's rate over the median that the listings of October 2025 had where it stands. */
const ratios = (projects: readonly ProjectRecord[]) =>
  projects.flatMap((project) => {
    const place = placeBySlug(slugOf(project.locality ?? ''));
    if (place === undefined) return [];
    const market = marketPrice(place, kindOf(project));
    return project.units.flatMap(rateOf).map((rate) => rate / market.median);
  });

/** How far off a value is, in per cent of what was expected. */
const percentOff = (value: number, expected: number) => Math.abs(value / expected - 1) * 100;

describe('prices a square foot, against the medians of the listings', () => {
  it.each<[PricedKind, number]>([
    ['apartment', 4],
    ['plot', 8],
    ['villa', 10],
    ['row-house', 10],
  ])('are in the middle where the market is: %s within %i %%', (kind, percent) => {
    const ofKind = first.filter((project) => kindOf(project) === kind);
    expect(percentOff(median(ratios(ofKind)), 1)).toBeLessThan(percent);
  });

  it.each<Zone>(['central', 'east', 'north', 'south', 'north-east', 'south-east', 'south-west'])(
    'hold on each side of the city: %s within 6 %%',
    (zone) => {
      const there = first.filter(
        ({ coordinates }) => coordinates && isInZone(zone, [coordinates.lat, coordinates.lng]),
      );
      expect(there.length).toBeGreaterThan(40);
      expect(percentOff(median(ratios(there)), 1)).toBeLessThan(6);
    },
  );

  // Median of MagicBricks' listings of October 2025, 14 to 121 of them each.
  it.each<[string, PricedKind, number]>([
    ['Whitefield', 'apartment', 13_022],
    ['Thanisandra', 'apartment', 13_165],
    ['Electronic City', 'apartment', 8_189],
    ['Varthur', 'apartment', 11_548],
    ['Sarjapur', 'apartment', 11_154],
    ['Panathur', 'apartment', 15_518],
    ['Hebbal', 'apartment', 14_400],
    ['HSR Layout', 'apartment', 11_917],
    ['Marathahalli', 'apartment', 9_703],
    ['Yelahanka', 'apartment', 10_417],
    ['Devanahalli', 'plot', 6_922],
    ['Whitefield', 'villa', 14_472],
  ])('follow the locality: %s, %s, near ₹%i', (locality, kind, expected) => {
    const there = many.filter((each) => each.locality === locality && kindOf(each) === kind);
    expect(there.length).toBeGreaterThan(14);
    expect(percentOff(median(ratesOf(there)), expected)).toBeLessThan(14);
  });

  it('spread as the listings do: about a quarter lies beyond either quartile, none far away', () => {
    const flats = first.filter((project) => kindOf(project) === 'apartment');
    const beyond = (test: (rate: number, market: ReturnType<typeof marketPrice>) => boolean) => {
      const all = flats.flatMap((project) => {
        const place = placeBySlug(slugOf(project.locality ?? ''));
        if (place === undefined) return [];
        const market = marketPrice(place, 'apartment');
        return project.units.flatMap(rateOf).map((rate) => test(rate, market));
      });
      return all.filter(Boolean).length / all.length;
    };
    const below = beyond((rate, { lower }) => rate < lower);
    const above = beyond((rate, { upper }) => rate > upper);
    for (const share of [below, above]) {
      expect(share).toBeGreaterThan(0.08);
      expect(share).toBeLessThan(0.32);
    }
    expect(beyond((rate, { lower }) => rate < lower * 0.6)).toBeLessThan(0.01);
    expect(beyond((rate, { upper }) => rate > upper * 1.35)).toBeLessThan(0.01);
  });
});

describe('a price', () => {
  it('has a higher end that counts the upper floors of a tall building', () => {
    const spans = (isTall: boolean) =>
      first
        .filter(({ floors = 0 }) => floors > 3 && floors >= 14 === isTall)
        .flatMap(({ units }) =>
          units.flatMap(({ type, price, superBuiltUpSqft: area }) =>
            type === 'apartment' && price && area
              ? [(price.max ?? price.min) / (area.max ?? area.min) / (price.min / area.min)]
              : [],
          ),
        );
    expect(median(spans(true))).toBeGreaterThan(1.02);
    expect(median(spans(true))).toBeLessThan(1.15);
    expect(median(spans(false))).toBeLessThan(median(spans(true)));
  });
});

describe('sizes of flats, against published projects', () => {
  const middle = ({ min, max }: { min: number; max?: number | undefined }) =>
    (min + (max ?? min)) / 2;
  const flatsOf = (bhk: number) =>
    first.flatMap(({ units }) =>
      units.filter((unit) => unit.type === 'apartment' && unit.bhk === bhk),
    );

  // Carpet: medians of 22 registrations of 2025-26; super built-up: of 14 projects as their sellers list them.
  it.each([
    [2, 808, 1150],
    [3, 1117, 1701],
    [4, 1936, 2724],
  ])('%i BHK: carpet near %i, super built-up near %i sq ft', (bhk, carpet, superBuiltUp) => {
    const flats = flatsOf(bhk);
    const carpets = flats.flatMap((flat) => (flat.carpetSqft ? [middle(flat.carpetSqft)] : []));
    const quoted = flats.flatMap(({ superBuiltUpSqft: area }) => (area ? [middle(area)] : []));
    expect(percentOff(median(carpets), carpet)).toBeLessThan(10);
    expect(percentOff(median(quoted), superBuiltUp)).toBeLessThan(8);
  });

  it('grow with every bedroom', () => {
    const sizes = [1, 2, 2.5, 3, 3.5, 4].map((bhk) =>
      median(flatsOf(bhk).flatMap(({ superBuiltUpSqft: area }) => (area ? [middle(area)] : []))),
    );
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });
});
