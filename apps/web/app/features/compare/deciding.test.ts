import type { FittingHome } from '@manemitra/contract/search';
import { expect, it } from 'vitest';
import { aProperty } from '#web/testing/property.ts';
import { type ComparedHome, comparedHomesText } from './deciding.ts';

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
    'Palash is about ₹66 L dearer by what is known all-in than Chandrika. Not counted: GST of Chandrika; GST and legal fee of Palash.',
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
