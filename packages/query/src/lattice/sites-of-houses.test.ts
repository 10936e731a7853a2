import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

const HOUSE = 'propertyType:{"in":["independent-house"]}';

describe('the site that a house stands on', () => {
  it.each([
    ['independent house in Banashankari, 30x40 site, up to 2.2cr'],
    ['We sold our old flat in BTM and now want an independent house in Banashankari, 30x40 site'],
    ['Mathikere alli independent mane beku, 30x40 site mele, 1.8 koti'],
    ['Independent house Vijayanagar east or north facing, cauvery connection, 30x40 plot, 2.2 cr'],
    ['individual house with 30x40 plot, JP nagar or Jayanagar, 2 cr'],
    ['swatantra mane beku, cauvery athva borewell neeru, 30x40 site alli, rajajinagar'],
    ['स्वतंत्र मकान चाहिए, पूर्व या उत्तर मुखी, 30x40 प्लॉट पर, विजयनगर'],
  ])('says how large it is, and is no plot that is asked for: “%s”', (text) => {
    expect(wishes(text)).toContain(HOUSE);
    expect(wishes(text)).toContain('area:{"min":1080,"max":1320,"basis":"plot"}');
  });

  it('is asked for where either is wanted, and where the house is refused', () => {
    expect(wishes('site or independent house, 30x40, 1.2 cr').join()).toContain(
      '"plot","independent',
    );
    expect(wishes('plot 30x40 chahiye, independent house nahi')).toContain(
      'propertyType:{"in":["plot"]}',
    );
  });

  it.each([
    ['4 BHK villa in north Bengaluru, no litigation on the land', 'villa'],
    ['4 bhk villas at Chandapura, private garden, minimum 2400 sqft land', 'villa'],
    ['flat beku begur alli, makkalige aata aado jaaga irli', 'apartment'],
  ])('is the ground of the home that is named: “%s”', (text, type) => {
    expect(wishes(text)).toContain(`propertyType:{"in":["${type}"]}`);
  });

  it('is asked for as land beside another kind by "or", or where that is refused', () => {
    expect(wishes('villa or land in bidadi').join()).toContain('"plot"');
    expect(wishes('flat nako ji, zameen hona, bagalur').join()).toContain('"plot"');
  });
});
