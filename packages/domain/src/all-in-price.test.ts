import { describe, expect, it } from 'vitest';
import { allInPrice, type AllInFacts } from './all-in-price.ts';

const flat: AllInFacts = {
  type: 'apartment',
  agreement: 10_000_000,
  carpetSqft: 1_000,
  untold: [],
  isUrban: true,
  isCompleted: false,
  legalFee: 25_000,
  advanceMaintenance: 60_000,
  corpusFund: 50_000,
  registeredOn: '2026-11-21',
};

describe('allInPrice', () => {
  it('adds 7.6 % of duty and registration, 5 % GST and the possession charges in the city', () => {
    expect(allInPrice(flat)).toEqual({
      agreement: 10_000_000,
      stampDuty: 500_000,
      cess: 50_000,
      surcharge: 10_000,
      registration: 200_000,
      gst: 500_000,
      legalFee: 25_000,
      advanceMaintenance: 60_000,
      corpusFund: 50_000,
      total: 11_395_000,
    });
  });

  it('charges 7.65 % outside a corporation', () => {
    const price = allInPrice({ ...flat, isUrban: false, isCompleted: true });
    expect((price?.total ?? 0) - 10_000_000 - 135_000).toBe(765_000);
  });

  it('takes the registration fee of the day of registration', () => {
    expect(allInPrice({ ...flat, registeredOn: '2025-08-30' })?.registration).toBe(100_000);
    expect(allInPrice({ ...flat, registeredOn: '2025-08-31' })?.registration).toBe(200_000);
  });

  it('is not known where nobody tells what the listed price includes', () => {
    expect(allInPrice({ ...flat, untold: ['car-parking'] })).toBeUndefined();
  });

  it.each(['agreement', 'isUrban', 'isCompleted', 'legalFee', 'advanceMaintenance', 'corpusFund'])(
    'is not known when %s is not',
    (part) => {
      expect(allInPrice({ ...flat, [part]: undefined })).toBeUndefined();
    },
  );
});
