import { describe, expect, it } from 'vitest';
import { alternativesIn, wishes } from '../testing/wishes.ts';

const sums = (text: string) =>
  alternativesIn(text)?.map((list) =>
    list.map((wish) => /"(?:in|max)":\[?"?([\w-]+)/.exec(wish)?.[1]),
  );

describe('a sum that depends on what the home has', () => {
  it.each([
    'If it has Cauvery water I can go to 70 lakhs, if it is borewell then only 60 lakhs. 2 bhk, Hoodi',
    'with cauvery water I go up to 70 lakhs, with borewell 60 is the limit. 2 bhk Hoodi',
    'kaveri neeru iddre 70 laksha, borewell aadre 60 laksha matra, 2bhk hoodi',
    'कावेरी का पानी हो तो सत्तर लाख, बोरवेल हो तो साठ लाख, दो बीएचके हूडी',
    'ಕಾವೇರಿ ನೀರು ಇದ್ರೆ 70 ಲಕ್ಷ, ಬೋರ್‌ವೆಲ್ ಆದ್ರೆ 60 ಲಕ್ಷ, 2 ಬಿಎಚ್‌ಕೆ ಹೂಡಿ',
  ])('is one of two whole wishes: “%s”', (text) => {
    expect(sums(text)).toEqual([
      ['cauvery', '7000000'],
      ['borewell', '6000000'],
    ]);
    expect(wishes(text).toSorted()).toEqual(['bhk:{"in":[2]}', 'locality:{"in":["hoodi"]}']);
  });

  it('leaves the kind of home to all of them', () => {
    const text = 'plot BDA ka ho to 90 lakh, BMRDA ka ho to 60 lakh, Kengeri';
    expect(sums(text)).toEqual([
      ['BDA', '9000000'],
      ['BMRDA', '6000000'],
    ]);
    expect(wishes(text)).toContain('propertyType:{"in":["plot"]}');
  });

  it('asks for both kinds of water of one home where no sum depends on them', () => {
    expect(alternativesIn('2bhk in Hoodi with borewell and cauvery water')).toBeUndefined();
  });
});

describe('“either”', () => {
  it.each([
    'Either a 3 bhk flat ready now in Whitefield for 1.5 cr or an under construction villa in Budigere for 2 cr',
    'ya to 3bhk flat ready Whitefield me 1.5 cr tak, ya under construction villa Budigere me 2 cr tak',
  ])('opens the first whole wish, and the only “or” the second: “%s”', (text) => {
    const [first, second] = alternativesIn(text) ?? [];
    expect(first?.[0]).toBe('bhk:{"in":[3]}');
    expect(second?.[0]).toBe('possession:{"status":"under-construction"}');
    expect(wishes(text)).toEqual([]);
  });
});
