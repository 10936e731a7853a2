import type { StaffProperty } from '@manemitra/contract/staff-properties';
import type { UnitValues } from '@manemitra/contract/staff-properties-sections';
import { describe, expect, it } from 'vitest';
import { missingForPrice, priceOf, saleFactsOf } from './live-price.ts';
import { nextUnits } from './unit-rows.ts';

const TODAY = '2026-11-21';
const [blank] = nextUnits([], { kind: 'added' }) as [UnitValues];
const flat: UnitValues = {
  ...blank,
  label: '2 BHK',
  carpetSqft: { min: 800, max: null },
  price: { min: 9_500_000, max: null },
  agreementLines: { 'car-parking': 0, 'bescom-bwssb': 0, infrastructure: 0, amenities: 0 },
  possessionLines: { 'legal-fee': 30_000, 'advance-maintenance': 90_000, 'corpus-fund': 60_000 },
};
const project = (isInCorporation: boolean | null) =>
  ({
    sections: {
      legal: { occupancyCertificate: null },
      schedule: { status: 'under-construction' },
    },
    derived: { isInCorporation },
  }) as unknown as StaffProperty;

describe('the price while it is typed', () => {
  it.each([true, false, null])(
    'calculates as the saved price was calculated, in a corporation: %s',
    (isUrban) => {
      expect(saleFactsOf(project(isUrban), TODAY)).toEqual({
        isUrban: isUrban ?? undefined,
        isCompleted: false,
        registeredOn: TODAY,
      });
    },
  );

  it.each<[string, Partial<UnitValues>, RegExp]>([
    ['the price', { price: null }, /agreement price/],
    [
      'the carpet area of a cheap home',
      { carpetSqft: null, price: { min: 4_000_000, max: null } },
      /carpet/,
    ],
    [
      'a row',
      { possessionLines: { 'legal-fee': 1, 'corpus-fund': 1 } },
      /^the advance maintenance$/,
    ],
    [
      'what the price includes',
      { agreementLines: { 'car-parking': 0 } },
      /^BESCOM and BWSSB charges,infrastructure charges,amenities$/,
    ],
  ])('is not made up without %s, and says what it waits for', (_, part, words) => {
    const sale = saleFactsOf(project(true), TODAY);
    expect(priceOf({ ...flat, ...part }, sale)).toBeUndefined();
    expect(missingForPrice({ ...flat, ...part }, sale).join()).toMatch(words);
  });

  it('waits while something is typed that is no number', () => {
    const sale = saleFactsOf(project(true), TODAY);
    expect(priceOf({ ...flat, price: { min: NaN, max: null } }, sale)).toBeUndefined();
    expect(priceOf({ ...flat, agreementLines: { amenities: NaN } }, sale)).toBeUndefined();
    expect(priceOf(flat, sale)?.total).toBeGreaterThan(9_500_000);
  });
});
