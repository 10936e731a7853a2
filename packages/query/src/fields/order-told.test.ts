import { describe, expect, it } from 'vitest';
import { read } from '../testing/wishes.ts';

describe('an order that is told', () => {
  it.each([
    ['costliest villas first, Hebbal', 'price-desc'],
    ['nearest to the airport first please, villas under 4 crore', 'distance-asc'],
    ['saste flats pehle dikhao, hebbal', 'price-asc'],
    ['sq ft ge kammi rate irodu modlu, 3bhk Whitefield', 'price-per-sqft-asc'],
    ['ಮೊದಲು ಕಡಿಮೆ ಬೆಲೆಯದ್ದು ತೋರಿಸಿ, ಎಲೆಕ್ಟ್ರಾನಿಕ್ ಸಿಟಿ ಫ್ಲಾಟ್', 'price-asc'],
    ['saste se mehenge ke order me, Begur Road ke 2bhk flats', 'price-asc'],
    ['2bhk hebbal, mehnge se saste tak', 'price-desc'],
    ['sabse nazdeek wale pehle dikhana, Manyata se, 2bhk', 'distance-asc'],
    ['plots in bagalur, lowest price per square foot on top please', 'price-per-sqft-asc'],
    ['2bhk ready near orion mall, nearest ones first', 'distance-asc'],
    ['JP Nagar or Girinagar, whichever comes lowest in price', 'price-asc'],
    ['yelahanka 2bhk, jiski chabi sabse pehle mile', 'possession-asc'],
    ['हेब्बल में सबसे जल्दी चाबी किस फ्लैट की मिलेगी', 'possession-asc'],
    ['costliest first this time, and builder should be Brigade or Sobha', 'price-desc'],
  ])('holds whatever stands between its words: “%s”', (text, sort) => {
    expect(read(text).sort).toBe(sort);
  });

  it.each([
    ['sabse bade pehle, 3bhk hebbal', 'area-desc'],
    ['doddadu modlu torsi, 3bhk hebbal', 'area-desc'],
    ['biggest ones first, 3bhk hebbal', 'area-desc'],
    ['3bhk hebbal, sort by size', 'area-desc'],
    ['3bhk hebbal, sort by carpet area low to high', 'area-asc'],
    ['largest 3bhk flats in hebbal first please', 'area-desc'],
    ['sabse bada flat hebbal me, 3bhk', 'area-desc'],
    ['हेब्बल में 3bhk, बड़े वाले पहले', 'area-desc'],
    ['smallest plots first, devanahalli', 'area-asc'],
    ['large first, 3bhk', 'area-desc'],
    ['small ones first, 3bhk hebbal', 'area-asc'],
    ['chhote wale pehle dikhao, 2bhk hebbal', 'area-asc'],
  ])('may be of sizes: “%s”', (text, sort) => {
    const { sort: order, unread } = read(text);
    expect({ order, unread }).toEqual({ order: sort, unread: [] });
  });

  it.each([
    'something bigger in hebbal',
    'sabse bada builder hebbal me 3bhk',
    'close to the biggest mall of hebbal, 3bhk',
    'bada ghar chahiye, 3bhk hebbal, family ke liye pehle ghar',
  ])('is not of sizes where only a thing is large: “%s”', (text) => {
    expect(read(text).sort).toBeUndefined();
  });

  it('is none where nothing is to come first', () => {
    expect(read('new to the city, our first home, 2bhk hebbal').sort).toBeUndefined();
  });
});
