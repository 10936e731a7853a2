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

  it('is welcome beside another of its kind', () => {
    expect(wishes('cauvery water, borewell also fine, 2bhk')).toEqual(
      expect.arrayContaining(['water:{"in":["cauvery"]}', 'nice water:{"in":["borewell"]}']),
    );
  });
});
