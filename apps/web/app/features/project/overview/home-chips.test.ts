import { describe, expect, it } from 'vitest';
import { aProperty, aUnit } from '#web/testing/property.ts';
import { homeChips } from './home-chips.ts';

const chips = (...args: Parameters<typeof aProperty>) => homeChips(aProperty(...args));
const texts = (...args: Parameters<typeof aProperty>) =>
  chips(...args).known.map(({ text }) => text);

describe('the chips of the homes', () => {
  it('span all unit types', () => {
    expect(
      texts({
        parameters: { bhk: [2, 3] },
        units: [
          aUnit({
            carpetSqft: { min: 780, max: 860 },
            bathrooms: 2,
            balconies: 1,
            facings: ['east'],
          }),
          aUnit({
            carpetSqft: { min: 1200, max: null },
            bathrooms: 3,
            balconies: 1,
            facings: ['north', 'east'],
          }),
        ],
      }),
    ).toEqual([
      '2, 3 BHK',
      '780 to 1,200 sq ft carpet',
      '2 to 3 bathrooms',
      '1 balcony',
      'East, north facing',
    ]);
  });

  it('leave out what nobody has told, which is named in one line, and tell "none" from it', () => {
    const { known, undisclosed } = chips({
      parameters: { bhk: [2] },
      units: [aUnit({ balconies: 0 })],
    });
    expect(known.map(({ text }) => text)).toEqual(['2 BHK', 'No balcony']);
    expect(undisclosed).toEqual(['carpet', 'bathrooms', 'facing']);
  });

  it('name the home that something is said of, where others do not say it', () => {
    const homes = [
      aUnit({ label: '2 BHK', bathrooms: null }),
      aUnit({ label: '3 BHK', bathrooms: 3, balconies: 2, facings: ['east'] }),
      aUnit({ label: '4 BHK', balconies: 3 }),
    ];
    expect(texts({ parameters: { bhk: [2, 3, 4] }, units: homes })).toEqual([
      '2, 3, 4 BHK',
      '3 bathrooms (3 BHK)',
      '2 to 3 balconies (2 of 3 homes)',
      'East facing (3 BHK)',
    ]);
  });

  it('ask a site for no bathrooms', () => {
    expect(
      texts({
        project: { propertyTypes: ['plot'] },
        units: [aUnit({ type: 'plot', plotSqft: { min: 1200, max: 1200 }, facings: ['west'] })],
      }),
    ).toEqual(['Plots', '1,200 sq ft plot', 'West facing']);
  });

  it('are none where no unit type is listed', () => {
    expect(chips()).toEqual({ known: [], undisclosed: [] });
  });
});
