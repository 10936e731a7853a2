import { describe, expect, it } from 'vitest';
import { readAmenity } from './amenity-words.ts';

describe('amenities of a sheet', () => {
  it.each([
    ['Swimming Pool', 'swimming-pool'],
    ['pool', 'swimming-pool'],
    ['clubhse', 'clubhouse'],
    ['play area', 'kids-play-area'],
    ['Children’s Play Area', 'kids-play-area'],
    ['kids pool', 'kids-pool'],
    ["Children's library", 'children-s-library'],
  ])(
    'the amenity “%s” is %s: other names of one thing, not what is merely like it',
    (cell, value) => {
      expect(readAmenity(cell)).toEqual({ value });
    },
  );
});
