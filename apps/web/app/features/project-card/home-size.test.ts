import { expect, it } from 'vitest';
import { aFoundProperty, aUnit } from '#web/testing/property.ts';
import { sizeOfHome } from './home-size.ts';

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

it('a card shows carpet or super built-up area, as its list asks', () => {
  expect(sizeOfHome(found, 'super-built-up')).toBe('1,640 sq ft super built-up');
  expect(sizeOfHome(found, 'carpet')).toBe('1,200 sq ft carpet');
});

it('a card falls back to the other size, with its name, where that one is not known', () => {
  const bare = { ...found, units: [aUnit({ id: 'three', carpetSqft: { min: 1200, max: 1200 } })] };
  expect(sizeOfHome(bare, 'super-built-up')).toBe('1,200 sq ft carpet');
});
