import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

describe('A verb behind what it refuses', () => {
  it.each([
    ['tennis court wale projects hata do', ['avoid amenity:{"id":"tennis-court"}']],
    ['row house skip karo', ['avoid propertyType:{"in":["row-house"]}']],
    [
      '2bhk Hoodi me, stp wali society nahi chahiye',
      ['avoid amenity:{"id":"sewage-treatment-plant"}'],
    ],
    ['amphitheatre wala project avoid karo', ['avoid amenity:{"id":"amphitheatre"}']],
    ['रो हाउस मत दिखाओ', ['avoid propertyType:{"in":["row-house"]}']],
    ['स्पा वाली सोसाइटी हटा दो', ['avoid amenity:{"id":"spa"}']],
  ])('refuses it: %s', (text, refused) => {
    expect(wishes(text)).toEqual(expect.arrayContaining(refused));
  });

  it.each([
    ['villa afford nahi hoga, woh mat dikhana', ['avoid propertyType:{"in":["villa"]}']],
    ['party hall se shor hota hai, woh nahi chahiye', ['avoid amenity:{"id":"party-hall"}']],
    [
      'building complete par OC pending, woh mat dikhao',
      ['avoid possession:{"status":"built-oc-pending"}'],
    ],
    ['studio me ghutan hoti hai, nahi chahiye', ['avoid propertyType:{"in":["studio"]}']],
  ])('refuses it behind its reason: %s', (text, refused) => {
    expect(wishes(text)).toEqual(refused);
  });

  it.each([
    ['स्पा वाली सोसाइटी', ['amenity:{"id":"spa"}']],
    ['वास्तु दोष नहीं होना चाहिए', ['amenity:{"id":"vastu"}']],
    ['chaabi lo aur ghus jao wala ghar', ['possession:{"status":"ready"}']],
    ['बन चुका हो पर ओसी बाकी हो', ['possession:{"status":"built-oc-pending"}']],
    ['spa wali society dikhao', ['amenity:{"id":"spa"}']],
    ['3 BHK se kam nahi chalega', ['bhk:{"min":3}']],
    ['3 bhk se bada nahi', ['bhk:{"in":[1,2,3]}']],
    ['1000 sqft se bada nahi chahiye', ['area:{"max":1000,"basis":"super-built-up"}']],
    ['1000 वर्ग फुट से छोटा नहीं', ['area:{"min":1000,"basis":"super-built-up"}']],
  ])('is not heard where none is said: %s', (text, wanted) => {
    expect(wishes(text)).toEqual(wanted);
  });
});
