import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const L = 100_000;
const CR = 10_000_000;

function prices(text: string) {
  return interpret(text, { today: '2026-11-21' }).constraints.flatMap((constraint) =>
    constraint.field === 'price' ? [constraint] : [],
  );
}

function range(text: string): [min: number | undefined, max: number | undefined] | undefined {
  const [price] = prices(text);
  return price === undefined ? undefined : [price.value.min, price.value.max];
}

describe('about so much', () => {
  it.each<[text: string, about: number]>([
    ['2bhk, 65-ish', 65 * L],
    ['2bhk 75-ish lakhs kengeri', 75 * L],
    ['kengeri 2bhk 60 lakh aas-paas', 60 * L],
    ['2bhk kengeri 50 lakhs aaspaas', 50 * L],
    ['1 cr ke aaspas 2bhk', CR],
  ])('is said by “%s”', (text, about) => {
    expect(range(text)).toEqual([about * 0.9, Math.round(about * 1.1)]);
  });
});

describe('an amount of money', () => {
  it.each<[text: string, max: number]>([
    ['2bhk hebbal 65 lakh kinta jasti aagangilla ri', 65 * L],
    ['2bhk, 70 lakh se ek rupaya upar nahi', 70 * L],
    ['2 बीएचके, 80 लाख से एक रुपया ज़्यादा नहीं', 80 * L],
    ['2bhk nodri, 55 lakh kinta mele beda', 55 * L],
    ['55 ಲಕ್ಷ ಇದೆ, ಅದರ ಮೇಲೆ ಒಂದು ರೂಪಾಯಿ ಇಲ್ಲ. 2 ಬಿಎಚ್‌ಕೆ', 55 * L],
    ['2bhk hebbal under 80 lakh, not a rupee more', 80 * L],
    ['90L', 90 * L],
    ['90 L', 90 * L],
    ['90 lakh', 90 * L],
    ['90lakhs', 90 * L],
    ['95 lacs', 95 * L],
    ['75 lac', 75 * L],
    ['80 lks', 80 * L],
    ['150L', 1.5 * CR],
    ['1.6 cr', 1.6 * CR],
    ['1.5C', 1.5 * CR],
    ['2.4 cror', 2.4 * CR],
    ['1.25crores', 1.25 * CR],
    ['1.5 cr.', 1.5 * CR],
    ['₹1.5 Cr', 1.5 * CR],
    ['Rs. 1.25 Cr', 1.25 * CR],
    ['Rs.80 lakhs', 80 * L],
    ['INR 80 lakhs', 80 * L],
    ['12000000', 1.2 * CR],
    ['₹1,20,00,000', 1.2 * CR],
    ['1,20,00,000/-', 1.2 * CR],
    ['12,000,000 rupees', 1.2 * CR],
    ['15 million', 1.5 * CR],
    ['1 crore 20 lakh', 1.2 * CR],
    ['1 cr 5 lakhs', 1.05 * CR],
    ['one crore and twenty lakhs', 1.2 * CR],
    ['1 cr 80 tak', 1.8 * CR],
    ['1 cr 80 maximum, 3bhk', 1.8 * CR],
    ['ek crore das tak ka flat', 1.1 * CR],
    ['1 koti 20 olage 3bhk', 1.2 * CR],
    ['एक करोड़ बीस तक 3 बीएचके', 1.2 * CR],
    ['1 cr 30x40 site hebbal', CR],
    ['2 cr 45 minutes from hebbal', 2 * CR],
    ['ek crore', CR],
    ['do karod', 2 * CR],
    ['dedh crore', 1.5 * CR],
    ['dhai crore', 2.5 * CR],
    ['sawa crore', 1.25 * CR],
    ['sawa do crore', 2.25 * CR],
    ['eradu kaal koti', 2.25 * CR],
    ['ondu mukkal koti', 1.75 * CR],
    ['mukkalu koti olage', 75 * L],
    ['three quarter crore', 75 * L],
    ['aivattu lakshakkinta jaasti beda', 50 * L],
    ['tombattu lakshadolage', 90 * L],
    ['paune do crore', 1.75 * CR],
    ['sadhe teen crore', 3.5 * CR],
    ['aadha crore', 50 * L],
    ['pachas lakh', 50 * L],
    ['assi lakh', 80 * L],
    ['pachattar lakh', 75 * L],
    ['mooru koti', 3 * CR],
    ['ondoovare koti', 1.5 * CR],
    ['embattu laksha', 80 * L],
    ['aravattaidu laksha', 65 * L],
    ['one and a half crore', 1.5 * CR],
    ['one and half crore', 1.5 * CR],
    ['1 and half cr', 1.5 * CR],
    ['eighty five lakhs', 85 * L],
    ['one point two crore', 1.2 * CR],
    ['two crores', 2 * CR],
    ['2 करोड़', 2 * CR],
    ['डेढ़ करोड़', 1.5 * CR],
    ['अस्सी लाख', 80 * L],
    ['५० लाख', 50 * L],
    ['೫೦ ಲಕ್ಷ', 50 * L],
    ['ಒಂದೂವರೆ ಕೋಟಿ', 1.5 * CR],
    ['2 ಕೋಟಿ', 2 * CR],
  ])('alone is the most they would pay: %s', (text, max) => {
    expect(range(text)).toEqual([undefined, max]);
    expect(prices(text)[0]?.assumed).toBeUndefined();
  });

  it.each<[text: string, min: number | undefined, max: number | undefined]>([
    ['under 1.5 cr', undefined, 1.5 * CR],
    ['below 95 lacs', undefined, 95 * L],
    ['not more than 2 cr', undefined, 2 * CR],
    ['no more than 80 lakhs', undefined, 80 * L],
    ['should not exceed 1.2 cr', undefined, 1.2 * CR],
    ['max 1.5 crore', undefined, 1.5 * CR],
    ['1.5 crore max', undefined, 1.5 * CR],
    ['< 2 cr', undefined, 2 * CR],
    ['80 lakh ke andar', undefined, 80 * L],
    ['85 lakh tak', undefined, 85 * L],
    ['2 crore se kam', undefined, 2 * CR],
    ['2 crore se zyada nahi', undefined, 2 * CR],
    ['90 laksha olage', undefined, 90 * L],
    ['mooru koti varege', undefined, 3 * CR],
    ['2 koti ginta kadime', undefined, 2 * CR],
    ['2 करोड़ से ज़्यादा नहीं', undefined, 2 * CR],
    ['अस्सी लाख तक', undefined, 80 * L],
    ['90 ಲಕ್ಷದೊಳಗೆ', undefined, 90 * L],
    ['2 ಕೋಟಿ ಮೀರಬಾರದು', undefined, 2 * CR],
    ['2 ಕೋಟಿಗಿಂತ ಕಡಿಮೆ', undefined, 2 * CR],
    ['above 2 crores', 2 * CR, undefined],
    ['at least 1 cr', CR, undefined],
    ['2 cr se upar', 2 * CR, undefined],
    ['2 cr onwards', 2 * CR, undefined],
    ['around 1.5 cr', 1.35 * CR, 1.65 * CR],
    ['approx 2 crore', 1.8 * CR, 2.2 * CR],
    ['dedh crore ke aas paas', 1.35 * CR, 1.65 * CR],
    ['sumaru 70 laksha', 63 * L, 77 * L],
    ['70 laksha suttamutta', 63 * L, 77 * L],
    ['2 ಕೋಟಿ ಸುತ್ತಮುತ್ತ', 1.8 * CR, 2.2 * CR],
    ['ಸುಮಾರು 2 ಕೋಟಿ', 1.8 * CR, 2.2 * CR],
    ['लगभग 2 करोड़', 1.8 * CR, 2.2 * CR],
    ['1-1.4 Cr', CR, 1.4 * CR],
    ['1.2 to 1.5 cr', 1.2 * CR, 1.5 * CR],
    ['80-90 lakhs', 80 * L, 90 * L],
    ['90L to 1.2 cr', 90 * L, 1.2 * CR],
    ['80 to 1.2 cr', 80 * L, 1.2 * CR],
    ['90 lakh - 1.1', 90 * L, 1.1 * CR],
    ['between 80 lakhs and 1.1 crore', 80 * L, 1.1 * CR],
    ['2 cr plus minus 10%', 1.8 * CR, 2.2 * CR],
    ['2 cr +/- 10%', 1.8 * CR, 2.2 * CR],
    ['2cr plus or minus 15 lakh', 1.85 * CR, 2.15 * CR],
    ['saath se sattar lakh ke beech', 60 * L, 70 * L],
    ['2 crore to 1 crore', CR, 2 * CR],
    ['80 or 90 lakhs', 80 * L, 90 * L],
    ['under 1.5 or 1.6 cr', undefined, 1.6 * CR],
    ['1.5 cr plus registration', undefined, 1.5 * CR],
    ['above 80 lakh, under 1.2 cr', 80 * L, 1.2 * CR],
    ['around 1.5 cr, can stretch to 1.6 cr', undefined, 1.6 * CR],
    ['budget 1.5 cr, can go up to 1.7 cr', undefined, 1.7 * CR],
  ])('with the words around it: %s', (text, min, max) => {
    expect(range(text)).toEqual([min, max]);
  });

  it.each<[text: string, min: number | undefined, max: number]>([
    ['3bhk 1.6 doddakannelli', undefined, 1.6 * CR],
    ['budget 1.6', undefined, 1.6 * CR],
    ['under 90', undefined, 90 * L],
    ['2bhk 75', undefined, 75 * L],
    ['1.2 se 1.5 ke beech', 1.2 * CR, 1.5 * CR],
    ['2bhk 80-90', 80 * L, 90 * L],
    ['80 to 1.2', 80 * L, 1.2 * CR],
    ['2bhk with attached bath 80', undefined, 80 * L],
  ])('without a unit is crores below 20 and lakhs above, and says so: %s', (text, min, max) => {
    expect(range(text)).toEqual([min, max]);
    expect(prices(text)[0]?.assumed).toContain('₹');
  });

  it.each([
    '3bhk phase 2',
    '10th floor',
    '2 bathrooms',
    'balconies 2',
    'बालकनी 2 होनी चाहिए',
    'ಬಾಲ್ಕನಿ 2 ಇರ್ಬೇಕು',
    '2 ಬಾಲ್ಕನಿ ಇರಬೇಕು',
    '2 towers',
    '6 months',
    '1500 sqft',
    '30x40',
    '25 min to manyata',
    '2 km from itpl',
    'paying 45 thousand every month, need 3bhk',
    'rent 25000 per month',
    'price per sqft below 8000',
    '24x7 water',
    'electronic city phase 1 or 2',
  ])('is not read where a number counts something else: %s', (text) => {
    expect(prices(text)).toEqual([]);
  });

  it.each(['not more than ₹1.2L', 'price 45000', 'pachas hazaar tak', 'under 3000 cr'])(
    'that no home costs is asked about and not searched: %s',
    (text) => {
      const { questions } = interpret(text, { today: '2026-11-21' });
      expect(prices(text)).toEqual([]);
      expect(questions.map(({ about }) => about)).toEqual(['price']);
    },
  );

  it('offers what an implausible amount may have meant, as sentences that are understood', () => {
    const [question] = interpret('3bhk under 1.2L', { today: '2026-11-21' }).questions;
    expect(question?.choices.map(({ sentence }) => range(sentence))).toEqual([
      [undefined, 1.2 * CR],
    ]);
  });

  it.each([
    'all-in under 1.6 Cr',
    '1.6 crore se ek rupaya upar nahi, usme registration gst sab aa jana chahiye',
    'under 1.6 Cr all inclusive',
    '1.6 cr including registration',
    'total outgo 1.6 cr incl stamp duty',
    '1.6 crore sab milake',
    'ella seri 1.6 koti',
    'Rajajinagar mein flat chahiye, 1.6 crore registration sab jodkar',
    'hebbal 2bhk 1.6 cr including car park and registration',
    '1.6 crore, 2bhk, registry sameet',
    '1.6 cr, 2bhk hebbal, registration bhi isi mein aana chahiye',
    '1.6 crore max, that has to swallow stamp duty too',
    'full amount registration khata transfer ella koodi 1.6 koti, 2bhk',
    'nondani, gst, parking yella serisi 1.6 koti, hulimavu 3bhk',
  ])('is all-in when the words say so: %s', (text) => {
    expect(prices(text).map(({ value }) => value)).toEqual([{ max: 1.6 * CR, basis: 'all-in' }]);
  });

  it.each([
    '2bhk 1.6 cr, adrallu parking sersi',
    '2bhk 1.6 cr, keys in hand by end of feb 2027',
    '2bhk 1.6 cr, car parking milake',
  ])('is no all-in sum by parking or keys: %s', (text) => {
    expect(prices(text).map(({ value }) => value)).toEqual([{ max: 1.6 * CR, basis: 'listed' }]);
  });

  it('asks for no parking where the charge for it is in the amount', () => {
    const { constraints } = interpret('2bhk hebbal 68 lakh including car park and registration', {
      today: '2026-11-21',
    });
    expect(constraints.map(({ field }) => field)).not.toContain('amenity');
  });
});
