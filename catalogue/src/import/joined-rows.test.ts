import { describe, expect, it } from 'vitest';
import { csvCells, readCsvRows } from './csv-rows.ts';
import type { FileSettings } from './file-settings.ts';
import { guessMapping } from './guess-mapping.ts';
import { mappedColumns } from './headings.ts';
import { continuing } from './joined-rows.ts';
import { rowsToMend } from './rows-to-mend.ts';

const HEADER = 'Project,Builder,Area,Config,No. of units,Min sft,Max sft,Price,Handover,Khata';

async function* textOf(lines: readonly string[]) {
  yield [HEADER, ...lines].join('\n');
}

async function readAll(lines: readonly string[], settings: FileSettings = {}) {
  const rows = [];
  for await (const row of readCsvRows(textOf(lines), { sourceName: 'A list', ...settings }))
    rows.push(row);
  return rows;
}

const flat = (bhk: number, told: object) => ({
  label: `${bhk} BHK`,
  type: 'apartment',
  bhk,
  ...told,
});

describe('a project that stands in several rows, a home in each', () => {
  const TUNGA = [
    'Tunga,Sample,Hebbal,2 BHK,80,1090,1180,66.5 L,Dec 2027,A',
    ',,,3 BHK,60,1440,1490,87.9 L - 95 L,,',
  ];
  const tunga = {
    name: 'Tunga',
    possessionOn: '2027-12',
    units: [
      flat(2, { count: 80, superBuiltUpSqft: { min: 1090, max: 1180 }, price: { min: 6_650_000 } }),
      flat(3, {
        count: 60,
        superBuiltUpSqft: { min: 1440, max: 1490 },
        price: { min: 8_790_000, max: 9_500_000 },
      }),
    ],
  };

  it('is one project, of which each row tells its home and no more', async () => {
    const rows = await readAll([...TUNGA, 'Honge,Sample,Varthur,2 BHK,40,,,70 L,,']);
    expect(rows).toMatchObject([
      { line: 2, record: tunga },
      { line: 4, record: { name: 'Honge', totalUnits: 40, priceRange: { min: 7_000_000 } } },
    ]);
    const [first] = rows;
    for (const field of ['totalUnits', 'priceRange', 'areaRange'])
      expect(first).not.toHaveProperty(`record.${field}`);
  });

  it('is one too where each row says again whose it is', async () => {
    const again = TUNGA.map((line) => line.replace(/^,,,/, 'Tunga,Sample,Hebbal,'));
    expect(await readAll(again)).toMatchObject([{ record: tunga }]);
    expect(await readAll(TUNGA, { asAbove: ['promoter'] })).toMatchObject([{ record: tunga }]);
  });

  it('has the sizes of its plots where a sheet has one heading for all areas', async () => {
    const rows = await readAll([
      'Sal,Sample,Bidadi,Plot 30x40,50,1200,1200,28.8 L,,',
      ',,,Plot 40x60,,2400,,,,',
    ]);
    expect(rows).toMatchObject([
      { record: { units: [{ plotSqft: { min: 1200 }, count: 50 }, { plotSqft: { min: 2400 } }] } },
    ]);
  });

  it('says of which row a cell is that cannot be read, or that says otherwise than the first', async () => {
    const [first = ''] = TUNGA;
    const rows = await readAll([first, 'Tunga,Sample,Hebbal,3 BHK,many,,,87 L,2028,A']);
    expect(rows).toMatchObject([
      {
        record: { possessionOn: '2027-12' },
        refusedCells: [
          {
            field: 'No. of units',
            reason: 'Row 3: "many" is not a number of homes; write it as 214.',
          },
          { field: 'Handover', reason: 'Row 3: The first row of this project says otherwise.' },
        ],
      },
    ]);
  });

  it('comes back whole to be mended', async () => {
    async function* reasons() {
      yield { line: 2, reason: 'No.' };
    }
    const columns = mappedColumns(guessMapping(HEADER.split(',')));
    const lines = [...TUNGA, 'Honge,Sample,Varthur,2 BHK,40,,,70 L,,'];
    const mend: string[][] = [];
    const rows = rowsToMend(csvCells(textOf(lines)), reasons(), undefined, continuing(columns));
    for await (const row of rows) mend.push(row.slice(0, 5));
    expect(mend.slice(1)).toEqual([
      ['No.', 'Tunga', 'Sample', 'Hebbal', '2 BHK'],
      ['', '', '', '', '3 BHK'],
    ]);
  });

  it.each([
    ['another builder', ',Other,,3 BHK,60,,,87 L,,'],
    ['a fact of its own', ',,,3 BHK,60,,,87 L,2029,'],
    ['no home', ',,,,60,,,87 L,,'],
    ['the same home', ',,,2 BHK,60,,,87 L,,'],
  ])('is not joined by a row without a name that has %s', async (_, line) => {
    const rows = await readAll([TUNGA[0] ?? '', line]);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toHaveProperty('problems');
  });

  it('is not joined where a row lists several homes: which of them a figure is of nobody says', async () => {
    const rows = await readAll([TUNGA[0] ?? '', ',,,"3, 4 BHK",60,,,87 L,,']);
    expect(rows).toMatchObject([{ record: { name: 'Tunga' } }, { problems: expect.anything() }]);
  });
});

it('a price that says it has everything in it is no price before taxes', async () => {
  const rows = await readAll(['Sal,Sample,Bidadi,Villa,,,,1.9 Cr (all incl),,']);
  expect(rows).toMatchObject([{ record: { allInPriceRange: { min: 19_000_000 } } }]);
  expect(rows[0]).not.toHaveProperty('record.priceRange');
});
