import { interpret } from '@manemitra/query/interpret';
import { tokenize } from '@manemitra/query/tokens';
import { describe, expect, it } from 'vitest';
import { changedFigure } from './changed-figure.ts';

const today = '2026-11-28';
const names = { projects: [], promoters: [] };

function after(search: string, said: string, before: string[] = []): string | undefined {
  return changedFigure(tokenize(said), interpret(said, { today }), {
    previous: interpret(search, { today }),
    names,
    today,
    before,
  })?.prompt;
}

describe('a figure that only the search before gives a meaning', () => {
  it.each([
    [
      '3 bhk at least 1500 sq ft carpet',
      '1400 is ok too',
      '3 BHK, at least 1400 sq ft carpet area',
    ],
    ['3 bhk at least 1800 sq ft carpet', '1600 chalega', '3 BHK, at least 1600 sq ft carpet area'],
    ['plot about 1200 sq ft', 'bigger, 1500+', 'plot, at least 1500 sq ft plot area'],
    ['2 bhk under 55 lakh', 'go up 5 lakhs', '2 BHK under ₹60 L'],
    ['2 bhk under 80 lakh', 'bring it down 10 lakh', '2 BHK under ₹70 L'],
    ['1 bhk under 80 lakh', 'or 2', '1 or 2 BHK under ₹80 L'],
    ['3 bhk in hebbal', 'ya 2.5 bhi chalega', '2.5 or 3 BHK in Hebbal'],
    ['2 bhk in hebbal', '3 ಕೂಡ ಸರಿ', '2 or 3 BHK in Hebbal'],
    ['2 bhk within 40 min of hebbal by car under 1 cr', 'rush hour me bhi 40', 'rush hour me bhi'],
    ['2 bhk within 40 min of hebbal by car under 1 cr', 'peak hour alli 40', 'peak hour alli'],
  ])('after “%s”, “%s” is “%s”', (search, said, prompt) => {
    expect(after(search, said)).toBe(prompt);
  });

  it('is of the wish that had it in an earlier search, where it could be of two', () => {
    const near = (minutes: number) => `2 bhk under 50 lakh within ${minutes} min of Manyata by car`;
    expect(after(near(30), 'go back to 45', [near(45)])).toContain('within 45 min');
    expect(after(near(30), 'go back to 45')).toBe(undefined);
  });

  it.each([
    ['2 bhk within 2 km of hebbal', '3 bhk'],
    ['2 bhk under 80 lakh', '70 madi'],
    ['2 bhk under 80 lakh', 'raise it to 1 cr'],
    ['3 bhk at least 1500 sq ft carpet', '2 parking'],
  ])('is none after “%s” in “%s”, which says by itself what it is of', (search, said) => {
    expect(after(search, said)).toBe(undefined);
  });
});
