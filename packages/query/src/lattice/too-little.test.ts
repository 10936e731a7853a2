import { describe, expect, it } from 'vitest';
import { read, short, wishes } from '../testing/wishes.ts';

describe('an amount that does not do', () => {
  it.each([
    ['3bhk madi, 2 #', 'saladu;saaladu;saakagalla;salalla;chikkadagutte;kammi agutte'],
    ['2 #, 3bhk madi', 'saladu;saakagolla;chikkadu'],
    [
      'make it 3bhk, 2 #',
      "is not enough;isn't enough;won't do;is too small;will not be enough;falls short",
    ],
    [
      '3bhk dikhao, 2 #',
      'kam padega;chhota padega;se kaam nahi chalega;kaafi nahi hai;chota pad jayega;me nahi hoga',
    ],
    ['3 बीएचके दिखाओ, 2 #', 'कम पड़ेगा;छोटा पड़ेगा;से काम नहीं चलेगा;काफी नहीं है'],
    ['3 ಬಿಎಚ್‌ಕೆ ಮಾಡಿ, 2 #', 'ಸಾಲದು;ಸಾಕಾಗಲ್ಲ;ಚಿಕ್ಕದಾಗುತ್ತೆ;ಕಡಿಮೆ ಆಗುತ್ತೆ'],
  ])('is no wish of a turn: “%s” with each of “%s”', (sentence, ways) => {
    for (const way of ways.split(';')) {
      const said = sentence.replace('#', way);
      const turned = read(said, read('2bhk banashankari under 90 lakhs')).constraints.map(short);
      expect([said, ...turned.toSorted()]).toEqual([
        said,
        'bhk:{"in":[3]}',
        'locality:{"in":["banashankari"]}',
        'price:{"max":9000000,"basis":"listed"}',
      ]);
    }
  });

  it.each([
    'we need 3bhk in hebbal, 2bhk is too small for us',
    '3bhk beku hebbal alli, 2bhk saladu',
    'hebbal me 3bhk chahiye, 2bhk chhota padega',
    'हेब्बाल में 3 बीएचके चाहिए, 2 बीएचके से काम नहीं चलेगा',
    'ಹೆಬ್ಬಾಳದಲ್ಲಿ 3 ಬಿಎಚ್‌ಕೆ ಬೇಕು, 2 ಸಾಲದು',
  ])('is none of a search: “%s”', (said) => {
    expect(wishes(said).toSorted()).toEqual(['bhk:{"in":[3]}', 'locality:{"in":["hebbal"]}']);
  });

  it('is one where the same words say that it does', () => {
    expect(wishes('2bhk saaku, hebbal')).toContain('bhk:{"in":[2]}');
    expect(wishes('2bhk is enough in hebbal')).toContain('bhk:{"in":[2]}');
  });
});
