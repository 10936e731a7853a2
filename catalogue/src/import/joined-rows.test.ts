import { describe, expect, it } from 'vitest';
import { csvCells, readCsvRows } from './csv-rows.ts';
import type { FileSettings } from './file-settings.ts';
import { guessMapping } from './guess-mapping.ts';
import { mappedColumns } from './headings.ts';
import { continuing } from './continuing.ts';
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

async function sheet(lines: readonly string[]) {
  async function* text() {
    yield lines.join('\n');
  }
  const rows = [];
  for await (const row of readCsvRows(text(), { sourceName: 'A list' })) rows.push(row);
  return rows;
}

const flat = (bhk: number, told: object) => ({
  label: `${bhk} BHK`,
  type: 'apartment',
  bhk,
  ...told,
});

describe('a project of which each tower has its own registration', () => {
  const numbers = ['010124/006501', '150925/007702', '010124/006502'].map(
    (serial) => `PRM/KA/RERA/1251/446/PR/${serial}`,
  );
  const [ONE = '', TWO = '', NEXT = ''] = numbers;
  const header = 'Project,Builder,Tower,RERA No,Config,Size,Price,Possession';

  it('is one project with all of them, each with its tower', async () => {
    const rows = await sheet([
      header,
      `Tunga,Sample,Tower A,${ONE},2 BHK,1100,85 L,Dec 2027`,
      `Tunga,Sample,Tower A,${ONE},3 BHK,1500,1.1 Cr,Dec 2027`,
      `Tunga,Sample,Tower B,${TWO},2 BHK,1110,88 L,Dec 2028`,
      `,,,,3 BHK,1510,1.2 Cr,`,
      `,,C,,3 BHK,1800,1.3 Cr,`,
      `Honge,Sample,Tower A,${NEXT},2 BHK,1100,85 L,Dec 2027`,
    ]);
    expect(rows).toMatchObject([
      {
        record: {
          name: 'Tunga',
          reraNumbers: [ONE, TWO],
          reraParts: { [ONE]: 'Tower A', [TWO]: 'Tower B' },
          units: [
            { label: '2 BHK', superBuiltUpSqft: { min: 1100, max: 1110 } },
            { label: '3 BHK 1500-1510 sq ft' },
            { label: '3 BHK 1800 sq ft' },
          ],
        },
        refusedCells: [{ field: 'Possession', reason: expect.stringMatching(/^Row 4: /) }],
      },
      { record: { name: 'Honge', reraNumbers: [NEXT] } },
    ]);
    expect(rows[0]).not.toHaveProperty('doubts');
    expect(rows[1]).not.toHaveProperty('record.reraParts');
  });

  it('is one where a row tells of a tower and of no home, and a number that counts up is doubtful', async () => {
    const rows = await sheet([
      'Project,Builder,Phase,RERA No,No. of units',
      `Tunga,Sample,1,${ONE},120`,
      `Tunga,Sample,2,${NEXT},140`,
    ]);
    expect(rows).toMatchObject([
      {
        record: {
          reraNumbers: [ONE, NEXT],
          reraParts: { [ONE]: 'Phase 1', [NEXT]: 'Phase 2' },
          units: [],
        },
        refusedCells: [{ field: 'No. of units', reason: expect.stringContaining('one tower') }],
        doubts: [expect.stringContaining('count up')],
      },
    ]);
    expect(rows[0]).not.toHaveProperty('record.totalUnits');
  });

  it('in a list of flats has the number of each tower', async () => {
    const rows = await sheet([
      'Project,Builder,Tower,Flat No,RERA No,Config',
      `Tunga,Sample,A,101,${ONE},2 BHK`,
      `,,,102,${ONE},2 BHK`,
      `,,B,101,${TWO},2 BHK`,
      `,,,102,${TWO},2 BHK`,
    ]);
    expect(rows).toMatchObject([
      {
        record: {
          reraNumbers: [ONE, TWO],
          reraParts: { [ONE]: 'Tower A', [TWO]: 'Tower B' },
          units: [{ label: '2 BHK' }],
        },
      },
    ]);
    expect(rows[0]).not.toHaveProperty('refusedCells');
  });
});

describe('a project in several rows, one home in each', () => {
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

  it('is one project, and each row gives only its home', async () => {
    const rows = await readAll([...TUNGA, 'Honge,Sample,Varthur,2 BHK,40,,,70 L,,']);
    expect(rows).toMatchObject([
      { line: 2, record: tunga },
      {
        line: 4,
        record: { name: 'Honge', totalUnits: 40, units: [flat(2, { price: { min: 7_000_000 } })] },
      },
    ]);
    const [first] = rows;
    for (const field of ['totalUnits', 'priceRange', 'areaRange'])
      expect(first).not.toHaveProperty(`record.${field}`);
  });

  it('is one project even if each row repeats its promoter', async () => {
    const again = TUNGA.map((line) => line.replace(/^,,,/, 'Tunga,Sample,Hebbal,'));
    expect(await readAll(again)).toMatchObject([{ record: tunga }]);
    expect(await readAll(TUNGA, { asAbove: ['promoter'] })).toMatchObject([{ record: tunga }]);
  });

  it('has the sizes of its plots where a sheet has one heading for all areas', async () => {
    const rows = await readAll([
      'Sal,Sample,Bidadi,Plot 30x40,50,1200,1200,28.8 L,,',
      ',,,Plot 40 X 60,20,2400,,,,',
    ]);
    expect(rows).toMatchObject([
      {
        record: {
          units: [
            { plotSqft: { min: 1200 }, count: 50 },
            { plotSqft: { min: 2400 }, count: 20 },
          ],
        },
      },
    ]);
  });

  it('names the row of a cell that cannot be read, or that contradicts the first', async () => {
    const [first = ''] = TUNGA;
    const rows = await readAll([first, 'Tunga,Sample,Hebbal,3 BHK,many,,,87 L,2028,A']);
    expect(rows).toMatchObject([
      {
        record: { possessionOn: '2027-12' },
        refusedCells: [
          {
            field: 'No. of units',
            reason: 'Row 3: "many" is not a number of homes; write the figure alone.',
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
    const rows = rowsToMend(csvCells(textOf(lines)), reasons(), undefined, {
      continues: continuing(columns),
    });
    for await (const row of rows) mend.push([row[0] ?? '', ...row.slice(2, 6)]);
    expect(mend.slice(1)).toEqual([
      ['No.', 'Tunga', 'Sample', 'Hebbal', '2 BHK'],
      ['', '', '', '', '3 BHK'],
    ]);
  });

  it.each([
    ['another builder', ',Other,,3 BHK,60,,,87 L,,'],
    ['several facts of its own', ',,,3 BHK,60,,,87 L,2029,B'],
    ['no home', ',,,,60,,,87 L,,'],
    ['the same home and no other size of it', ',,,2 BHK,60,,,87 L,,'],
  ])('is not joined by a row without a name that has %s', async (_, line) => {
    const rows = await readAll([TUNGA[0] ?? '', line]);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toHaveProperty('problems');
  });

  it('has a kind for each size of a home that comes again, and one price from where to where of one size', async () => {
    const named = 'Tunga,Sample,Hebbal';
    const [row, ...others] = await readAll([
      `${named},2 BHK,,1090,1180,66.5 L,Dec 2027,A`,
      `${named},3 BHK,60,1440,,87.9 L,Dec 2027,A`,
      `${named},3 BHK,40,1450,,91 L,Dec 2027,A`,
      `${named},3 BHK,20,1800,,1.2 Cr,Dec 2027,A`,
      `${named},3 BHK,20,1800,,1.2 Cr,Dec 2027,A`,
    ]);
    expect(others).toMatchObject([
      {
        line: 6,
        project: 'Tunga',
        problems: [{ field: 'row', reason: 'It says the same as row 5.' }],
      },
    ]);
    expect(row).toHaveProperty('record.units', [
      flat(2, { superBuiltUpSqft: { min: 1090, max: 1180 }, price: { min: 6_650_000 } }),
      {
        ...flat(3, {
          superBuiltUpSqft: { min: 1440, max: 1450 },
          price: { min: 8_790_000, max: 9_100_000 },
        }),
        label: '3 BHK 1440-1450 sq ft',
      },
      {
        ...flat(3, { count: 20, superBuiltUpSqft: { min: 1800 }, price: { min: 12_000_000 } }),
        label: '3 BHK 1800 sq ft',
      },
    ]);
    expect(row).toMatchObject({
      refusedCells: [
        { field: 'Config', reason: expect.stringMatching(/^Several rows say how many/) },
      ],
    });
  });

  it('leaves out a home whose size is ambiguous', async () => {
    const [row] = await readAll([
      'Tunga,Sample,Hebbal,3 BHK,,1440,,87.9 L,,',
      'Tunga,Sample,Hebbal,3 BHK,,,,1.2 Cr,,',
    ]);
    expect(row).toMatchObject({
      record: { units: [{ superBuiltUpSqft: { min: 1440 }, price: { min: 8_790_000 } }] },
      refusedCells: [
        { field: 'Config', reason: expect.stringMatching(/^Row 3: without its area/) },
      ],
    });
    expect(row).not.toHaveProperty('record.units.0.price.max');
  });

  it('continues below the same home in another size without a name, and says so', async () => {
    const rows = await readAll([...TUNGA, ',,,3 BHK,,1800,,1.2 Cr,,', ',,,2 BHK,,1300,,75 L,,']);
    expect(rows).toMatchObject([
      {
        record: { units: [{ label: '2 BHK' }, { label: '3 BHK 1440-1490 sq ft' }, { bhk: 3 }] },
        doubts: [expect.stringMatching(/^Row 4 has no name and tells of "3 BHK" again/)],
      },
      { problems: expect.anything() },
    ]);
  });

  it('keeps the homes of a row that lists several, and says that its figures are of none of them', async () => {
    const rows = await readAll([
      'Tunga,Sample,Hebbal,2 BHK,80,,,66.5 L,Dec 2027,A',
      ',,,"3, 4 BHK",60,,,87 L,,',
    ]);
    expect(rows).toMatchObject([
      {
        record: { name: 'Tunga', units: [flat(2, { count: 80 }), flat(3, {}), flat(4, {})] },
        refusedCells: [
          { field: 'No. of units', reason: expect.stringMatching(/^Row 3: .*several homes/) },
          { field: 'Price', reason: expect.stringMatching(/^Row 3: .*several homes/) },
        ],
      },
    ]);
    expect(rows[0]).not.toHaveProperty('record.units.1.price');
  });

  it('loses no row with an unreadable home, and gives its figures to no other', async () => {
    const rows = await readAll([...TUNGA, ',,,Type Z9!,60,1700,1750,99 L,,']);
    expect(rows).toMatchObject([
      {
        record: tunga,
        refusedCells: expect.arrayContaining([
          { field: 'Price', reason: expect.stringContaining('nobody knows whose figure') },
        ]),
      },
    ]);
  });

  it('takes a number for all homes of the project, not for its first home', async () => {
    const lines = [
      'Project,Builder,Config,Total units,Price',
      'Tunga,Sample,2 BHK,140,66 L',
      ',,3 BHK,,88 L',
    ];
    const [row] = await sheet(lines);
    expect(row).toMatchObject({ record: { totalUnits: 140, units: [{ bhk: 2 }, { bhk: 3 }] } });
    expect(row).not.toHaveProperty('record.units.0.count');
    const bare = await sheet(lines.map((line) => line.replace('Total units', 'No. of units')));
    expect(bare).toMatchObject([
      {
        refusedCells: [{ field: 'No. of units', reason: expect.stringContaining('does not say') }],
      },
    ]);
    expect(bare[0]).not.toHaveProperty('record.totalUnits');
    expect(bare[0]).not.toHaveProperty('record.units.0.count');
  });

  it('takes a range that stands in the first row alone neither for its home nor for the project', async () => {
    const [row] = await sheet([
      'Project,Builder,Config,Min price,Max price',
      'Tunga,Sample,2 BHK,66 L,1.2 Cr',
      ',,3 BHK,,',
    ]);
    expect(row).toMatchObject({
      refusedCells: [{ field: 'Min price', reason: expect.stringContaining('does not say') }],
    });
    expect(row).not.toHaveProperty('record.units.0.price');
    expect(row).not.toHaveProperty('record.priceRange');
  });

  it('names the contradictions of a later row, and takes a number that counts up for one dragged down', async () => {
    const [row, ...others] = await sheet([
      'Project,Builder,Config,RERA No,Handover',
      'Tunga,Sample,2 BHK,PRM/KA/RERA/1251/446/PR/010124/006501,RTM',
      ',,3 BHK,PRM/KA/RERA/1251/446/PR/010124/006502,Jun-28',
    ]);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      record: { reraNumbers: ['PRM/KA/RERA/1251/446/PR/010124/006501'], status: 'ready' },
      refusedCells: [
        { field: 'RERA No', reason: expect.stringMatching(/^Row 3: .*dragged down/) },
        { field: 'Handover', reason: 'Row 3: The first row of this project says otherwise.' },
      ],
    });
    expect(row).not.toHaveProperty('record.possessionOn');
  });

  it('takes from a row without a name where the project is, and says so', async () => {
    const [row] = await sheet([
      'Project,Builder,Config,Location,Pin',
      'Tunga,Sample,2 BHK,,',
      ',,3 BHK,Hebbal,560024',
    ]);
    expect(row).toMatchObject({
      record: { locality: 'Hebbal', pincode: '560024' },
      doubts: [
        'Row 3 has no name: what it says under Location and Pin is taken to be of this project.',
      ],
    });
  });

  it('gives a range of all-in prices only if each row has one', async () => {
    const lines = ['Project,Builder,Config,All incl. price', 'Tunga,Sample,2 BHK,66 L'];
    expect(await sheet([...lines, ',,3 BHK,88 L'])).toMatchObject([
      { record: { allInPriceRange: { min: 6_600_000, max: 8_800_000 } } },
    ]);
    const [row] = await sheet([...lines, ',,3 BHK,88 L*']);
    expect(row).toMatchObject({
      refusedCells: [
        { reason: expect.stringMatching(/^Row 3: .*points to a note/) },
        { reason: expect.stringContaining('Not each row') },
      ],
    });
    expect(row).not.toHaveProperty('record.allInPriceRange');
  });

  it('gives a mark for "the same" what its project says, over the rows of the one before', async () => {
    const rows = await sheet([
      'Project,Builder,Config',
      'Tunga,Sample,2 BHK',
      ',,3 BHK',
      'Honge,-do-,2 BHK',
      'Sal,"""",2 BHK',
    ]);
    expect(rows.map((row) => ('record' in row ? row.record.promoter.name : row))).toEqual(
      Array(3).fill('Sample'),
    );
  });
});

it('a price that says it has everything in it is no price before taxes', async () => {
  const rows = await readAll(['Sal,Sample,Bidadi,Villa,,,,1.9 Cr (all incl),,']);
  expect(rows).toMatchObject([{ record: { allInPriceRange: { min: 19_000_000 } } }]);
  expect(rows[0]).not.toHaveProperty('record.priceRange');
});

describe('the second row of a project that says its name again', () => {
  const header = 'Project,Builder,Config,Price,Khata';
  const first = 'Tunga,Sample,2 BHK 1150-1220 sft,1.06 - 1.13 Cr,A';

  it('joins it with sizes between slashes as with sizes between dashes', async () => {
    for (const sizes of ['1540/1680', '1540-1680']) {
      const rows = await sheet([header, first, `Tunga,Sample,3 BHK ${sizes},1.45 - 1.58 Cr,A`]);
      expect(rows).toMatchObject([
        {
          record: {
            units: [
              flat(2, { price: { min: 10_600_000, max: 11_300_000 } }),
              flat(3, {
                superBuiltUpSqft: { min: 1540, max: 1680 },
                price: { min: 14_500_000, max: 15_800_000 },
              }),
            ],
          },
        },
      ]);
    }
  });

  it('says of a home that cannot be read why it is left out', async () => {
    const rows = await sheet([header, first, 'Tunga,Sample,3 BHK as per plan,1.45 Cr,A']);
    expect(rows).toMatchObject([
      {
        record: { name: 'Tunga', units: [flat(2, {})] },
        refusedCells: expect.arrayContaining([
          {
            field: 'Config',
            reason: expect.stringMatching(/^Row 3: "as per plan" is not understood/),
          },
          { field: 'Price', reason: expect.stringContaining('home of this row cannot be read') },
        ]),
      },
    ]);
  });
});
