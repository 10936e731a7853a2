import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

describe('a thing that a whole phrase takes back', () => {
  it.each([
    ['rera mandatory, oc nahi hua to bhi chalega', 'occupancyCertificate'],
    ['3bhk hebbal, borewell also is fine', 'borewell'],
    ['2bhk, borewell bhi chalega', 'borewell'],
    ['3bhk hebbal, clubhouse ho to theek na ho to bhi theek', 'clubhouse'],
    ['swimming pool na bhi ho to chalega, lift chahiye 3bhk', 'swimming-pool'],
  ])('is no wish: “%s”', (text, thing) => {
    expect(wishes(text).join()).not.toContain(thing);
    expect(read(text).questions).toEqual([]);
  });

  it.each([
    ['Gym, pool, clubhouse - there or not there, all same to me. 2bhk in Jalahalli'],
    ['2bhk, gym pool ka mujhe kya karna'],
    ['swimming pool gym clubhouse yella irbeku anta alla. 3bhk Haralur road alli'],
    ['Power backup. Mini theatre, spa etc make no difference to me'],
  ])('may be each of a list: “%s”', (text) => {
    const amenities = wishes(text).filter((wish) => wish.includes('amenity'));
    expect(amenities.filter((wish) => !wish.includes('power-backup'))).toEqual([]);
  });

  it('is welcome beside another of its kind', () => {
    expect(wishes('cauvery water, borewell also fine, 2bhk')).toEqual(
      expect.arrayContaining(['water:{"in":["cauvery"]}', 'nice water:{"in":["borewell"]}']),
    );
  });
});
