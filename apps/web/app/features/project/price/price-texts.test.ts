import type { UnitPrice } from '@manemitra/contract/property-detail';
import { describe, expect, it } from 'vitest';
import {
  allInclusiveFloor,
  allInclusiveText,
  amountText,
  askText,
  choiceText,
  choiceTitle,
  possessionSum,
  quotedPrice,
  rateNote,
  rateText,
  unknownText,
  whatIsOpen,
} from './price-texts.ts';

const line = (key: UnitPrice['keysInHand']['lines'][number]['key'], label: string) => ({
  key,
  label,
  rupees: null,
  rate: null,
  basis: '',
  effectiveFrom: null,
  source: { name: 'Leaflet', url: null },
});

describe('the all-inclusive price', () => {
  it.each([
    [16_734_000, '₹ 1.67 Cr'],
    [20_000_000, '₹ 2.00 Cr'],
    [9_540_000, '₹ 95.40 L'],
    [9_999_600, '₹ 1.00 Cr'],
    [9_999_400, '₹ 99.99 L'],
    [null, 'N/A: not known'],
  ])('of %j reads %s', (rupees, text) => {
    expect(allInclusiveText(rupees)).toBe(text);
  });
});

describe('an amount', () => {
  it('is N/A if it is not known, and none if the builder says that nothing is due', () => {
    expect([amountText(1_850_000), amountText(0), amountText(null)]).toEqual([
      '₹18,50,000',
      'None (₹0)',
      'N/A: not known',
    ]);
  });
});

describe('what is not known', () => {
  it('is named in the order of the lines', () => {
    expect(unknownText({ unknown: ['gst', 'legal-fee', 'corpus-fund'] })).toBe(
      'GST, Legal fee and Corpus fund',
    );
    expect(unknownText({ unknown: [] })).toBe('');
  });
});

describe('what is chosen from', () => {
  it('says which areas the names of the unit types give', () => {
    const home = {
      size: { unit: '2 BHK', sqft: 1100, basis: 'super-built-up' as const, upTo: null },
    };
    const site = { size: { unit: 'Plot', sqft: 1200, basis: 'plot' as const, upTo: null } };
    const untold = { size: { unit: '3 BHK', sqft: null, basis: null, upTo: null } };
    expect(choiceTitle([home, untold])).toBe('Unit type, with its super built-up area');
    expect(choiceTitle([site, home])).toBe('Unit type, with its super built-up or site area');
    expect(choiceTitle([untold])).toBe('Unit type');
  });
});

describe('a rate', () => {
  it('is said with the day since which it holds, as far as they are known', () => {
    const gst = line('gst', 'GST');
    expect(rateText({ ...gst, rate: '5 %', effectiveFrom: '2019-04-01' })).toBe(
      '5 %, since 1 Apr 2019',
    );
    expect(rateText({ ...gst, rate: '5 %' })).toBe('5 % (as last quoted)');
    expect(rateText(gst)).toBeNull();
  });
});

describe('the sum at possession', () => {
  const costing = (...rupees: (number | null)[]) => ({
    possessionCost: {
      rows: rupees.map((each, at) => ({ key: String(at), label: '', rupees: each })),
      gst: null,
    },
  });

  it('is known only when every row is', () => {
    expect(possessionSum(costing(600_000, 0, 50_000))).toEqual({ total: 650_000, floor: null });
  });

  it('says what is known of it where a row is not', () => {
    expect(possessionSum(costing(497_800, null, null, null))).toEqual({
      total: null,
      floor: { sum: '₹4,97,800', missing: '3 items not known, not in it' },
    });
    expect(possessionSum(costing(600_000, null)).floor?.missing).toBe(
      '1 item not known, not in it',
    );
    expect(possessionSum(costing(null, null)).floor).toBeNull();
  });
});

describe('the total whose lines are not all known', () => {
  it('is the sum that leads the part, and says how much is missing', () => {
    const unknown: UnitPrice['keysInHand']['unknown'] = ['legal-fee', 'corpus-fund'];
    expect(allInclusiveFloor({ total: null, atLeast: 7_047_800, unknown })).toEqual({
      sum: '₹ 70.47 L',
      missing: '2 items not known, not in it',
    });
    expect(allInclusiveFloor({ total: null, atLeast: null, unknown })).toBeNull();
    expect(allInclusiveFloor({ total: 7_047_800, atLeast: 7_047_800, unknown: [] })).toBeNull();
  });
});

describe('what the rate is quoted for', () => {
  const agreement = (base: number | null): UnitPrice['agreementPrice'] => ({
    rows: [{ key: 'base-price', label: 'Base price of unit', rupees: base }],
    totalAgg: { value: 8_000_000 },
  });

  it('is the base price, and everything where the listing names no base price', () => {
    expect(quotedPrice({ agreementPrice: agreement(7_000_000) })).toBe(7_000_000);
    expect(quotedPrice({ agreementPrice: agreement(null) })).toBe(8_000_000);
  });
});

describe('a unit type to choose', () => {
  it('is told from another of its name by its size', () => {
    const size = { unit: '3 BHK, 1,500 sq ft super built-up', sqft: 1500, basis: null, upTo: null };
    expect(choiceText({ label: '3 BHK', size })).toBe('3 BHK, 1,500 sq ft');
    expect(choiceText({ label: '3 BHK', size: { ...size, upTo: 1600 } })).toBe(
      '3 BHK, from 1,500 sq ft',
    );
    expect(choiceText({ label: '3 BHK', size: { ...size, sqft: null } })).toBe('3 BHK');
  });
});

describe('a listed price', () => {
  it('says what to ask where nobody tells what it includes, and else nothing', () => {
    const open = { ...line('builder-charges', 'Possible extra charges'), basis: 'Ask whether' };
    expect(askText({ lines: [line('gst', 'GST'), open] })).toBe('Ask whether.');
    expect(whatIsOpen({ lines: [open] })).toBe('Possible extra charges: not known');
    expect(askText({ lines: [line('gst', 'GST')] })).toBeNull();
    expect(whatIsOpen({ lines: [line('gst', 'GST')] })).toBeUndefined();
  });
});

it('a rate gives the price of a site, and of no other home', () => {
  expect(rateNote([{ type: 'plot' }])).toContain('listed price of a site');
  for (const units of [
    [],
    [{ type: 'apartment' as const }],
    [{ type: 'plot' as const }, { type: 'villa' as const }],
  ])
    expect(rateNote(units)).toContain('no total is worked out');
});
