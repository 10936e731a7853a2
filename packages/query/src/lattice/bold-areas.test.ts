import { describe, expect, it } from 'vitest';
import { offeredBy } from '../testing/bold-wishes.ts';
import { readAreas } from './bold-areas.ts';
import { readCounts } from './bold-counts.ts';

describe('a size wherever one could be', () => {
  it.each([
    ['1500', 'area {"min":1500,"basis":"super-built-up"}'],
    ['twelve hundred sq ft', 'area {"min":1200,"basis":"super-built-up"}'],
    ['ಎರಡು ಸಾವಿರ ಚದರಡಿ', 'area {"min":2000,"basis":"super-built-up"}'],
    ['carpet should not be below 900', 'area {"min":900,"basis":"carpet"}'],
    ['सौ स्क्वायर मीटर', 'area {"min":1076,"basis":"super-built-up"}'],
    ['दो गुंठा', 'area {"min":2178,"basis":"plot"}'],
    ['1 gunte saku', 'propertyType {"in":["plot"]} + area {"min":1089,"basis":"plot"}'],
    ['thirty by forty', 'area {"min":1080,"max":1320,"basis":"plot"}'],
    ['ಥರ್ಟಿ ಫಾರ್ಟಿ ಸೈಟ್', 'area {"min":1080,"max":1320,"basis":"plot"}'],
    ['40x60 or bigger', 'area {"min":2400,"basis":"plot"}'],
  ])('offers for %j %s', (said, wish) => {
    expect(offeredBy(readAreas, said)).toContain(wish);
  });

  it.each(['2027', '500 units'])('offers no size for %j', (said) => {
    expect(offeredBy(readAreas, said)).toEqual([]);
  });
});

describe('a count wherever its noun stands near', () => {
  it.each([
    ['not more than 100 flats', 'totalUnits {"max":100}'],
    ['thirty flats or fewer', 'totalUnits {"max":30}'],
    ['single tower buildings', 'towers {"max":1}'],
    ['तीन टावर से ज़्यादा ना हों', 'towers {"max":3}'],
    ['loading should never go above 28', 'loadingPercent {"max":28}'],
    ['ಖಾಲಿ ಜಾಗ ಎಪ್ಪತ್ತು ಪರ್ಸೆಂಟ್', 'openSpacePercent {"min":70}'],
    ['maintenance, keep it not above 3.5', 'maintenancePerSqft {"max":3.5}'],
  ])('offers for %j %s', (said, wish) => {
    expect(offeredBy(readCounts, said)).toContain(wish);
  });

  it('offers none where nothing is counted', () => {
    expect(offeredBy(readCounts, 'whitefield under 90')).toEqual([]);
  });
});
