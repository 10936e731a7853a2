import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Mapping, mappingGaps, withColumn } from './mapping-choice.ts';

const KNOWN = [
  { name: 'name', isRequired: true },
  { name: 'source_name', isRequired: true },
  { name: 'pincode', isRequired: false },
];

describe('the mapping of columns', () => {
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
      /which column.*source name/,
    ],
    ['asks for all that are missing', [{ column: 'A', as: null }], /name, source name/],
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
          (before, { column, as }) => withColumn(before, column, as),
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
