import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

describe('a month whose year is said apart from it', () => {
  it.each([
    ['possession by December next year, 3bhk thanisandra', '2027-12-31'],
    ['keys by end of May next year, 2bhk', '2027-05-31'],
    ['in 2027 itself I want possession, by December latest, 2bhk', '2027-12-31'],
    ['agle saal December tak possession, 2bhk', '2027-12-31'],
  ])('is of that year: “%s”', (text, by) => {
    expect(wishes(text)).toContain(`possession:{"by":"${by}"}`);
  });

  it.each([
    ['possession NLT 31 Mar 28, 2bhk', '2028-03-31'],
    ['2bhk ready by 15 aug 27', '2027-08-15'],
    ['31 dec 27 olage beku, 2bhk', '2027-12-31'],
  ])('is that behind the day and the month, and no sum: “%s”', (text, by) => {
    expect(wishes(text).filter((one) => !one.startsWith('bhk'))).toEqual([
      `possession:{"by":"${by}"}`,
    ]);
  });

  it('is the next one where another date has the year', () => {
    expect(wishes('lease ends in June 2027, 2bhk ready by december')).toContain(
      'possession:{"by":"2026-12-31"}',
    );
  });
});
