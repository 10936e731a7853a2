import { describe, expect, it } from 'vitest';
import type { LoadedProperty } from '#server/features/properties/public.ts';
import { price } from './price.ts';

const LAKH = 100_000;
const seen = (
  listed: number | null,
  allIn: number | null = null,
  price_range: { min?: number; max?: number } | null = null,
  all_in_price_range: { min?: number; max?: number } | null = null,
) => ({
  property: { property: { price_range, all_in_price_range, rate_range: null } } as LoadedProperty,
  unit: {
    price_min: listed && listed * LAKH,
    price_max: null,
    all_in_price: allIn && allIn * LAKH,
  } as LoadedProperty['units'][number],
  figure: null,
  names: { promoters: [], projects: [] },
});
const upTo = (lakh: number) => ({ max: lakh * LAKH, basis: 'listed' as const });

describe('the reason of a price', () => {
  it.each([
    [83, 96.35, '₹83 L listed; all in, ₹53.65 L under your limit of ₹1.5 Cr'],
    [145, 166, '₹1.45 Cr listed; all in, ₹16 L over your limit of ₹1.5 Cr'],
    [142, null, '₹1.42 Cr listed; before taxes and charges, ₹8 L under your limit of ₹1.5 Cr'],
  ])('listed at %d lakh, %s all in: %s', (listed, allIn, reason) => {
    expect(price.met(upTo(150), seen(listed, allIn))).toBe(reason);
  });

  it('names the prices of the project where its homes have none', () => {
    const ofProject = (min?: number, max?: number) =>
      seen(null, null, { ...(min && { min: min * LAKH }), ...(max && { max: max * LAKH }) });
    expect(price.met(upTo(90), ofProject(63.6, 85))).toBe(
      '₹63.6 L to ₹85 L across all its homes, before taxes and charges, within your budget',
    );
    expect(price.missed(upTo(90), ofProject(275))).toBe(
      'From ₹2.75 Cr across all its homes, outside your budget',
    );
    expect(price.notKnown?.(upTo(70), ofProject(63.6, 85))).toBe(
      '₹63.6 L to ₹85 L across all its homes, which home costs what is not disclosed',
    );
    expect(price.notKnown?.(upTo(70), seen(null))).toBe('Price not disclosed');
  });

  it('says of prices with everything that they are that, also where a listed price was asked for', () => {
    const ofProject = seen(null, null, null, { min: 95 * LAKH, max: 110 * LAKH });
    const text = '₹95 L to ₹1.1 Cr all-in across all its homes,';
    expect(price.met(upTo(120), ofProject)).toBe(`${text} within your budget`);
    expect(price.missed({ max: 90 * LAKH, basis: 'all-in' }, ofProject)).toBe(
      `${text} outside your budget`,
    );
    expect(price.notKnown?.(upTo(100), ofProject)).toBe(
      `${text} which home costs what is not disclosed`,
    );
    expect(price.notKnown?.({ max: 90 * LAKH, basis: 'all-in' }, seen(null))).toBe(
      'All-in price not disclosed',
    );
  });

  it('says by how much what is known of an all-in price is over the limit', () => {
    const unit = { price_min: 93 * LAKH, all_in_price: null, all_in_at_least: 104 * LAKH };
    const known = { ...seen(93), unit: unit as LoadedProperty['units'][number] };
    expect(price.missed({ max: 100 * LAKH, basis: 'all-in' }, known)).toBe(
      'All in, at least ₹4 L over your limit of ₹1 Cr',
    );
  });

  it('says what is left at most of an all-in limit where not all of the price is known', () => {
    const unit = { price_min: 93 * LAKH, all_in_price: null, all_in_at_least: 104 * LAKH };
    const known = { ...seen(93), unit: unit as LoadedProperty['units'][number] };
    expect(price.met({ max: 120 * LAKH, basis: 'all-in' }, known)).toBe(
      '₹93 L listed; all in, at most ₹16 L left of your limit of ₹1.2 Cr',
    );
  });

  it('says an all-in price once, and what is left of the limit in the words of every page', () => {
    expect(price.met({ max: 160 * LAKH, basis: 'all-in' }, seen(93, 107.62))).toBe(
      '₹1.08 Cr all in, ₹52 L under your limit of ₹1.6 Cr',
    );
  });

  it('measures a range against its upper end', () => {
    expect(price.met({ ...upTo(165), min: 135 * LAKH }, seen(140, 160))).toBe(
      '₹1.4 Cr listed; all in, ₹5 L under the top of your range, ₹1.65 Cr',
    );
  });
});

describe('a higher budget that is offered', () => {
  const offered = (gaps: readonly number[]) =>
    price.widen?.(
      upTo(120),
      gaps.map((lakh) => lakh * LAKH),
    )[0]?.text;

  it('is a small one where that finds something, however much a large one would', () => {
    expect(offered([10, ...Array.from({ length: 15 }, () => 70)])).toBe(
      'Raise the budget to ₹1.3 Cr',
    );
  });

  it('is a large one where nothing is nearer', () => {
    expect(offered([70, 70])).toBe('Raise the budget to ₹1.9 Cr');
  });
});
