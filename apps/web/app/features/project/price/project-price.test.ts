import { describe, expect, it } from 'vitest';
import { aProperty } from '#web/testing/property.ts';
import { priceOfProject } from './project-price.ts';

const none = {
  price: null,
  allInPrice: null,
  rate: null,
  carpet: null,
  superBuiltUp: null,
  plot: null,
  area: null,
};
const range = { min: 19_300_000, max: null };
const of = (ranges: object) =>
  priceOfProject(aProperty({ project: { ranges: { ...none, ...ranges } } }));

describe('the Price part says of a price of the whole project', () => {
  it('whether taxes and charges are in it', () => {
    expect(of({ allInPrice: range })).toEqual({
      sum: 'From ₹1.93 Cr all-in across all its homes',
      what: 'With all taxes and charges; which home costs what is not known',
      isAllIn: true,
    });
    expect(of({ price: range, allInPrice: range })).toEqual({
      sum: 'From ₹1.93 Cr across all its homes',
      what: 'Before taxes and charges; which home costs what is not known',
      isAllIn: false,
    });
  });

  it('nothing where none is known', () => {
    expect(of({})).toBeNull();
  });
});
