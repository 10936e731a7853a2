import { describe, expect, it } from 'vitest';
import { pageMarks } from './page-marks.ts';

describe('the pages that are shown', () => {
  it.each([
    [2, 10, '1 2 3 … 10'], // spec 2
    [1, 10, '1 2 … 10'],
    [5, 10, '1 … 4 5 6 … 10'],
    [10, 10, '1 … 9 10'],
    [1, 1, '1'],
    [2, 3, '1 2 3'],
  ])('of page %d of %d are %s', (current, total, shown) => {
    expect(pageMarks(current, total).join(' ').replaceAll('gap', '…')).toBe(shown);
  });

  it('never hide one page alone behind dots', () => {
    expect(pageMarks(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
