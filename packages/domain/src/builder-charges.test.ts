import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allInPrice, knownOfAllIn } from './all-in-price.ts';
import { askOfCharges, type BuilderCharge, untoldCharges } from './builder-charges.ts';
import { keysInHand } from './keys-in-hand.ts';
import { AGREEMENT_LINES, type AgreementLines } from './price-rows.ts';

const EACH: BuilderCharge[] = ['car-parking', 'bescom-bwssb', 'infrastructure', 'amenities'];
const NONE_DUE = { 'car-parking': 0, 'bescom-bwssb': 0, infrastructure: 0, amenities: 0 };
const PRICE = 10_000_000;

describe('what the listing does not tell', () => {
  it.each<[string, string, AgreementLines, BuilderCharge[]]>([
    ['nothing told', 'apartment', {}, EACH],
    ['nothing told of a plot', 'plot', {}, EACH.slice(1)],
    ['each told as nothing', 'apartment', NONE_DUE, []],
    ['each told, whatever they come to', 'villa', { ...NONE_DUE, amenities: 400_000 }, []],
    [
      'each but parking, of a plot',
      'plot',
      { 'bescom-bwssb': 0, infrastructure: 0, amenities: 1 },
      [],
    ],
    ['some told', 'apartment', { 'car-parking': 0, amenities: 300_000 }, EACH.slice(1, 3)],
    ['lines that add up', 'apartment', { 'base-price': 9_000_000, amenities: 1_000_000 }, []],
    [
      'lines that add up with all other charges in one',
      'apartment',
      { 'base-price': 9_000_000, other: 1_000_000 },
      [],
    ],
    [
      'lines that come to less',
      'apartment',
      { 'base-price': 9_000_000, amenities: 900_000 },
      EACH.slice(0, 3),
    ],
    [
      'lines that come to more',
      'apartment',
      { 'base-price': 9_000_000, amenities: 1_000_001 },
      EACH.slice(0, 3),
    ],
    ['the price repeated as its base price', 'apartment', { 'base-price': PRICE }, EACH],
    [
      'the price repeated, and one charge that is not due',
      'apartment',
      { 'base-price': PRICE, amenities: 0 },
      EACH.slice(0, 3),
    ],
  ])('%s', (_, type, lines, untold) => {
    expect(untoldCharges({ type, agreement: PRICE, lines })).toEqual(untold);
  });

  it('is nothing where no price is known', () => {
    expect(untoldCharges({ type: 'apartment', agreement: undefined, lines: {} })).toEqual([]);
  });

  it('is asked for by name', () => {
    expect(askOfCharges(['car-parking', 'bescom-bwssb'])).toBe(
      'Ask whether the listed price includes car parking or BESCOM and BWSSB charges: what it leaves out comes on top',
    );
  });
});

it('telling a charge never lowers what a home costs at least, and all told the price is known', () => {
  const rupees = fc.integer({ min: 0, max: 5_000_000 });
  const home = fc.record({
    type: fc.constantFrom('apartment', 'villa', 'plot'),
    agreement: fc.integer({ min: 100_000, max: 1_000_000_000 }),
    carpetSqft: fc.integer({ min: 200, max: 10_000 }),
    isUrban: fc.boolean(),
    isCompleted: fc.boolean(),
    legalFee: rupees,
    advanceMaintenance: rupees,
    corpusFund: rupees,
    registeredOn: fc.constant('2026-11-30'),
  });
  const told = fc.dictionary(fc.constantFrom(...AGREEMENT_LINES), rupees);
  fc.assert(
    fc.property(home, told, fc.constantFrom(...EACH), rupees, (facts, lines, charge, due) => {
      const at = (of: AgreementLines) => {
        const untold = untoldCharges({ ...facts, lines: of });
        const keys = keysInHand({ ...facts, untold }, { name: 'A builder', url: null });
        return { ...keys, untold, allIn: allInPrice({ ...facts, untold })?.total ?? null };
      };
      const [before, after] = [at(lines), at({ ...lines, [charge]: due })];
      expect(after.atLeast ?? 0).toBeGreaterThanOrEqual(before.atLeast ?? 0);
      expect(after.atLeast).toBe(knownOfAllIn(facts));
      for (const { total, allIn, untold, unknown } of [before, after]) {
        expect(total).toBe(allIn);
        expect(total === null).toBe(untold.length > 0);
        expect(unknown).toEqual(untold.length > 0 ? ['builder-charges'] : []);
      }
      expect(at({ ...NONE_DUE, ...lines }).total).toBe(knownOfAllIn(facts));
    }),
  );
});
