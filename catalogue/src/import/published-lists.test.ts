import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readProjectRows, type ProjectRow } from '../import-file.ts';

/** Two lists as advisers publish them, with the cells as they stand there and every project, company and number made up by us. */
async function rowsOf(file: string): Promise<ProjectRow[]> {
  const path = fileURLToPath(new URL(`testing/${file}`, import.meta.url));
  const rows: ProjectRow[] = [];
  for await (const row of readProjectRows(path, { sourceName: 'A list' })) rows.push(row);
  return rows;
}

const refusedIn = (rows: readonly ProjectRow[]): [string, string][] =>
  rows.flatMap((row) =>
    ('problems' in row ? row.problems : (row.refusedCells ?? [])).map(
      ({ field, reason }): [string, string] => [`${row.sheetRow} ${field}`, reason],
    ),
  );

const containing = (text: string): unknown => expect.stringContaining(text);

it('of 14 projects with their places every cell comes in but two that say two things and a note', async () => {
  const rows = await rowsOf('list-with-places.csv');
  expect(rows).toHaveLength(14);
  expect(refusedIn(rows)).toEqual([
    ['4 possession', containing('is not a date')],
    ['8 configurations', containing('each home separately')],
    ['11 possession', containing('The note "(ready)" is not taken')],
  ]);
  const told = rows.flatMap((row) => ('record' in row ? [row.record] : []));
  expect(told.filter(({ coordinates }) => coordinates !== undefined)).toHaveLength(14);
  expect(told[0]).toMatchObject({
    totalUnits: 560,
    floors: 38,
    basements: 1,
    possessionOn: '2030-12',
    units: [
      { label: '1 BHK', superBuiltUpSqft: { min: 753 }, price: { min: 9_000_000 } },
      { label: '2 BHK', price: { min: 17_400_000 } },
      { label: '3 BHK' },
      { label: '4 BHK' },
    ],
  });
});

it('of 22 registrations every cell comes in but six that no home or one date could be read of, and two notes', async () => {
  const rows = await rowsOf('list-of-registrations.csv');
  expect(rows).toHaveLength(22);
  expect(refusedIn(rows)).toEqual([
    ['4 carpet_sqft', containing('"EWS 184" does not say what home it is')],
    ['4 inventory', containing('The note "(169 EWS)" is not taken')],
    ['9 carpet_sqft', containing('is not understood')],
    ['11 carpet_sqft', containing('This home has two values')],
    ['11 inventory', containing('The note "(167 2BHK + 220 3BHK)" is not taken')],
    ['14 carpet_sqft', containing('does not say what home it is')],
    ['15 completion', containing('is not a date')],
    ['21 carpet_sqft', containing('is not understood')],
  ]);
  const told = rows.flatMap((row) => ('record' in row ? [row.record] : []));
  expect(told[0]).toMatchObject({
    totalUnits: 2130,
    towers: 14,
    possessionOn: '2029-09-30',
    units: [
      { label: '1 BHK', carpetSqft: { min: 437 } },
      { label: '2 BHK', carpetSqft: { min: 703, max: 970 } },
      { label: '3 BHK', carpetSqft: { min: 907, max: 1530 } },
      { label: '4 BHK', carpetSqft: { min: 1620, max: 1672 } },
    ],
  });
  expect(told.flatMap(({ units }) => units.filter((unit) => unit.superBuiltUpSqft))).toEqual([]);
});
