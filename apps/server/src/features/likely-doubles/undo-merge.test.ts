import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aSession, aSessionAs, aStaffAccount, aUser } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';
import { upload } from '#server/testing/upload.ts';

const test = testApp();
let session: string;
beforeEach(async () => {
  await sql`truncate promoters, properties, catalogue_imports cascade`.execute(test.db);
  session = await aSessionAs(test.db, 'admin');
});

async function brought(rows: readonly object[]) {
  const content = rows.map((each) => JSON.stringify(each)).join('\n');
  const file = { name: 'file.jsonl', content };
  const answer = await upload(test, '/api/v1/admin/imports', file, { session });
  const params = { id: String(answer.json<ImportView>().id) };
  await test.call('startImport', { params, query: {} }, { session });
  await test.runDueJobs();
  return (await test.call('getImport', { params }, { session })).answer;
}
const project = (name: string) =>
  test.db.selectFrom('properties').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
const merge = (one: { id: number }, other: { id: number }) =>
  test.call(
    'mergeProjects',
    { params: { id: String(one.id), other: String(other.id) } },
    { session },
  );
const merges = async (as = session) =>
  (await test.call('listMerges', { query: {} }, { session: as })).answer?.items ?? [];
const undo = async (id?: number, as = session) => {
  const params = { id: String(id ?? (await merges())[0]?.id) };
  return (await test.call('undoMerge', { params }, { session: as })).problem;
};
const sections = async ({ id }: { id: number }) =>
  (await test.call('getStaffProperty', { params: { id: String(id) } }, { session })).answer
    ?.sections;
const edit = async ({ id }: { id: number }, changes: object) => {
  const { version } = await test.db
    .selectFrom('properties')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const body = { version, changes };
  await test.call('editPropertyBasics', { params: { id: String(id) }, body }, { session });
};
const differences = async () =>
  ((await test.call('listDifferences', { query: {} }, { session })).answer?.items ?? []).map(
    ({ property: { id }, label, other, stands }) => ({
      id,
      label,
      value: other.text,
      stands: stands.text,
    }),
  );

const A = {
  externalId: 'a',
  name: 'Kaveri Southern Crest',
  promoter: { name: 'Kaveri Group' },
  locality: 'Begur',
  towers: 4,
  units: [{ label: '2 BHK', type: 'apartment', price: { min: 8_000_000 } }],
  images: [{ category: 'EXTERIOR', url: '/pictures/a.jpg' }],
  source: { name: 'A portal', checkedOn: '2026-01-10' },
};
const B = {
  externalId: 'b',
  name: 'Southern Crest, Begur',
  promoter: { name: 'Kaveri Estates Projects Limited' },
  locality: 'Begur',
  towers: 5,
  khatha: 'A',
  units: [{ label: '3 BHK', type: 'apartment', price: { min: 12_000_000 } }],
  documents: [
    { section: 'rera', name: 'Register entry', url: 'https://rera.karnataka.gov.in/entry' },
  ],
  source: { name: 'Another portal', checkedOn: '2026-02-10' },
};

/** All that hangs on projects, without the days and versions of writing. */
async function everything() {
  const tables = {
    properties: '{content_hash,version,updated_at}',
    promoters: '{version,updated_at}',
    project_slugs: '{replaced_at}',
    unit_types: '{id}',
    property_images: '{id}',
    documents: '{id}',
    property_tellings: '{}',
    property_facts: '{}',
    fact_differences: '{id}',
    property_changes: '{}',
    leads: '{}',
    kept_projects: '{}',
    operator_properties: '{}',
    likely_doubles: '{}',
    import_rows: '{}',
  };
  const all: Record<string, unknown> = {};
  for (const [table, without] of Object.entries(tables)) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) - ${without}::text[] as row from ${sql.table(table)} t
      order by (to_jsonb(t) - ${without}::text[])::text`.execute(test.db);
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

describe('the undo of a merge', () => {
  it('brings back both projects to the letter: facts, pictures, documents, addresses, requests, lists, operators, history', async () => {
    await brought([A, B, { ...B, externalId: 'c', name: 'A third' }]);
    const [a, b, c] = [await project(A.name), await project(B.name), await project('A third')];
    const pair = { params: { id: String(b.id), other: String(c.id) } };
    await test.call('tellProjectsApart', pair, { session });
    await edit(a, { floors: 12 });
    await edit(b, { floors: 13 });
    await edit(b, { floors: 14 });
    const [both, one] = [await aUser(test.db), await aUser(test.db)];
    const keep = (user_id: number, { id }: { id: number }, note: string) => ({
      user_id,
      list: 'shortlist' as const,
      kept_at: new Date(),
      property_id: id,
      note,
    });
    await test.db
      .insertInto('kept_projects')
      .values([
        keep(both, a, 'near work'),
        keep(both, b, 'asked for the price'),
        keep(one, b, 'a garden'),
      ])
      .execute();
    await test.db
      .insertInto('leads')
      .values({
        user_id: both,
        property_id: b.id,
        promoter_id: b.promoter_id,
        type: 'call',
        message: '',
        wants_call: true,
        wants_whatsapp: false,
      })
      .execute();
    const [staff, other] = [
      await aStaffAccount(test.db, { role: 'operator' }),
      await aStaffAccount(test.db, { role: 'operator' }),
    ];
    const looksAfter = (staff_id: number, { id }: { id: number }) => ({
      staff_id,
      property_id: id,
    });
    await test.db
      .insertInto('operator_properties')
      .values([looksAfter(staff, a), looksAfter(staff, b), looksAfter(other, b)])
      .execute();
    const before = await everything();

    await merge(a, b);
    expect(await everything()).not.toEqual(before);
    expect(await undo()).toBeUndefined();
    const after = await everything();
    // Pages that had been found at an address of the merge still are.
    for (const table of Object.keys(before)) {
      if (table === 'project_slugs') continue;
      if (table === 'property_tellings') continue;
      expect([table, after[table]]).toEqual([table, before[table]]);
    }
    for (const { id, slug } of [a, b]) {
      const { answer } = await test.call('getProperty', { params: { id: slug } });
      expect(answer).toMatchObject({ id: String(id) });
    }
    const history = await test.call(
      'listPropertyHistory',
      { params: { id: String(b.id) }, query: {} },
      { session },
    );
    expect(history.answer?.items.map(({ fields }) => fields[0]?.after)).toEqual([14, 13]);
    expect(await brought([A, B])).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  });

  it('shows as differences what a person set meanwhile, and gives each file the project that it means', async () => {
    await brought([A]);
    await brought([B]);
    const [a, b] = [await project(A.name), await project(B.name)];
    await merge(a, b);
    await edit(a, { towers: 7 });
    await brought([{ ...B, khatha: 'B' }]);
    expect(await sections(a)).toMatchObject({ basics: { towers: 7 }, legal: { khatha: 'B' } });
    expect(await undo()).toBeUndefined();
    expect(await sections(a)).toMatchObject({
      basics: { name: A.name, towers: 7 },
      legal: { khatha: null },
      units: { units: [{ label: '2 BHK' }] },
    });
    expect(await sections(b)).toMatchObject({
      basics: { name: B.name, towers: 5 },
      legal: { khatha: 'B' },
      units: { units: [{ label: '3 BHK' }] },
    });
    expect(await differences()).toEqual(
      expect.arrayContaining([
        { id: a.id, label: 'Towers', value: '4', stands: '7' },
        { id: b.id, label: 'Towers', value: '7', stands: '5' },
      ]),
    );
  });

  it('leaves alone what buyers and staff did to the project meanwhile', async () => {
    await brought([A, B]);
    const [a, b] = [await project(A.name), await project(B.name)];
    const [left, wrote] = [await aUser(test.db), await aUser(test.db)];
    const kept = (user_id: number, note: string) => ({
      user_id,
      list: 'shortlist' as const,
      kept_at: new Date(),
      property_id: b.id,
      note,
    });
    await test.db
      .insertInto('kept_projects')
      .values([kept(left, 'one'), kept(wrote, 'two')])
      .execute();
    await merge(a, b);
    await test.db.deleteFrom('kept_projects').where('user_id', '=', left).execute();
    await test.db
      .updateTable('kept_projects')
      .set({ note: 'written since' })
      .where('user_id', '=', wrote)
      .execute();
    await test.db
      .updateTable('properties')
      .set({ is_published: false })
      .where('id', '=', a.id)
      .execute();
    await undo();
    const rows = await test.db
      .selectFrom('kept_projects')
      .select(['user_id', 'property_id', 'note'])
      .orderBy('property_id')
      .execute();
    expect(rows).toEqual([
      { user_id: wrote, property_id: a.id, note: 'written since' },
      { user_id: wrote, property_id: b.id, note: 'two' },
    ]);
    expect(await project(A.name)).toMatchObject({ is_published: false });
    expect(await project(B.name)).toMatchObject({ is_published: false, deleted_at: null });
  });

  it('is offered where merges are listed, is in the audit log, and is done once', async () => {
    await brought([A, B]);
    const [a, b] = [await project(A.name), await project(B.name)];
    await merge(a, b);
    const [listed] = await merges();
    expect(listed).toMatchObject({
      stays: { id: a.id },
      goes: { id: b.id, name: B.name },
      undone: null,
    });
    await undo();
    expect((await merges())[0]).toMatchObject({ undone: { by: expect.any(String) as string } });
    expect(await undo()).toMatchObject({ code: 'merge.not-undoable' });
    const audit = await test.call('listAudit', { query: {} }, { session });
    expect(audit.answer?.items[0]).toMatchObject({ action: 'property.merge-undone' });
    expect(await undo(4711)).toMatchObject({ code: 'merge.not-found' });
  });

  it('of the first of two merges waits for the undo of the second', async () => {
    await brought([A, B, { ...A, externalId: 'c', name: 'The whole' }]);
    const [a, b, c] = [await project(A.name), await project(B.name), await project('The whole')];
    await merge(a, b);
    const [first] = await merges();
    await merge(c, a);
    const [second] = await merges();
    expect(await undo(first?.id)).toMatchObject({
      code: 'merge.not-undoable',
      message: 'The project was merged again since. Undo that later merge first.',
    });
    expect(await undo(second?.id)).toBeUndefined();
    expect(await undo(first?.id)).toBeUndefined();
    expect(await sections(b)).toMatchObject({ basics: { name: B.name, towers: 5 } });
    expect(await sections(c)).toMatchObject({ basics: { name: 'The whole', towers: 4 } });
  });

  it('is for those who look after the project', async () => {
    await brought([A, B]);
    await merge(await project(A.name), await project(B.name));
    const [listed] = await merges();
    const staffId = await aStaffAccount(test.db, { role: 'operator' });
    const operator = await aSession(test.db, { kind: 'staff', id: staffId });
    expect(await merges(operator)).toEqual([]);
    expect(await undo(listed?.id, operator)).toMatchObject({ code: 'merge.not-found' });
  });
});
