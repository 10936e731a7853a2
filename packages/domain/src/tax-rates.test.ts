import { describe, expect, it } from 'vitest';
import { gstOf, registrationTaxes, type TaxedSale } from './tax-rates.ts';

const flat: TaxedSale = {
  type: 'apartment',
  agreement: 10_000_000,
  carpetSqft: 1_000,
  isUrban: true,
  isCompleted: false,
  registeredOn: '2026-11-21',
};

describe('the taxes of registration', () => {
  it('each carry their rate, the day it began and where that was read', () => {
    const taxes = registrationTaxes(flat) ?? [];
    expect(taxes.map(({ kind, percent, of, rupees }) => [kind, percent, of, rupees])).toEqual([
      ['stampDuty', 5, 'agreement', 500_000],
      ['cess', 10, 'stampDuty', 50_000],
      ['surcharge', 2, 'stampDuty', 10_000],
      ['registration', 2, 'agreement', 200_000],
    ]);
    expect(taxes.find(({ kind }) => kind === 'registration')?.effectiveFrom).toBe('2025-08-31');
    expect(taxes.every(({ source }) => source.name !== '')).toBe(true);
  });

  it.each([
    ['apartment', 2_000_000, 2],
    ['apartment', 2_000_001, 3],
    ['apartment', 4_500_000, 3],
    ['apartment', 4_500_001, 5],
    ['plot', 1_500_000, 5],
    ['villa', 4_000_000, 5],
  ])('take from a new %s for %i a duty of %i %%', (type, agreement, percent) => {
    expect(registrationTaxes({ ...flat, type, agreement })?.[0]?.percent).toBe(percent);
  });
});

describe('GST', () => {
  it.each<[string, Partial<TaxedSale>, number | undefined]>([
    ['a home under construction', {}, 5],
    ['a small home up to 45 lakh', { agreement: 4_500_000, carpetSqft: 640 }, 1],
    ['a large home up to 45 lakh', { agreement: 4_500_000, carpetSqft: 660 }, 5],
    [
      'a home up to 45 lakh of unknown size',
      { agreement: 4_000_000, carpetSqft: undefined },
      undefined,
    ],
    ['a completed home', { isCompleted: true }, 0],
    ['a plot', { type: 'plot', isCompleted: undefined }, 0],
  ])('for %s', (_, facts, percent) => {
    expect(gstOf({ ...flat, ...facts })?.percent).toBe(percent);
  });
});
