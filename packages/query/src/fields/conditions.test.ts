import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

describe('two refusals around a wish', () => {
  it.each([
    ['no lift no deal', ['amenity:{"id":"lift"}']],
    ['no lift, no deal', ['amenity:{"id":"lift"}']],
    ['3bhk, no parking no booking', ['bhk:{"in":[3]}', 'amenity:{"id":"car-parking"}']],
    ['without oc i wont buy', ['occupancyCertificate:{"received":true}']],
    ['without rera, not interested', ['rera:{"registered":true}']],
    ['no oc no', ['occupancyCertificate:{"received":true}']],
    ['no rera no, 2bhk', ['rera:{"registered":true}', 'bhk:{"in":[2]}']],
  ])('make it a must: %s', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });

  it.each([
    ['b khata i wont buy', ['avoid khatha:{"in":["B"]}']],
    ['no villas, not interested', ['avoid propertyType:{"in":["villa"]}']],
    ['no pool, no gym', ['avoid amenity:{"id":"swimming-pool"}', 'avoid amenity:{"id":"gym"}']],
    ['without a pool', ['avoid amenity:{"id":"swimming-pool"}']],
  ])('are told from one refusal: %s', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });
});
