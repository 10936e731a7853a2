import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

const amenities = (text: string) => wishes(text).filter((wish) => wish.includes('amenity'));

describe('a nicety at the end of a clause', () => {
  it.each([
    '3bhk thanisandra 1.3 cr. clubhouse, pool, gym idre olledu',
    '3bhk hebbal 90 lakh. Gym, swimming pool and clubhouse would be nice.',
    '3bhk hsr. clubhouse, pool, gym ho to accha',
    '3bhk jayanagar; pool, gym, club house if possible',
    '3 ಬಿಎಚ್‌ಕೆ ಥಣಿಸಂದ್ರ 1.3 ಕೋಟಿ. ಕ್ಲಬ್‌ಹೌಸ್, ಈಜುಕೊಳ, ಜಿಮ್ ಇದ್ದರೆ ಒಳ್ಳೆಯದು',
    '3 बीएचके हेब्बल 90 लाख. जिम, स्विमिंग पूल, क्लबहाउस हो तो अच्छा',
  ])('holds for all of a list that is the clause: “%s”', (text) => {
    expect(amenities(text).toSorted()).toEqual([
      'nice amenity:{"id":"clubhouse"}',
      'nice amenity:{"id":"gym"}',
      'nice amenity:{"id":"swimming-pool"}',
    ]);
  });

  it.each([
    '3bhk hebbal, lift must, gym and pool would be nice',
    '3bhk. Lift is a must, gym and pool preferred',
  ])('does not reach past what must be: “%s”', (text) => {
    expect(amenities(text).toSorted()).toEqual([
      'amenity:{"id":"lift"}',
      'nice amenity:{"id":"gym"}',
      'nice amenity:{"id":"swimming-pool"}',
    ]);
  });

  it.each([
    'parents need senior citizen area, and a park would be nice',
    'we need a senior citizen area and a park would be great',
  ])('does not reach what has a verb of its own: “%s”', (text) => {
    expect(amenities(text).toSorted()).toEqual([
      'amenity:{"id":"senior-citizen-area"}',
      'nice amenity:{"id":"park"}',
    ]);
  });

  it('holds for the last alone that is said to be more', () => {
    expect(amenities('3bhk hebbal, play area, security, park bhi ho to badhiya')).toEqual([
      'amenity:{"id":"kids-play-area"}',
      'amenity:{"id":"security"}',
      'nice amenity:{"id":"park"}',
    ]);
  });
});
