import { describe, expect, it } from 'vitest';
import { wishes } from './testing/wishes.ts';

describe('a state that is wanted, and one that is refused', () => {
  it.each([
    'ready iro flat beku, construction alli irodu beda, 2bhk begur',
    'ready irodu beku construction nadita irodu beda, 2bhk',
    'ready flat beku, 2bhk, construction aagta irodu beda',
    'ready flat beku, construction aagta iro flat beda',
    'ready 2bhk chahiye, under construction wale ghar nahi chahiye',
    'ready to move 2bhk, under construction flats mat dikhao',
    'ready mane beku, under construction mane beda',
    'ready to move 2bhk chahiye, construction chal raha hai wo nahi chahiye',
    'रेडी फ्लैट चाहिए, निर्माण में है वो नहीं चाहिए',
    'ರೆಡಿ ಇರುವ ಫ್ಲಾಟ್ ಬೇಕು, ನಿರ್ಮಾಣ ಹಂತದಲ್ಲಿ ಇರೋದು ಬೇಡ',
  ])('make no niceties of each other: “%s”', (said) => {
    const found = wishes(said);
    expect(found).toContain('possession:{"status":"ready"}');
    expect(found.filter((one) => one.startsWith('nice'))).toEqual([]);
  });

  it.each([
    'बिना लिफ्ट वाला मत दिखाना, 2 बीएचके विजयनगर',
    'bina lift wala flat nahi chahiye, 2bhk hebbal',
    'bina lift wale mat dikhao, 2bhk',
  ])('is wanted where a home without it is refused: “%s”', (said) => {
    expect(wishes(said)).toContain('amenity:{"id":"lift"}');
  });

  it.each([
    [
      'metro ke paas 2bhk, purple line prefer karenge',
      'nice metroLine:{"line":"purple","withinMeters":1500}',
    ],
    ['2bhk hebbal, lift prefer karunga', 'nice amenity:{"id":"lift"}'],
    ['2bhk hebbal, cauvery water preference denge', 'nice water:{"in":["cauvery"]}'],
    ['gym prefer madtivi, 2bhk hebbal', 'nice amenity:{"id":"gym"}'],
    ['2bhk hebbal, east facing ge preference kodtivi', 'nice facing:{"in":["east"]}'],
    ['2 बीएचके हेब्बाल, पूर्व मुखी पसंद करेंगे', 'nice facing:{"in":["east"]}'],
  ])('is a nicety where the verb behind prefers it: “%s”', (said, wish) => {
    expect(wishes(said)).toContain(wish);
  });
});
