import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { workbook } from './workbook.ts';

/** What another reader finds in it. */
async function read(batches: readonly (readonly (string | number)[])[][]): Promise<unknown[][]> {
  const file = await buffer(Readable.from(workbook('Homes', Readable.from(batches))));
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(file).buffer);
  const rows: unknown[][] = [];
  book.getWorksheet('Homes')?.eachRow((row) => {
    if (Array.isArray(row.values)) rows.push(row.values.slice(1));
  });
  return rows;
}

describe('a workbook', () => {
  it('holds every row in order, numbers as numbers and texts to the letter', async () => {
    const texts = [
      '=1+1',
      ' <b>& "ಮನೆ"\n\ttwo\r\n',
      '12',
      '\u{1f3e0}',
      ...Array.from({ length: 30 }, (_, at) => `column ${at}`),
    ];
    expect(await read([[['name', 'units']], [['Areca', 1.5], texts], [['Neem', -2e9]]])).toEqual([
      ['name', 'units'],
      ['Areca', 1.5],
      texts,
      ['Neem', -2_000_000_000],
    ]);
  });

  it('leaves empty cells empty and drops what XML cannot say', async () => {
    expect(await read([[['', 'a\u0000b\u001f', '', 7]]])).toEqual([
      [undefined, 'ab', undefined, 7],
    ]);
  });

  it('gives each batch away before it asks for the next', async () => {
    let asked = 0;
    async function* batches() {
      for (; asked < 3; asked += 1) yield [Array.from({ length: 200 }, () => Math.random())];
    }
    const chunks = workbook('Homes', batches());
    await chunks.next();
    expect(asked).toBe(0);
    await chunks.return(undefined);
  });
});
