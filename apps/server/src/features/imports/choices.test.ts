import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';
import { upload } from '#server/testing/upload.ts';
import { contents } from './testing/contents.ts';

const test = testApp();
let session: string;
beforeEach(async () => {
  await sql`truncate promoters, properties, catalogue_imports, row_identities cascade`.execute(
    test.db,
  );
  session = await aSessionAs(test.db, 'admin');
});

const params = (id: number) => ({ params: { id: String(id) } });
const look = async (id: number): Promise<ImportView> => {
  const { answer } = await test.call('getImport', params(id), { session });
  if (answer === undefined) throw new Error('The import is gone.');
  return answer;
};

async function seen(lines: readonly string[], name = 'sheet.csv'): Promise<ImportView> {
  const file = { name, content: lines.join('\n') };
  const { id } = (
    await upload(test, '/api/v1/admin/imports', file, { session })
  ).json<ImportView>();
  await test.call('planImport', params(id), { session });
  await test.runDueJobs();
  return look(id);
}
async function chosen(id: number, body: Record<string, unknown>): Promise<ImportView> {
  await test.call('chooseForImport', { ...params(id), body }, { session });
  await test.runDueJobs();
  return look(id);
}
async function taken(id: number): Promise<ImportView> {
  await test.call('startImport', { ...params(id), query: {} }, { session });
  await test.runDueJobs();
  return look(id);
}
const questionsOf = async (id: number) =>
  (await test.call('listImportQuestions', { ...params(id), query: {} }, { session })).answer?.items;
const refusedOf = async (id: number) =>
  (await test.call('listRefusedRows', { ...params(id), query: {} }, { session })).answer?.items;
const rowsOf = async (id: number) =>
  (await test.call('listImportRows', { ...params(id), query: {} }, { session })).answer?.items;

const FLATS = [
  'Project,Flat no,BHK,SBA,Price,Status,Source',
  'Tisya Court,A-101,2 BHK,1220,1.44 Cr,Available,Export',
  'Tisya Court,A-102,3 BHK,1710,2.04 Cr,Sold,Export',
  'Zen Grove,B-201,3 BHK,1600,1.39 Cr,Available,Export',
  'Zen Grove,B-202,3 BHK,1600,1.40 Cr,Available,Export',
];

describe('the builders of projects that a sheet does not name', () => {
  it('are asked for once a project, and with them its rows come in', async () => {
    const { id, plan } = await seen(FLATS);
    expect(plan).toMatchObject({ added: 0, refused: 2, builderless: 2, questions: 0 });
    expect(await questionsOf(id)).toMatchObject([
      { project: 'Tisya Court', builder: null, candidates: [] },
      { project: 'Zen Grove', builder: null, candidates: [] },
    ]);
    const builders = [
      { project: 'Tisya Court', builder: 'Birla Estates' },
      { project: 'ZEN GROVE', builder: 'Mahindra Lifespaces' },
    ];
    const after = await chosen(id, { builders });
    expect(after.plan).toMatchObject({ added: 2, refused: 0, builderless: 0 });
    expect(after.builders).toEqual([
      { project: 'Tisya Court', builder: 'Birla Estates' },
      { project: 'ZEN GROVE', builder: 'Mahindra Lifespaces' },
    ]);
    expect(await taken(id)).toMatchObject({ added: 2, refused: 0 });
    const stored = await test.db
      .selectFrom('properties as p')
      .innerJoin('promoters as pr', 'pr.id', 'p.promoter_id')
      .select(['p.name', 'pr.name as builder'])
      .orderBy('p.name')
      .execute();
    expect(stored).toEqual([
      { name: 'Tisya Court', builder: 'Birla Estates' },
      { name: 'Zen Grove', builder: 'Mahindra Lifespaces' },
    ]);
  });

  it('can be said otherwise and taken back, and the next file of the source knows its projects', async () => {
    const { id } = await seen(FLATS);
    await chosen(id, { builders: [{ project: 'Tisya Court', builder: 'Birla' }] });
    const after = await chosen(id, { builders: [{ project: 'Tisya Court', builder: '' }] });
    expect(after.builders).toEqual([]);
    expect(after.plan).toMatchObject({ added: 0, builderless: 2 });
    await chosen(id, { builders: [{ project: 'Tisya Court', builder: 'Birla Estates' }] });
    await taken(id);
    const next = await seen(
      [FLATS[0] ?? '', ...FLATS.slice(1, 3)].map((line) => line.replace('1.44', '1.48')),
    );
    expect(next.plan).toMatchObject({ added: 0, changed: 1, builderless: 0 });
  });

  it('never take the place of a builder that a row names', async () => {
    const { id } = await seen(['Project,Builder,Source', 'Zen Grove,Mahindra,List']);
    await chosen(id, { builders: [{ project: 'Zen Grove', builder: 'Another' }] });
    await taken(id);
    const { name } = await test.db.selectFrom('promoters').select('name').executeTakeFirstOrThrow();
    expect(name).toBe('Mahindra');
  });

  it('are asked for in JSON Lines too', async () => {
    const line = JSON.stringify({ name: 'Zen Grove', source: { name: 'Feed' } });
    const { id } = await seen([line], 'feed.jsonl');
    const after = await chosen(id, { builders: [{ project: 'Zen Grove', builder: 'Mahindra' }] });
    expect(after.plan).toMatchObject({ added: 1, refused: 0 });
  });
});

const LIST = [
  'Project,Builder,Location,Towers,Source',
  'Alpha Nest,Alpha,Whitefield,2,List',
  'Beta Nest,Beta,Varthur,3,List',
  'Gamma Nest,Gamma,Hebbal,4,List',
];

describe('a row that is left out in the preview', () => {
  it('stays out as if it were not in the file, is listed, and can be taken in again', async () => {
    const { id } = await seen(LIST);
    const out = await chosen(id, { rows: [{ line: 3, isLeftOut: true }] });
    expect(out.plan).toMatchObject({ added: 2, refused: 1 });
    expect(await refusedOf(id)).toMatchObject([
      { line: 3, project: 'Beta Nest', aside: 'left-out', isCell: false },
    ]);
    expect((await rowsOf(id))?.map(({ project }) => project)).toEqual(['Alpha Nest', 'Gamma Nest']);
    await chosen(id, { rows: [{ line: 3, isLeftOut: false }] });
    expect((await look(id)).plan).toMatchObject({ added: 3, refused: 0 });
    await chosen(id, { rows: [{ line: 3, isLeftOut: true }] });
    await taken(id);
    const left = await contents(test.db);
    await sql`truncate promoters, properties, catalogue_imports cascade`.execute(test.db);
    session = await aSessionAs(test.db, 'admin');
    const { id: other } = await seen(LIST.filter((line) => !line.startsWith('Beta')));
    await taken(other);
    const names = (rows: Record<string, unknown>[]) =>
      rows.map(({ project }) => (project as { name: string; towers: number }).name);
    expect(names(left)).toEqual(names(await contents(test.db)));
  });

  it('is not among the rows to correct, and cannot be chosen once the import has begun', async () => {
    const { id } = await seen(LIST);
    await chosen(id, { rows: [{ line: 3, isLeftOut: true }] });
    const file = await test.app.inject({
      url: `/api/v1/admin/imports/${id}/refused/file`,
      cookies: { session },
    });
    expect(file.body).not.toContain('Beta');
    await taken(id);
    const late = await test.call(
      'chooseForImport',
      { ...params(id), body: { rows: [{ line: 3, isLeftOut: false }] } },
      { session },
    );
    expect(late).toMatchObject({ status: 409 });
  });
});
