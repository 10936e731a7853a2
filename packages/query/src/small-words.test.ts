import { describe, expect, it } from 'vitest';
import { read, wishes } from './testing/wishes.ts';

describe('small words', () => {
  it('do not begin a new search where only one wish is left alone', () => {
    const after = wishes('pool not needed, leave it', read('2 bhk Marathahalli 80 lakhs'));
    expect(after).toContain('bhk:{"in":[2]}');
  });

  it('“se” of Hindi is no south-east', () => {
    expect(wishes('vastu ke hisaab se, east facing 3bhk')).toContain('facing:{"in":["east"]}');
    expect(wishes('se facing flat')).toContain('facing:{"in":["south-east"]}');
  });

  it.each([
    'flat dekh dekh ke bore ho gaya, row house yelahanka',
    'our current place is too far, row house yelahanka',
    'avru kattidara? row house yelahanka',
    'row house yelahanka, below 150 homes in the layout',
  ])('of a story are no wish of their own: “%s”', (text) => {
    expect(wishes(text).filter((wish) => !wish.startsWith('totalUnits'))).toEqual([
      'propertyType:{"in":["row-house"]}',
      'locality:{"in":["yelahanka"]}',
    ]);
  });

  it('in brackets behind a price with everything are its charges', () => {
    const said = wishes('1 crore all inclusive (stamp duty, parking, everything), 2 bhk');
    expect(said).toEqual(['price:{"max":10000000,"basis":"all-in"}', 'bhk:{"in":[2]}']);
  });

  it.each(['2bhk hebbal, library ho to best', '2bhk hebbal, library would be a dream'])(
    'make a wish a nicety: “%s”',
    (text) => {
      expect(wishes(text)).toContain('nice amenity:{"id":"library"}');
    },
  );

  it('give the busy hour to the minutes that they stand beside', () => {
    const [near] = read(
      'both working at Ecospace. Need 2bhk within 30 min drive in peak traffic',
    ).constraints.filter(({ field }) => field === 'near');
    expect(near?.value).toMatchObject({ withinMinutes: 30, peak: true });
  });

  it.each([
    ['4bhk hennur, kelasadavrige room idre chennagirutte', 'nice amenity:{"id":"servant-room"}'],
    ['ಆಟದ ಜಾಗ ಇರಬೇಕು, 3 ಬಿಎಚ್‌ಕೆ', 'amenity:{"id":"kids-play-area"}'],
    ['khula hissa 70 percent ya upar, 3bhk', 'openSpacePercent:{"min":70}'],
    ['3bhk jakkur, park iddre olledittu', 'nice amenity:{"id":"park"}'],
    ['2bhk pet friendly, pet park = bonus', 'nice amenity:{"id":"pet-park"}'],
    ['2bhk, co-working ho to mere liye accha', 'nice amenity:{"id":"co-working"}'],
    ["any 3bhk that isn't on outer ring road", 'avoid locality:{"in":["outer-ring-road"]}'],
    ['ready ide antha flat beku jalahalli', 'possession:{"status":"ready"}'],
    ['purab ya uttar, dakshin mukhi kabhi nahi, 3bhk', 'facing:{"in":["east","north"]}'],
    ['purab ya uttar, dakshin mukhi kabhi nahi, 3bhk', 'avoid facing:{"in":["south"]}'],
  ])('of a thing that a home has are read in each language: “%s”', (text, wish) => {
    expect(wishes(text)).toContain(wish);
  });

  it.each([
    'i earn one lakh twenty thousand a month, what flat can i afford in yelahanka',
    'meri salary 1.5 lakh hai, kitne tak ka ghar dekhna chahiye',
    'ಎಷ್ಟರವರೆಗೆ ಮನೆ ನೋಡಬಹುದು, 2 ಬಿಎಚ್‌ಕೆ',
  ])('that ask what one can pay are asked back: “%s”', (text) => {
    expect(read(text).questions.map(({ about }) => about)).toEqual(['price']);
    expect(wishes(text).join()).not.toContain('price');
  });

  it.each(['thoda aur kam', 'a little less', 'ಇನ್ನೂ ಸ್ವಲ್ಪ ಕಡಿಮೆ'])(
    'for a little less keep the limit and ask how much: “%s”',
    (text) => {
      const after = read(text, read('2bhk hebbal 90 lakh tak'));
      expect(after.constraints.map(({ label }) => label).join()).toContain('90 L');
      expect(after.questions.map(({ about }) => about)).toEqual(['price']);
    },
  );

  it.each(['forget that. plots in Kengeri', 'forget about that, plots in Kengeri'])(
    'begin a new search: “%s”',
    (text) => {
      expect(wishes(text, read('2 bhk Marathahalli 80 lakhs'))).toEqual([
        'propertyType:{"in":["plot"]}',
        'locality:{"in":["kengeri"]}',
      ]);
    },
  );

  it('tell where a budget goes, not where it comes from', () => {
    expect(wishes('budget goes from 1.1 to 1.5 cr', read('2 bhk in Horamavu, 1.1 cr'))).toContain(
      'price:{"max":15000000,"basis":"listed"}',
    );
  });

  it('tell who people are themselves, which is no wish about neighbours', () => {
    expect(read('hum Marwari log hain, 4 bhk rajajinagar').intent).toBe('search');
    expect(read('4 bhk rajajinagar, Marwari log hi rehte ho').intent).toBe('declined');
  });
});
