import { describe, expect, it } from 'vitest';
import { readUnits } from './units-notation.ts';

describe('the notation of unit types', () => {
  it('reads every fact of a type', () => {
    expect(
      readUnits(
        '2 BHK | apartment | carpet 703-970 | super 1240-1330 | price 1.74 Cr | baths 2 | balconies 1 | facing east, north-east | count 120',
      ),
    ).toEqual({
      value: [
        {
          label: '2 BHK',
          type: 'apartment',
          bhk: 2,
          carpetSqft: { min: 703, max: 970 },
          superBuiltUpSqft: { min: 1240, max: 1330 },
          price: { min: 17_400_000 },
          bathrooms: 2,
          balconies: 1,
          facings: ['east', 'north-east'],
          count: 120,
        },
      ],
    });
  });

  it('reads several types, spaces and a last semicolon being no matter', () => {
    const read = readUnits('1 RK;2.5 BHK|apartment ; 30 × 40 site | plot 1200 | price 80 L;');
    expect(read).toEqual({
      value: [
        { label: '1 RK', type: 'studio', bhk: 0 },
        { label: '2.5 BHK', type: 'apartment', bhk: 2.5 },
        { label: '30 × 40 site', type: 'plot', plotSqft: { min: 1200 }, price: { min: 8_000_000 } },
      ],
    });
  });

  it('takes the bedrooms from the name, unless they are given', () => {
    expect(readUnits('3 BHK + study | apartment | bhk 3.5 ; 2 BHK | apartment | bhk none')).toEqual(
      {
        value: [
          { label: '3 BHK + study', type: 'apartment', bhk: 3.5 },
          { label: '2 BHK', type: 'apartment' },
        ],
      },
    );
  });

  it.each([
    ['4 BHK villa', 'villa'],
    ['3 BHK row house', 'row-house'],
    ['Penthouse', 'penthouse'],
    ['4 BHK duplex', 'duplex'],
    ['Studio', 'studio'],
    ['Residential plots | plot', 'plot'],
    ['3 BHK | Independent House', 'independent-house'],
  ])('takes what a name tells: %s', (cell, type) => {
    expect(readUnits(cell)).toMatchObject({ value: [{ type }] });
  });

  it.each([
    ['Tower A | count 12', 'Unit type 1: "Tower A" does not say what it is'],
    [
      '2 BHK | apartment | price on request',
      'Unit type 1: "2 BHK", price: "on request" is not an amount',
    ],
    ['2 BHK | apartment | carpet 700 | carpet 800', '"2 BHK" has carpet twice'],
    ['2 BHK | apartment | facing east, up', '"2 BHK", facing: "up" is not one of'],
    [' | apartment', 'it has no name'],
  ])('%s is refused: %s', (cell, reason) => {
    expect(readUnits(cell)).toEqual({ reason: expect.stringContaining(reason) });
  });
});
