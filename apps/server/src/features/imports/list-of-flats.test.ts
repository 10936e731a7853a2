import { readFile } from 'node:fs/promises';
import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { upload } from '#server/testing/upload.ts';

let test: TestApp;
let session: string;
beforeAll(async () => {
  test = await createTestApp();
  session = await aSessionAs(test.db, 'admin');
});
afterAll(() => test.close());

const SAMPLES = new URL('../../../../../catalogue/src/import/testing/', import.meta.url);
const bring = async (name: string): Promise<ImportView> => {
  const content = await readFile(new URL(name, SAMPLES));
  return (await upload(test, '/api/v1/admin/imports', { name, content }, { session })).json();
};
const params = (id: number) => ({ params: { id: String(id) } });

/** What a clerk does with it: says what the columns do not, and looks at what it would do. */
async function look({ id, mapping, settings }: ImportView, said: ImportView['settings']) {
  const body = { mapping, settings: { ...settings, ...said } };
  await test.call('mapImportColumns', { ...params(id), body }, { session });
  await test.call('planImport', params(id), { session });
  await test.runDueJobs();
  const plan = (await test.call('getImport', params(id), { session })).answer?.plan;
  const rows = (await test.call('listImportRows', { ...params(id), query: {} }, { session }))
    .answer;
  const refused = (await test.call('listRefusedRows', { ...params(id), query: {} }, { session }))
    .answer;
  return { plan, rows: rows?.items ?? [], refused: refused?.items ?? [] };
}

describe('a builder’s statement of 40 flats', () => {
  const KINDS = [
    '2 BHK 1085-1092 sq ft',
    '2 BHK 1240 sq ft',
    '3 BHK 1450-1525 sq ft',
    '3 BHK 1810 sq ft',
  ];

  it('is looked at as one project with its kinds of home, and comes in so, without a flat or a buyer', async () => {
    const view = await bring('stock-of-flats.csv');
    expect(view.settings).toEqual({ project: 'SAMPIGE RESIDENCY' });
    const said = { promoter: 'Sample Homes', sourceName: 'Statement of stock' };
    const { plan, rows, refused } = await look(view, said);
    expect(plan).toMatchObject({ added: 1, refused: 8, refusedCells: 4, doubtful: 1 });
    const [row] = rows;
    const told = row?.changes.map(({ fact }) => fact.replace(/.*\//, '')) ?? [];
    expect(new Set(told)).toEqual(
      new Set([
        'name',
        'promoter',
        'label',
        'type',
        'bhk',
        'carpetSqft',
        'superBuiltUpSqft',
        'price',
        'count',
        'facings',
      ]),
    );
    expect(row?.doubts[0]).toContain('40 single homes come in as kinds of home');
    expect(JSON.stringify([rows, refused])).not.toMatch(/Ravi|98450|Meena/);

    await test.call('startImport', { ...params(view.id), query: { as: 'drafts' } }, { session });
    await test.runDueJobs();
    const homes = await test.db
      .selectFrom('unit_types as u')
      .innerJoin('properties as p', 'p.id', 'u.property_id')
      .select([
        'u.label',
        'u.unit_count',
        'u.price_min',
        'u.price_max',
        'p.floors',
        'p.towers',
        'p.total_units',
      ])
      .where('p.name', '=', 'SAMPIGE RESIDENCY')
      .orderBy('u.position')
      .execute();
    const none = { floors: null, towers: null, total_units: null };
    expect(homes).toEqual(
      [
        [14, 8_050_000, 8_200_000],
        [6, 9_250_000, 9_350_000],
        [null, 10_500_000, 11_300_000],
        [null, 13_150_000, 13_400_000],
      ].map(([unit_count, price_min, price_max], at) => ({
        label: KINDS[at],
        unit_count,
        price_min,
        price_max,
        ...none,
      })),
    );
    const again = await look(await bring('stock-of-flats.csv'), said);
    expect(again.plan).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  });

  it('asks whose flats they are where nothing says it', async () => {
    const name = 'stock.csv';
    const content = 'Flat No,Type,Price\n101,2 BHK,78 L\n';
    const answer = await upload(test, '/api/v1/admin/imports', { name, content }, { session });
    const view: ImportView = answer.json();
    expect(view.settings).toEqual({});
    expect(view.preview.problems).toMatchObject([
      { reason: expect.stringContaining('which column is name') },
    ]);
    expect(view.knownColumns.find((column) => column.name === 'name')?.isRequired).toBe(true);
    const body = {
      mapping: view.mapping,
      settings: { project: 'Asked Nest', promoter: 'B', sourceName: 'S' },
    };
    const said = await test.call('mapImportColumns', { ...params(view.id), body }, { session });
    expect(said.answer?.preview.problems).toEqual([]);
    expect(said.answer?.knownColumns.some(({ isRequired }) => isRequired)).toBe(false);
  });
});

it('a channel partner’s sheet with two homes in a cell is looked at without a question, and says which cells are not clear', async () => {
  const { plan, rows } = await look(await bring('two-homes-in-a-cell.csv'), {
    sourceName: 'Sheet of a partner',
  });
  expect(plan).toMatchObject({ rowsRead: 13, added: 13, refused: 0, refusedCells: 3 });
  expect(
    rows.flatMap(({ project, leftOut }) => leftOut.map(({ field }) => [project, field])),
  ).toEqual([
    ['Mallige Meadows', 'Ticket size'],
    ['Kamala Court', 'SBA (sft)'],
    ['Kamala Court', 'Ticket size'],
  ]);
});
