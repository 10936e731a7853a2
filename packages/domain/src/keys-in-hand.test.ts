import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allInPrice, knownOfAllIn } from './all-in-price.ts';
import type { BuilderCharge } from './builder-charges.ts';
import { keysInHand, type KeysInHandFacts } from './keys-in-hand.ts';

const QUOTED = { name: 'A builder', url: null };

const flat: KeysInHandFacts = {
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
const amounts = (facts: KeysInHandFacts) =>
  keysInHand(facts, QUOTED).lines.map(({ key, rupees, rate }) => [key, rupees, rate]);

describe('keysInHand', () => {
  it('lists every line in its order with its rate', () => {
    expect(amounts(flat)).toEqual([
      ['agreement', 10_000_000, null],
      ['gst', 500_000, '5 %'],
      ['stamp-duty', 500_000, '5 %'],
      ['cess', 50_000, '10 %'],
      ['surcharge', 10_000, '2 %'],
      ['registration', 200_000, '2 %'],
      ['legal-fee', 25_000, null],
      ['advance-maintenance', 60_000, null],
      ['corpus-fund', 50_000, null],
    ]);
  });

  it('is the all-in price, also by the square foot of carpet', () => {
    expect(keysInHand(flat, QUOTED)).toMatchObject({
      total: 11_395_000,
      atLeast: 11_395_000,
      perSqft: { rupees: 11_395, of: 'carpet', sqft: 1000 },
      isComplete: true,
      unknown: [],
    });
  });

  it('says that nothing is due where nothing is due', () => {
    const [, gst] = keysInHand({ ...flat, isCompleted: true }, QUOTED).lines;
    expect(gst).toMatchObject({ rupees: 0, rate: '0 %' });
  });

  it('says of a built home that the certificate alone ends the GST, and by how much', () => {
    const [, gst] = keysInHand({ ...flat, isBuilt: true }, QUOTED).lines;
    expect(gst).toMatchObject({
      rupees: 500_000,
      rate: '5 %',
      basis:
        'Of the agreement value, because the occupancy certificate is not received; nil after it: ₹5 L less',
    });
  });

  it('measures a site by its land', () => {
    const site = { ...flat, type: 'plot', carpetSqft: undefined, plotSqft: 1_200 };
    expect(keysInHand(site, QUOTED).perSqft?.of).toBe('plot');
  });

  it('keeps the known lines when one is unknown, and gives no total', () => {
    const priced = keysInHand({ ...flat, isUrban: undefined, corpusFund: undefined }, QUOTED);
    expect(priced).toMatchObject({
      total: null,
      perSqft: null,
      isComplete: false,
      unknown: ['surcharge', 'corpus-fund'],
      atLeast: 11_395_000 - 10_000 - 50_000,
    });
  });

  it('names the charges that the price may leave out, right behind it, and gives no total', () => {
    const priced = keysInHand({ ...flat, untold: ['car-parking', 'amenities'] }, QUOTED);
    expect(priced).toMatchObject({ total: null, unknown: ['builder-charges'] });
    expect(priced.atLeast).toBe(11_395_000);
    expect(priced.lines[1]).toMatchObject({
      label: 'Possible extra charges',
      rupees: null,
      basis:
        'Ask whether the listed price includes car parking or amenities: what it leaves out comes on top',
    });
  });

  it('without an agreement value knows no tax and no least total', () => {
    const priced = keysInHand({ ...flat, agreement: undefined }, QUOTED);
    expect(priced.atLeast).toBeNull();
    expect(priced.unknown).toEqual([
      'agreement',
      'gst',
      'stamp-duty',
      'cess',
      'surcharge',
      'registration',
    ]);
  });

  it('lists the transfer of the khatha separately, and only in a corporation', () => {
    expect(keysInHand(flat, QUOTED).later).toMatchObject([
      { key: 'khatha-transfer', rupees: 10_000, rate: '2 %' },
    ]);
    expect(keysInHand({ ...flat, isUrban: false }, QUOTED).later[0]?.rupees).toBeNull();
  });

  it('equals the all-in price for any facts, and is never less than its known lines', () => {
    const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
    const rupees = fc.integer({ min: 0, max: 1_000_000_000 });
    const facts: fc.Arbitrary<KeysInHandFacts> = fc.record({
      type: fc.constantFrom('apartment', 'villa', 'plot'),
      agreement: maybe(fc.integer({ min: 100_000, max: 1_000_000_000 })),
      carpetSqft: maybe(fc.integer({ min: 200, max: 10_000 })),
      isUrban: maybe(fc.boolean()),
      isCompleted: maybe(fc.boolean()),
      legalFee: maybe(rupees),
      advanceMaintenance: maybe(rupees),
      corpusFund: maybe(rupees),
      untold: fc.subarray<BuilderCharge>(['car-parking', 'amenities']),
      registeredOn: fc.constantFrom('2019-04-01', '2025-08-30', '2026-11-21'),
    });
    fc.assert(
      fc.property(facts, (given) => {
        const priced = keysInHand(given, QUOTED);
        expect(priced.total).toBe(allInPrice(given)?.total ?? null);
        expect(priced.atLeast).toBe(knownOfAllIn(given) ?? null);
        expect(priced.isComplete).toBe(priced.unknown.length === 0);
        const sum = priced.lines.reduce((known, line) => known + (line.rupees ?? 0), 0);
        expect(priced.atLeast).toBe(given.agreement === undefined ? null : sum);
      }),
    );
  });
});
