import { expect, it } from 'vitest';
import { dearestText } from './dearest-text.ts';

const size = { unit: '3 BHK', sqft: 1456, basis: 'super-built-up' as const, upTo: 1591 };
const dearest = { price: 16_310_000, allInAtLeast: 17_805_000 };

it.each([
  [
    { size, dearest },
    'The largest 3 BHK: 1,591 sq ft super built-up. The dearest 3 BHK: ₹1.63 Cr listed, at least ₹1.78 Cr all-in.',
  ],
  [
    { size: { ...size, upTo: null }, dearest: { ...dearest, allInAtLeast: null } },
    'The dearest 3 BHK: ₹1.63 Cr listed.',
  ],
  [
    { size: { ...size, upTo: null }, dearest, keysInHand: { unknown: ['gst' as const] } },
    'The dearest 3 BHK: ₹1.63 Cr listed, at least ₹1.78 Cr without GST.',
  ],
  [{ size, dearest: null }, 'The largest 3 BHK: 1,591 sq ft super built-up.'],
  [{ size: { ...size, upTo: null }, dearest: null }, null],
])('%o tells how far the homes of a type go', (price, text) => {
  expect(dearestText({ label: '3 BHK', keysInHand: { unknown: [] }, ...price })).toBe(text);
});
