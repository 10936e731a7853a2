import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateProjects } from '@manemitra/demonstration/generate';
import { COLUMNS } from './import/columns.ts';
import type { FileSettings } from './import/file-settings.ts';
import { readProjectRows } from './import-file.ts';
import type { ProjectRow } from './import-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function rowsOf(
  name: string,
  content: string | Uint8Array,
  settings: FileSettings = {},
): Promise<ProjectRow[]> {
  return collect(await file(name, content), settings);
}

async function collect(path: string, settings: FileSettings = {}): Promise<ProjectRow[]> {
  const rows: ProjectRow[] = [];
  for await (const row of readProjectRows(path, settings)) rows.push(row);
  return rows;
}

const problemsOf = (row: ProjectRow | undefined) =>
  row === undefined ? [] : 'problems' in row ? row.problems : (row.refusedCells ?? []);

const HEADER = 'name,promoter,locality,units,rera_numbers,possession_on,source_name';
const GOOD = 'Kaveri Nest,Test Homes,Yelahanka,2 BHK | apartment | price 90 L,,2028-12,A leaflet';

describe('a CSV file', () => {
  it('gives a record for each good row, with its line', async () => {
    const rows = await rowsOf('good.csv', `${HEADER}\n${GOOD}\n`);
    expect(rows).toEqual([
      {
        line: 2,
        sheetRow: 2,
        record: {
          name: 'Kaveri Nest',
          promoter: { name: 'Test Homes' },
          locality: 'Yelahanka',
          units: [{ label: '2 BHK', type: 'apartment', bhk: 2, price: { min: 9_000_000 } }],
          possessionOn: '2028-12',
          source: { name: 'A leaflet' },
          isDemonstration: false,
        },
      },
    ]);
  });

  it('accepts a byte order mark, CRLF, lone CR, capitals and spaces in the header, and no last newline', async () => {
    const header = HEADER.replace('source_name', 'Source Name').toUpperCase();
    for (const newline of ['\r\n', '\r', '\n']) {
      const rows = await rowsOf(
        'bom.csv',
        `\uFEFF${header}${newline}${GOOD}${newline}${GOOD.replace('Kaveri', 'Honge')}`,
      );
      expect(rows.map((row) => 'record' in row && [row.line, row.record.name])).toEqual([
        [2, 'Kaveri Nest'],
        [3, 'Honge Nest'],
      ]);
    }
  });

  it.each(['\n', '\r\n'])(
    'counts lines through quoted newlines and empty lines (%j)',
    async (newline) => {
      const long = `"Kaveri${newline}Nest${newline}Two",Test Homes,,,,,A leaflet`;
      const rows = await rowsOf(
        'lines.csv',
        [HEADER, '', long, '', GOOD, 'Lonely', GOOD].join(newline),
      );
      expect(rows.map(({ line }) => line)).toEqual([3, 7, 8, 9]);
      // What a spreadsheet shows: one row a record, however many lines its cells have.
      expect(rows.map(({ sheetRow }) => sheetRow)).toEqual([3, 5, 6, 7]);
      expect(problemsOf(rows[2])[0]?.reason).toContain('This row has 1 cell, the header has 7');
    },
  );

  it('reads lists, yes and no, and facts that are spread over columns', async () => {
    const [row] = await rowsOf(
      'wide.csv',
      'name,promoter,source_name,latitude,longitude,status,khatha,approver,survey_numbers,water_sources,amenities,oc_received,oc_on,litigated,land_acres\n' +
        'A,B,C,12.9,77.6,Ready,e-khata,bda,12/1; 13|14,Cauvery|Borewell,Swimming pool;Sky bridge,yes,2024-05-06,no,2\n',
    );
    expect(row).toMatchObject({
      record: {
        coordinates: { lat: 12.9, lng: 77.6 },
        status: 'ready',
        eKhatha: true,
        approver: 'BDA',
        surveyNumbers: ['12/1', '13', '14'],
        waterSources: ['cauvery', 'borewell'],
        amenities: ['swimming-pool', 'sky-bridge'],
        occupancyCertificate: { received: true, on: '2024-05-06' },
        isLitigated: false,
        landSqm: 8094,
      },
    });
  });

  it.each([
    [',Test Homes,,,,,A leaflet', [['name', 'It is missing.']]],
    ['A,,,,,,', [['source_name', 'It is missing.']]],
    [
      'A,B,,,PRM/KA/12,,C',
      [
        [
          'rera_numbers',
          '"PRM/KA/12" is not a Karnataka RERA number; those look like PRM/KA/RERA/1251/308/PR/270922/005268.',
        ],
      ],
    ],
    ['A,B,,,,soon,C', [['possession_on', expect.stringContaining('"soon" is not a date')]]],
    [
      'A,B,,2 BHK | apartment | carpet 900-700,,,C',
      [['units', expect.stringContaining('"900-700" begins higher than it ends.')]],
    ],
    [
      'A,B,,2 BHK | apartment | baths 2.5,,,C',
      [['units', '"2 BHK", bathrooms: It must be a whole number.']],
    ],
    [
      'A,B,,2 BHK | flat 3,,2028-99,C',
      [
        ['units', expect.stringContaining('"flat 3" is not understood')],
        ['possession_on', expect.stringContaining('is not a date')],
      ],
    ],
  ])('tells every reason of a broken row and reads on: %s', async (broken, reasons) => {
    const rows = await rowsOf('broken.csv', `${HEADER}\n${broken}\n${GOOD}\n`);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.line).toBe(2);
    expect(problemsOf(rows[0]).map(({ field, reason }) => [field, reason])).toEqual(reasons);
    expect(rows[1]).toHaveProperty('record.name', 'Kaveri Nest');
  });

  it('needs both halves of a point and of a certificate', async () => {
    const [row] = await rowsOf(
      'half.csv',
      'name,promoter,source_name,latitude,longitude,oc_received,oc_on\nA,B,C,12.9,,,2024-01-01\n',
    );
    expect(problemsOf(row)).toEqual([
      { field: 'longitude', reason: 'It is missing.' },
      { field: 'oc_received', reason: 'It is missing.' },
    ]);
  });

  it('refuses a cell and takes the row without it; a row only without its project or its source', async () => {
    const rows = await rowsOf(
      'cells.csv',
      `${HEADER}\nA,B,Hebbal,many homes,PRM/KA/12,Dec-27,C\n,B,Hebbal,,,,C\n`,
    );
    expect(rows[0]).toMatchObject({
      record: { name: 'A', locality: 'Hebbal', possessionOn: '2027-12', units: [] },
      refusedCells: [{ field: 'units' }, { field: 'rera_numbers' }],
    });
    expect(rows[1]).toMatchObject({ problems: [{ field: 'name' }] });
  });

  it('refuses of a cell of several homes the one that cannot be read, and takes the others', async () => {
    const cells = [
      '2 BHK 1200 sq ft 90 L; 3 BHK sold out; 4 BHK 2400 sq ft',
      '2 BHK | price 90 L ; 3 BHK | price on request ; 4 BHK | super 2400',
      '2 BHK | price 90 L ; 3 BHK | baths 2.5 ; 4 BHK | super 2400',
    ];
    const rows = await rowsOf(
      'homes.csv',
      `${HEADER}\n${cells.map((cell) => `A,B,,${cell},,,C`).join('\n')}\n`,
    );
    for (const row of rows) {
      expect(row).toMatchObject({
        record: { units: [{ label: '2 BHK' }, { label: '4 BHK' }] },
        refusedCells: [{ field: 'units' }],
      });
    }
    expect(rows.map((row) => problemsOf(row)[0]?.reason)).toEqual([
      expect.stringContaining('"sold out" is not understood'),
      expect.stringContaining('Unit type 2: "3 BHK", price: "on request" is not an amount'),
      '"3 BHK", bathrooms: It must be a whole number.',
    ]);
  });

  it('takes a short row with the cells it has, and says where they seem to be in wrong columns', async () => {
    const header = 'name,promoter,source_name,locality,pincode,total_units,khatha';
    const rows = await rowsOf(
      'short.csv',
      [header, 'A,B,C,Hebbal', 'A,B,C,560024,210', 'A,B,C,Hebbal,many', 'A,B,C,210,A'].join('\n'),
    );
    expect(rows[0]).toMatchObject({ record: { locality: 'Hebbal' } });
    expect(rows[0]).not.toHaveProperty('doubts');
    for (const row of rows.slice(1)) {
      expect(row).toMatchObject({
        doubts: [
          expect.stringMatching(/^This row has 5 cells, the header has 7. Some do not suit/),
        ],
      });
    }
  });

  it('takes the builder of the whole file for rows that name none, and theirs for those that do', async () => {
    const rows = await rowsOf(
      'builders.csv',
      'name,promoter,source_name\nA,,C\nB,Own Homes,C\nD,NA,C\n',
      { promoter: 'Sample Homes' },
    );
    expect(rows.map((row) => 'record' in row && row.record.promoter.name)).toEqual([
      'Sample Homes',
      'Own Homes',
      'Sample Homes',
    ]);
    const [alone] = await rowsOf('none.csv', 'name,source_name\nA,C\n', {
      promoter: 'Sample Homes',
    });
    expect(alone).toHaveProperty('record.promoter.name', 'Sample Homes');
  });

  it('refuses a row with more cells than the header, because nobody can tell which is which', async () => {
    const [row] = await rowsOf('long.csv', `${HEADER}\nA,B,Hebbal,Bengaluru,,,,C,D\n`);
    expect(problemsOf(row)).toEqual([
      { field: 'row', reason: expect.stringContaining('has 9 cells, the header has 7') },
    ]);
  });

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['a line that says so', ';', 'sep=;\n'],
  ])(
    'may have %s between its cells, and a title above its header',
    async (_, divider, lead = '') => {
      const rows = await rowsOf(
        'divided.csv',
        `${lead}${[
          ['Projects, November 2026', '', '', ''],
          ['Project', 'Builder', 'Handover', 'Source'],
          ['A', 'B, C & Co', 'Q3 2027', 'D'],
        ]
          .map((row) => row.join(divider))
          .join('\n')}`,
      );
      expect(rows).toMatchObject([
        { record: { name: 'A', promoter: { name: 'B, C & Co' }, possessionOn: '2027-Q3' } },
      ]);
    },
  );

  it('says in the heading of its homes which area their figures are', async () => {
    const of = async (heading: string) => {
      const [row] = await rowsOf(
        'homes.csv',
        `Project,Builder,${heading},Source\nA,B,2 BHK 703-970,C`,
      );
      return row !== undefined && 'record' in row ? row.record.units : row;
    };
    const range = { min: 703, max: 970 };
    expect(await of('carpet_sqft')).toMatchObject([{ carpetSqft: range }]);
    expect(await of('Sizes')).toMatchObject([{ superBuiltUpSqft: range }]);
  });

  it('are divided as their header is, whatever the title above it holds', async () => {
    const rows = await rowsOf(
      'titled.csv',
      [
        'Our projects, the north desk, updated in May',
        '',
        'Project;Builder;Address;Handover;Source',
        'A;B;"No. 1; Hebbal";Q3 2027;D',
        'C;B;12, Main Road, Hebbal, North Bangalore, Bangalore, 560024;2028;D',
      ].join('\n'),
    );
    expect(rows).toMatchObject([
      { record: { name: 'A', address: 'No. 1; Hebbal', possessionOn: '2027-Q3' } },
      { record: { name: 'C', possessionOn: '2028' } },
    ]);
  });

  it('takes the source, its day and the type of home of the whole file', async () => {
    const path = await file('settings.csv', 'Project,Builder,Configuration\nA,B,3 BHK\n');
    const rows: ProjectRow[] = [];
    const settings = {
      sourceName: 'A list',
      sourceCheckedOn: '2026-10-01',
      homeType: 'villa',
    } as const;
    for await (const row of readProjectRows(path, settings)) rows.push(row);
    expect(rows).toMatchObject([
      {
        record: {
          source: { name: 'A list', checkedOn: '2026-10-01' },
          units: [{ label: '3 BHK', type: 'villa' }],
        },
      },
    ]);
  });

  it('keeps ranges of the whole project off its homes', async () => {
    const [row] = await rowsOf(
      'ranges.csv',
      'name,promoter,source_name,BHK,Min Price (Lakhs),max_price,min_area,max_area\nA,B,C,"1, 3 BHK",73,1.4 Cr,546,"1,400"\n',
    );
    expect(row).toMatchObject({
      record: {
        units: [
          { label: '1 BHK', type: 'apartment', bhk: 1 },
          { label: '3 BHK', type: 'apartment', bhk: 3 },
        ],
        priceRange: { min: 7_300_000, max: 14_000_000 },
        areaRange: { min: 546, max: 1400 },
      },
    });
  });

  it('keeps the rows before a quotation mark that is never closed, and says where it is', async () => {
    const rows = await rowsOf('open.csv', `${HEADER}\n${GOOD}\n"Open,B,,,,,C\n${GOOD}\n`);
    expect(rows[0]).toHaveProperty('record.name', 'Kaveri Nest');
    expect(rows[1]?.line).toBe(3);
    expect(problemsOf(rows[1])[0]?.reason).toContain('never closed');
  });

  it.each([
    ['name,promoter,colour\n', 'Say which column is source_name. Not understood: colour'],
    ['Kaveri Nest,Test Homes,2 BHK\n', 'The first line must name the columns'],
    ['{"name":"A"}\n', 'This looks like JSON'],
    ['name,promoter,source_name,land_sqm,land_acres\n', 'land_sqm and land_acres'],
  ])('explains a wrong header: %j', async (content, sentence) => {
    await expect(rowsOf('header.csv', content)).rejects.toThrow(sentence);
  });

  it('names the project of a refused row, and reads entities in cells before their marks', async () => {
    const rows = await rowsOf(
      'entities.csv',
      `${HEADER}\nA &amp;amp; B,C,,1 BHK &amp; study | apartment,,2028-99,D\nA &amp;amp; C,C,,1 BHK &amp; study | apartment,,,D\n`,
    );
    expect(rows[0]).toMatchObject({ sheetRow: 2, record: { name: 'A & B' } });
    expect(rows[1]).toMatchObject({
      record: { name: 'A & C', units: [{ label: '1 BHK & study', bhk: 1 }] },
    });
  });

  it('says that a row is too long to be one', async () => {
    const rows = await rowsOf(
      'long.csv',
      `${HEADER}\n${GOOD}\n"${'x'.repeat(1_100_000)}"\n${GOOD}`,
    );
    expect(rows[0]).toHaveProperty('record.name', 'Kaveri Nest');
    expect(problemsOf(rows[1])[0]?.reason).toContain('longer than 1 MB');
  });

  it('gives nothing for a header alone', async () => {
    await expect(rowsOf('bare.csv', `${HEADER}\n`)).resolves.toEqual([]);
  });
});

const SMALL = { name: 'A', promoter: { name: 'B' }, source: { name: 'C' } };

describe('a JSON Lines file', () => {
  it('gives back every record that was written', async () => {
    // When the register was looked up no file of projects tells.
    const projects = [...generateProjects(40)].map(
      ({ reraCheckedOn: _rera, complaintsCheckedOn: _complaints, promoter, ...facts }) => {
        const { pastProjectsCheckedOn: _past, ...own } = promoter;
        return { ...facts, promoter: own };
      },
    );
    const rows = await rowsOf(
      'all.jsonl',
      projects.map((project) => JSON.stringify(project)).join('\n'),
    );
    expect(rows).toEqual(projects.map((record, i) => ({ line: i + 1, sheetRow: null, record })));
  });

  it('cannot say when the register was checked, and says so of each day', async () => {
    const days = {
      reraCheckedOn: '2026-10-01',
      complaintsCheckedOn: '2026-10-02',
    };
    const promoter = { name: 'B', pastProjectsCheckedOn: '2026-10-03' };
    const [row] = await rowsOf('days.jsonl', JSON.stringify({ ...SMALL, ...days, promoter }));
    expect(problemsOf(row).map(({ field }) => field)).toEqual([
      'reraCheckedOn',
      'complaintsCheckedOn',
      'promoter.pastProjectsCheckedOn',
    ]);
    expect(row).toMatchObject({
      record: { name: 'A', promoter: { name: 'B' } },
    });
    expect(JSON.stringify(row)).not.toContain('2026-10');

    const sheet = `name,promoter,RERA Checked,source_name\nA,B,01/10/2026,C\n`;
    const [cell] = await rowsOf('days.csv', sheet);
    expect(problemsOf(cell)).toEqual([
      {
        field: 'RERA Checked',
        reason: expect.stringContaining('Only the register') as string,
      },
    ]);
    expect(cell).not.toHaveProperty('record.reraCheckedOn');
  });

  it('takes null for not known, at any depth, and needs no list of homes', async () => {
    const [row] = await rowsOf(
      'null.jsonl',
      JSON.stringify({
        name: 'A',
        promoter: { name: 'B', address: null },
        khatha: null,
        source: { name: 'C', url: null },
      }),
    );
    expect(row).toMatchObject({ record: { promoter: { name: 'B' }, units: [] } });
    expect(row).not.toHaveProperty('record.khatha');
  });

  it('tells class and form of a khata apart, in columns and in files from before they were two', async () => {
    const sheet =
      'name,promoter,source_name,khatha,e_khatha\nOne,B,C,A,yes\nTwo,B,C,e-khata,\nThree,B,C,B,no\n';
    expect(await rowsOf('khata.csv', sheet)).toMatchObject([
      { record: { khatha: 'A', eKhatha: true } },
      { record: { eKhatha: true } },
      { record: { khatha: 'B', eKhatha: false } },
    ]);
    const old = {
      name: 'A',
      promoter: { name: 'B' },
      khatha: 'E',
      surveyNumbers: ['1', '2'],
      surveyKhathas: { 1: 'E', 2: 'B' },
      source: { name: 'C' },
    };
    const [row] = await rowsOf('old.jsonl', JSON.stringify(old));
    expect(row).toMatchObject({
      record: { eKhatha: true, surveyKhathas: { 2: 'B' }, surveyEKhathas: { 1: true } },
    });
    expect(row).not.toHaveProperty('record.khatha');
  });

  it('refuses one long line, and reads on', async () => {
    const long = JSON.stringify({ ...SMALL, description: 'x'.repeat(1_000_000) });
    const rows = await rowsOf(
      'long.jsonl',
      `${JSON.stringify(SMALL)}\n${long}\n${JSON.stringify(SMALL)}`,
    );
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(problemsOf(rows[1])).toEqual([
      { field: 'row', reason: 'This line is longer than 1 MB; one line is one project.' },
    ]);
  });

  it.each([
    ['amenities', Array.from({ length: 201 }, (_, i) => `a-${i}`)],
    ['surveyNumbers', Array.from({ length: 1001 }, String)],
    ['reraNumbers', Array.from({ length: 51 }, () => 'PRM/KA/RERA/1251/308/PR/270922/005268')],
    ['promoter.pastProjects', Array.from({ length: 501 }, (_, i) => ({ name: `P ${i}` }))],
  ])('refuses a list of %s without end', async (field, list) => {
    const record = field.startsWith('promoter')
      ? { ...SMALL, promoter: { name: 'B', pastProjects: list } }
      : { ...SMALL, [field]: list };
    const [row] = await rowsOf('many.jsonl', JSON.stringify(record));
    expect(row).toMatchObject({ record: { name: 'A' } });
    expect(problemsOf(row)).toEqual([
      { field, reason: `It has more than ${list.length - 1} entries.` },
    ]);
  });

  it.each([
    { images: [{ kind: 'main', url: 'javascript:alert(7)//', caption: 'a', width: 4, height: 3 }] },
    { images: [{ kind: 'main', url: '//evil.example/a', caption: 'a', width: 4, height: 3 }] },
    { documents: [{ section: 'noc', name: 'NOC', url: 'http://example.org/a.pdf' }] },
    { source: { name: 'C', url: 'javascript:alert(7)' } },
  ])('refuses an address that is not ours and not https: %j', async (part) => {
    const [row] = await rowsOf('address.jsonl', JSON.stringify({ ...SMALL, ...part }));
    expect(problemsOf(row)).toEqual([
      { field: expect.stringContaining('url'), reason: expect.stringContaining('full https') },
    ]);
  });

  it('reads names as they were meant, and addresses as they are', async () => {
    const [row] = await rowsOf(
      'plain.jsonl',
      JSON.stringify({
        ...SMALL,
        name: 'Sobha &amp;amp; 𝗣𝗮𝗿𝗸',
        source: { name: 'C', url: 'https://example.org/?a=1&amp;b=2' },
      }),
    );
    expect(row).toMatchObject({
      record: { name: 'Sobha & Park', source: { url: 'https://example.org/?a=1&amp;b=2' } },
    });
  });

  it('gives every reason for a broken line and reads on', async () => {
    const good = JSON.stringify({
      name: 'A',
      promoter: { name: 'B' },
      units: [],
      source: { name: 'C' },
    });
    const rows = await rowsOf(
      'broken.jsonl',
      [
        '{"name": "A",',
        '[]',
        JSON.stringify({
          name: 'A',
          promoter: { name: 'B', fax: 1 },
          units: [{ label: '2 BHK', type: 'flat', bhk: 2.2 }],
          pincode: '110001',
          colour: 'red',
        }),
        '',
        good,
      ].join('\r\n'),
    );
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 3, 5]);
    expect(problemsOf(rows[0])[0]?.reason).toMatch(/^This line is not JSON: /);
    expect(problemsOf(rows[1])).toEqual([
      { field: 'row', reason: 'Each line must be one JSON object.' },
    ]);
    expect(
      Object.fromEntries(problemsOf(rows[2]).map(({ field, reason }) => [field, reason])),
    ).toEqual({
      'promoter.fax': 'The import does not know this field.',
      'units[1].type': expect.stringMatching(/^"flat" is not one of apartment, villa/),
      'units[1].bhk': 'It must be a multiple of 0.5.',
      pincode: 'A Karnataka pincode has six digits and begins with 56 to 59.',
      source: 'It is missing.',
      colour: 'The import does not know this field.',
    });
    expect(rows[3]).toHaveProperty('record.name', 'A');
  });

  it('explains a JSON array', async () => {
    await expect(rowsOf('array.jsonl', '[\n{}\n]')).rejects.toThrow(
      'JSON Lines has one object a line',
    );
  });
});

describe('the documentation', () => {
  it('shows files that can be read as they stand, and names every column', async () => {
    const page = await readFile(new URL('../../docs/import-format.md', import.meta.url), 'utf8');
    const example = (language: string) =>
      new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page)?.[1] ?? '';
    const rows = [
      ...(await rowsOf('example.csv', example('csv'))),
      ...(await rowsOf('example.jsonl', example('jsonl'))),
    ];
    expect(rows.map((row) => ('record' in row ? row.record.name : row.problems))).toEqual([
      'Kaveri Nest',
      'Honge Layout',
      'Kaveri Nest',
    ]);
    for (const { name } of COLUMNS) expect(page).toContain(`\`${name}\``);
  });
});

describe('a file that cannot be read', () => {
  it('is refused with a sentence', async () => {
    await mkdir(join(folder, 'folder.csv'));
    await expect(collect(join(folder, 'folder.csv'))).rejects.toThrow(
      'is a folder; give one file.',
    );
    await expect(collect(join(folder, 'nowhere.csv'))).rejects.toThrow('There is no file');
    await expect(rowsOf('sheet.xls', 'PK')).rejects.toThrow('neither a .csv, an .xlsx nor');
    await expect(rowsOf('sheet.xlsx', 'PK')).rejects.toThrow('not a workbook that can be opened');
    await expect(rowsOf('empty.csv', '')).rejects.toThrow('empty.csv is empty.');
    await expect(rowsOf('blank.jsonl', '\uFEFF \n\n')).rejects.toThrow('blank.jsonl is empty.');
    await expect(rowsOf('utf16.csv', Buffer.from(HEADER, 'utf16le'))).rejects.toThrow(
      'is not text',
    );
  });

  it('is refused before its first row when it is in two encodings', async () => {
    const content = Buffer.concat([
      Buffer.from(`${HEADER}\n${GOOD.replace('Nest', 'ನೆಸ್ಟ್')}\n`),
      Buffer.from([0x41, 0xe9, 0x2c, 0x0a]),
    ]);
    const rows = readProjectRows(await file('latin1.csv', content));
    await expect(rows.next()).rejects.toThrow('is not text that can be read');
  });
});

describe('a file in another encoding', () => {
  const text = `${HEADER}\n${GOOD.replace('Nest', 'Café – “One”')}\n`;
  it.each([
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['Windows-1252', windows1252(text)],
  ])('is read: %s', async (_, content) => {
    const rows = await rowsOf('encoded.csv', content);
    expect(rows).toMatchObject([{ record: { name: 'Kaveri Café – “One”' } }]);
  });
});

function windows1252(text: string): Buffer {
  const own: Record<string, number> = { '–': 0x96, '“': 0x93, '”': 0x94 };
  return Buffer.from(Array.from(text, (sign) => own[sign] ?? sign.charCodeAt(0)));
}
