import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, blockOf, pasted, textOfBlock } from './sheet-blocks.ts';

describe('a block of cells', () => {
  it('is read as spreadsheets write it', () => {
    expect(blockOf('a\tb\r\n"1 ""x""\n2"\t\r\n')).toEqual([
      ['a', 'b'],
      ['1 "x"\n2', ''],
    ]);
    expect(blockOf('"half\tx')).toEqual([['"half', 'x']]);
    expect(blockOf('alone')).toEqual([['alone']]);
  });

  it('is read again as it was written', () => {
    const cells = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ') });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }).chain((wide) =>
          fc.array(fc.array(cells, { minLength: wide, maxLength: wide }), {
            minLength: 1,
            maxLength: 3,
          }),
        ),
        (block) => {
          // A last row without any text is the end of the text before it.
          fc.pre(block.at(-1)?.join('') !== '');
          expect(blockOf(textOfBlock(block))).toEqual(block);
        },
      ),
    );
  });

  it('goes where it fits, fills what is chosen when it fits whole times, and not beyond the sheet', () => {
    const at = (row: number, column: number) => ({ row, column });
    const sheet = { rows: 3, columns: 2 };
    const texts = (block: string[][], to = at(0, 0)) =>
      pasted(block, between(at(0, 0), to), sheet).map(
        ({ row, column, text }) => `${row}${column}${text}`,
      );
    expect(texts([['x']], at(2, 0))).toEqual(['00x', '10x', '20x']);
    expect(texts([['x', 'y', 'z']])).toEqual(['00x', '01y']);
    expect(texts([['x'], ['y']], at(0, 1))).toEqual(['00x', '10y']);
  });
});
