import { expect, it } from 'vitest';
import { newerPriceText } from './fact-texts.ts';

it('a newer starting price says its day where that is known, and that no home is told', () => {
  expect(newerPriceText({ price: 9_500_000, asOf: '2026-11-01' })).toBe(
    'A newer starting price of ₹95 L was given on 1 Nov 2026, without saying for which home.',
  );
  expect(newerPriceText({ price: 9_500_000, asOf: null })).toBe(
    'A newer starting price of ₹95 L was given later, on a day that we do not know, without saying for which home.',
  );
});
