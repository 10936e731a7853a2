import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

const types = (text: string) => wishes(text).filter((wish) => wish.startsWith('propertyType'));

describe('the site of a house', () => {
  it.each([
    'independent house in Banashankari, 30x40 site, up to 2.2cr',
    'independent house on a 30x40 site in Kengeri',
    'स्वतंत्र मकान, बनशंकरी, 30x40, ए खाता, दो करोड़',
    'independent mane beku Jalahalli alli, 30x40 site mele',
    'ಸ್ವತಂತ್ರ ಮನೆ ಬೇಕು, 30x40 ಸೈಟ್',
  ])('is no plot that is looked for: “%s”', (text) => {
    expect(types(text)).toEqual(['propertyType:{"in":["independent-house"]}']);
    expect(wishes(text)).toContain('area:{"min":1080,"max":1320,"basis":"plot"}');
  });

  it('is one where nothing else is looked for, or where it is said as another choice', () => {
    expect(types('30x40 site in Kengeri')).toEqual(['propertyType:{"in":["plot"]}']);
    expect(types('independent house or a 30x40 plot in Kengeri').join()).toContain('plot');
  });
});
