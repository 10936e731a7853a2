import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

describe('a correction in mid-sentence', () => {
  it.each([
    [
      'budget 70 lakh tha ab 80 socha, nahi yaar 75 hi rakho, 2bhk',
      'price:{"max":7500000,"basis":"listed"}',
    ],
    [
      'with my bonus it is 95 lakhs, sorry, 98 actually. 2 bhk',
      'price:{"max":9800000,"basis":"listed"}',
    ],
    ['whitefield sorry hoodi 2bhk', 'locality:{"in":["hoodi"]}'],
    ['3bhk in hsr no actually bellandur, under 1.6 cr', 'locality:{"in":["bellandur"]}'],
    ['2bhk sorry 3bhk hebbal', 'bhk:{"in":[3]}'],
    ['1bhk or studio... no wait 2bhk, marathahalli', 'bhk:{"in":[2]}'],
    ['apartment or villa, no wait plot', 'propertyType:{"in":["plot"]}'],
    ['villa chahiye nahi nahi villa nahi row house chahiye', 'propertyType:{"in":["row-house"]}'],
    [
      '2bhk, 90 lakh, hebbal alla alla devanahalli hattira',
      'near:{"place":"devanahalli","withinMeters":3000}',
    ],
  ])('leaves what was said last: “%s”', (text, wish) => {
    const field = wish.slice(0, wish.indexOf(':'));
    expect(wishes(text).filter((one) => one.includes(`${field}:`))).toEqual([wish]);
  });

  it.each([
    ['2bhk, 65 lakh bol raha tha par bank manager ne 72 tak ka haan bol diya hai', 7_200_000],
    ['2bhk hebbal, 80 lakh socha tha lekin ab 95 lakh tak jaa sakte hain', 9_500_000],
    ["90 was the plan but with my wife's PF it becomes 1.05 cr, take that. 3bhk", 10_500_000],
    ['munche 60 lakh antha heldidde, eega 75 lakh varegu ok. 2bhk kengeri', 7_500_000],
    ['Rokka 85 lakh aithi, 90 aadrunu nadityaiti, adara myala aagodilla. 3bhk', 9_000_000],
    ['2bhk hebbal, 75 lakh hai, isse upar ek rupaya nahi', 7_500_000],
    ['3bhk jakkur, 1 crore 20 lakh, nahi 30 lakh tak, yaani 1 crore 30', 13_000_000],
    ['Budget was 90 lakhs, my brother says a crore, I say no, keep it at 90. 2bhk', 9_000_000],
    [
      'three bedroom no wait four bedroom villa, budget like three and a half crores maximum',
      35_000_000,
    ],
    [
      '2bhk. We had the house since 1988. I have 95 lakhs from the sale, of which 15 goes to my daughter',
      8_000_000,
    ],
    ['budget maatra 1 koti daatbaardu, 2bhk', 10_000_000],
    ['ನಮ್ಮ ಬಜೆಟ್ 60 ಲಕ್ಷ, ಮಗ ಸಹಾಯ ಮಾಡಿದ್ರೆ 75 ಲಕ್ಷ, ಆದರೆ ಸದ್ಯಕ್ಕೆ 60 ರಲ್ಲೇ ತೋರಿಸಿ, 2 ಬಿಎಚ್‌ಕೆ', 6_000_000],
  ])('of a sum leaves what is said to be the most: “%s”', (text, max) => {
    expect(wishes(text).filter((one) => one.includes('price:'))).toEqual([
      `price:{"max":${max},"basis":"listed"}`,
    ]);
  });

  it.each([
    ['3bhk, no 2bhk is enough, in yelahanka, 75L max', 'bhk:{"in":[2]}'],
    ['hsr me 2bhk, nahi 3bhk chahiye, 1.2 cr', 'bhk:{"in":[3]}'],
    ['2bhk beku, alla 3bhk beku jayanagara dalli', 'bhk:{"in":[3]}'],
    ['3bhk beku, illa 2bhk saaku, yelahanka, 75 lakh', 'bhk:{"in":[2]}'],
    ['4 bhk jp nagar, no 3 bhk would do, budget 1.5 cr', 'bhk:{"in":[3]}'],
    ['3 bhk chahiye nahi 2 bhk hi kaafi hai, kengeri, 60 lakh', 'bhk:{"in":[2]}'],
    ['3 बीएचके, नहीं 2 बीएचके काफी है, हेब्बल, 80 लाख', 'bhk:{"in":[2]}'],
    ['3ಬಿಎಚ್‌ಕೆ, ಅಲ್ಲ 2ಬಿಎಚ್‌ಕೆ ಸಾಕು, ಯಲಹಂಕ, 75 ಲಕ್ಷ', 'bhk:{"in":[2]}'],
    ['whitefield, nahi marathahalli chahiye, 2bhk', 'locality:{"in":["marathahalli"]}'],
    ['3bhk yelahanka 80 lakh, nahi 90 lakh chahiye', 'price:{"max":9000000,"basis":"listed"}'],
  ])('by a single “no” leaves what is said to do: “%s”', (text, wish) => {
    const field = wish.slice(0, wish.indexOf(':'));
    expect(wishes(text).filter((one) => one.includes(`${field}:`))).toEqual([wish]);
  });

  it.each([
    [
      'thanisandra mein 2 bhk chahiye, # 3 bhk, budget 1.1 cr',
      'bhk:{"in":[3]}',
      'nahi nahi;arre nahi;sorry;nahi nahi yaar;oops;galti se',
    ],
    [
      '2bhk beku hebbal li, # 3bhk, 90 lakh',
      'bhk:{"in":[3]}',
      'alla alla;illa illa;ayyo alla;sorry;allalla',
    ],
    [
      'Looking for a 2bhk in hebbal. # 3bhk, 1.1 cr',
      'bhk:{"in":[3]}',
      'Sorry;Oops;No wait;I meant;Sorry I meant;My mistake',
    ],
    [
      'whitefield me flat chahiye, # hoodi me, 80 lakh',
      'locality:{"in":["hoodi"]}',
      'nahi nahi;arre nahi;sorry bhai;nahi ruko',
    ],
    [
      'villa beku sarjapur road li, # flat, 1 cr',
      'propertyType:{"in":["apartment"]}',
      'alla alla;ayyo sorry;illa illa',
    ],
    ['2 बीएचके चाहिए हेब्बाल में, # 3 बीएचके', 'bhk:{"in":[3]}', 'नहीं नहीं;अरे नहीं;सॉरी;माफ़ कीजिए'],
    ['2 ಬಿಎಚ್‌ಕೆ ಬೇಕು ಹೆಬ್ಬಾಳದಲ್ಲಿ, # 3 ಬಿಎಚ್‌ಕೆ', 'bhk:{"in":[3]}', 'ಅಲ್ಲ ಅಲ್ಲ;ಇಲ್ಲ ಇಲ್ಲ;ಸಾರಿ;ಅಯ್ಯೋ ಅಲ್ಲ'],
    [
      '2bhk hebbal by december 2027, # june 2028',
      'possession:{"by":"2028-06-30"}',
      'sorry;no wait;nahi nahi',
    ],
    [
      '3bhk purple line, # green line, hebbal',
      'metroLine:{"line":"green","withinMeters":1500}',
      'sorry;no no',
    ],
  ])('reaches over other wishes: “%s” is %s with each of “%s”', (sentence, wish, ways) => {
    const field = wish.slice(0, wish.indexOf(':'));
    for (const way of ways.split(';')) {
      const said = sentence.replace('#', way);
      const found = wishes(said).filter((one) => one.includes(`${field}:`));
      expect([said, ...found]).toEqual([said, wish]);
    }
  });

  it.each([
    ['2bhk, no 3bhk please', 'avoid bhk:{"in":[3]}'],
    ['flat chahiye, no villa', 'avoid propertyType:{"in":["villa"]}'],
    ['east facing, no west facing homes', 'avoid facing:{"in":["west"]}'],
    ['jayanagar beda, illa jp nagar beku', 'avoid locality:{"in":["jayanagar"]}'],
  ])('is none where a “no” refuses: “%s”', (text, wish) => {
    expect(wishes(text)).toContain(wish);
  });

  it('leaves what is explained or denied again', () => {
    const sums = wishes('budget 75 lakh, sorry 75 was without registration, 82 all in, 2bhk');
    expect(sums).not.toContain('price:{"max":7500000,"basis":"all-in"}');
    expect(wishes('Sarjapur, sorry Sarjapur Road nahi, Haralur Road. 3bhk')).toContain(
      'locality:{"in":["haralur-road"]}',
    );
  });
});
