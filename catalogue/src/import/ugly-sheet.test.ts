import { PROMOTER_NOT_TOLD } from '../project-record.ts';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readProjectRows, type ProjectRow } from '../import-file.ts';
import { csvCells } from './csv-rows.ts';
import { tellsNothing } from './cell.ts';

const path = fileURLToPath(new URL('testing/ugly-sheet.csv', import.meta.url));

/** What nobody could read without guessing, by the row of the sheet and its column. */
const REFUSED: Readonly<Record<string, string>> = {
  '5 Price': 'price per square foot',
  '8 Handover': 'has no year',
  '10 Configuration': 'each home separately',
  '12 PIN': '"400001" is not a pincode of Karnataka',
  '14 RERA No.': 'number of an application',
  '17 Project Status': '"hopeful" is not one of',
  '23 Acres': 'is not an area of land',
  '26 Handover': 'financial year',
  '29 Structure': 'how many floors',
  '34 Size (sq ft)': 'a formula that failed',
  '37 Price': 'begins higher than it ends',
  '40 Khata': '"A & E" is not one of',
  '43 Launch date': '"soon" is not a date',
  '46 OC': 'must be yes or no',
  '49 Price': 'too small',
  '52 Handover': 'is not a date',
  '55 RERA No.': 'is not a Karnataka RERA number',
  '58 Configuration': '"sold out" is not understood',
};

async function read(): Promise<ProjectRow[]> {
  const rows: ProjectRow[] = [];
  for await (const row of readProjectRows(path, { sourceName: 'A sheet' })) rows.push(row);
  return rows;
}

it('of a sheet as people make them every readable cell comes in, and each other one has its reason', async () => {
  const rows = await read();
  expect(rows).toHaveLength(60);
  const problems = rows.flatMap((row) =>
    ('problems' in row ? row.problems : (row.refusedCells ?? [])).map(
      ({ field, reason }) => [`${row.sheetRow} ${field}`, reason] as const,
    ),
  );
  const isOfNothing = ([, reason]: readonly [string, string]) =>
    /tells nothing for|The note .* is not taken/.test(reason);
  const whole = { '32 row': 'are no homes' };
  const place = ([cell]: readonly [string, string]) => Number.parseInt(cell, 10);
  const expected = Object.entries({ ...REFUSED, ...whole }).toSorted(
    (one, other) => place(one) - place(other),
  );
  expect(problems.filter((each) => !isOfNothing(each))).toEqual(
    expected.map(([cell, reason]): unknown[] => [cell, expect.stringContaining(reason)]),
  );
  const nothing = problems
    .filter(isOfNothing)
    .map(([cell, reason]) => `${cell.replace(/^\d+ /, '')}: ${/"([^"]*)"/.exec(reason)?.[1]}`);
  expect([...new Set(nothing)].toSorted()).toEqual([
    'Acres: (63% open)',
    'Handover: TBD',
    'Project Status: Available',
  ]);
  // Only the row of an office is refused whole; the one without a promoter is where its project is not known.
  expect(rows.filter((row) => 'problems' in row).map(({ sheetRow }) => sheetRow)).toEqual([32]);
  expect(rows.find(({ sheetRow }) => sheetRow === 61)).toMatchObject({
    record: { promoter: { name: PROMOTER_NOT_TOLD } },
  });
});

/** Where the cell of a column is found again in the record. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  PIN: ['pincode'],
  Configuration: ['units'],
  Price: ['priceRange', 'units.price'],
  'Size (sq ft)': ['areaRange', 'units.superBuiltUpSqft'],
  Handover: ['possessionOn', 'status'],
  Acres: ['landSqm'],
  'No. of units': ['totalUnits'],
  Structure: ['floors'],
  Facilities: ['amenities'],
  Khata: ['khatha', 'eKhatha'],
  'Launch date': ['launchedOn'],
  OC: ['occupancyCertificate'],
};

it('no cell with a value is lost silently', async () => {
  const rows = await read();
  const text = await readFile(path, 'utf8');
  async function* pieces() {
    yield text;
  }
  let header: string[] | undefined;
  let seen = 0;
  for await (const row of csvCells(pieces())) {
    if (!('cells' in row)) continue;
    if (row.sheetRow === 2) header = row.cells;
    const read = rows.find(({ sheetRow }) => sheetRow === row.sheetRow);
    if (read === undefined || !('record' in read)) continue;
    const { record } = read;
    for (const [at, column] of (header ?? []).entries()) {
      const cell = row.cells[at] ?? '';
      const isTold = cell.trim() !== '' && !tellsNothing(cell);
      const fields = TOLD[column];
      if (!isTold || fields === undefined || REFUSED[`${row.sheetRow} ${column}`]) continue;
      seen += 1;
      const isIn = fields.some((field) => {
        const [own = '', ofHome] = field.split('.');
        const value: unknown = record[own as keyof typeof record];
        if (ofHome !== undefined) return record.units.some((home) => ofHome in home);
        return value !== undefined && !(Array.isArray(value) && value.length === 0);
      });
      expect(isIn, `${row.sheetRow} ${column}: ${cell}`).toBe(true);
    }
  }
  expect(seen).toBeGreaterThan(500);
});

it('of the same sheet nothing is invented', async () => {
  const rows = await read();
  const named = (name: string) => rows.find((row) => 'record' in row && row.record.name === name);
  expect(named('Areca & Palm 1')).toMatchObject({ record: { possessionOn: '2027-12-31' } });
  expect(named('Tunga Heights 1')).toMatchObject({
    record: {
      possessionOn: '2027-Q3',
      priceRange: { min: 7_300_000 },
      units: [{ label: '2 BHK' }, { label: '3 BHK' }],
    },
  });
  const priced = rows.flatMap((row) =>
    'record' in row && row.record.units.length > 1
      ? row.record.units.filter(({ price }) => price !== undefined)
      : [],
  );
  // Of several homes only those whose own cell says a price have one.
  expect(new Set(priced.map(({ price }) => price?.min))).toEqual(new Set([9_000_000, 17_400_000]));
});
