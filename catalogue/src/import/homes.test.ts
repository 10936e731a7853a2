import { describe, expect, it } from 'vitest';
import { readHomes } from './homes.ts';

const flat = (bhk: number, more: object = {}) => ({
  label: `${bhk} BHK`,
  type: 'apartment',
  bhk,
  ...more,
});

describe('homes as people list them', () => {
  it.each([
    ['2 BHK', [flat(2)]],
    ['2BHK, 3BHK', [flat(2), flat(3)]],
    ['2, 3 BHK Apartments', [flat(2), flat(3)]],
    ['2, 2.5 & 3 BHK', [flat(2), flat(2.5), flat(3)]],
    ['2/3/4 BHK', [flat(2), flat(3), flat(4)]],
    ['2 to 4 BHK', [flat(2), flat(3), flat(4)]],
    ['2 BHK | 3 BHK', [flat(2), flat(3)]],
    ['2,3', [flat(2), flat(3)]],
    ['3', [flat(3)]],
    ['2 BHK + 2T', [flat(2, { bathrooms: 2 })]],
    ['2BHK+2T; 3 BHK 3T', [flat(2, { bathrooms: 2 }), flat(3, { bathrooms: 3 })]],
    ['3 Bedroom Flats', [flat(3)]],
    // A kind that is added is one more, none of the homes before it.
    ['3, 4 BHK + duplex', [flat(3), flat(4), { label: 'Duplex', type: 'duplex' }]],
    [
      '2 BHK 1100 sft & penthouse',
      [flat(2, { superBuiltUpSqft: { min: 1100 } }), { label: 'Penthouse', type: 'penthouse' }],
    ],
    ['4 BHK duplex', [{ label: '4 BHK', type: 'duplex', bhk: 4 }]],
    ['Studio, 1 BHK', [{ label: 'Studio', type: 'studio', bhk: 0 }, flat(1)]],
    [
      '1 BHK 753 sqft 90 L; 2 BHK 1240-1330 1.74 Cr',
      [
        flat(1, { superBuiltUpSqft: { min: 753 }, price: { min: 9_000_000 } }),
        flat(2, { superBuiltUpSqft: { min: 1240, max: 1330 }, price: { min: 17_400_000 } }),
      ],
    ],
    [
      '3 BHK (carpet 1,101-1,131 sq ft, 1.2-1.5 Cr)',
      [
        flat(3, {
          carpetSqft: { min: 1101, max: 1131 },
          price: { min: 12_000_000, max: 15_000_000 },
        }),
      ],
    ],
    [
      '2 BHK ~1150 1.38 Cr; 3 BHK approx. 1,500',
      [
        flat(2, { superBuiltUpSqft: { min: 1150 }, price: { min: 13_800_000 } }),
        flat(3, { superBuiltUpSqft: { min: 1500 } }),
      ],
    ],
    ['3 BHK + Study', [flat(3, { label: '3 BHK Study' })]],
    ['Apt 2/3 BHK', [flat(2), flat(3)]],
    ['2 & 3 BHK apts', [flat(2), flat(3)]],
    ['Villas 3/4', [flat(3, { type: 'villa' }), flat(4, { type: 'villa' })]],
    ['4 BHK Villas', [flat(4, { type: 'villa' })]],
    ['Villas: 3 & 4 BHK', [flat(3, { type: 'villa' }), flat(4, { type: 'villa' })]],
    ['Residential Plots', [{ label: 'Plot', type: 'plot' }]],
    [
      '30x40; 30 x 50 sites',
      [
        { label: '30x40', type: 'plot', plotSqft: { min: 1200 } },
        { label: '30 x 50 sites', type: 'plot', plotSqft: { min: 1500 } },
      ],
    ],
    [
      '30x40, 30x50',
      [
        { label: '30x40', type: 'plot', plotSqft: { min: 1200 } },
        { label: '30x50', type: 'plot', plotSqft: { min: 1500 } },
      ],
    ],
    [
      'Plots: 30x40 & 40 x 60 sites',
      [
        { label: '30x40', type: 'plot', plotSqft: { min: 1200 } },
        { label: '40 x 60 sites', type: 'plot', plotSqft: { min: 2400 } },
      ],
    ],
  ])('%s', (cell, value) => {
    expect(readHomes(cell)).toEqual({ value });
  });

  it.each(['2/3 BHK', '2-3 BHK', '2 to 3 BHK', '2 & 3 BHK', '2,3', '2BHK/3BHK'])(
    '%s says nothing of 2.5 BHK',
    (cell) => {
      expect(readHomes(cell)).toEqual({ value: [flat(2), flat(3)] });
    },
  );

  it('are what the file says where they do not say it', () => {
    expect(readHomes('3 BHK', { homeType: 'villa' })).toMatchObject({ value: [{ type: 'villa' }] });
    expect(readHomes('3 BHK 1500 sqft', { areas: 'carpet' })).toMatchObject({
      value: [{ carpetSqft: { min: 1500 } }],
    });
    expect(readHomes('4 BHK | super 2000', { homeType: 'row-house' })).toMatchObject({
      value: [{ type: 'row-house' }],
    });
  });

  it.each([
    ['2 BHK sold out', '"sold out" is not understood'],
    ['many', 'is not understood'],
    ['214', 'does not say what home it is'],
    ['Tower A', 'does not say what home it is'],
  ])('%s is refused: %s', (cell, reason) => {
    expect(readHomes(cell)).toEqual({ reason: expect.stringContaining(reason) });
  });

  it.each([
    ['Studio, 1, 2, 3 BHK (430-1560 sft)', [0, 1, 2, 3], 'each home separately'],
    ['2, 3 BHK 1200-1600 sqft', [2, 3], 'each home separately'],
    ['2/3 BHK 1130/1350/1680 sft', [2, 3], 'each home separately'],
    ['3, 3.5, 4BHK 1500 to 2650 sft', [3, 3.5, 4], 'each home separately'],
    ['3 & 4 BHK 1900 - 2850', [3, 4], 'each home separately'],
    ['2/3 BHK 1500/1100 sft', [2, 3], 'the larger home the lower figure'],
    ['2 BHK 1200 sqft 1300 sqft', [2], 'two values of super built-up area'],
    ['2 BHK 1330-1240 sft; 3 BHK', [2, 3], 'begins higher than it ends'],
  ])('%s keeps its homes and leaves out the figure in doubt', (cell, bhks, reason) => {
    const kept = bhks.map((bhk) =>
      bhk === 0 ? { label: 'Studio', type: 'studio', bhk } : flat(bhk),
    );
    const labels = kept.map(({ label }) => label).join(', ');
    expect(readHomes(cell)).toEqual({
      value: kept,
      refused: [expect.stringMatching(new RegExp(`${reason}.*Kept from this cell: ${labels}[.]$`))],
    });
  });

  it('that share a price keep the sizes of each', () => {
    expect(readHomes('2/3 BHK 1100/1500 sft 85L')).toMatchObject({
      value: [
        flat(2, { superBuiltUpSqft: { min: 1100 } }),
        flat(3, { superBuiltUpSqft: { min: 1500 } }),
      ],
    });
  });

  it.each([
    ['2/3bhk 1235 & 1610 sft', [2, 1235], [3, 1610]],
    ['2,3 BHK (1250, 1590)', [2, 1250], [3, 1590]],
    ['2 & 3 BHK 1,240 and 1,560', [2, 1240], [3, 1560]],
    ['2 BHK 98 sqm, 3 BHK 131 sqm', [2, 1055], [3, 1410]],
  ])('%s has a size for each home', (cell, ...homes) => {
    expect(readHomes(cell)).toEqual({
      value: homes.map(([bhk = 0, min]) => flat(bhk, { superBuiltUpSqft: { min } })),
    });
  });

  it('of which one has several sizes go from the smallest to the largest', () => {
    expect(readHomes('2BHK 1180, 3BHK 1490/1725')).toEqual({
      value: [
        flat(2, { superBuiltUpSqft: { min: 1180 } }),
        flat(3, { superBuiltUpSqft: { min: 1490, max: 1725 } }),
      ],
    });
  });

  it('take a price behind a size and a comma for no second size', () => {
    expect(readHomes('2 BHK 1240, 1.74 Cr')).toEqual({
      value: [flat(2, { superBuiltUpSqft: { min: 1240 }, price: { min: 17_400_000 } })],
    });
  });

  it('that are an area alone are of no home that we know, and the reason says so', () => {
    expect(readHomes('5129-6483')).toEqual({
      reason: expect.stringMatching(/^"5129-6483" does not say what home it is/) as string,
    });
  });
});
