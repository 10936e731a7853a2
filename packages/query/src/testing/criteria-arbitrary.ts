import { AMENITIES } from '@manemitra/domain/amenities';
import { CORPORATIONS } from '@manemitra/domain/corporations';
import { ringCode } from '@manemitra/domain/rings';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { KHATHAS } from '@manemitra/domain/khatha';
import {
  APPROVERS,
  FACINGS,
  METRO_LINES,
  POSSESSION_STATUSES,
  PROPERTY_TYPES,
  SORTS,
  STRENGTHS,
  WATER_SOURCES,
  WATERS,
  WHOSE,
  ZONES,
} from '../criteria.ts';
import type { Criteria, Criterion, Field, FieldValues, NumberRange } from '../criteria.ts';
import { canonical } from '../canonical.ts';
import { places } from '../gazetteer.ts';
import { wards } from '../gazetteer/wards.ts';
import type { CatalogueNames } from '../interpretation.ts';

/** Names that generated criteria may use; pass them to `describe` and `interpret`. */
export const generatedNames = {
  promoters: [
    { slug: 'aranya-estates', name: 'Aranya Estates' },
    { slug: 'brindavan-homes', name: 'Brindavan Homes' },
    { slug: 'kaveri-habitat', name: 'Kaveri Habitat' },
  ],
  projects: [
    { slug: 'aranya-lake-vista', name: 'Aranya Lake Vista' },
    { slug: 'brindavan-greens', name: 'Brindavan Greens' },
  ],
  localities: [{ slug: 'yadavanahalli', name: 'Yadavanahalli' }],
} satisfies CatalogueNames;

const localitySlugs = [
  ...places
    .filter(({ kind }) => ['locality', 'sub-locality', 'road', 'employment-area'].includes(kind))
    .map(({ slug }) => slug),
  'yadavanahalli',
];
const placeSlugs = places.map(({ slug }) => slug);

function someOf<T>(values: readonly T[]): Arbitrary<{ in: T[] }> {
  return fc
    .uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
    .map((chosen) => ({ in: chosen }));
}

/** A range with at least one end, its numbers in steps. */
function range(min: number, max: number, step: number): Arbitrary<NumberRange> {
  const end = fc
    .integer({ min: Math.ceil(min / step), max: Math.floor(max / step) })
    .map((steps) => Number((steps * step).toFixed(6)));
  return fc.oneof(
    end.map((low) => ({ min: low })),
    end.map((high) => ({ max: high })),
    fc.tuple(end, end).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  );
}

const rooms = fc.constantFrom(0, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6);
const date = fc
  .date({ min: new Date('2026-12-01'), max: new Date('2033-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

const corner = fc.tuple(
  fc.integer({ min: 1280, max: 1310 }).map((steps) => steps / 100),
  fc.integer({ min: 7740, max: 7780 }).map((steps) => steps / 100),
);

const values: { readonly [F in Field]: Arbitrary<FieldValues[F]> } = {
  bhk: fc.oneof(
    fc.uniqueArray(rooms, { minLength: 1, maxLength: 3 }).map((chosen) => ({ in: chosen })),
    rooms.filter((count) => count > 0).map((min) => ({ min })),
  ),
  propertyType: someOf(PROPERTY_TYPES),
  price: fc
    .tuple(
      fc.oneof(range(1_000_000, 300_000_000, 500_000), range(1_000_000, 300_000_000, 1)),
      fc.constantFrom('listed' as const, 'all-in' as const),
    )
    .map(([ends, basis]) => ({ ...ends, basis })),
  area: fc
    .tuple(
      range(300, 9000, 1),
      fc.constantFrom('carpet' as const, 'super-built-up' as const, 'plot' as const),
    )
    .map(([ends, basis]) => ({ ...ends, basis })),
  locality: someOf(localitySlugs),
  zone: someOf(ZONES),
  region: fc.oneof(
    fc
      .uniqueArray(corner, { minLength: 3, maxLength: 8, selector: String })
      .map((ring) => ({ drawn: ringCode(ring) ?? '' })),
    fc.record({
      between: fc.uniqueArray(fc.constantFrom(...placeSlugs), { minLength: 2, maxLength: 2 }),
      withinMeters: fc.integer({ min: 1, max: 100 }).map((steps) => steps * 100),
    }),
    fc
      .uniqueArray(fc.integer({ min: 560_001, max: 562_162 }).map(String), {
        minLength: 1,
        maxLength: 3,
      })
      .map((pincodes) => ({ pincodes })),
    fc
      .uniqueArray(fc.constantFrom(...wards.map(({ slug }) => slug)), {
        minLength: 1,
        maxLength: 3,
      })
      .map((slugs) => ({ wards: slugs })),
    fc
      .uniqueArray(fc.constantFrom(...CORPORATIONS), { minLength: 1, maxLength: 3 })
      .map((corporations) => ({ corporations })),
  ),
  near: fc.oneof(
    fc.record(
      {
        place: fc.constantFrom(...placeSlugs),
        withinMeters: fc.integer({ min: 1, max: 500 }).map((steps) => steps * 50),
        who: fc.constantFrom(...WHOSE),
      },
      { requiredKeys: ['place', 'withinMeters'] },
    ),
    fc.record(
      {
        place: fc.constantFrom(...placeSlugs),
        withinMinutes: fc.integer({ min: 5, max: 120 }),
        mode: fc.constantFrom('drive' as const, 'transit' as const, 'walk' as const),
        peak: fc.constant(true),
        at: fc
          .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 11 }))
          .map(([hour, part]) => [hour, 5 * part].map((n) => String(n).padStart(2, '0')).join(':')),
        who: fc.constantFrom(...WHOSE),
      },
      { requiredKeys: ['place', 'withinMinutes', 'mode'] },
    ),
  ),
  nearWater: fc.record({ of: fc.constantFrom(...WATERS) }),
  metroLine: fc.record({
    line: fc.constantFrom(...METRO_LINES, 'any' as const),
    withinMeters: fc.integer({ min: 1, max: 100 }).map((steps) => steps * 100),
  }),
  possession: fc.oneof(
    fc.constantFrom(...POSSESSION_STATUSES).map((status) => ({ status })),
    date.map((by) => ({ by })),
  ),
  khatha: someOf(KHATHAS),
  approver: someOf(APPROVERS),
  amenity: fc.constantFrom(...AMENITIES).map(({ id }) => ({ id })),
  facing: someOf(FACINGS),
  water: someOf(WATER_SOURCES),
  promoter: someOf([
    ...generatedNames.promoters.map(({ slug }) => slug),
    'prestige',
    'sobha',
    'l-and-t',
  ]),
  project: fc.constantFrom(...generatedNames.projects).map(({ slug }) => ({ slug })),
  rera: fc.constant({ registered: true }),
  litigation: fc.constant({ none: true }),
  occupancyCertificate: fc.constant({ received: true }),
  totalUnits: range(5, 5000, 1),
  openSpacePercent: range(5, 95, 0.5),
  maintenancePerSqft: range(1, 20, 0.25),
  loadingPercent: range(5, 60, 0.5),
  towers: range(1, 40, 1),
};

const criterion: Arbitrary<Criterion> = fc
  .constantFrom(...(Object.keys(values) as Field[]))
  .chain((field) =>
    fc
      .tuple(values[field] as Arbitrary<Criterion['value']>, fc.constantFrom(...STRENGTHS))
      .map(([value, strength]) => ({ field, value, strength }) as Criterion),
  );

/** Any criteria that make sense, in the order and repetition that they were drawn. */
export const looseCriteriaArbitrary: Arbitrary<Criteria> = fc.oneof(
  { weight: 2, arbitrary: plainCriteria(7) },
  { weight: 1, arbitrary: withAlternatives(plainCriteria(3), criterion) },
);

function plainCriteria(maxLength: number): Arbitrary<Criteria> {
  return fc.record(
    { constraints: fc.array(criterion, { maxLength }), sort: fc.constantFrom(...SORTS) },
    { requiredKeys: ['constraints'] },
  );
}

/** The same criteria with up to three whole wishes joined by "or". */
function withAlternatives(
  criteria: Arbitrary<Criteria>,
  wish: Arbitrary<Criterion>,
): Arbitrary<Criteria> {
  const alternative = fc.array(wish, { minLength: 1, maxLength: 3 });
  return fc
    .tuple(criteria, fc.array(alternative, { minLength: 2, maxLength: 3 }))
    .map(([common, alternatives]) => ({ ...common, alternatives }));
}

/** Any criteria that make sense, in canonical form. */
export const criteriaArbitrary: Arbitrary<Criteria> = looseCriteriaArbitrary
  .map(canonical)
  .filter(({ constraints, alternatives }) => constraints.length > 0 || alternatives !== undefined);
