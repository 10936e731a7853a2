import { describe, expect, it } from 'vitest';
import { PROMOTER_NOT_TOLD } from '../project-record.ts';
import { csvCells, readCsvRows } from './csv-rows.ts';
import type { FileSettings } from './file-settings.ts';
import { rowsToMend } from './rows-to-mend.ts';

async function* textOf(lines: readonly string[]) {
  yield lines.join('\n');
}

async function readAll(lines: readonly string[], settings: FileSettings) {
  const rows = [];
  for await (const row of readCsvRows(textOf(lines), { sourceName: 'A list', ...settings }))
    rows.push('record' in row ? [row.record.name, row.record.promoter.name] : row.problems[0]);
  return rows;
}

const LIST = [
  'Project,Builder,Area,Units',
  'Kaveri,Sample Homes,Hebbal,10',
  'Tunga,,Varthur,20',
  'NORTH,,,',
  'Honge,,Yelahanka,30',
  'Sampige,Other Homes,Kengeri,40',
  'Total,4 projects,,100',
  'Mallige,,Hoskote,50',
];

describe('an empty cell', () => {
  it('is as in the row above only where that is said of its column', async () => {
    expect((await readAll(LIST, {})).slice(0, 2)).toEqual([
      ['Kaveri', 'Sample Homes'],
      ['Tunga', PROMOTER_NOT_TOLD],
    ]);
    expect((await readAll(LIST, { asAbove: ['locality'] })).slice(1, 2)).toMatchObject([
      ['Tunga', PROMOTER_NOT_TOLD],
    ]);
  });

  it('takes nothing from titles and sums, and gives them nothing', async () => {
    expect(await readAll(LIST, { asAbove: ['promoter'] })).toMatchObject([
      ['Kaveri', 'Sample Homes'],
      ['Tunga', 'Sample Homes'],
      ['NORTH', PROMOTER_NOT_TOLD],
      ['Honge', 'Sample Homes'],
      ['Sampige', 'Other Homes'],
      { field: 'row', reason: 'This row is a sum of others, so it tells no project.' },
      ['Mallige', 'Other Homes'],
    ]);
  });
});

it('a mark for "the same" is the cell above, whatever is said of the column', async () => {
  const lines = ['Project,Builder', 'Kaveri,Sample Homes', 'Tunga,-do-', 'Honge,""""', 'Sal,Ditto'];
  expect(await readAll(lines, {})).toEqual(
    ['Kaveri', 'Tunga', 'Honge', 'Sal'].map((name) => [name, 'Sample Homes']),
  );
});

it('rows to mend have what they took from above, for another row will stand there', async () => {
  async function* reasons() {
    yield { line: 3, reason: 'No.' };
  }
  const mend: string[][] = [];
  for await (const row of rowsToMend(csvCells(textOf(LIST)), reasons(), (at) => at === 1))
    mend.push(row);
  expect(mend.slice(1)).toEqual([['No.', '3', 'Tunga', 'Sample Homes', 'Varthur', '20']]);
});
