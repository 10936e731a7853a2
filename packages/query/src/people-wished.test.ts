import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read, short } from './testing/wishes.ts';

const ways = (text: string) =>
  read(text).constraints.flatMap(({ field, value }) =>
    field === 'near' && 'withinMinutes' in value ? [`${value.place} ${value.withinMinutes}`] : [],
  );
const whose = (text: string) =>
  read(text).constraints.flatMap(({ field, value }) =>
    field === 'near' && 'who' in value ? [`${value.who} ${value.place}`] : [],
  );
const places = (text: string) =>
  read(text)
    .constraints.filter(({ field }) => field === 'locality')
    .map(short);

const PARKS = [
  ['Ecospace', 'ecospace-business-park'],
  ['Manyata', 'manyata-tech-park'],
  ['ITPL', 'itpl'],
  ['Bagmane Tech Park', 'bagmane-tech-park'],
] as const;
const AREAS = [
  ['Hennur', 'hennur'],
  ['HSR Layout', 'hsr-layout'],
  ['Jayanagar', 'jayanagar'],
] as const;
const twoParks = fc.shuffledSubarray([...PARKS], { minLength: 2, maxLength: 2 });
const couple = fc.constantFrom(
  (one: string, other: string) => `I work at ${one} and my husband at ${other}`,
  (one: string, other: string) => `mera office ${one}, wife ka ${other}`,
  (one: string, other: string) => `nan office ${one}, gandana office ${other}`,
);

describe('a place that is told of', () => {
  it('is no wish where an area is named for the home and no limit is said', () => {
    fc.assert(
      fc.property(twoParks, couple, fc.constantFrom(...AREAS), (parks, say, [area, slug]) => {
        const [one = '', other = ''] = parks.map(([name]) => name);
        const text = `${say(one, other)}, 3bhk in ${area}`;
        expect(whose(text)).toEqual([]);
        expect(places(text)).toEqual([`locality:{"in":["${slug}"]}`]);
      }),
      { numRuns: 12 },
    );
  });

  it('is a wish beside an area where a limit is of everybody', () => {
    fc.assert(
      fc.property(twoParks, fc.constantFrom(...AREAS), (parks, [area]) => {
        const [one = '', other = ''] = parks.map(([name]) => name);
        const text = `I work at ${one}, husband at ${other}, both within 40 minutes, 3bhk in ${area}`;
        expect(ways(text)).toEqual(parks.map(([, slug]) => `${slug} 40`));
      }),
      { numRuns: 8 },
    );
  });

  it('is one wish with its limit, of whom it was first, where it is named again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PARKS),
        fc.integer({ min: 15, max: 55 }),
        ([name, slug], minutes) => {
          const text = `office is ${name}, I do drop my daughter first so max ${minutes} min drive from ${name}, 3bhk`;
          expect(ways(text)).toEqual([`${slug} ${minutes}`]);
          expect(whose(text).every((one) => one === `me ${slug}`)).toBe(true);
        },
      ),
      { numRuns: 8 },
    );
  });

  it.each([
    'My wife says Hebbal, I say Yelahanka, 3 bedrooms',
    'my brother is in KR Puram and my office is in Manyata, 2bhk within 30 min drive of Manyata',
    'Whitefield alli nan friend idane. ITPL ge bus alli 20 nimisha olage 2bhk beku',
    'wife ka office Whitefield, mera Electronic City. beech me dekh rahe the, ab Sarjapur Road me hi 3bhk',
    'nan ganda ge kelsa ITPL alli, nandu Koramangala alli, madhya dalli Marathahalli ne sari. 2bhk',
  ])('is no wish by being said, told of or behind it: “%s”', (text) => {
    expect(ways(text).filter((one) => one.endsWith(' 75'))).toEqual([]);
  });

  it.each([
    ['पति का ऑफिस बेलंदूर, मेरा हेब्बल। हेब्बल के नज़दीक ही लेना है, 3 बीएचके', ['me hebbal']],
    [
      'my wife works in Bagmane Tech Park and wants it close, mine is in Electronic City but I hardly go. 3bhk',
      [],
    ],
    [
      'my daughter goes to Greenwood High, 30 min at most, my own drive to Embassy Golf Links I dont mind',
      ['child greenwood-high'],
    ],
  ])('gives way to the one that is asked for: “%s”', (text, named) => {
    const other = whose(text).filter((one) => !named.some((right) => right === one));
    expect(other).toEqual([]);
  });
});

describe('a limit', () => {
  it.each([
    [
      'Hum do bhai hai, saath mein lena hai. Ek ka kaam Global Village Tech Park mein, usko 25 minute car se, doosre ka Electronic City mein usko 45 minute car se',
      ['global-village-tech-park 25', 'electronic-city 45'],
    ],
    [
      'Nanna hendti office Bagmane Tech Park, nandu Electronic City. Avalige 30 nimisha, nange ondu gante, car alli',
      ['bagmane-tech-park 30', 'electronic-city 60'],
    ],
  ])('is no word of company, and may be an hour: “%s”', (text, said) => {
    expect(ways(text)).toEqual(said);
  });
});
