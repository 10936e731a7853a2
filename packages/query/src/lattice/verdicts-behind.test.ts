import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

describe('verbs right behind what they speak of', () => {
  it.each([
    ['pool beda gym beku, 2bhk', 'avoid amenity:{"id":"swimming-pool"}', 'amenity:{"id":"gym"}'],
    [
      'prestige nahi sobha chahiye 3bhk',
      'avoid promoter:{"in":["prestige"]}',
      'promoter:{"in":["sobha"]}',
    ],
    ['ಪೂಲ್ ಬೇಡ ಜಿಮ್ ಬೇಕು, 2bhk', 'avoid amenity:{"id":"swimming-pool"}', 'amenity:{"id":"gym"}'],
  ])('say both outright, and nothing is asked: “%s”', (text, refused, wanted) => {
    expect(wishes(text)).toEqual(expect.arrayContaining([refused, wanted]));
    expect(read(text).questions).toEqual([]);
  });

  it('refuse each of a list, where the last thing is wanted by where it lies', () => {
    const text = 'KG halli nahi, tannery road nahi, Hegde Nagar me 2bhk';
    expect(wishes(text)).toEqual(
      expect.arrayContaining([
        'avoid locality:{"in":["kadugondanahalli"]}',
        'avoid near:{"place":"tannery-road","withinMeters":1500}',
        'locality:{"in":["rk-hegde-nagar"]}',
      ]),
    );
    expect(read(text).questions).toEqual([]);
  });

  it('want no place that is refused behind', () => {
    expect(wishes('hebbal nahi, yelahanka me bhi nahi, 2bhk')).not.toContain(
      'locality:{"in":["yelahanka"]}',
    );
  });

  it('refuse nothing where the refusal is taken back', () => {
    expect(wishes('lift beda anta illa, gym beku 2bhk').join()).not.toContain('avoid');
  });
});
