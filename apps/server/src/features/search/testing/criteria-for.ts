import * as fc from 'fast-check';
import { KHATHAS } from '@manemitra/domain/khatha';
import {
  APPROVERS,
  FACINGS,
  METRO_LINES,
  POSSESSION_STATUSES,
  PROPERTY_TYPES,
  SORTS,
  WATER_SOURCES,
  WATERS,
  WHOSE,
  ZONES,
  type Criteria,
  type Criterion,
  type FieldValues,
} from '@manemitra/query/criteria';
import { CORPORATIONS } from '@manemitra/domain/corporations';
import { ringCode } from '@manemitra/domain/rings';
import { slugOf } from '@manemitra/domain/slug';
import { places } from '@manemitra/query/gazetteer';
import { wards } from '@manemitra/query/gazetteer/wards';
import type { Known } from './oracle.ts';

/** Criteria that have something to do with these projects, so that answers are neither all nor nothing. */
export function criteriaFor(catalogue: readonly Known[]): fc.Arbitrary<Criteria> {
  const values = valuesFor(catalogue);
  const strength = fc.constantFrom('must', 'must', 'must', 'nice', 'avoid');
  const criterion = fc.oneof(
    ...Object.entries(values).map(([field, value]) =>
      fc.record({ field: fc.constant(field), value: value as fc.Arbitrary<unknown>, strength }),
    ),
  ) as fc.Arbitrary<Criterion>;
  const plain = (maxLength: number) =>
    fc.record(
      { constraints: wishes(criterion, maxLength), sort: fc.constantFrom(...SORTS) },
      { requiredKeys: ['constraints'] },
    );
  const hard = criterion.filter((wish) => wish.strength !== 'nice');
  const lists = fc.array(wishes(hard, 2, 1), { minLength: 2, maxLength: 3 });
  return fc.oneof(
    { weight: 2, arbitrary: plain(5) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(plain(2), lists)
        .map(([common, alternatives]) => ({ ...common, alternatives })),
    },
  );
}

/** Wishes of which no two would be joined to one. */
function wishes(criterion: fc.Arbitrary<Criterion>, maxLength: number, minLength = 0) {
  return fc.uniqueArray(criterion, {
    minLength,
    maxLength,
    selector: ({ field, strength, value }) =>
      field === 'amenity' || field === 'near'
        ? `${field} ${JSON.stringify(value)}`
        : `${field} ${strength}`,
  });
}

type Arbitraries = { [F in keyof FieldValues]: fc.Arbitrary<FieldValues[F]> };

function valuesFor(catalogue: readonly Known[]): Arbitraries {
  const known = <T>(pick: (known: Known) => T | null | undefined | readonly T[]): fc.Arbitrary<T> =>
    fc.constantFrom(...new Set(catalogue.flatMap((each) => (pick(each) ?? []) as T | T[])));
  const some = <T extends string>(items: readonly T[]) =>
    fc.record({ in: fc.uniqueArray(fc.constantFrom(...items), { minLength: 1, maxLength: 2 }) });
  const from = <T>(items: fc.Arbitrary<T>) =>
    fc.record({ in: fc.uniqueArray(items, { minLength: 1, maxLength: 3 }) });
  const upTo = (max: fc.Arbitrary<number>) => max.map((limit) => ({ max: limit }));
  const atLeast = (min: fc.Arbitrary<number>) => min.map((limit) => ({ min: limit }));
  const lakh = (rupees: number) => Math.round(rupees / 100_000) * 100_000;
  const near = fc.constantFrom(
    ...places.filter(({ kind }) => kind !== 'road').map(({ slug }) => slug),
  );
  return {
    bhk: fc.oneof(
      fc.record({
        in: fc.uniqueArray(fc.constantFrom(1, 2, 2.5, 3, 4), { minLength: 1, maxLength: 2 }),
      }),
      fc.record({ min: fc.constantFrom(2, 3, 4) }),
    ),
    propertyType: some(PROPERTY_TYPES),
    price: fc
      .tuple(
        known(({ record: { units, priceRange, allInPriceRange } }) => [
          ...units.flatMap(({ price }) => (price ? lakh(price.min) : [])),
          ...[priceRange, allInPriceRange]
            .flatMap((range) => [range?.min, range?.max])
            .flatMap((price) => (price ? lakh(price) : [])),
        ]),
        fc.constantFrom('listed' as const, 'all-in' as const),
      )
      .map(([max, basis]) => ({ max, basis })),
    area: fc
      .tuple(
        fc.integer({ min: 10, max: 60 }),
        fc.constantFrom('carpet' as const, 'super-built-up' as const, 'plot' as const),
      )
      .map(([hundreds, basis]) => ({ min: hundreds * 50, basis })),
    locality: from(known(({ localitySlug }) => localitySlug)),
    zone: some(ZONES),
    region: fc.oneof(
      known(({ record }) => record.coordinates).map(({ lat, lng }) => ({
        drawn:
          ringCode([
            [lat - 0.03, lng - 0.02],
            [lat + 0.04, lng - 0.03],
            [lat + 0.01, lng + 0.05],
          ]) ?? '',
      })),
      fc.record({
        between: fc.uniqueArray(near, { minLength: 2, maxLength: 2 }),
        withinMeters: fc.integer({ min: 1, max: 10 }).map((n) => n * 1000),
      }),
      fc.record({
        pincodes: fc.uniqueArray(
          fc.oneof(
            known(({ record }) => record.pincode),
            fc.constantFrom('560037', '562125'),
          ),
          { minLength: 1, maxLength: 3 },
        ),
      }),
      fc.record({
        wards: fc.uniqueArray(fc.constantFrom(...wards.map(({ slug }) => slug)), {
          minLength: 1,
          maxLength: 3,
        }),
      }),
      fc.record({
        corporations: fc.uniqueArray(fc.constantFrom(...CORPORATIONS), {
          minLength: 1,
          maxLength: 2,
        }),
      }),
    ),
    near: fc.oneof(
      fc.record({ place: near, withinMeters: fc.integer({ min: 2, max: 20 }).map((n) => n * 500) }),
      fc.record(
        {
          place: near,
          withinMinutes: fc.constantFrom(15, 30, 45, 60),
          mode: fc.constantFrom('drive' as const, 'transit' as const, 'walk' as const),
          who: fc.constantFrom(...WHOSE),
        },
        { requiredKeys: ['place', 'withinMinutes', 'mode'] },
      ),
    ),
    nearWater: fc.record({ of: fc.constantFrom(...WATERS) }),
    metroLine: fc.record({
      line: fc.constantFrom('any' as const, ...METRO_LINES),
      withinMeters: fc.constantFrom(500, 1000, 2000, 5000),
    }),
    possession: fc.oneof(
      fc.record({ status: fc.constantFrom(...POSSESSION_STATUSES) }),
      fc.record({ by: known(({ record }) => record.possessionOn) }),
    ),
    khatha: some(KHATHAS),
    approver: some(APPROVERS),
    amenity: fc.record({ id: fc.constantFrom('swimming-pool', 'gym', 'clubhouse', 'ev-charging') }),
    facing: some(FACINGS),
    water: some(WATER_SOURCES),
    promoter: from(known(({ record }) => slugOf(record.promoter.name))),
    project: known(({ slug }) => slug).map((slug) => ({ slug })),
    rera: fc.constant({ registered: true as const }),
    litigation: fc.constant({ none: true as const }),
    occupancyCertificate: fc.constant({ received: true as const }),
    totalUnits: upTo(fc.integer({ min: 2, max: 60 }).map((n) => n * 10)),
    openSpacePercent: atLeast(fc.integer({ min: 4, max: 17 }).map((n) => n * 5)),
    maintenancePerSqft: upTo(fc.integer({ min: 4, max: 14 }).map((n) => n / 2)),
    loadingPercent: upTo(fc.integer({ min: 15, max: 40 })),
    towers: upTo(fc.integer({ min: 1, max: 12 })),
  };
}
