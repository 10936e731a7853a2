import { describe, expect, it } from 'vitest';
import { readHomeType } from './home-type-words.ts';

const refused = { reason: expect.stringMatching(/\.$/) };

describe('types of home in a sheet', () => {
  it.each(['Apt', 'apts'])('calls %s an apartment', (cell) => {
    expect(readHomeType(cell)).toEqual({ value: 'apartment' });
  });

  it.each([
    ['Flats', 'apartment'],
    ['Residential Apartment', 'apartment'],
    ['Villas', 'villa'],
    ['Plotted Development', 'plot'],
    ['Row Houses', 'row-house'],
    ['Independent House', 'independent-house'],
  ])('the type of home %s', (cell, value) => {
    expect(readHomeType(cell)).toEqual({ value });
  });

  it('refuses two types for all homes, and what is none', () => {
    expect(readHomeType('Apartments, Villas')).toEqual(refused);
    expect(readHomeType('Commercial')).toEqual(refused);
  });
});
