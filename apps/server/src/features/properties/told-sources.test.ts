import { expect, it } from 'vitest';
import { toldSources } from './told-sources.ts';

const sheet = {
  source: 'Stock list',
  url: null,
  kind: 'portal',
  asOf: '2026-09-28',
  isByStaff: false,
} as const;
const staff = { ...sheet, source: 'Staff edit', kind: 'staff', asOf: '2026-11-28' } as const;

it('names what staff entered with its day, beside the source of what they left', () => {
  const facts = { priceRange: 0, 'units/3bhk/price': 1, description: 0 };
  const told = toldSources({ tellings: [sheet, staff], facts });
  expect(told.get('prices')).toEqual({
    source: { name: 'Staff edit of 28 Nov 2026; Stock list', url: null },
    checkedOn: '2026-09-28',
  });
  expect(told.get('project')).toEqual({
    source: { name: 'Stock list', url: null },
    checkedOn: '2026-09-28',
  });
});

it('names staff alone where all of a group is of them', () => {
  const told = toldSources({ tellings: [sheet, staff], facts: { 'units/3bhk/price': 1 } });
  expect(told.get('prices')).toEqual({
    source: { name: 'Staff edit', url: null },
    checkedOn: '2026-11-28',
  });
});
