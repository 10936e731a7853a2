import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

const rooms = (text: string) => wishes(text).filter((wish) => wish.startsWith('bhk'));

describe('one room, said with the floor it is on', () => {
  it.each([
    '4 bedrooms, one bedroom on the ground floor, Yelahanka villa',
    '4bhk villa yelahanka, ek bedroom neeche chahiye parents ke liye',
    '4 bhk villa yelahanka, ondu bedroom kelage irli',
  ])('is no home of one room: “%s”', (text) => {
    expect(rooms(text)).toEqual(['bhk:{"in":[4]}']);
  });

  it('is the home itself where no other size is said', () => {
    expect(rooms('1bhk on the ground floor, hebbal')).toEqual(['bhk:{"in":[1]}']);
  });
});
