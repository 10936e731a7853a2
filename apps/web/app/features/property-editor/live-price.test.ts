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
  possessionLines: { 'legal-fee': 30_000, 'advance-maintenance': 90_000, 'corpus-fund': 60_000 },
};
const project = (approver: string | null, allInPrice: number | null) =>
  ({
    sections: {
      legal: { approver, occupancyCertificate: null },
      schedule: { status: 'under-construction' },
      units: { units: [flat] },
    },
    derived: { localitySlug: null, units: [{ loadingPercent: null, allInPrice }] },
  }) as unknown as StaffProperty;

describe('the price while it is typed', () => {
  it.each([true, false])(
    'calculates as the saved price was calculated, in a corporation: %s',
    (isUrban) => {
      const sale = { isUrban, isCompleted: false, registeredOn: TODAY };
      const total = priceOf(flat, sale)?.total ?? 0;
      expect(saleFactsOf(project('BDA', total), TODAY)).toEqual(sale);
    },
  );

  it('follows the approver where no price was calculated', () => {
    expect(saleFactsOf(project('BBMP', null), TODAY).isUrban).toBe(true);
    expect(saleFactsOf(project('panchayat', null), TODAY).isUrban).toBe(false);
    expect(saleFactsOf(project(null, null), TODAY).isUrban).toBeUndefined();
  });

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
  ])('is not made up without %s, and says what it waits for', (_, part, words) => {
    const sale = saleFactsOf(project('BBMP', null), TODAY);
    expect(priceOf({ ...flat, ...part }, sale)).toBeUndefined();
    expect(missingForPrice({ ...flat, ...part }, sale).join()).toMatch(words);
  });

  it('waits while something is typed that is no number', () => {
    const sale = saleFactsOf(project('BBMP', null), TODAY);
    expect(priceOf({ ...flat, price: { min: NaN, max: null } }, sale)).toBeUndefined();
  });
});
