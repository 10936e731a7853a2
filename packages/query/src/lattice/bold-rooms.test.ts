import { describe, expect, it } from 'vitest';
import { offeredBy } from '../testing/bold-wishes.ts';
import { readRooms } from './bold-rooms.ts';

describe('rooms wherever they could be', () => {
  it.each([
    ['teen kamra', [3]],
    ['ಎರಡು ರೂಮಿನ ಫ್ಲಾಟು', [2]],
    ['मूरू कोणे', [3]],
    ['टू बीएचके', [2]],
    ['2 or 3', [2, 3]],
    ['2/3 bhk', [2, 3]],
    ['two bhk or like two and a half', [2, 2.5]],
    ["it's four not three", [4]],
    ["it's four not three", [3]],
    ['studio even', [0]],
  ])('offers for %j %j', (said, rooms) => {
    expect(offeredBy(readRooms, said)).toContain(`bhk {"in":${JSON.stringify(rooms)}}`);
  });

  it.each(['2 km', 'one', '4th floor', '60 lakh'])('offers no rooms for %j', (said) => {
    expect(offeredBy(readRooms, said)).toEqual([]);
  });
});
