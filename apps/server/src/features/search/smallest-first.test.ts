import type { Criteria } from '@manemitra/query/criteria';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from './changes.ts';
import { SMALL_SHARE_OF_BUDGET } from './fields/range.ts';
import { movesBudgetFar, smallestFirst } from './smallest-first.ts';

type Field = Change['constraint']['field'];
const offer = (field: Field, size: number, more: number, kind: Change['kind'] = 'widen') => ({
  constraint: { field },
  kind,
  size,
  more,
});

describe('movesBudgetFar', () => {
  const upTo = (max?: number): Criteria => ({
    constraints:
      max === undefined
        ? []
        : [{ field: 'price', strength: 'must', value: { max, basis: 'listed' } }],
  });
  it.each([
    [100, 125, false],
    [100, 126, true],
    [100, undefined, true],
    [undefined, undefined, false],
  ])('from %s to %s: %s', (before, after, expected) => {
    expect(movesBudgetFar(upTo(before), upTo(after))).toBe(expected);
  });
});

describe('smallestFirst', () => {
  it('puts a small change before one that finds more', () => {
    const [raise, bhk] = [offer('price', 0.1, 2), offer('bhk', 0.5, 40)];
    expect(smallestFirst([bhk, raise])).toEqual([raise, bhk]);
  });

  it('offers a budget half as high again only after all else, dropped wishes too', () => {
    const raise = offer('price', 0.58, 90);
    const [near, drop] = [offer('near', 1, 3), offer('amenity', 3, 1, 'drop')];
    expect(smallestFirst([raise, drop, near])).toEqual([near, drop, raise]);
  });

  it('takes the one that finds most among equals', () => {
    const [few, many] = [offer('bhk', 0.5, 3), offer('khatha', 0.5, 9)];
    expect(smallestFirst([few, many])).toEqual([many, few]);
  });

  it('no budget beyond its bound ever stands before another offer', () => {
    const offers = fc.record({
      constraint: fc.record({ field: fc.constantFrom<Field>('price', 'bhk', 'near') }),
      kind: fc.constantFrom('widen' as const, 'drop' as const),
      size: fc.double({ min: 0, max: 4, noNaN: true }),
      more: fc.nat(40),
    });
    fc.assert(
      fc.property(fc.array(offers), (given) => {
        const isFar = ({ constraint, kind, size }: (typeof given)[number]) =>
          constraint.field === 'price' && kind === 'widen' && size > SMALL_SHARE_OF_BUDGET;
        const found = smallestFirst(given);
        const near = found.filter((one) => !isFar(one));
        expect(found.slice(0, near.length)).toEqual(near);
        expect(near.map(({ size }) => size)).toEqual(
          near.map(({ size }) => size).toSorted((a, b) => a - b),
        );
      }),
    );
  });
});
