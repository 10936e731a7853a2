import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { strToU8, zipSync } from 'fflate';
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

const bring = async (name: string, content: string | Uint8Array): Promise<ImportView> =>
  (await upload(test, '/api/v1/admin/imports', { name, content }, { session })).json();

const params = (id: number) => ({ params: { id: String(id) } });
const look = async (id: number) =>
  (await test.call('getImport', params(id), { session })).answer ?? undefined;
const rows = async (id: number, only?: 'without-cells' | 'changed') =>
  (await test.call('listImportRows', { ...params(id), query: { only } }, { session })).answer
    ?.items;

describe('what an import would do and what it did', () => {
  it('count the same cells, and name them beside their project', async () => {
    const { id } = await bring(
      'cells.csv',
      [
        'name,promoter,total_units,pincode,possession_on,units,source_name',
        'Whole Nest,Sample Homes,12,560066,Dec-27,2 BHK,A leaflet',
        'Part Nest,Sample Homes,many,400066,Dec-27,"2 BHK; nine lives; ten lives",A leaflet',
        'No Builder,,12,560066,Dec-27,2 BHK,A leaflet',
      ].join('\n'),
    );
    await test.call('planImport', params(id), { session });
    await test.runDueJobs();
    const counts = { rowsRead: 3, added: 2, refused: 1, refusedCells: 3 };
    expect((await look(id))?.plan).toMatchObject(counts);
    const told = [
      { project: 'Whole Nest', leftOut: [] },
      {
        project: 'Part Nest',
        leftOut: ['total_units', 'pincode', 'units', 'units']
          .toSorted()
          .map((field) => ({ field })),
      },
    ];
    const inOrder = async (only?: 'without-cells') =>
      (await rows(id, only))?.map((row) => ({
        ...row,
        leftOut: row.leftOut.toSorted((one, other) => one.field.localeCompare(other.field)),
      }));
    expect(await inOrder()).toMatchObject(told);
    expect(await inOrder('without-cells')).toMatchObject(told.slice(1));

    await test.call('startImport', { ...params(id), query: {} }, { session });
    await test.runDueJobs();
    expect(await look(id)).toMatchObject({
      ...counts,
      unreadThatMatters: [{ column: 'units', cells: 1 }],
    });
    expect(await inOrder()).toMatchObject(told);
  });

  it('show each value of a new project before it is there', async () => {
    const { id } = await bring(
      'values.csv',
      'name,promoter,possession_on,price_range,source_name\nShown Nest,Sample Homes,Dec-27,90 L onwards,A leaflet\n',
    );
    await test.call('planImport', params(id), { session });
    await test.runDueJobs();
    const [row] = (await rows(id)) ?? [];
    expect(row?.changes.map(({ label, is }) => [label, is])).toEqual(
      expect.arrayContaining([
        ['Possession', '2027-12'],
        ['Prices of the project', '₹90 L'],
      ]),
    );
  });
});

it('a row that says the same of a newer day is counted apart from those that change a value', async () => {
  const file = (day: string, homes: number) =>
    `name,promoter,total_units,source_name,source_checked_on\nDated Nest,Sample Homes,12,List,${day}\nOther Nest,Sample Homes,${homes},List,${day}\n`;
  const first = await bring('dated-1.csv', file('2026-10-01', 20));
  await test.call('startImport', { ...params(first.id), query: {} }, { session });
  await test.runDueJobs();
  const second = await bring('dated-2.csv', file('2026-11-01', 30));
  await test.call('planImport', params(second.id), { session });
  await test.runDueJobs();
  expect((await look(second.id))?.plan).toMatchObject({ changed: 2, onlyDated: 1 });
});

it('our own export, brought in again, tells nothing and closes no difference', async () => {
  const file = (day: string, homes: number) =>
    `name,promoter,total_units,source_name,source_checked_on\nRound Nest,Round Homes,${homes},Round list,${day}\n`;
  const take = async (name: string, content: string) => {
    const { id } = await bring(name, content);
    await test.call('startImport', { ...params(id), query: {} }, { session });
    await test.runDueJobs();
    return look(id);
  };
  await take('round-1.csv', file('2026-10-01', 12));
  const { id } = await test.db
    .selectFrom('properties')
    .select('id')
    .where('name', '=', 'Round Nest')
    .executeTakeFirstOrThrow();
  const edited = await test.call(
    'editPropertyBasics',
    { params: { id: String(id) }, body: { version: 1, changes: { totalUnits: 15 } } },
    { session },
  );
  expect(edited.answer?.changed).toEqual(['totalUnits']);
  await take('round-2.csv', file('2026-11-01', 13));
  const differences = () =>
    test.db
      .selectFrom('fact_differences')
      .select(['fact', 'value', 'stands'])
      .where('property_id', '=', id)
      .execute();
  const before = await differences();
  expect(before).toMatchObject([{ fact: 'totalUnits', value: 13 }]);

  const exported = await test.app.inject({
    method: 'POST',
    url: '/api/v1/admin/properties/modified/24?format=csv',
    cookies: { session },
  });
  const again = await take('export.csv', exported.body);
  expect(again).toMatchObject({ added: 0, changed: 0, refused: 0 });
  expect(await differences()).toEqual(before);
});

describe('a second file of the same source', () => {
  const HEADINGS = 'Proj,Made by,Possn,PIN code,Rooms,Src';
  const say = async (id: number, view: ImportView) => {
    const as: Record<string, string> = { Proj: 'name', 'Made by': 'promoter', Src: 'source_name' };
    const mapping = view.mapping.map((each) => ({ ...each, as: as[each.column] ?? each.as }));
    await test.call('mapImportColumns', { ...params(id), body: { mapping } }, { session });
  };

  it('names the projects of the file before that it does not have, which stay', async () => {
    const row = (name: string) => `${name},Sample Homes,Dec-27,560066,2 BHK,List of gone`;
    const first = await bring(
      'first.csv',
      [HEADINGS, ...['Gone A', 'Gone B', 'Stays C'].map(row)].join('\n'),
    );
    await say(first.id, first);
    await test.call('startImport', { ...params(first.id), query: {} }, { session });
    await test.runDueJobs();
    expect(await look(first.id)).toMatchObject({ added: 3 });

    const second = await bring('second.csv', [HEADINGS, row('Stays C'), row('New D')].join('\n'));
    await test.call('planImport', params(second.id), { session });
    await test.runDueJobs();
    expect((await look(second.id))?.plan).toMatchObject({
      added: 1,
      unchanged: 1,
      gone: { count: 2, first: [{ name: 'Gone A' }, { name: 'Gone B' }] },
    });
  });

  it('is read as one that was only looked at, also where a column is missing', async () => {
    const headings = 'Scheme zz,Maker nm,Hand,Code,Rms,From whom';
    const cells = 'Tried Nest,Sample Homes,Dec-27,560066,2 BHK,List of tries';
    const first = await bring('try.csv', `${headings}\n${cells}\n`);
    const ours = ['name', 'promoter', 'possession_on', 'pincode', 'units', 'source_name'];
    const mapping = first.mapping.map(({ column }, at) => ({ column, as: ours[at] ?? null }));
    const body = { mapping, settings: { asAbove: ['promoter'] } };
    await test.call('mapImportColumns', { ...params(first.id), body }, { session });
    await test.call('planImport', params(first.id), { session });

    const again = await bring('again.csv', `${headings}\n${cells}\n`);
    expect(again).toMatchObject({ mapping, settings: { asAbove: ['promoter'] } });
    const shorter = await bring(
      'shorter.csv',
      'Scheme zz,Maker nm,Hand,Rms,From whom\nTried Nest,Sample Homes,Dec-27,2 BHK,List of tries\n',
    );
    expect(shorter.mapping).toEqual(mapping.filter(({ column }) => column !== 'Code'));
    const other = await bring('other.csv', 'Scheme zz,Lift,Gym,Pool,Rms\nTried Nest,,,,\n');
    expect(other.mapping[0]).toEqual({ column: 'Scheme zz', as: null });
  });
});

it('a workbook says what else it holds than the rows that are read', async () => {
  const cell = (at: string, text: string) =>
    `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = (name: string) =>
    `<worksheet><sheetData><row r="1">${cell('A1', 'Project')}${cell('B1', 'Builder')}</row><row r="2">${cell('A2', name)}${cell('B2', 'Sample')}</row></sheetData></worksheet>`;
  const parts = {
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Flats" r:id="a"/><sheet name="Villas" r:id="b"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/a.xml"/><Relationship Id="b" Target="worksheets/b.xml"/></Relationships>',
    'xl/worksheets/a.xml': sheet('Tunga'),
    'xl/worksheets/b.xml': sheet('Honge'),
  };
  const packed = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  const { id } = await bring('two-tabs.xlsx', zipSync(Object.fromEntries(packed)));
  expect((await look(id))?.preview.notRead).toMatchObject([{ what: '1 further tab' }]);
});

describe('what asks nothing of a clerk', () => {
  const seen = async (price: string, day: string) => {
    const lines = [
      'Project,Builder,Price,Khata,Source,source_checked_on',
      `Tunga Nest,Sample,90 L,A,Aside list,${day}`,
      `Honge Nest,Sample,${price},hopeful,Aside list,${day}`,
      'Total projects,2,,,,',
    ];
    const { id } = await bring('aside.csv', lines.join('\n'));
    await test.call('planImport', params(id), { session });
    await test.runDueJobs();
    return id;
  };
  const refused = async (id: number) =>
    (
      await test.call('listRefusedRows', { ...params(id), query: {} }, { session })
    ).answer?.items.map(({ sheetRow, aside }) => [sheetRow, aside]);

  it('comes behind rows that are lost whole, which stand before single cells', async () => {
    const lines = [
      'Project,Builder,Khata,Source',
      'Tunga Nest,Sample,hopeful,Order list',
      'Honge Nest,Sample,A,Order list,too,long',
      'Total projects,2,,',
    ];
    const { id } = await bring('order.csv', lines.join('\n'));
    await test.call('planImport', params(id), { session });
    await test.runDueJobs();
    expect(await refused(id)).toEqual([
      [3, null],
      [2, null],
      [4, 'no-project'],
    ]);
  });

  it('stands last: rows of another day, rows that are no projects, and what was left out before', async () => {
    const first = await seen('80 L', '2026-10-01');
    expect(await refused(first)).toEqual([
      [3, null],
      [4, 'no-project'],
    ]);
    await test.call('startImport', { ...params(first), query: {} }, { session });
    await test.runDueJobs();
    const next = await seen('85 L', '2026-11-01');
    expect((await look(next))?.plan).toMatchObject({ changed: 2, onlyDated: 1 });
    expect((await rows(next))?.map(({ project }) => project)).toEqual(['Honge Nest', 'Tunga Nest']);
    expect((await rows(next, 'changed'))?.map(({ project }) => project)).toEqual(['Honge Nest']);
    expect(await refused(next)).toEqual([
      [3, 'before'],
      [4, 'no-project'],
    ]);
  });
});
