import { describe, expect, it } from 'vitest';
import { SQM_PER_ACRE } from '@manemitra/domain/area';
import {
  readAllInRange,
  readAreaRange,
  readLand,
  readPriceRange,
  readRateRange,
} from './ranges.ts';

describe('prices', () => {
  it.each([
    ['17400000', { min: 17_400_000 }],
    ['1,74,00,000', { min: 17_400_000 }],
    ['₹1.74 Cr', { min: 17_400_000 }],
    ['1.74cr', { min: 17_400_000 }],
    ['90 L', { min: 9_000_000 }],
    ['Rs. 93.75 lakhs', { min: 9_375_000 }],
    ['Rs 90,00,000/- only', { min: 9_000_000 }],
    ['1.2-1.5 Cr', { min: 12_000_000, max: 15_000_000 }],
    ['₹ 1.2 Cr - ₹ 1.5 Cr', { min: 12_000_000, max: 15_000_000 }],
    ['90 L to 1.2 Cr', { min: 9_000_000, max: 12_000_000 }],
    ['42.8 – 67 lakh', { min: 4_280_000, max: 6_700_000 }],
    ['90 L onwards', { min: 9_000_000 }],
    ['90L+', { min: 9_000_000 }],
    ['Starting from 73 Lacs', { min: 7_300_000 }],
    ['~1.3 Cr*', { min: 13_000_000 }],
    ['about 1 Cr', { min: 10_000_000 }],
    ['up to 1.5 Cr', { max: 15_000_000 }],
    ['1.04 cr/1.39 cr', { min: 10_400_000, max: 13_900_000 }],
    ['95 L, 1.2 Cr', { min: 9_500_000, max: 12_000_000 }],
    ['95, 120 L', { min: 9_500_000, max: 12_000_000 }],
    ['1.2 Cr + GST', { min: 12_000_000 }],
    ['1.85Cr+regn', { min: 18_500_000 }],
    ['1.2-1.4 Cr plus GST & registration extra', { min: 12_000_000, max: 14_000_000 }],
    ['90 L, GST extra', { min: 9_000_000 }],
    ['5.6 cr nego', { min: 56_000_000 }],
    ['85-1.10 cr', { min: 8_500_000, max: 11_000_000 }],
  ])('%s is read in rupees', (cell, value) => {
    expect(readPriceRange(cell)).toEqual({ value });
  });

  it.each([
    ['73', 'Min Price (Lakhs)', 7_300_000],
    ['1.25', 'price_cr', 12_500_000],
    ['73.5 L', 'Price (Cr)', 7_350_000],
    ['73,00,000', 'Price in Lakhs', 7_300_000],
    ['7300000', 'Price in Lakhs', 7_300_000],
  ])('%s under the heading %s', (cell, heading, min) => {
    expect(readPriceRange(cell, heading)).toEqual({ value: { min } });
  });

  it.each([
    ['7,200', 'price per square foot'],
    ['12500', 'price per square foot'],
    ['1.7.4 Cr', 'is not an amount'],
    ['90', 'too small'],
    ['1-2-3 Cr', 'more than two'],
    ['-5 L', 'is not an amount'],
    ['5.58 K/sq.ft', 'price per square foot'],
    ['₹6,900 per sqft', 'price per square foot'],
    ['1.5-1.2 Cr', 'begins higher'],
    ['1.2 Cr + club', 'is not an amount'],
    ['1.45 Cr onw. (old)', 'holds no longer'],
    ['1.2 Cr all incl', 'more in it than the price before taxes'],
    ['1.2 Cr (incl. GST)', 'more in it than the price before taxes'],
  ])('%s is refused: it %s', (cell, reason) => {
    expect(readPriceRange(cell)).toEqual({ reason: expect.stringContaining(reason) });
  });
});

it('a price on top of which something comes is not all in', () => {
  expect(readAllInRange('1.2 Cr')).toEqual({ value: { min: 12_000_000 } });
  expect(readAllInRange('1.2 Cr + GST')).toEqual({
    reason: expect.stringContaining('comes on top'),
  });
});

describe('prices per square foot', () => {
  it.each([
    ['8500 psf', { min: 8500 }],
    ['₹9,200/sqft', { min: 9200 }],
    ['Rs. 6,900 per sq.ft.', { min: 6900 }],
    ['6.9 K/sq.ft', { min: 6900 }],
    ['8,500 - 9,200 psf', { min: 8500, max: 9200 }],
    ['7200', { min: 7200 }],
    ['8500/sft onwards', { min: 8500 }],
  ])('%s is read in rupees', (cell, value) => {
    expect(readRateRange(cell)).toEqual({ value });
  });

  it.each(['90 L', 'ask', '12'])('%s is refused', (cell) => {
    expect(readRateRange(cell)).toHaveProperty('reason');
  });
});

describe('areas of homes', () => {
  it.each([
    ['1240', { min: 1240 }],
    ['1,240-1,330 sq ft', { min: 1240, max: 1330 }],
    ['1200.00 sq.ft. - 1500.00 sq.ft.', { min: 1200, max: 1500 }],
    ['448.54 to 1051.21', { min: 448.54, max: 1051.21 }],
    ['546 sft onwards', { min: 546 }],
    ['upto 1400 Sq.Ft', { max: 1400 }],
    ['100 sqm', { min: 1076 }],
    ['100-120 sq.mtrs', { min: 1076, max: 1292 }],
    ['200 sq yards', { min: 1800 }],
    ['30x40', { min: 1200 }],
    ["30' x 40' - 40 × 60", { min: 1200, max: 2400 }],
    // Several homes of nobody knows which sizes: from the smallest to the largest.
    ['1545, 1720', { min: 1545, max: 1720 }],
    ['1,720 / 1,545 sft', { min: 1545, max: 1720 }],
    ['1200; 1350-1400; 1600', { min: 1200, max: 1600 }],
    ['30x40, 30x50', { min: 1200, max: 1500 }],
  ])('%s is read in square feet', (cell, value) => {
    expect(readAreaRange(cell)).toEqual({ value });
  });

  it('takes the unit of the heading', () => {
    expect(readAreaRange('100', 'Carpet (sqm)')).toEqual({ value: { min: 1076 } });
  });

  it.each(['large', '2 acres', '0', '900-700', '1, 545', '1545, large'])(
    '%s is refused',
    (cell) => {
      expect(readAreaRange(cell)).toEqual({ reason: expect.stringMatching(/\.$/) });
    },
  );
});

describe('land', () => {
  it.each([
    ['119852', 1, 119_852],
    ['14164.5', 1, 14_164.5],
    ['3.5 Acres', 1, 14_164],
    ['2.55 Acres (63% open)', SQM_PER_ACRE, 10_319],
    ['~13.8', SQM_PER_ACRE, 55_847],
    ['2 acres 20 guntas', SQM_PER_ACRE, 10_117],
    ['2 ac 20 gts', SQM_PER_ACRE, 10_117],
    ['2A 20G', SQM_PER_ACRE, 10_117],
    ['1,19,852 sq.m', SQM_PER_ACRE, 119_852],
  ])('%s without another unit than %d is %d sq m', (cell, unit, value) => {
    expect(readLand(cell, unit)).toEqual({ value });
  });

  it.each(['large', '3 bighas', '5-6 acres'])('%s is refused', (cell) => {
    expect(readLand(cell, 1)).toEqual({ reason: expect.stringContaining('3.5 acres') });
  });
});
