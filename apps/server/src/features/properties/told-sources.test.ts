import { describe, expect, it } from 'vitest';
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
  expect(told.get('prices')).toMatchObject({
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

describe('facts of a group that differ in source or day', () => {
  const newer = { ...sheet, asOf: '2026-11-27' } as const;
  const facts = {
    'occupancyCertificate.received': 1,
    'occupancyCertificate.on': 1,
    'commencementCertificate.received': 0,
    'commencementCertificate.on': 0,
    'commencementCertificate.number': 0,
    'units/3bhk/price': 1,
    'units/2bhk/price': 0,
    priceRange: 0,
  };
  const told = toldSources({ tellings: [sheet, newer], facts }, new Map([['3bhk', '3 BHK']]));

  it('say each its own source and day', () => {
    expect(told.get('prices')?.parts).toEqual([
      {
        label: '3 BHK: price',
        fields: ['units'],
        source: { name: 'Stock list', url: null },
        checkedOn: '2026-11-27',
      },
      {
        label: 'the rest',
        fields: ['units', 'priceRange'],
        source: { name: 'Stock list', url: null },
        checkedOn: '2026-09-28',
      },
    ]);
    expect(told.get('certificates')?.parts?.map(({ fields }) => fields)).toEqual([
      ['occupancyCertificate'],
      ['commencementCertificate'],
    ]);
  });

  it('are counted where there are many of one source', () => {
    const sizes = Array.from({ length: 20 }, (_, at) => [
      `units/${at}bhk/carpetSqft`,
      at < 9 ? 0 : 1,
    ]);
    const parts = toldSources({ tellings: [sheet, newer], facts: Object.fromEntries(sizes) }).get(
      'homes',
    )?.parts;
    expect(parts?.[0]?.label).toMatch(/^0bhk: carpet area, .*5bhk: carpet area and 3 more$/);
  });

  it('are one where all are of one source and day', () => {
    const same = { ...sheet, isByStaff: true };
    expect(toldSources({ tellings: [sheet, same], facts }).get('prices')?.parts).toBeUndefined();
  });
});
