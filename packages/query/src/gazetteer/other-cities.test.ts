import { describe, expect, it } from 'vitest';
import { places } from '../gazetteer.ts';
import { otherCityAt } from './other-cities.ts';
import { tokenize } from '../tokens.ts';

describe('another city', () => {
  it.each([
    ['banjara hills 2cr', 'Hyderabad', 2],
    ['Hyderabad', 'Hyderabad', 1],
    ['powai', 'Mumbai', 1],
    ['hinjewadi phase 1', 'Pune', 1],
    ['velachery', 'Chennai', 1],
    ['greater noida', 'Delhi NCR', 2],
    ['salt lake', 'Kolkata', 2],
    ['mysore', 'Mysuru', 1],
    ['hosur', 'Hosur', 1],
    ['goa', 'Goa', 1],
    ['Dubai', 'Dubai', 1],
    ['ಮೈಸೂರು', 'Mysuru', 1],
    ['मुंबई', 'Mumbai', 1],
  ])('is recognised: %s', (text, city, length) => {
    expect(otherCityAt(tokenize(text), 0)).toEqual({ city, length });
  });

  it.each([
    'mysore road',
    'hosur main road',
    'tumkur road',
    'omr',
    'mg road',
    'indiranagar',
    'ashok nagar',
    'vijayanagar',
  ])('is not what is ours: %s', (text) => {
    expect(otherCityAt(tokenize(text), 0)).toBeUndefined();
  });

  it('has no name of the gazetteer', () => {
    const claimed = places.flatMap((place) =>
      [place.name, ...place.aliases].filter((name) => {
        const tokens = tokenize(name);
        return otherCityAt(tokens, 0)?.length === tokens.length;
      }),
    );
    expect(claimed).toEqual([]);
  });
});
