import { describe, expect, it } from 'vitest';
import { read, short, wishes } from '../testing/wishes.ts';

describe('what only sounds like a wish', () => {
  it.each([
    'hari om, gavipuram athva hanumanthanagar alli 2bhk',
    'nanna hesaru hari, rajajinagar alli 2bhk',
  ])('is no line of the metro: “%s”', (text) => {
    expect(wishes(text).join()).not.toContain('metroLine');
  });

  it.each(['2bhk hari line ke paas', '2bhk hasiru metro line hattira'])(
    'is one where a line is spoken of: “%s”',
    (text) => expect(wishes(text).join()).toContain('"line":"green"'),
  );

  it('is no garden where garments are sewn', () => {
    expect(wishes('peenya garments alli supervisor. 1bhk').join()).not.toContain('garden');
  });
});

describe('how one goes', () => {
  it.each([
    'majestic 40 min me pahunch jau train ya metro se, 3bhk',
    '3bhk within 40 min of majestic by train or bus',
  ])('is by metro or bus where both are said: “%s”', (text) => {
    expect(wishes(text).join()).toContain('"withinMinutes":40,"mode":"transit"');
  });
});

describe('a sum with its comparison behind it', () => {
  it.each([
    ['2 crore sumaru', '"min":18000000,"max":22000000'],
    ['2 ಕೋಟಿ ಸುಮಾರು', '"min":18000000,"max":22000000'],
    ['50 lakh inda kelage. e-khata irbeku', '"max":5000000'],
  ])('is held after a search: “%s”', (text, bounds) => {
    const { constraints } = read(text, read('plot in Tumkur Road'));
    expect(constraints.map(short).join()).toContain(bounds);
  });
});

describe('“do”', () => {
  it.each([
    'My wife insists on vastu, I personally do not believe in it. budget upto two crores',
    'hebbal me villa, whitefield hata do',
  ])('is a verb, and no two rooms: “%s”', (text) => {
    expect(wishes(text).join()).not.toContain('bhk');
  });

  it('is two rooms beside another number', () => {
    expect(wishes('ek ya do kamre ka ghar, hebbal')).toContain('bhk:{"in":[1,2]}');
  });
});

describe('a small number after a budget', () => {
  it.each(['2 then', '3 hi chahiye'])('counts rooms: “%s”', (text) => {
    const { constraints } = read(text, read('budget 50 to 60 lakhs'));
    expect(constraints.map(short)).toEqual([
      'price:{"min":5000000,"max":6000000,"basis":"listed"}',
      `bhk:{"in":[${text.startsWith('2') ? 2 : 3}]}`,
    ]);
  });

  it.each(['ok then 2', 'ohh ok then 2'])(
    'leaves the budget where it is asked about: “%s”',
    (text) => {
      const { constraints } = read(text, read('budget 50 to 60 lakhs'));
      expect(constraints.map(short)).toContain(
        'price:{"min":5000000,"max":6000000,"basis":"listed"}',
      );
    },
  );
});
