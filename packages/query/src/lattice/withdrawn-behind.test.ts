import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

describe('a thing that a whole phrase takes back', () => {
  it.each([
    ['rera mandatory, oc nahi hua to bhi chalega', 'occupancyCertificate'],
    ['swimming pool na bhi ho to chalega, lift chahiye 3bhk', 'swimming-pool'],
  ])('is no wish: “%s”', (text, thing) => {
    expect(wishes(text).join()).not.toContain(thing);
  });
});
