import { describe, expect, it } from 'vitest';
import { offeredBy } from '../testing/bold-wishes.ts';
import { readDates, readDurations } from './bold-dates.ts';
import { readKhathaLetters, readSpellings } from './bold-spellings.ts';

describe('words in any spelling that sounds like them', () => {
  it.each([
    ['ಅಪಾರ್ಟ್‌ಮೆಂಟು', 'propertyType {"in":["apartment"]}'],
    ['ಫ್ಲಾಟೇ', 'propertyType {"in":["apartment"]}'],
    ['ಪೈಪ್ಡ್ ಗ್ಯಾಸ್', 'amenity {"id":"piped-gas"}'],
    ['villa plot dono', 'propertyType {"in":["villa"]}'],
    ['my dog', 'amenity {"id":"pet-friendly"}'],
    ['ಲಿಟಿಗೇಷನ್ ಇರಬಾರದು', 'litigation {"none":true}'],
    ['papers clear', 'litigation {"none":true}'],
    ['टोटल एनवायरनमेंट', 'promoter {"in":["total-environment"]}'],
    ['handed over', 'possession {"status":"ready"}'],
  ])('offers for %j %s', (said, wish) => {
    expect(offeredBy(readSpellings, said)).toContain(wish);
  });

  it.each(['side', 'maadi', 'bhk', 'whitefield'])('offers nothing for %j', (said) => {
    expect(offeredBy(readSpellings, said)).toEqual([]);
  });

  it('takes a letter for a grade only where khatas are spoken of', () => {
    expect(offeredBy(readKhathaLetters, 'no B khata, so A')).toContain('khatha {"in":["A"]}');
    expect(offeredBy(readKhathaLetters, 'a villa')).toEqual([]);
  });
});

describe('times by which one could want the keys', () => {
  it.each([
    ['6 tinglu olage', '2027-05-22'],
    ['saal bhar', '2027-11-22'],
  ])('counts %j from today', (said, by) => {
    expect(offeredBy(readDurations, said)).toContain(`possession {"by":"${by}"}`);
  });

  it('offers a date by its end and before it begins', () => {
    expect(offeredBy(readDates, 'december 2027')).toEqual(
      expect.arrayContaining(['possession {"by":"2027-12-31"}', 'possession {"by":"2027-11-30"}']),
    );
  });
});
