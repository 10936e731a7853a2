import { describe, expect, it } from 'vitest';
import { agreementPriceRows, possessionCostRows } from './price-rows.ts';
import type { TaxedSale } from './tax-rates.ts';

const sale: TaxedSale = {
  type: 'apartment',
  agreement: 10_000_000,
  isUrban: true,
  registeredOn: '2026-11-21',
};

describe('the agreement price', () => {
  it('has the rows of the specification in their order, the rate calculated on the quoted area', () => {
    const lines = {
      'base-price': 9_000_000,
      amenities: 200_000,
      infrastructure: 150_000,
      'bescom-bwssb': 150_000,
      'car-parking': 400_000,
      other: 100_000,
    };
    const rows = agreementPriceRows({ lines, agreement: 10_000_000, areaSqft: 1200 });
    expect(rows.map(({ label, rupees }) => [label, rupees])).toEqual([
      ['Basic price per sft', 7500],
      ['Base price of unit', 9_000_000],
      ['Amenities', 200_000],
      ['Infrastructure charges', 150_000],
      ['BESCOM & BWSSB charges', 150_000],
      ['Car parking charges', 400_000],
      ['Any other charges', 100_000],
      ['Total', 10_000_000],
    ]);
  });

  it('keeps unknown apart from 0: it is null', () => {
    const rows = agreementPriceRows({ lines: { 'car-parking': 0 } });
    expect(rows.map(({ rupees }) => rupees)).toEqual([null, null, null, null, null, 0, null, null]);
  });
});

describe('the costs at possession', () => {
  it('begin with stamp duty, cess, surcharge and registration in one row', () => {
    const lines = { 'legal-fee': 25_000, 'corpus-fund': 60_000 };
    expect(possessionCostRows(lines, sale).map(({ label, rupees }) => [label, rupees])).toEqual([
      ['Stamp duty & registration', 760_000],
      ['Legal fee', 25_000],
      ['Advance maintenance', null],
      ['Corpus fund', 60_000],
    ]);
  });

  it('do not guess the duty of a place that is not known', () => {
    expect(possessionCostRows({}, { ...sale, isUrban: undefined })[0]?.rupees).toBeNull();
  });
});
