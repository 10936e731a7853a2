import type { FittingHome } from '@manemitra/contract/found-property';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { homeSum } from '#web/features/project-words/public.ts';
import { aProperty, aUnit } from '#web/testing/property.ts';
import { type ComparedHome, comparedHomesText, homeRows } from './deciding.ts';

const LAKH = 100_000;

function compared(name: string, home: Partial<FittingHome>): ComparedHome {
  return {
    property: aProperty({ project: { name } }),
    home: {
      unitId: 'u',
      label: '3 BHK',
      bhk: 3,
      price: null,
      allInPrice: null,
      atLeast: null,
      upTo: null,
      unknownCosts: [],
      emi: null,
      ...home,
    },
    difference: null,
    delays: null,
    toAskFor: null,
    metro: null,
  };
}

const first = compared('Chandrika', {
  price: 86.6 * LAKH,
  atLeast: 9_318_432,
  upTo: null,
  unknownCosts: ['gst'],
  emi: 60_000,
});
const second = compared('Palash', {
  price: 90 * LAKH,
  atLeast: 15_932_320,
  upTo: null,
  unknownCosts: ['gst', 'legal-fee'],
  emi: 62_500,
});
const whole = compared('Kaveri', { price: 132.3 * LAKH, allInPrice: 145 * LAKH, emi: 91_000 });

it('the sentence over compared homes tells the difference of the price that leads', () => {
  const said = (homes: ComparedHome[], view: 'all-in' | 'listed' | 'emi') =>
    comparedHomesText(homes, view);
  expect(said([first, second], 'all-in')).toBe(
    'Palash is ₹65.82 L dearer by what is known than Chandrika. Not counted: GST of Chandrika; GST and legal fee of Palash.',
  );
  expect(said([first, whole], 'all-in')).toMatch(/Not counted: GST of Chandrika\.$/);
  expect(said([first, second], 'listed')).toBe(
    'Palash is ₹3.4 L dearer by listed price than Chandrika.',
  );
  expect(said([first, second], 'emi')).toBe(
    'Palash is ₹2,500 dearer a month by EMI than Chandrika.',
  );
  expect(said([whole, { ...whole, property: second.property }], 'all-in')).toBe(
    'They cost the same all-in.',
  );
});

it('the sentence falls back to a price that is known of all compared homes', () => {
  const listedOnly = compared('Udaya', { price: 80 * LAKH });
  expect(comparedHomesText([first, listedOnly], 'all-in')).toBe(
    'Chandrika is ₹6.6 L dearer by listed price than Udaya.',
  );
  expect(comparedHomesText([first, compared('Silent', {})], 'all-in')).toBeNull();
});

it('the sentence says which homes are compared where they are of several kinds', () => {
  const smaller = compared('Hindola', { label: '2 BHK', bhk: 2, price: 63.6 * LAKH });
  expect(comparedHomesText([first, smaller], 'listed')).toBe(
    'Chandrika (3 BHK) is ₹23 L dearer by listed price than Hindola (2 BHK).',
  );
});

it('says which home costs least for its size where another costs least', () => {
  const sized = (name: string, sqft: number, price: number): ComparedHome => {
    const one = compared(name, { price, allInPrice: price });
    const units = [aUnit({ id: 'u', carpetSqft: { min: sqft, max: sqft + 100 } })];
    return { ...one, property: { ...one.property, units } };
  };
  const small = sized('Small', 1000, 200 * LAKH);
  const large = sized('Large', 1600, 240 * LAKH);
  expect(comparedHomesText([small, large], 'all-in')).toBe(
    'Large is ₹40 L dearer all-in than Small. For its size Large costs least: ₹15,000 per sq ft of carpet.',
  );
  expect(homeRows([small, large])).toContainEqual(
    expect.objectContaining({
      label: 'All-in per sq ft of carpet',
      values: ['₹20,000', '₹15,000'],
    }),
  );
  // The cheapest is the cheapest for its size too: the row says it.
  const dear = sized('Dear', 900, 240 * LAKH);
  for (const homes of [
    [small, dear],
    [small, compared('Sizeless', { allInPrice: 240 * LAKH })],
  ])
    expect(comparedHomesText(homes, 'all-in')).not.toContain('For its size');
});

it('the difference that is told is that of the figures that are shown, of whatever prices', () => {
  const rupees = fc.oneof(
    fc.integer({ min: 20 * LAKH, max: 900 * LAKH }),
    fc.integer({ min: 150 * LAKH, max: 152 * LAKH }),
  );
  const price = fc.record({ price: rupees, sum: rupees, isWhole: fc.boolean() });
  const shown = ({ home }: ComparedHome, view: 'all-in' | 'listed') =>
    amountOf(homeSum({ home }, view).sum);
  fc.assert(
    fc.property(
      price,
      price,
      fc.constantFrom<'all-in' | 'listed'>('all-in', 'listed'),
      (one, other, view) => {
        const homes = [one, other].map(({ sum, isWhole, ...of }, at) =>
          compared(`Home ${at}`, { ...of, [isWhole ? 'allInPrice' : 'atLeast']: sum }),
        );
        const [low = 0, high = 0] = homes
          .map((home) => shown(home, view))
          .toSorted((a, b) => a - b);
        const said = comparedHomesText(homes, view) ?? '';
        const told = /is (₹\S+(?: Cr| L)?) dearer/.exec(said)?.[1] ?? '₹0';
        expect(low + amountOf(told)).toBe(high);
      },
    ),
  );
});

/** What a reader takes `₹1.06 Cr` for, in rupees. */
function amountOf(text: string): number {
  const [, digits = '', unit = ''] = /^₹([\d.,]+) ?(Cr|L)?$/.exec(text) ?? [];
  const unitRupees = { Cr: 100 * LAKH, L: LAKH }[unit] ?? 1;
  return Math.round(Number(digits.replaceAll(',', '')) * unitRupees);
}
