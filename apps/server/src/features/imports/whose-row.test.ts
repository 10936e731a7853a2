import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';
import { upload } from '#server/testing/upload.ts';

const test = testApp();
let session: string;
beforeEach(async () => {
  await sql`truncate promoters, properties, catalogue_imports, row_identities cascade`.execute(
    test.db,
  );
  session = await aSessionAs(test.db, 'admin');
});

const params = (id: number) => ({ params: { id: String(id) } });
const look = async (id: number) => {
  const { answer } = await test.call('getImport', params(id), { session });
  if (answer === undefined) throw new Error('The import is gone.');
  return answer;
};

/** A sheet of one source, looked at and not yet brought in. */
async function seen(rows: readonly string[], source = 'Akshaya list'): Promise<ImportView> {
  const [header, ...lines] = rows;
  const content = [`${header},source`, ...lines.map((line) => `${line},${source}`)].join('\n');
  const file = { name: 'sheet.csv', content };
  const { id } = (
    await upload(test, '/api/v1/admin/imports', file, { session })
  ).json<ImportView>();
  await test.call('planImport', params(id), { session });
  await test.runDueJobs();
  return look(id);
}
async function brought(rows: readonly string[], source?: string): Promise<ImportView> {
  const { id } = await seen(rows, source);
  return taken(id);
}
async function taken(id: number): Promise<ImportView> {
  await test.call('startImport', { ...params(id), query: {} }, { session });
  await test.runDueJobs();
  return look(id);
}
const rowsOf = async (id: number) =>
  (await test.call('listImportRows', { ...params(id), query: {} }, { session })).answer?.items;
const refusedOf = async (id: number) =>
  (await test.call('listRefusedRows', { ...params(id), query: {} }, { session })).answer?.items;
const questionsOf = async (id: number) =>
  (await test.call('listImportQuestions', { ...params(id), query: {} }, { session })).answer?.items;
const answer = async (id: number, line: number, propertyId: number | null) => {
  const given = { params: { id: String(id), line: String(line) }, body: { propertyId } };
  const said = await test.call('answerImportQuestion', given, { session });
  await test.runDueJobs();
  return said;
};
const projects = () =>
  test.db
    .selectFrom('properties')
    .select(['id', 'name', 'possession_on', 'promoter_id'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

const OCTOBER = [
  'Project,Builder,Location,RERA No,Possession',
  'Sreshta Banyan Court,Sreshta Infra,Whitefield,PRM/KA/RERA/1251/446/PR/110224/006601,Oct 2027',
  'Mandara Lakefront,Mandara Habitat LLP,Varthur,,Mar 2028',
];

describe('a row of a source that has told of its project before', () => {
  it('is that project by name and builder alone, and by the name alone where the builder is empty', async () => {
    await brought(OCTOBER);
    const before = await projects();
    const update = [
      'Project,Builder,Possession',
      'Sreshta Banyan Court,Sreshta Infra,Dec 2027',
      'Mandara Lakefront,,Sep 2028',
    ];
    const view = await seen(update);
    expect(view.plan).toMatchObject({ added: 0, changed: 2, refused: 0, doubtful: 0 });
    expect(view.plan?.gone.count).toBe(0);
    expect(await questionsOf(view.id)).toEqual([]);
    const changes = (await rowsOf(view.id))?.map((row) => row.changes.map(({ fact }) => fact));
    expect(changes).toEqual([['possessionOn'], ['possessionOn']]);
    await taken(view.id);
    expect((await projects()).map(({ possession_on }) => possession_on)).toEqual([
      '2027-12-31',
      '2028-09-30',
    ]);
    await test.call('takeImportBack', params(view.id), { session });
    await test.runDueJobs();
    expect(await projects()).toEqual(before);
  });

  it('is taken without a column for the builder, which nothing erases', async () => {
    await brought(OCTOBER);
    const view = await brought(['Project,Possession', 'Mandara Lakefront,Sep 2028']);
    expect(view).toMatchObject({ added: 0, changed: 1, refused: 0 });
    expect((await projects()).map(({ promoter_id }) => promoter_id === null)).toEqual([
      false,
      false,
    ]);
  });

  it('of a new project says that its builder is missing', async () => {
    await brought(OCTOBER);
    const view = await seen(['Project,Builder,Possession', 'Brand New Nest,,Sep 2028']);
    expect(view.plan).toMatchObject({ added: 0, changed: 0, refused: 1 });
    expect(await refusedOf(view.id)).toMatchObject([
      { project: 'Brand New Nest', field: 'Promoter', reason: expect.stringContaining('builder') },
    ]);
    const reasons = (await refusedOf(view.id))?.map(({ reason }) => reason).join(' ');
    expect(reasons).not.toContain('row above');
  });

  it('is another one where the sheet says another place, number or builder', async () => {
    await brought(OCTOBER);
    const view = await seen([
      'Project,Builder,Location,RERA No',
      'Mandara Lakefront,Mandara Habitat LLP,Hebbal,',
      'Sreshta Banyan Court,Sreshta Infra,,PRM/KA/RERA/1251/446/PR/110224/009999',
      'Mandara Lakefront,Quite Others,Varthur,',
    ]);
    expect(view.plan).toMatchObject({ added: 3, changed: 0 });
  });

  it('is asked about where two would do, and the answer is remembered', async () => {
    await brought([
      'Project,Builder,Location',
      'Twin Court,Twin Builders,Whitefield',
      'Twin Court,Twin Builders,Hebbal',
    ]);
    const [first, second] = await projects();
    const update = ['Project,Builder,Possession', 'Twin Court,,Sep 2028'];
    const view = await seen(update);
    expect(view.plan).toMatchObject({ added: 0, changed: 0, refused: 1, questions: 1 });
    const [question] = (await questionsOf(view.id)) ?? [];
    expect(question).toMatchObject({ line: 2, project: 'Twin Court', canBeNew: false });
    expect(question?.candidates).toMatchObject([
      { id: first?.id, builder: 'Twin Builders', locality: 'Whitefield' },
      { id: second?.id, builder: 'Twin Builders', locality: 'Hebbal' },
    ]);
    expect((await answer(view.id, 2, null)).problem).toMatchObject({ code: 'import.not-possible' });
    expect((await answer(view.id, 2, second?.id ?? 0)).problem).toBeUndefined();
    expect((await look(view.id)).plan).toMatchObject({ changed: 1, refused: 0, questions: 0 });
    await taken(view.id);
    expect((await projects()).map(({ possession_on }) => possession_on)).toEqual([
      null,
      '2028-09-30',
    ]);
    const again = await seen(['Project,Builder,Possession', 'Twin Court,,Oct 2028']);
    expect(again.plan).toMatchObject({ changed: 1, refused: 0, questions: 0 });
  });
});

describe('a sheet of another source without builders', () => {
  it('asks about names that are written otherwise, and counts the rows whose name nobody knows', async () => {
    await brought(OCTOBER);
    const [known] = await projects();
    const portal = [
      'Project,Possession,source_checked_on',
      'SRESHTA BANYAN-COURT,Dec 2027,2026-11-30',
      'Quite Unheard Nest,Dec 2027,2026-11-30',
    ];
    const view = await seen(portal, 'A portal');
    expect(view.plan).toMatchObject({ added: 0, refused: 2, questions: 1, builderless: 1 });
    expect(await questionsOf(view.id)).toMatchObject([
      { line: 2, canBeNew: false, candidates: [{ id: known?.id }] },
      { line: 3, canBeNew: false, candidates: [] },
    ]);
    const reasons = (await refusedOf(view.id))?.map(({ reason }) => reason);
    expect(reasons).toEqual([
      expect.stringContaining('choose which of your projects'),
      expect.stringContaining('say who builds it'),
    ]);
    await answer(view.id, 2, known?.id ?? 0);
    expect((await look(view.id)).plan).toMatchObject({ added: 0, refused: 1, questions: 0 });
  });
});

describe('a row of another source', () => {
  const others = ['Project,Builder,Possession', 'Sreshta Banyan Court,Sreshta Infra,Dec 2027'];

  it('is asked about with the evidence, and is one only when a person says so', async () => {
    await brought(OCTOBER);
    const [known] = await projects();
    const view = await seen(others, 'Another list');
    expect(view.plan).toMatchObject({ added: 1, changed: 0, questions: 1 });
    const [question] = (await questionsOf(view.id)) ?? [];
    expect(question).toMatchObject({
      canBeNew: true,
      answer: null,
      candidates: [
        {
          id: known?.id,
          evidence: expect.arrayContaining(['The same promoter: Sreshta Infra']),
        },
      ],
    });
    await answer(view.id, 2, known?.id ?? 0);
    expect((await look(view.id)).plan).toMatchObject({ added: 0, beside: 1, questions: 0 });
    expect(await questionsOf(view.id)).toMatchObject([{ answer: { propertyId: known?.id } }]);
    await taken(view.id);
    expect(await projects()).toHaveLength(2);
    expect((await seen(others, 'Another list')).plan).toMatchObject({ added: 0, questions: 0 });
  });

  it('keeps our name for a project when staff say that a row is the same project', async () => {
    await brought([
      'Project,Builder,Location,source_checked_on',
      'Brigade Utopia Ph-2,Brigade,Varthur,2026-10-14',
    ]);
    const [known] = await projects();
    const portal = [
      'Project,Builder,Location,Possession,source_checked_on',
      'BRIGADE UTOPIA PHASE II,Brigade,Varthur,Dec 2027,2026-11-30',
    ];
    const view = await seen(portal, 'A portal');
    expect(view.plan).toMatchObject({ added: 1, questions: 1 });
    await answer(view.id, 2, known?.id ?? 0);
    expect((await look(view.id)).plan).toMatchObject({ added: 0, changed: 1, beside: 1 });
    expect(await questionsOf(view.id)).toMatchObject([
      { candidates: [{ id: known?.id, name: 'Brigade Utopia Ph-2' }] },
    ]);
    await taken(view.id);
    expect(await projects()).toMatchObject([
      { name: 'Brigade Utopia Ph-2', possession_on: '2027-12-31' },
    ]);
    expect((await seen(portal, 'A portal')).plan).toMatchObject({ changed: 0, questions: 0 });
  });

  it('that a person calls a new project is not asked again, nor listed as a likely double', async () => {
    await brought(OCTOBER);
    const view = await seen(others, 'Another list');
    await answer(view.id, 2, null);
    expect((await look(view.id)).plan).toMatchObject({ added: 1, questions: 0, doubtful: 0 });
    await taken(view.id);
    expect(await projects()).toHaveLength(3);
    const doubles = await test.call('listLikelyDoubles', { query: {} }, { session });
    expect(doubles.answer).toMatchObject({ total: 0 });
    const again = await seen(
      ['Project,Builder,Possession', 'Sreshta Banyan Court,Sreshta Infra,Jan 2028'],
      'Another list',
    );
    expect(again.plan).toMatchObject({ added: 0, changed: 1, questions: 0 });
  });
});
