import type { Constraint } from '@manemitra/query/interpretation';
import { expect, it } from 'vitest';
import { sizeBasisOf } from './size-basis.ts';

const area = (basis: string) =>
  [{ field: 'area', value: { min: 1500, basis } }] as unknown as Constraint[];

it('the size of a list is that by which it is ordered or was asked for, else what is lived in', () => {
  for (const sort of ['area-desc', 'area-asc', 'price-per-sqft-asc'] as const) {
    expect(sizeBasisOf(sort)).toBe('super-built-up');
  }
  expect(sizeBasisOf(undefined, area('super-built-up'))).toBe('super-built-up');
  expect(sizeBasisOf(undefined, area('carpet'))).toBe('carpet');
  expect(sizeBasisOf('price-asc')).toBe('carpet');
});
