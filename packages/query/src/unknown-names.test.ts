import { describe, expect, it } from 'vitest';
import { read } from './testing/wishes.ts';

describe('a name that nobody knows', () => {
  it.each([
    ['does Prestige Raintree Park have a servant room', 'Prestige Raintree Park'],
    ['how far is Birla Trimaya from the airport', 'Birla Trimaya'],
    ['brigade eldorado alli 2bhk estu sqft ide', 'brigade eldorado'],
    ['Godrej Splendour ka possession kab hai', 'Godrej Splendour'],
    ['क्या ब्रिगेड कोमरला हाइट्स में दो बीएचके खाली है', 'ब्रिगेड कोमरला हाइट्स'],
  ])('of a project is asked about, and not taken for a search: “%s”', (text, name) => {
    const { intent, constraints, questions } = read(text);
    expect(intent).toBe('project-question');
    expect(constraints).toEqual([]);
    expect(questions).toEqual([
      expect.objectContaining({ about: 'project', text: expect.stringContaining(`“${name}”`) }),
    ]);
  });

  it('of a project is asked about in a wish, too', () => {
    expect(read('2bhk in Prestige Raintree').questions[0]?.about).toBe('project');
  });

  it.each([
    ['any Brigade flats in Hebbal?'],
    ['Any Sumadhura or Assetz stuff in Whitefield?'],
    ['prestige du hebbal alli enadru ideya'],
    ['Prestige or Brigade 3bhk whitefield?'],
    ['3bhk by Sobha ready in Hebbal'],
  ])('is none where only a builder is named: “%s”', (text) => {
    const { intent, questions } = read(text);
    expect(intent).toBe('search');
    expect(questions.filter(({ about }) => about === 'project')).toEqual([]);
  });

  it.each([
    ['we want to be near Trio University, 2bhk', 'Trio University'],
    ['2bhk near Pritech Park', 'Pritech Park'],
    ['makkalu nps bellandur ge hogtare, 3bhk beku', 'nps bellandur'],
  ])(
    'of a place to be near is asked about, and no shorter name in it is read: “%s”',
    (text, name) => {
      const { questions, constraints } = read(text);
      expect(questions).toEqual([
        expect.objectContaining({ about: 'near', text: expect.stringContaining(`“${name}”`) }),
      ]);
      expect(constraints.filter(({ field }) => field === 'near' || field === 'locality')).toEqual(
        [],
      );
    },
  );
});

describe('a town outside the city', () => {
  it.each([
    ['plot dekhna hai Hoskote ya Malur side, 1500 sqft, 30 lakh se kam', ['hoskote'], 'Malur'],
    ['site in Malur under 20 lakhs', [], 'Malur'],
    ['plots in Kunigal under 10 lakhs', [], 'Kunigal'],
  ])('is told as one, and taken for no place here: “%s”', (text, places, town) => {
    const { constraints, questions } = read(text);
    const found = constraints.flatMap((one) => (one.field === 'locality' ? one.value.in : []));
    expect(found).toEqual(places);
    expect(questions.map((one) => one.text).join()).toContain(`${town} lies outside`);
  });

  it('is none where its name is that of a place here', () => {
    expect(read('2bhk in Yemalur').questions).toEqual([]);
  });
});

describe('an area that nobody here knows', () => {
  it('is asked about', () => {
    expect(
      read('2bhk in Foobar Layout under 50 lakhs')
        .questions.map((one) => one.text)
        .join(),
    ).toContain('“Foobar Layout”');
  });
});
