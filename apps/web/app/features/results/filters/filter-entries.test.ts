import { KHATHAS } from '@manemitra/domain/khatha';
import {
  APPROVERS,
  FACINGS,
  METRO_LINES,
  POSSESSION_STATUSES,
  PROPERTY_TYPES,
  STRENGTHS,
  WATER_SOURCES,
  ZONES,
  type Criterion,
} from '@manemitra/query/criteria';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applied, entriesOf } from './filter-entries.ts';

const someOf = <T>(values: readonly T[]) =>
  fc
    .uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 4 })
    .map((chosen) => ({ in: chosen }));
const range = (top: number) =>
  fc.oneof(
    fc.nat(top).map((min) => ({ min })),
    fc.nat(top).map((max) => ({ max })),
    fc
      .tuple(fc.nat(top), fc.nat(top))
      .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  );
const withBasis = <B extends string>(top: number, bases: readonly B[]) =>
  fc.tuple(range(top), fc.constantFrom(...bases)).map(([ends, basis]) => ({ ...ends, basis }));

const VALUES: Partial<Record<Criterion['field'], fc.Arbitrary<unknown>>> = {
  bhk: fc.oneof(
    someOf([0, 1, 1.5, 2, 3, 4.5, 7]),
    fc.constantFrom(1, 2.5, 4).map((min) => ({ min })),
  ),
  propertyType: someOf(PROPERTY_TYPES),
  price: withBasis(400_000_000, ['listed', 'all-in']),
  area: withBasis(9000, ['carpet', 'super-built-up', 'plot']),
  locality: someOf(['whitefield', 'hebbal']),
  zone: someOf(ZONES),
  metroLine: fc.record({
    line: fc.constantFrom('any', ...METRO_LINES),
    withinMeters: fc.integer({ min: 1, max: 9999 }),
  }),
  possession: fc.oneof(
    fc.constantFrom(...POSSESSION_STATUSES).map((status) => ({ status })),
    fc.constantFrom('2027-03-31', '2030-12-01').map((by) => ({ by })),
  ),
  khatha: someOf(KHATHAS),
  approver: someOf(APPROVERS),
  amenity: fc.constantFrom('gym', 'library', 'sky-bridge').map((id) => ({ id })),
  facing: someOf(FACINGS),
  water: someOf(WATER_SOURCES),
  promoter: someOf(['aranya-estates']),
  rera: fc.constant({ registered: true }),
  litigation: fc.constant({ none: true }),
  occupancyCertificate: fc.constant({ received: true }),
  towers: range(40),
};

/** Any constraints; a wish said twice in one strength would be one, so each stands once. */
const constraints: fc.Arbitrary<Constraint[]> = fc
  .uniqueArray(
    fc
      .tuple(
        fc.constantFrom(...(Object.keys(VALUES) as Criterion['field'][])),
        fc.constantFrom(...STRENGTHS),
      )
      .chain(([field, strength]) =>
        (VALUES[field] ?? fc.constant({})).map((value) => ({ field, strength, value })),
      ),
    { maxLength: 14, selector: (wish) => JSON.stringify(wish) },
  )
  .map((wishes) =>
    wishes.map(
      (wish, index) =>
        ({ ...wish, id: `c${index}`, quote: 'x', span: [0, 1], label: 'X' }) as Constraint,
    ),
  );

const interpretationOf = (wishes: Constraint[]): Interpretation => ({
  intent: 'search',
  constraints: wishes,
  unread: [],
  questions: [],
  language: 'en',
});

const meaningOf = (wishes: readonly Constraint[]) =>
  wishes.map(({ field, strength, value }) => JSON.stringify([field, strength, value])).sort();

const through = (wishes: Constraint[], edit = (name: string, value: string) => [[name, value]]) =>
  applied(
    interpretationOf(wishes),
    entriesOf(wishes).flatMap(([name, value]) => edit(name, value) as [string, string][]),
  ).constraints;

describe('the filter panel', () => {
  it('stands for exactly the wishes it shows, until it is touched', () => {
    fc.assert(
      fc.property(constraints, (wishes) => {
        expect(meaningOf(through(wishes))).toEqual(meaningOf(wishes));
      }),
    );
  });

  it('shows the same again when it is drawn from what it stands for', () => {
    fc.assert(
      fc.property(constraints, (wishes) => {
        const again = through(wishes);
        const shown = ([name]: readonly [string, string]) => !/^kept|^strength/.test(name);
        expect(entriesOf(again).filter(shown)).toEqual(entriesOf(wishes).filter(shown));
        expect(meaningOf(through(again))).toEqual(meaningOf(wishes));
      }),
    );
  });

  it('keeps whole wishes joined by “or”, which it has no field for', () => {
    fc.assert(
      fc.property(constraints, constraints, (wishes, list) => {
        const alternatives = [list, list];
        const edited = applied({ ...interpretationOf(wishes), alternatives }, entriesOf(wishes));
        expect(edited.alternatives).toEqual(alternatives);
      }),
    );
  });

  it('survives being an address', () => {
    fc.assert(
      fc.property(constraints, (wishes) => {
        const address = new URLSearchParams(entriesOf(wishes).map(([n, v]) => [n, v]));
        const read = applied(interpretationOf(wishes), [
          ...new URLSearchParams(address.toString()).entries(),
        ]);
        expect(meaningOf(read.constraints)).toEqual(meaningOf(wishes));
      }),
    );
  });

  it('changes only the wish whose strength is chosen anew', () => {
    fc.assert(
      fc.property(constraints, fc.constantFrom(...STRENGTHS), (wishes, strength) => {
        const changed = through(wishes, (name, value) => [
          [name, name === 'khatha.0.strength' ? strength : value],
        ]);
        const others = (list: readonly Constraint[]) =>
          meaningOf(list.filter(({ field }) => field !== 'khatha'));
        expect(others(changed)).toEqual(others(wishes));
        const [first] = wishes.filter(({ field }) => field === 'khatha');
        const expected = first === undefined ? [] : meaningOf([{ ...first, strength }]);
        expect(meaningOf(changed)).toEqual(expect.arrayContaining(expected));
      }),
    );
  });

  const wish = (field: string, value: unknown): Constraint =>
    ({
      field,
      value,
      strength: 'must',
      id: field,
      quote: '',
      span: [0, 0],
      label: '',
    }) as unknown as Constraint;

  it.each([
    ['price.0.max', '1.5 cr', { max: 15_000_000, basis: 'listed' }],
    ['price.0.max', '₹85 lakh', { max: 8_500_000, basis: 'listed' }],
    ['area.0.min', '1,200', { min: 1200, basis: 'carpet' }],
  ])('reads %s typed as %s', (name, typed, value) => {
    const { constraints: read } = applied(interpretationOf([]), [[name, typed]]);
    expect(read.map((one) => one.value)).toEqual([value]);
  });

  it('turns ends given the wrong way round', () => {
    const { constraints: read } = applied(interpretationOf([]), [
      ['price.0.min', '2 Cr'],
      ['price.0.max', '1 Cr'],
    ]);
    expect(read[0]?.value).toEqual({ min: 10_000_000, max: 20_000_000, basis: 'listed' });
  });

  it('drops a place that is no longer kept, and nothing else', () => {
    const wishes = [wish('locality', { in: ['hebbal'] }), wish('rera', { registered: true })];
    const left = through(wishes, (name, value) => (name === 'kept' ? [] : [[name, value]]));
    expect(left.map(({ field }) => field)).toEqual(['rera']);
  });

  it.each([
    ['khatha.0.in', 'Z'],
    ['bhk.0.in', 'many'],
    ['metroLine.0.line', 'orange'],
    ['possession.0.by', 'soon'],
    ['price.0.max', 'cheap'],
    ['constructor.0.in', 'x'],
  ])('makes no wish of %s=%s, which no form of ours sends', (name, value) => {
    expect(applied(interpretationOf([]), [[name, value]]).constraints).toEqual([]);
  });
});
