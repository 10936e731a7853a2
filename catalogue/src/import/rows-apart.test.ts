import { expect, it } from 'vitest';
import { isTotal } from './rows-apart.ts';

it.each([
  [['Sub total - sheet 1', '11 projects']],
  [['', 'Grand Total of all projects', '22']],
  [['Total', '', '22']],
  [['12', 'Subtotal:', '22']],
])('%j is a row of sums', (cells) => {
  expect(isTotal(cells)).toBe(true);
});

it('a project whose builder’s name begins with Total is no total', () => {
  expect(isTotal(['Total Environment In That Quiet Earth', 'Hennur'])).toBe(false);
});
