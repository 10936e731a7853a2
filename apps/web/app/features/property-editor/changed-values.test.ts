import { describe, expect, it } from 'vitest';
import { changedValues } from './changed-values.ts';
import { pathWords, valueWords } from './field-words.ts';

const home = (label: string, min: number) => ({ label, price: { min, max: null }, bhk: 3 });

const told = (field: string, before: unknown, after: unknown) =>
  changedValues(before, after, [field]).map((change) => [
    pathWords(change.path, { [field]: after }),
    valueWords(change.before, change.path),
    valueWords(change.after, change.path),
  ]);

describe('the history of a project', () => {
  it('tells of a list of homes the one value that changed', () => {
    const before = [home('2 BHK', 9_000_000), home('3 BHK', 19_300_000)];
    const after = [home('2 BHK', 9_000_000), home('3 BHK', 19_500_000)];
    expect(told('units', before, after)).toEqual([
      ['Unit types › 3 BHK › Agreement price › from', '₹1,93,00,000', '₹1,95,00,000'],
    ]);
  });

  it('tells a list whole where its entries are others', () => {
    expect(told('units', [home('2 BHK', 1)], [home('2 BHK', 1), home('3 BHK', 2)])).toEqual([
      ['Unit types', '2 BHK', '2 BHK, 3 BHK'],
    ]);
    expect(told('amenities', ['gym'], ['gym', 'park'])).toEqual([
      ['Amenities', 'gym', 'gym, park'],
    ]);
  });

  it('tells a plain value, and one that was not known, as they are', () => {
    expect(told('totalUnits', null, 90)).toEqual([[expect.any(String), 'Not known', '90']]);
    expect(told('priceRange', null, { min: 9_000_000 })).toEqual([
      ['Prices of the project', 'Not known', 'from ₹90,00,000'],
    ]);
  });
});
