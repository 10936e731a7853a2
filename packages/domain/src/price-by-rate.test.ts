import { expect, it } from 'vitest';
import { plotPriceByRate } from './price-by-rate.ts';

const plot = { type: 'plot', plotSqft: { min: 1200, max: null } };

it('the price of plots of one size follows from their rate', () => {
  expect(plotPriceByRate(plot, { min: 4200, max: 4200 })).toEqual({
    area: 1200,
    min: 5_040_000,
    max: 5_040_000,
  });
  expect(plotPriceByRate(plot, { min: 4200 })).toMatchObject({ min: 5_040_000, max: null });
});

it('no price follows for homes, for plots of several sizes, or without a rate', () => {
  const rate = { min: 4200 };
  expect(plotPriceByRate({ ...plot, type: 'villa' }, rate)).toBeNull();
  expect(plotPriceByRate({ ...plot, plotSqft: { min: 1200, max: 2400 } }, rate)).toBeNull();
  expect(plotPriceByRate({ ...plot, plotSqft: {} }, rate)).toBeNull();
  expect(plotPriceByRate(plot, null)).toBeNull();
  expect(plotPriceByRate(plot, {})).toBeNull();
});
