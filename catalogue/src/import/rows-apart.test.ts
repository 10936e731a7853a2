import { expect, it } from 'vitest';
import { isTotal, whyApart } from './rows-apart.ts';

it.each([
  [['Sub total - sheet 1', '11 projects']],
  [['', 'Grand Total of all projects', '22']],
  [['Total', '', '22']],
  [['12', 'Subtotal:', '22']],
  [['', 'TOTAL PROJECTS', '24', '', 'avg 1.3cr']],
  [['Total no. of projects: 24']],
])('%j is a row of sums', (cells) => {
  expect(isTotal(cells)).toBe(true);
});

it('a project whose builder’s name begins with Total is no total', () => {
  expect(isTotal(['Total Environment In That Quiet Earth', 'Hennur'])).toBe(false);
});

it.each([
  [['Brigade Point', 'Commercial', ''], true],
  [['Brigade Point', 'Office Space', ''], true],
  [['Brigade Point', '', 'Office 1,200 sft; Retail'], true],
  [['Office Colony', 'Apartments', '2 BHK'], false],
  [['Brigade Point', 'Residential cum Commercial', ''], false],
  [['Brigade Point', 'Commercial', '2 BHK'], true],
])('what are no homes is not taken for homes: %j', (cells, isApart) => {
  const columns = ['name', 'home_type', 'units'].map((name) => ({ name }));
  expect(whyApart(cells, columns)?.includes('no homes') ?? false).toBe(isApart);
});

it.each(['Colour legend', 'Legend:', 'color code'])('%s is a note below the sheet', (note) => {
  expect(whyApart([note, ''], [{ name: 'name' }, { name: 'promoter' }])).toContain('stands alone');
});

it('a project that is called after a key is one', () => {
  expect(whyApart(['Key Largo', ''], [{ name: 'name' }, { name: 'promoter' }])).toBeUndefined();
});
