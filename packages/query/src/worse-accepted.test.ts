import { describe, expect, it } from 'vitest';
import { wishes } from './testing/wishes.ts';

describe('what nobody looks for', () => {
  it.each([
    '2bhk, no issue with borewell',
    '2bhk, ok with tanker water',
    '2bhk, fine with B khata',
    '2bhk, b khata also ok',
  ])('is not wished for where it is called fine: “%s”', (text) => {
    expect(wishes(text)).toEqual(['bhk:{"in":[2]}']);
  });

  it('is refused as before', () => {
    expect(wishes('2bhk, no borewell')).toContain('avoid water:{"in":["borewell"]}');
  });
});

describe('a limit told by what is not to be shown', () => {
  it.each([
    ["don't show me stuff above 85L", 'price:{"max":8500000,"basis":"listed"}'],
    ['skip anything costlier than 1.2 cr', 'price:{"max":12000000,"basis":"listed"}'],
    ['skip anything smaller than 1200 sqft', 'area:{"min":1200,"basis":"super-built-up"}'],
  ])('is on the other side: “%s”', (text, expected) => {
    expect(wishes(text)).toContain(expected);
  });
});

it('minutes are no price: “within 30 min”', () => {
  expect(wishes('2bhk within 30 min').filter((wish) => wish.startsWith('price'))).toEqual([]);
});

it('what somebody eats themselves is no wish about others', () => {
  expect(wishes("no barbecue area pls, we're pure veg")).toEqual([
    'avoid amenity:{"id":"barbecue-area"}',
  ]);
});

it('a state of which a story tells is refused where it is refused behind it', () => {
  const said = 'Client earlier lost money in a Devanahalli pre-launch. So nothing pre-launch, 3bhk';
  expect(wishes(said).filter((wish) => wish.includes('possession'))).toEqual([
    'avoid possession:{"status":"pre-launch"}',
  ]);
});
