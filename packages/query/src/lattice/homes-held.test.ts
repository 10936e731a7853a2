import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

describe('a home', () => {
  it.each([
    ['need to shift out of this 1bhk. 3bhk apartment in whitefield', 'bhk', '3'],
    ['we live in a small 2bhk, want 3bhk in hebbal', 'bhk', '3'],
    ['I own 2 villas in Jakkur already. 2bhk flat in hebbal', 'propertyType', '"apartment"'],
    ['We lived in a big Malleswaram house. 2bhk in hebbal now', 'locality', '"hebbal"'],
    ['abhi Kasavanahalli me 2bhk me rehte hain. 3bhk chahiye uske paas hi', 'bhk', '3'],
    ['2bhk in hebbal, my brother has a 3bhk in jakkur', 'bhk', '2'],
    [
      'bade bhai ka flat kasavanahalli me hai par mujhe harlur road pe 2bhk chahiye',
      'locality',
      '"haralur-road"',
    ],
    ['i stay in pg at bellandur. 2bhk in hebbal', 'locality', '"hebbal"'],
    [
      'The last apartment we saw in Bellandur flooded. 3bhk villa in HSR',
      'propertyType',
      '"villa"',
    ],
    [
      'pehle villa soch rahe the sarjapur road pe, phir daam sune, ab row house hoskote me',
      'locality',
      '"hoskote"',
    ],
    [
      'pehle villa soch rahe the sarjapur road pe, phir daam sune, ab row house hoskote me',
      'propertyType',
      '"row-house"',
    ],
    ['villa in devanahalli, i have 1 acre land near kolar', 'propertyType', '"villa"'],
    ['mere paas ek plot hai, ab flat chahiye hebbal me', 'propertyType', '"apartment"'],
    ['ಈಗ ಇರೋದು ಬಾಡಿಗೆ ಫ್ಲಾಟ್, ಸ್ವತಂತ್ರ ಮನೆ ಬೇಕು', 'propertyType', '"independent-house"'],
    ['namma maneli naayi ide pet friendly apartment beku', 'propertyType', '"apartment"'],
    [
      'modalu site antha hudukta idde, Ramamurthy Nagar alli flat beku',
      'propertyType',
      '"apartment"',
    ],
    [
      'site beku antha modlu helidde, illa, independent house beku',
      'propertyType',
      '"independent-house"',
    ],
    ['2bhk jakkur, pehle hum hebbal dekh rahe the par door tha', 'locality', '"jakkur"'],
    ['Modlu Hebbal ne beku ankondidvi, eega jakkur 2bhk', 'locality', '"jakkur"'],
  ])('that one has, had or looked for gives way to what is wished: “%s”', (text, field, value) => {
    const found = wishes(text).filter((wish) => wish.startsWith(`${field}:`));
    expect(found).toEqual([`${field}:{"in":[${value}]}`]);
  });

  it.each([
    ['2bhk flat rent pe hebbal', 'bhk:{"in":[2]}'],
    ['we have to live in a 3bhk in hebbal', 'bhk:{"in":[3]}'],
    ['jisme hum sab rehte hain aisa 4bhk villa', 'bhk:{"in":[4]}'],
  ])('is a wish where no other home is asked for: “%s”', (text, wish) => {
    expect(wishes(text)).toContain(wish);
  });
});
