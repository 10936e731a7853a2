import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellAsAbove,
  hasGaps,
  type Mapping,
  mappingGaps,
  samplesOf,
  withAsAbove,
  withColumn,
} from './mapping-choice.ts';

const KNOWN = [
  { name: 'name', title: 'Name', isRequired: true, isOfHome: false },
  { name: 'source_name', title: 'Source name', isRequired: true, isOfHome: false },
  { name: 'pincode', title: 'Pincode', isRequired: false, isOfHome: false },
  { name: 'home_price', title: 'Home price', isRequired: false, isOfHome: true },
];

describe('the mapping of columns', () => {
  it('reads several columns as facts of homes, which their headings name', () => {
    const mapping: Mapping = [
      { column: '2 BHK price', as: 'home_price' },
      { column: '3 BHK price', as: null },
    ];
    expect(withColumn(mapping, { column: '3 BHK price', as: 'home_price' }, KNOWN)).toEqual([
      { column: '2 BHK price', as: 'home_price' },
      { column: '3 BHK price', as: 'home_price' },
    ]);
  });

  it.each<[string, Mapping, RegExp | undefined]>([
    [
      'is whole when every required column is there',
      [
        { column: 'A', as: 'name' },
        { column: 'B', as: 'source_name' },
      ],
      undefined,
    ],
    [
      'asks for the one that is missing',
      [{ column: 'A', as: 'name' }],
      /^Say where the file is from/,
    ],
    [
      'asks for all that are missing',
      [{ column: 'A', as: null }],
      /^Say which project .*,Say where/,
    ],
  ])('%s', (_, mapping, gap) => {
    expect(mappingGaps(mapping, KNOWN).join()).toMatch(gap ?? /^$/);
  });

  it('reads each of our columns from one of the file at most, in the order of the file', () => {
    const columns = ['A', 'B', 'C'];
    const choice = fc.record({
      column: fc.constantFrom(...columns),
      as: fc.constantFrom(null, 'name', 'pincode'),
    });
    fc.assert(
      fc.property(fc.array(choice), (choices) => {
        const mapping = choices.reduce<Mapping>(
          (before, choice) => withColumn(before, choice, KNOWN),
          columns.map((column) => ({ column, as: null })),
        );
        const used = mapping.flatMap(({ as }) => (as === null ? [] : [as]));
        expect(new Set(used).size).toBe(used.length);
        expect(mapping.map(({ column }) => column)).toEqual(columns);
        const wanted = choices.slice(-1);
        const found = wanted.map(({ column }) => mapping.find((each) => each.column === column));
        expect(found).toEqual(wanted);
      }),
    );
  });
});

describe('what stands in a column', () => {
  const rows = ['Sample Homes', '', ' ', 'Other Homes', 'Sample Homes', 'Third', 'Fourth'].map(
    (cell, at) => ({ line: at + 2, sheetRow: at + 2, cells: [cell, 'x', ''] }),
  );

  it('is shown by its first three different things', () => {
    expect(samplesOf(rows, 0)).toEqual(['Sample Homes', 'Other Homes', 'Third']);
    expect(samplesOf(rows, 2)).toEqual([]);
  });

  it('has gaps only where something stands above an empty cell', () => {
    expect([0, 1, 2].map((at) => hasGaps(rows, at))).toEqual([true, false, false]);
    expect(cellAsAbove(rows, 2, 0)).toBe('Sample Homes');
    expect(cellAsAbove(rows, 2, 2)).toBe('');
  });

  it('is as above where that was said, until it is not', () => {
    const said = withAsAbove({ sourceName: 'A list' }, 'promoter', true);
    expect(said).toEqual({ sourceName: 'A list', asAbove: ['promoter'] });
    expect(withAsAbove(said, 'promoter', true)).toEqual(said);
    expect(withAsAbove(said, 'promoter', false)).toEqual({ sourceName: 'A list' });
  });
});
