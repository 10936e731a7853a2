import { describe, expect, it } from 'vitest';
import { alternativesIn, wishes } from '../testing/wishes.ts';

describe('wishes that an “or” parts whatever their words weigh', () => {
  it.each([
    [
      'Site aadre 40x60 BDA only, Banashankari, 3 crore under; flat aadre 3bhk ready with OC, Hebbal, dhai crore',
      ['plot', 'apartment'],
    ],
    [
      'plot ho to kanakapura road pe 30x40 70 lakh tak, warna ready 2bhk flat banashankari me 85 lakh tak',
      ['plot', 'ready'],
    ],
    [
      'if plot, 1200 sqft in Jigani upto 45L. if flat, 2bhk on Bannerghatta Road upto 70L',
      ['jigani', 'bannerghatta'],
    ],
    ['3bhk in Mahadevapura or anything within 30 min drive of Bagmane Tech Park', ['maha', 'bagm']],
    ['purple line or yellow line, a real walk, within 800 metres, 2bhk', ['purple', 'yellow']],
  ])('are told: “%s”', (text, [first = '', second = '']) => {
    const lists = alternativesIn(text) ?? [];
    expect(lists).toHaveLength(2);
    expect(lists[0]?.join(' ')).toContain(first);
    expect(lists[1]?.join(' ')).toContain(second);
  });

  it('has the rest of the sentence in each of two places that are named in one', () => {
    const text = '2bhk close to ITPL or Bagmane Constellation, handover inside two years';
    expect(alternativesIn(text)).toHaveLength(2);
    expect(wishes(text)).toEqual(['bhk:{"in":[2]}', 'possession:{"by":"2028-11-21"}']);
  });

  it.each([
    'either a 2 bhk in indiranagar under 1.5 cr or a 3 bhk in cv raman nagar under 1.3 cr but power backup must be there',
    'either a 2 bhk in indiranagar under 1.5 cr or a 3 bhk in cv raman nagar under 1.3 cr, power backup in both',
  ])('leaves what holds of each of them to all: “%s”', (text) => {
    expect(alternativesIn(text)).toHaveLength(2);
    expect(wishes(text)).toEqual(['amenity:{"id":"power-backup"}']);
  });

  it('gives each line the distance that is said once', () => {
    expect(alternativesIn('purple line or yellow line, within 800 metres, 2bhk')).toEqual([
      ['metroLine:{"line":"purple","withinMeters":800}'],
      ['metroLine:{"line":"yellow","withinMeters":800}'],
    ]);
  });

  it.each([
    '2bhk in Hebbal or Jakkur or Yelahanka',
    'independent house or a plot, jp nagar, A khata',
  ])('stay one list where they are one: “%s”', (text) => {
    expect(alternativesIn(text)).toBeUndefined();
  });
});

describe('minutes and distances from nowhere', () => {
  it.each([
    [
      'office Electronic City li, 30 nimisha drive olage mane beku, 2bhk',
      'near:{"place":"electronic-city","withinMinutes":30,"mode":"drive"}',
    ],
    [
      'my husband works in Ecospace so max 30 minutes drive from there in peak traffic, 2 bhk',
      'near:{"place":"ecospace-business-park","withinMinutes":30,"mode":"drive","peak":true}',
    ],
  ])('are from the only place that is named, at the hour that is said: “%s”', (text, wish) => {
    expect(wishes(text)).toContain(wish);
  });

  it('are of no area in the name of a place', () => {
    const text = 'need home within 3 km of Columbia Asia Hebbal, 1bhk';
    expect(wishes(text).filter((wish) => wish.includes('hebbal'))).toEqual([
      'near:{"place":"manipal-hospital-hebbal","withinMeters":3000}',
    ]);
  });
});

it('wishes for nothing that need not be there', () => {
  expect(wishes('no swimming pool needed, that just adds to maintenance. 2bhk')).toEqual([
    'bhk:{"in":[2]}',
  ]);
});
