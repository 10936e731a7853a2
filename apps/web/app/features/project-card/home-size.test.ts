import type { Constraint } from '@manemitra/query/interpretation';
import { expect, it } from 'vitest';
import { aFoundProperty, aUnit } from '#web/testing/property.ts';
import { sizeBasisOf, sizeOfHome } from './home-size.ts';

const found = aFoundProperty({
  home: {
    unitId: 'three',
    label: '3 BHK',
    bhk: 3,
    price: null,
    allInPrice: null,
    atLeast: null,
    upTo: null,
    unknownCosts: [],
    emi: null,
  },
  units: [
    aUnit({
      id: 'three',
      carpetSqft: { min: 1200, max: 1200 },
      superBuiltUpSqft: { min: 1640, max: 1640 },
    }),
  ],
});

const area = (basis: string) =>
  [{ field: 'area', value: { min: 1500, basis } }] as unknown as Constraint[];

it('a card shows the size by which its list is ordered or was asked for, else what is lived in', () => {
  for (const sort of ['area-desc', 'area-asc', 'price-per-sqft-asc'] as const) {
    expect(sizeOfHome(found, sizeBasisOf(sort))).toBe('1,640 sq ft super built-up');
  }
  expect(sizeOfHome(found, sizeBasisOf(undefined, area('super-built-up')))).toBe(
    '1,640 sq ft super built-up',
  );
  expect(sizeOfHome(found, sizeBasisOf(undefined, area('carpet')))).toBe('1,200 sq ft carpet');
  expect(sizeOfHome(found, sizeBasisOf('price-asc'))).toBe('1,200 sq ft carpet');
});

it('a card falls back to the other size, with its name, where that one is not known', () => {
  const bare = { ...found, units: [aUnit({ id: 'three', carpetSqft: { min: 1200, max: 1200 } })] };
  expect(sizeOfHome(bare, 'super-built-up')).toBe('1,200 sq ft carpet');
});
