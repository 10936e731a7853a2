import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { continuing } from './continuing.ts';
import { csvCells, readCsvRows } from './csv-rows.ts';
import type { FileSettings } from './file-settings.ts';
import { guessMapping, columnNote } from './guess-mapping.ts';
import { mappedColumns } from './headings.ts';
import { rowsToMend } from './rows-to-mend.ts';

const HEADER = 'Flat No.,Tower,Floor,Type,SBA,Price,Status';
const SAID = { sourceName: 'A statement', promoter: 'Sample', project: 'Tunga' };

async function sheet(lines: readonly string[], settings: FileSettings = SAID) {
  async function* text() {
    yield lines.join('\n');
  }
  const rows = [];
  for await (const row of readCsvRows(text(), settings)) rows.push(row);
  return rows;
}
const flats = (...lines: string[]) => sheet([HEADER, ...lines]);

const TWO = ['101,A,1,2 BHK,1085,78 L,Sold', '102,A,1,2 BHK,1092,80 L,Available'];
const THREE = '103,A,1,3 BHK,1450,1.04 Cr,Available';

describe('a list of single flats', () => {
  it('is one project with its kinds of home: their areas, their number, and the prices of those for sale', async () => {
    const [row, ...others] = await flats(...TWO, '104,A,1,2 BHK,1090,82 L,Available', THREE);
    expect(others).toEqual([]);
    expect(row).toHaveProperty('record', {
      name: 'Tunga',
      promoter: { name: 'Sample' },
      source: { name: 'A statement' },
      isDemonstration: false,
      units: [
        {
          label: '2 BHK',
          type: 'apartment',
          bhk: 2,
          count: 3,
          superBuiltUpSqft: { min: 1085, max: 1092 },
          price: { min: 8_000_000, max: 8_200_000 },
        },
        {
          label: '3 BHK',
          type: 'apartment',
          bhk: 3,
          count: 1,
          superBuiltUpSqft: { min: 1450 },
          price: { min: 10_400_000 },
        },
      ],
    });
    expect(row).toMatchObject({
      doubts: [
        expect.stringMatching(
          /^4 single homes .*: 2 BHK: 3, of which 2 can be bought; 3 BHK: 1, of which 1 can be bought\. /,
        ),
        expect.stringContaining('counted from these rows'),
        expect.stringContaining('neither sold nor held'),
      ],
    });
  });

  it('has a kind for each size where sizes differ clearly, and none for those that differ a little', async () => {
    const [row] = await flats(
      ...TWO,
      '104,B,1,2 BHK,1240,91 L,Available',
      '105,B,1,2 BHK,1300,93 L,Available',
    );
    expect(row).toMatchObject({
      record: {
        units: [
          { label: '2 BHK 1085-1092 sq ft', bhk: 2, count: 2, price: { min: 8_000_000 } },
          { label: '2 BHK 1240-1300 sq ft', bhk: 2, count: 2, price: { min: 9_100_000 } },
        ],
      },
    });
  });

  it('gives the facings and rooms of a kind if each flat states them', async () => {
    const [row] = await sheet([
      'Flat No.,Floor,Type,Door Facing,Toilets,Balcony,View',
      '101,1,2 BHK,East,2,1,Garden',
      '102,1,2 BHK,W,2,1,Road',
      '103,1,2 BHK,East facing,2,2,Road',
      '104,1,3 BHK,N-E,3,2,Road',
      '105,1,3 BHK,,3,2,Road',
      '106,1,4 BHK,Park,4,2,Road',
    ]);
    expect(row).toMatchObject({
      record: {
        units: [
          { label: '2 BHK', facings: ['east', 'west'], bathrooms: 2 },
          { label: '3 BHK', bathrooms: 3, balconies: 2 },
          { label: '4 BHK', bathrooms: 4, balconies: 2 },
        ],
      },
      refusedCells: [
        { field: 'Door Facing', reason: expect.stringMatching(/^Row 7: "park" is not one of/) },
        { field: 'Type', reason: expect.stringContaining('say the same of balconies') },
        { field: 'Type', reason: expect.stringMatching(/^1 of 2 homes of "3 BHK" do not say/) },
      ],
      doubts: expect.arrayContaining([
        expect.stringContaining('2 BHK: 3, facing east (2) and west (1);'),
      ]),
    });
    expect(row).not.toHaveProperty('record.units.0.balconies');
    expect(row).not.toHaveProperty('record.units.1.facings');
    expect(row).not.toHaveProperty('record.units.2.facings');
  });

  it.each([
    [
      'none is marked as sold',
      ['101,A,1,2 BHK,1085,78 L,Available', '102,A,1,2 BHK,1085,79 L,Hold'],
    ],
    ['a row has no home that can be read', [...TWO, '104,A,1,Type Z9!,1085,78 L,Available']],
    ['a row numbers several flats', [...TWO, '"103, 104",A,1,2 BHK,1085,78 L,Sold']],
    ['a row numbers flats from one to another', [...TWO, '103-403,A,1,2 BHK,1085,78 L,Sold']],
    ['a row has a cell too many', [...TWO, '104,A,1,2 BHK,1085,78 L,Sold,Ravi']],
  ])('does not tell how many homes there are where %s', async (_, lines) => {
    const [row] = await flats(...lines);
    expect(row).toMatchObject({ record: { units: [{ label: '2 BHK' }] } });
    expect(row).not.toHaveProperty('record.units.0.count');
  });

  it.each([
    ['SOLD in the column of prices', '102,A,1,2 BHK,1092,SOLD,'],
    ['a note behind the word', '102,A,1,2 BHK,1092,60 L,Hold - management'],
    ['a word that nobody knows', '102,A,1,2 BHK,1092,60 L,with legal'],
  ])('takes no price of a flat that is not for sale: %s', async (_, line) => {
    const [row] = await flats('101,A,1,2 BHK,1085,78 L,Available', line);
    expect(row).toMatchObject({ record: { units: [{ price: { min: 7_800_000 } }] } });
    expect(row).not.toHaveProperty('record.units.0.price.max');
  });

  it('leaves out what is most likely a slip: a price or a size far from the others, a flat that is there twice', async () => {
    const [row] = await flats(
      ...TWO,
      '102,A,1,2 BHK,1092,80 L,Available',
      '104,A,1,2 BHK,1090,81 L,Available',
      '105,A,1,2 BHK,1091,8.1 L,Available',
      '106,A,1,2 BHK,10900,81 L,Available',
    );
    expect(row).toMatchObject({
      record: {
        units: [
          { superBuiltUpSqft: { min: 1085, max: 1092 }, price: { min: 8_000_000, max: 8_100_000 } },
        ],
      },
      refusedCells: [
        { field: 'Flat No.', reason: 'Row 4: The same flat is already in row 3.' },
        { field: 'Type', reason: expect.stringMatching(/^Row 7: 10900 sq ft is far/) },
        { field: 'Type', reason: expect.stringMatching(/^Row 6: its price is far/) },
      ],
    });
  });

  it('continues past titles of towers, sums and headings, and accepts flats of the same number in another tower', async () => {
    const [row, ...others] = await flats(
      ...TWO,
      'Total Tower A,,,,3262,,',
      HEADER,
      'TOWER B (ready 2029),,,,,,',
      '101,B,1,2 BHK,1085,79 L,Available',
      'Available: 2,,,,,,',
    );
    expect(row).toMatchObject({ record: { units: [{ count: 3 }] } });
    expect(row).not.toHaveProperty('refusedCells');
    expect(others.map((other) => 'problems' in other && other.problems[0]?.reason)).toEqual([
      expect.stringContaining('sum of others'),
      expect.stringContaining('names of the columns again'),
      expect.stringContaining('stands alone'),
      expect.stringContaining('stands alone'),
    ]);
  });

  it('is divided where its rows name another project, and never gives flats to a project above its title', async () => {
    const named = ['Project,Builder,Flat No.,Type,SBA,Price'];
    const both = await sheet(
      [
        ...named,
        'Tunga,Sample,101,2 BHK,1085,78 L',
        ',,102,2 BHK,1085,79 L',
        'Honge,Other,101,3 BHK,1450,1 Cr',
      ],
      { sourceName: 'A statement' },
    );
    expect(both).toMatchObject([
      { record: { name: 'Tunga', units: [{ price: { min: 7_800_000, max: 7_900_000 } }] } },
      { record: { name: 'Honge', units: [{ bhk: 3 }] } },
    ]);
    const titled = await sheet(
      [...named, 'Tunga,Sample,101,2 BHK,1085,78 L', 'HONGE HEIGHTS', ',,102,2 BHK,1085,60 L'],
      { sourceName: 'A statement' },
    );
    expect(titled).toMatchObject([
      { record: { name: 'Tunga', units: [{ price: { min: 7_800_000 } }] } },
      { problems: [{ field: 'row' }] },
      { project: null, problems: [{ field: 'Project' }] },
    ]);
    const [said] = await flats(...TWO, 'HONGE HEIGHTS,,,,,,', THREE);
    expect(said).toMatchObject({
      doubts: expect.arrayContaining([expect.stringContaining('"HONGE HEIGHTS"')]),
    });
  });

  it('needs a kind of home in each row, or what the heading of its numbers or the file says', async () => {
    const gap = [TWO[0] ?? '', '102,A,1,,1092,80 L,Available'];
    expect(await flats(...gap)).toMatchObject([
      {
        refusedCells: [{ field: 'Type', reason: expect.stringContaining('repeat the row above') }],
      },
    ]);
    expect(await sheet([HEADER, ...gap], { ...SAID, asAbove: ['units'] })).toMatchObject([
      { record: { units: [{ count: 2 }] } },
    ]);
    expect(
      await sheet(['Plot No,Dimension,Price', '1,30x40,36 L', '2,30x50,45 L'], SAID),
    ).toMatchObject([
      {
        record: { units: [{ type: 'plot', plotSqft: { min: 1200 } }, { plotSqft: { min: 1500 } }] },
      },
    ]);
  });

  it('comes back whole to be mended', async () => {
    async function* text() {
      yield [HEADER, ...TWO, 'TOWER B,,,,,,', THREE].join('\n');
    }
    async function* reasons() {
      yield { line: 2, reason: 'No.' };
    }
    const mend: (string | undefined)[] = [];
    const rows = rowsToMend(csvCells(text()), reasons(), undefined, {
      continues: continuing(mappedColumns(guessMapping(HEADER.split(','))), SAID),
    });
    for await (const row of rows) mend.push(row[2]);
    expect(mend).toEqual(['Flat No.', '101', '102', 'TOWER B', '103']);
  });
});

describe('the columns of a list of flats', () => {
  const header = ['Unit No', 'Tower', 'Floor', 'BHK', 'Status', 'Name', 'Project'];
  const rows = [
    ['A-101', 'A', '1', '2', 'Sold', 'Ravi K', 'Tunga'],
    ['A-102', 'A', '1', '3', 'Available', '', 'Tunga'],
  ];
  const mapping = guessMapping(header, rows);

  it('are of its flats and not of a project: no floor, no tower, no state of building, and no buyer as its name', () => {
    expect(mapping.map(({ as }) => as)).toEqual([
      'flat_number',
      'flat_tower',
      null,
      'units',
      'flat_status',
      null,
      'name',
    ]);
    expect(columnNote(mapping, 2, rows)).toContain('describes one flat');
    expect(columnNote(mapping, 5, rows)).toContain('or its buyer');
  });

  it('are those of projects where each row names another, though a number stands beside it', () => {
    const projects = guessMapping(
      ['Project', 'Plot No', 'Tower', 'Floor'],
      [
        ['Tunga', '12', '3', '14'],
        ['Honge', '7/1', '2', '9'],
        ['Sal', '', '1', '4'],
      ],
    );
    expect(projects.map(({ as }) => as)).toEqual(['name', null, 'towers', 'floors']);
  });

  it('are those of projects where nothing numbers flats', () => {
    const others = guessMapping(
      ['Project', 'Unit Nos', 'Towers', 'Floor', 'Status'],
      [['Tunga', '214', '3', '14', 'Ready']],
    );
    expect(others.map(({ as }) => as)).toEqual([
      'name',
      'total_units',
      'towers',
      'floors',
      'status',
    ]);
  });
});

describe('a sheet that a builder keeps: 40 flats in three towers', () => {
  const lakhs = (min: number, max: number) => ({ min: min * 100_000, max: max * 100_000 });

  it('says what was written down of it before, and nothing else', async () => {
    const file = new URL('testing/stock-of-flats.csv', import.meta.url);
    const rows = await sheet([await readFile(file, 'utf8')], {
      ...SAID,
      project: 'SAMPIGE RESIDENCY',
    });
    const [project, ...others] = rows;
    expect(project).toHaveProperty('record', {
      name: 'SAMPIGE RESIDENCY',
      promoter: { name: 'Sample' },
      source: { name: 'A statement' },
      isDemonstration: false,
      units: [
        {
          label: '2 BHK 1085-1092 sq ft',
          type: 'apartment',
          bhk: 2,
          facings: ['east'],
          superBuiltUpSqft: { min: 1085, max: 1092 },
          carpetSqft: { min: 742, max: 748 },
          price: lakhs(80.5, 82),
          count: 14,
        },
        {
          label: '2 BHK 1240 sq ft',
          type: 'apartment',
          bhk: 2,
          facings: ['east'],
          superBuiltUpSqft: { min: 1240 },
          carpetSqft: { min: 856 },
          price: lakhs(92.5, 93.5),
          count: 6,
        },
        // A slip in the areas of one flat: which of the two it is, and so how many there are, is not known.
        {
          label: '3 BHK 1450-1525 sq ft',
          type: 'apartment',
          bhk: 3,
          facings: ['west'],
          superBuiltUpSqft: { min: 1450, max: 1525 },
          carpetSqft: { min: 1010, max: 1062 },
          price: lakhs(105, 113),
        },
        {
          label: '3 BHK 1810 sq ft',
          type: 'apartment',
          bhk: 3,
          facings: ['west'],
          superBuiltUpSqft: { min: 1810 },
          carpetSqft: { min: 1262 },
          price: lakhs(131.5, 134),
        },
      ],
    });
    expect(others).toHaveLength(8);
    expect(others.every((row) => 'problems' in row)).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(/Ravi|98450|Meena/);
  });
});
