import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

const amenity = (id: string) => `amenity:{"id":"${id}"}`;

describe('a part of the project told by what is done there', () => {
  it.each([
    ['somewhere I can swim laps every morning', 'swimming-pool'],
    ['tairne ki jagah ho', 'swimming-pool'],
    ['track to run in the mornings', 'jogging-track'],
    ['morning walk ke liye track', 'jogging-track'],
    ['bachche cycle chala sake aisi jagah', 'cycling-track'],
    ['makkalu cycle odsakke jaaga', 'cycling-track'],
    ['place for my parents to sit and chat', 'senior-citizen-area'],
    ['somewhere my dog can run', 'pet-park'],
    ['hall to do birthdays and naming ceremony', 'party-hall'],
    ['workspace downstairs for WFH days', 'co-working'],
    ['separate room for live-in maid', 'servant-room'],
    ['own backyard lawn to grow tomatoes', 'private-garden'],
    ['golf course inside the project', 'golf-course'],
  ])('is that amenity: “%s”', (text, id) => {
    expect(wishes(text)).toEqual([amenity(id)]);
  });

  it.each([
    ['I run a company in Koramangala, 3bhk'],
    ['help me find a 3 room flat'],
    ['my own 30x40 site'],
    ['track record of builder'],
    ['we read a lot, 3bhk'],
    ['cook and driver, 4bhk, extra room'],
    ['3bhk with pooja room'],
  ])('is none where other things are said with such words: “%s”', (text) => {
    expect(wishes(text).filter((wish) => wish.startsWith('amenity'))).toEqual([]);
  });
});
