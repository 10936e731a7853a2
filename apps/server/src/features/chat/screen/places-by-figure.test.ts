import { tokenize } from '@manemitra/query/tokens';
import { describe, expect, it } from 'vitest';
import { pointedIn } from './pointing.ts';

const placesIn = (said: string) => {
  const pointing = pointedIn(tokenize(said))?.pointing;
  return pointing?.at === 'places' ? pointing.places.map((place) => place + 1) : undefined;
};

describe('a bare figure', () => {
  it.each([
    ['1 ra rera number kodi', [1]],
    ['2 ra photo nijana', [2]],
    ['2 ka rate kya hai', [2]],
    ['3 ke paas school hai kya', [3]],
    ['3 - loading %?', [3]],
    ['2: maintenance?', [2]],
    ['work out EMI for 2, 8.5%, 15 years, 60 lakhs', [2]],
    ['does the shown price of no. 2 include parking?', [2]],
  ])('is a place in the list: %s', (said, places) => {
    expect(placesIn(said)).toEqual(places);
  });

  it.each([
    '2 ka flat',
    '3 - 4 bhk',
    '2 bhk ka rate',
    'budget 2 ka hai',
    'a home for 2',
    '1 - 1.5 cr',
  ])('is none: %s', (said) => {
    expect(placesIn(said)).toBe(undefined);
  });
});
