import { describe, expect, it } from 'vitest';
import { read } from './testing/wishes.ts';

const asked = (text: string, before?: string) =>
  read(text, before === undefined ? undefined : read(before)).questions.filter(
    ({ about }) => about === 'near',
  );

describe('a place that only the buyer knows', () => {
  it.each([
    ['2bhk near my office, 80 lakhs', 'my office'],
    ['office ke paas wala flat dikhana, 2 bhk', 'office'],
    ['nam office hattira 10 km olage mane torsi', 'nam office'],
    ['flat within 20 minutes of my office', 'my office'],
    ['2bhk close to my place with lift', 'my place'],
    ['same society where my cousin stays, 2bhk', 'same society'],
    ['वही वाला इलाका जहाँ मेरी बहन रहती है, दो बीएचके', 'वही वाला इलाका'],
    ['dikhao wo wala jo kal bheja tha', 'kal bheja'],
    ['beti ke school ke paas 2bhk', 'beti ke school'],
    ['bete ke college ke paas 2bhk 70 lakh', 'bete ke college'],
    ["near my wife's clinic 2bhk", "my wife's clinic"],
    ['amma mane hatra 2bhk beku', 'amma mane'],
    ['ನನ್ನ ಮಗಳ ಶಾಲೆ ಹತ್ತಿರ 2 ಬಿಎಚ್‌ಕೆ', 'ನನ್ನ ಮಗಳ ಶಾಲೆ'],
    ['मेरी बेटी के स्कूल के पास 2 बीएचके', 'मेरी बेटी के स्कूल'],
    ['flat near brigade 2cr', 'brigade'],
    ['prestige ke aas paas dikhao 2bhk', 'prestige'],
    ['Sobha hattira 3bhk', 'Sobha'],
    ['flat near phoenix mall 2bhk 1cr', 'phoenix mall'],
    // An area that is said apart from it does not tell where it is.
    ['magalu school hatra ide beku, 2bhk, hsr', 'magalu school'],
    ['near my office, 2bhk, whitefield', 'my office'],
    ['2bhk hebbal, 80 lakh, beti ke school ke paas', 'beti ke school'],
  ])('is asked for: “%s”', (text, quote) => {
    expect(asked(text).map((one) => one.text)).toEqual([expect.stringContaining(`“${quote}”`)]);
  });

  it('is asked for behind a sentence that says no place to go to', () => {
    expect(asked('somewhere near my office', '2bhk Kammanahalli 80 lakhs')).toHaveLength(1);
  });

  it.each([
    ['close to my office at Bagmane Tech Park, 2bhk'],
    ['my office is in Manyata, 2bhk in Hebbal'],
    ['close to my office in Whitefield, 2bhk'],
    ['2bhk Whitefield near my office'],
    ['office space in whitefield'],
    ['2bhk near a school in jayanagar'],
    ['home office would be nice, 3bhk'],
  ])('is not asked for where one is named, or none is meant: “%s”', (text) => {
    expect(asked(text)).toEqual([]);
  });

  it('is the one before in a sentence that follows', () => {
    expect(asked('villa in the same area', '4bhk apartment in sarjapur road')).toEqual([]);
    expect(asked('near my office too', '2bhk near Manyata Tech Park')).toEqual([]);
  });
});
