import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

describe('a least and a most of one amount', () => {
  it.each([
    [
      'minimum 2400 sqft, maximum 4000, plot in devanahalli',
      'area:{"min":2400,"max":4000,"basis":"plot"}',
    ],
    ['9 log ke liye ghar, min 4 bhk aur max 6, Vidyaranyapura', 'bhk:{"in":[4,5,6]}'],
    ['at least 2 bhk, at most 4, in hebbal', 'bhk:{"in":[2,3,4]}'],
    ['min 80 max 95 lakhs 2bhk', 'price:{"min":8000000,"max":9500000,"basis":"listed"}'],
    [
      'minimum budget 1.2 crore maximum 1.5 crore, 3bhk',
      'price:{"min":12000000,"max":15000000,"basis":"listed"}',
    ],
  ])('are one range: “%s”', (text, wish) => {
    expect(wishes(text)).toContain(wish);
  });

  it.each([
    ['minimum 1.5 crore maximum 1.2 crore 3bhk hebbal'],
    ['minimum budget 1.5 crore maximum 1.2 crore, new launch'],
  ])('are asked, and no sum is searched, where the least is more: “%s”', (text) => {
    expect(wishes(text).join()).not.toContain('price');
    expect(read(text).questions[0]?.choices.map(({ label }) => label)).toEqual([
      '₹1.2 Cr – ₹1.5 Cr',
      'Up to ₹1.2 Cr',
      'From ₹1.5 Cr',
    ]);
  });

  it('are two amounts where the second is of another kind', () => {
    expect(wishes('minimum 1200 sqft, max 90 lakhs, 2bhk')).toContain(
      'price:{"max":9000000,"basis":"listed"}',
    );
  });
});

describe('what is settled on behind a sum', () => {
  it('is the limit: “but keep it under one crore”', () => {
    expect(
      wishes(
        'I have 30, loan 50, uncle 25, that makes 1.05 crores, but keep it under one crore. 3bhk',
      ),
    ).toContain('price:{"max":10000000,"basis":"listed"}');
  });
});

describe('more homes than so many, refused', () => {
  it.each([
    ['200 flats se zyada wala project nahi, 3bhk', 200],
    ['100 ಕ್ಕಿಂತ ಜಾಸ್ತಿ flats ಬೇಡ, 3bhk', 100],
    ['more than 300 units nahi chahiye, 2bhk', 300],
  ])('are the most there may be: “%s”', (text, max) => {
    expect(wishes(text)).toContain(`totalUnits:{"max":${max}}`);
  });
});

describe('hundreds counted in halves', () => {
  it.each([['plot, do sau gaj se dhai sau gaj, devanahalli'], ['दो सौ गज से ढाई सौ गज प्लॉट']])(
    'are read: “%s”',
    (text) => {
      expect(wishes(text)).toContain('area:{"min":1800,"max":2250,"basis":"plot"}');
    },
  );
});
