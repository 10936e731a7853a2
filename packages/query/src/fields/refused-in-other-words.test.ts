import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

describe('what is refused in other words', () => {
  it.each([
    [
      'never again near a lake or rajakaluve, need 3bhk in Harlur',
      'avoid nearWater:{"of":"drains"}',
    ],
    ['ye rajakaluve wala locha nahi chahiye, 2bhk bellandur', 'avoid nearWater:{"of":"drains"}'],
    ['आसपास तालाब न हो, 3 बीएचके', 'avoid nearWater:{"of":"lakes"}'],
    ['OC pending wala risk nahi lena. 2bhk', 'avoid possession:{"status":"built-oc-pending"}'],
    ['no legal mess, khata A, 2bhk', 'litigation:{"none":true}'],
    ['koi legal jhanjhat nahi, 2bhk', 'litigation:{"none":true}'],
    ['कानूनी झंझट बिल्कुल नहीं, 2bhk मल्लेश्वरम', 'litigation:{"none":true}'],
    ['kanooni chakkar nahi chahiye, 2bhk', 'litigation:{"none":true}'],
    ['ಕಾನೂನು ತೊಂದರೆ ಇರಬಾರದು, 2bhk', 'litigation:{"none":true}'],
  ])('is refused: “%s”', (text, wish) => {
    expect(wishes(text)).toContain(wish);
  });

  it.each([
    ['no pool side, 2bhk kengeri', 'no pool side'],
    ['no clubhouse charges please, 2bhk', 'no clubhouse charges'],
  ])('refuses no amenity where another thing is spoken of: “%s”', (text, told) => {
    expect(wishes(text).join()).not.toContain('amenity');
    expect(read(text).unread).toContain(told);
  });
});

describe('what no field holds of an amenity', () => {
  it.each([
    ['2bhk with covered parking, hebbal', 'covered parking'],
    ['3bhk villa with a private pool on the deck, sarjapur', 'private pool on the deck'],
  ])('is told whole beside it: “%s”', (text, told) => {
    expect(wishes(text).join()).toContain('amenity');
    expect(read(text).unread).toContain(told);
  });
});

describe('a salary told before an instalment', () => {
  it('leaves the instalment to be asked about', () => {
    const { questions } = read(
      'Salary 95k hai to EMI 40k se zyada nahi hogi, Chandapura me 2bhk dekh lo',
    );
    expect(questions[0]?.text).toContain('what you pay a month');
  });
});

describe('two sources of water that a home should have together', () => {
  it.each([
    ['independent house with both borewell and cauvery, frazer town'],
    ['pani cauvery + borewell dono ho'],
    ['borewell plus Cauvery eradu irbeku, 2bhk'],
  ])('are told to be searched as either of them: “%s”', (text) => {
    const water = read(text).constraints.find(({ field }) => field === 'water');
    expect(water?.assumed).toContain('either');
  });

  it('need no word where either will do', () => {
    const water = read('borewell or cauvery, 3bhk').constraints.find(
      ({ field }) => field === 'water',
    );
    expect(water?.assumed).toBeUndefined();
  });
});
