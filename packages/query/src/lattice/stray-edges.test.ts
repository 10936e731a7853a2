import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

const rooms = (text: string) => wishes(text).filter((wish) => wish.startsWith('bhk'));

describe('what only looks like a wish beside one that is clear', () => {
  it.each([
    'let us do yelahanka or jakkur three bedroom 1.3 crore max',
    'something old with trees, Malleshwaram, three bedrooms',
    '3 bhk because one room becomes my office, Hennur',
  ])('is no count of rooms: “%s”', (text) => {
    expect(rooms(text)).toEqual(['bhk:{"in":[3]}']);
  });

  it('is a count of rooms where it is said beside the other', () => {
    expect(rooms('2 or 3 bhk in Hebbal')).toEqual(['bhk:{"in":[2,3]}']);
    expect(rooms('do ya teen bhk Hebbal mein')).toEqual(['bhk:{"in":[2,3]}']);
  });

  it.each(['do they have OC', 'last two look ok, OC for both'])(
    'is no count of rooms where nothing else is asked for: “%s”',
    (text) => {
      expect(rooms(text)).toEqual([]);
    },
  );

  it('is no plot where rooms are asked for, for a plot has none', () => {
    expect(wishes('shanta jaga, 3bhk Basavanagudi')).not.toContain('propertyType:{"in":["plot"]}');
    expect(wishes('Devanahalli alli jaga beku')).toContain('propertyType:{"in":["plot"]}');
  });

  it('is no sum where it is denied and another follows', () => {
    const sums = (text: string) => wishes(text).filter((wish) => wish.startsWith('price'));
    expect(sums('budget do crore nahi hai, ek crore hai, 3bhk')).toEqual([
      'price:{"max":10000000,"basis":"listed"}',
    ]);
  });

  it.each([
    'Want to park around 2.5 cr in a villa on Sarjapur Road',
    'I want to park 80 lakhs in a 2bhk in Hebbal',
  ])('is no lawn where money is put: “%s”', (text) => {
    expect(wishes(text).join()).not.toContain('amenity');
  });

  it('is no plot where a house stands on it', () => {
    const types = (text: string) => wishes(text).filter((wish) => wish.startsWith('propertyType'));
    const house = ['propertyType:{"in":["independent-house"]}'];
    expect(types('independent house in Vijayanagar 30x40 site east facing')).toEqual(house);
    expect(types('independent house on a 30x40 site in Vijayanagar')).toEqual(house);
    expect(types('independent house or 30x40 site in Vijayanagar').join()).toContain('plot');
  });

  it('is no sum where a road is so wide', () => {
    expect(wishes('ಸೈಟ್, ಹೆಸರಘಟ್ಟ, 40 ಅಡಿ ರಸ್ತೆ ಇರಬೇಕು').join()).not.toContain('price');
  });
});
