import type { ComparisonRow } from '@manemitra/contract/compare';
import { describe, expect, it } from 'vitest';
import { bestWord, footnotes, rowsToShow, scopeText, unknownText } from './compare-rows.ts';

const row = (known: Partial<ComparisonRow>): ComparisonRow => ({
  key: 'pricing',
  label: 'Price',
  values: ['1', '2'],
  notes: [null, null],
  differs: true,
  best: null,
  ...known,
});

describe('the rows of the comparator', () => {
  const rows = [
    row({ key: 'projectName', label: 'Project' }),
    row({}),
    row({ key: 'khata', label: 'Khata', values: ['A', 'A'], differs: false }),
    row({ key: 'waterSource', label: 'Water source', values: [null, null], differs: false }),
    row({ key: 'openSpace', label: 'Open space', values: [null, '3'] }),
  ];

  it('hide what nobody discloses, and name it', () => {
    const { shown, undisclosed } = rowsToShow(rows, false);
    expect(shown.map(({ key }) => key)).toEqual(['pricing', 'khata', 'openSpace']);
    expect(undisclosed).toEqual(['Water source']);
  });

  it('can be those alone that differ', () => {
    expect(rowsToShow(rows, true).shown.map(({ key }) => key)).toEqual(['pricing', 'openSpace']);
  });

  it('say so where they speak of all homes, and not of the compared one', () => {
    expect(
      ['pricing', 'carpetArea', 'allInPrice'].map((key) => scopeText({ key } as ComparisonRow)),
    ).toEqual(['all its homes', 'all its homes', 'all its homes']);
    expect(scopeText(row({ key: 'khata' }))).toBeNull();
  });

  it('explain below only what stands in the table', () => {
    const plain = footnotes([row({ key: 'khata', label: 'Khata' })]).join(' ');
    expect(plain).not.toMatch(/best value|all-in|at least/i);
    const told = footnotes([
      row({ best: [1] }),
      row({ key: 'allInPrice', values: ['at least ₹1 Cr', null] }),
    ]).join(' ');
    expect(told).toMatch(/best value.*all-in.*“At least”/);
  });

  it('do not call undisclosed what is worked out from the place', () => {
    expect(unknownText({ key: 'ward' })).toBe('Exact place not known');
    expect(unknownText({ key: 'khata' })).toBe('Not disclosed');
  });

  it('say in a word who is best', () => {
    expect(bestWord(row({ best: [1] }), 1)).toBe('Lowest');
    expect(bestWord(row({ best: [1] }), 0)).toBeUndefined();
    expect(bestWord(row({ best: null }), 0)).toBeUndefined();
  });
});
