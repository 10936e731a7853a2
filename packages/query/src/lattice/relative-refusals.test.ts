import { expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

it.each([
  ['jo sobha ka hai wo nahi chahiye', ['avoid promoter:{"in":["sobha"]}']],
  ['isme se jo prestige ka hai wo hata do', ['avoid promoter:{"in":["prestige"]}']],
  ['जो शोभा का है वो नहीं चाहिए', ['avoid promoter:{"in":["sobha"]}']],
  ['jinme pool hai wo hata do', ['avoid amenity:{"id":"swimming-pool"}']],
  ['jo whitefield me hai wo mat dikhao', ['avoid locality:{"in":["whitefield"]}']],
  ['2bhk, jo B khata ka hai wo hata do', ['avoid khatha:{"in":["B"]}', 'bhk:{"in":[2]}']],
  ['2bhk, jisme lift nahi hai wo mat dikhao', ['amenity:{"id":"lift"}', 'bhk:{"in":[2]}']],
  ['2bhk jo hebbal me hai wo chahiye', ['bhk:{"in":[2]}', 'locality:{"in":["hebbal"]}']],
])('what a relative clause names is refused with it: “%s”', (text, expected) => {
  expect(wishes(text).toSorted()).toEqual(expected);
});

it.each([
  [
    '2bhk, lift must, pool iro society beda',
    ['amenity:{"id":"lift"}', 'avoid amenity:{"id":"swimming-pool"}', 'bhk:{"in":[2]}'],
  ],
  ['2bhk, lift illada mane beda', ['amenity:{"id":"lift"}', 'bhk:{"in":[2]}']],
  ['2 ಬಿಎಚ್‌ಕೆ, ಈಜುಕೊಳ ಇರುವ ಮನೆ ಬೇಡ', ['avoid amenity:{"id":"swimming-pool"}', 'bhk:{"in":[2]}']],
  ['2bhk, gym iro mane beku', ['amenity:{"id":"gym"}', 'bhk:{"in":[2]}']],
])('what a participle says of homes is refused with them: “%s”', (text, expected) => {
  expect(wishes(text).toSorted()).toEqual(expected);
});
