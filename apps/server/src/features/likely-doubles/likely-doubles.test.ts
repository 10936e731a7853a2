import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import type { Comparable } from '@manemitra/domain/likeness/likeness';
import { NEARLY, SAME } from '@manemitra/domain/likeness/testing/made-up-pairs';
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

const known = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** A row that tells what projects are compared by. */
function rowOf({ point: _point, locality, promoter, ...told }: Comparable, externalId: string) {
  return {
    ...known(told),
    externalId,
    promoter: { name: promoter },
    ...(locality && { locality: locality.name }),
    source: { name: `List of ${externalId.slice(0, 3)}` },
  };
}

async function uploaded(rows: readonly object[]): Promise<number> {
  const content = rows.map((each) => JSON.stringify(each)).join('\n');
  const file = { name: 'file.jsonl', content };
  const answer = await upload(test, '/api/v1/admin/imports', file, { session });
  return answer.json<ImportView>().id;
}
async function brought(rows: readonly object[]) {
  const id = await uploaded(rows);
  await test.call('startImport', { params: { id: String(id) }, query: {} }, { session });
  await test.runDueJobs();
  return (await test.call('getImport', { params: { id: String(id) } }, { session })).answer;
}
const project = (name: string) =>
  test.db.selectFrom('properties').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
const listed = async (as = session) =>
  (await test.call('listLikelyDoubles', { query: {} }, { session: as })).answer;
const lookThrough = async () => {
  await test.call('lookForDoubles', {}, { session });
  await test.runDueJobs();
};
const pairOf = (one: { id: number }, other: { id: number }) => ({
  params: { id: String(one.id), other: String(other.id) },
});

const A = {
  externalId: 'a',
  name: 'Kaveri Southern Crest',
  promoter: { name: 'Kaveri Group' },
  locality: 'Begur',
  pincode: '560068',
  towers: 4,
  units: [{ label: '2 BHK', type: 'apartment', price: { min: 8_000_000 } }],
  source: { name: 'A portal', checkedOn: '2026-01-10' },
};
const B = {
  externalId: 'b',
  name: 'Southern Crest, Begur',
  promoter: { name: 'Kaveri Estates Projects Limited' },
  locality: 'Begur',
  pincode: '560068',
  towers: 5,
  khatha: 'A',
  units: [{ label: '3 BHK', type: 'apartment', price: { min: 12_000_000 } }],
  source: { name: 'Another portal', checkedOn: '2026-02-10' },
};

describe('projects that look like one', () => {
  it('of 200 made-up pairs at least 95 of 100 are listed with the evidence, no other is, and none is merged', async () => {
    const pairs = [...SAME, ...NEARLY];
    const first = await brought(pairs.map(({ one }, i) => rowOf(one, `one ${i}`)));
    expect(first).toMatchObject({ added: 200, refused: 0 });
    expect((await listed())?.total).toBe(0);
    const second = await brought(pairs.map(({ other }, i) => rowOf(other, `two ${i}`)));
    expect(second).toMatchObject({ added: 200, refused: 0 });

    const ids = new Map(
      (await test.db.selectFrom('properties').select(['id', 'import_key']).execute()).map(
        ({ id, import_key }) => [import_key, id],
      ),
    );
    const idOf = (told: Comparable, key: string) =>
      ids.get(told.reraNumbers[0] ?? `external:${key}`) ?? 0;
    const keys = pairs.map(({ one, other }, i) =>
      [idOf(one, `one ${i}`), idOf(other, `two ${i}`)].toSorted((a, b) => a - b).join(' '),
    );
    const found = async () => {
      const rows = await test.db.selectFrom('likely_doubles').selectAll().execute();
      return new Set(rows.map(({ one_id, other_id }) => `${one_id} ${other_id}`));
    };
    const atImport = await found();
    expect(keys.slice(0, 100).filter((key) => atImport.has(key)).length).toBeGreaterThanOrEqual(95);
    expect(keys.slice(100).filter((key) => atImport.has(key))).toEqual([]);
    await lookThrough();
    expect(await found()).toEqual(atImport);
    const page = await listed();
    expect(page?.items[0]).toMatchObject({ isSure: true });
    expect(page?.items.every(({ evidence }) => evidence.length > 0)).toBe(true);
    const merged = await test.db
      .selectFrom('properties')
      .select('id')
      .where('merged_into', 'is not', null)
      .execute();
    expect(merged).toEqual([]);
  }, 60_000);

  it('are told before an import and after it, row by row', async () => {
    await brought([A]);
    const id = await uploaded([B]);
    const params = { id: String(id) };
    const rows = async () =>
      (await test.call('listImportRows', { params, query: {} }, { session })).answer?.items;
    await test.call('planImport', { params }, { session });
    await test.runDueJobs();
    const { id: a } = await project(A.name);
    const doubts = [
      expect.stringMatching(
        new RegExp(`^It looks like ${A.name} \\(project ${a}\\)\\. .*The same pincode: 560068`),
      ),
    ];
    expect(await rows()).toMatchObject([{ outcome: 'added', doubts }]);
    await test.call('startImport', { params, query: {} }, { session });
    await test.runDueJobs();
    expect(await rows()).toMatchObject([{ outcome: 'added', doubts }]);
    expect(await listed()).toMatchObject({ total: 1 });
  });

  it('that staff tell apart are not asked again, and that is in the audit log', async () => {
    await brought([A, B]);
    const [a, b] = [await project(A.name), await project(B.name)];
    expect(await listed()).toMatchObject({ total: 1, items: [{ one: { id: a.id } }] });
    const told = await test.call('tellProjectsApart', pairOf(b, a), { session });
    expect(told.problem).toBeUndefined();
    expect(await listed()).toMatchObject({ total: 0 });
    await lookThrough();
    await brought([{ ...B, towers: 6, name: 'Southern Crest Begur' }]);
    expect(await listed()).toMatchObject({ total: 0 });
    const { answer } = await test.call('listAudit', { query: {} }, { session });
    expect(answer?.items.map(({ action }) => action)).toContain('property.told-apart');
  });

  it('are for those who look after both of them', async () => {
    await brought([A, B]);
    const [a, b] = [await project(A.name), await project(B.name)];
    const staffId = await aStaffAccount(test.db, { role: 'operator' });
    const operator = await aSession(test.db, { kind: 'staff', id: staffId });
    const assign = (id: number) =>
      test.db
        .insertInto('operator_properties')
        .values({ staff_id: staffId, property_id: id })
        .execute();
    await assign(a.id);
    expect(await listed(operator)).toMatchObject({ total: 0 });
    const refused = await test.call('mergeProjects', pairOf(a, b), { session: operator });
    expect(refused.problem).toMatchObject({ code: 'property.not-found' });
    await assign(b.id);
    expect(await listed(operator)).toMatchObject({ total: 1 });
    const promoter = await aSessionAs(test.db, 'promoter');
    const asPromoter = await test.call('listLikelyDoubles', { query: {} }, { session: promoter });
    expect(asPromoter.problem).toMatchObject({ code: 'access.refused' });
  });

  it('whose number cannot be read the second time, or is not in the file, are not doubled', async () => {
    const numbered = { ...A, reraNumbers: ['PRM/KA/RERA/1251/446/PR/010124/006501'] };
    await brought([numbered]);
    expect(await brought([{ ...A, towers: 7 }])).toMatchObject({ added: 0, changed: 1 });
    expect(await brought([numbered])).toMatchObject({ added: 0 });
    const { externalId: _id, ...nameless } = A;
    expect(await brought([{ ...nameless, towers: 8 }])).toMatchObject({ added: 0 });
    // What its source calls otherwise is another one.
    expect(await brought([{ ...A, externalId: 'another' }])).toMatchObject({ added: 1 });
    // In one file nobody can say which of two rows is meant.
    const both = await brought([
      { ...nameless, name: 'Twice', reraNumbers: ['PRM/KA/RERA/1251/446/PR/010124/006502'] },
      { ...nameless, name: 'Twice' },
    ]);
    expect(both).toMatchObject({ added: 1, refused: 1 });
  });
});

describe('a merge of two projects', () => {
  it('is shown before it happens', async () => {
    await brought([A, B]);
    const [a, b] = [await project(A.name), await project(B.name)];
    const { answer } = await test.call('previewMerge', pairOf(a, b), { session });
    expect(answer).toMatchObject({ stays: { id: a.id }, goes: { id: b.id } });
    expect(answer?.changes).toEqual(
      expect.arrayContaining([
        { fact: 'towers', label: 'Towers', was: '4', is: '5' },
        { fact: 'khatha', label: 'Khata class', was: null, is: 'A Khata' },
        expect.objectContaining({ label: '3 BHK: price', was: null, is: '₹1.2 Cr' }),
      ]),
    );
    expect(await project(B.name)).toMatchObject({ merged_into: null, is_published: true });
  });

  it('keeps the addresses, facts, history, requests, lists and operators of both', async () => {
    await brought([A, B]);
    const [a, b] = [await project(A.name), await project(B.name)];
    const edit = async ({ id }: { id: number }, floors: number) => {
      const { version } = await project(id === a.id ? A.name : B.name);
      const body = { version, changes: { floors } };
      await test.call('editPropertyBasics', { params: { id: String(id) }, body }, { session });
    };
    await edit(a, 12);
    await edit(b, 13);
    const userId = await aUser(test.db);
    const list = { user_id: userId, list: 'shortlist', kept_at: new Date() } as const;
    await test.db
      .insertInto('kept_projects')
      .values([
        { ...list, property_id: a.id, note: 'near work' },
        { ...list, property_id: b.id, note: 'asked for the price' },
      ])
      .execute();
    await test.db
      .insertInto('leads')
      .values({
        user_id: userId,
        property_id: b.id,
        promoter_id: b.promoter_id,
        type: 'call',
        message: '',
        wants_call: true,
        wants_whatsapp: false,
      })
      .execute();
    const merged = await test.call('mergeProjects', pairOf(a, b), { session });
    expect(merged.problem).toBeUndefined();

    const one = (await test.call('getStaffProperty', { params: { id: String(a.id) } }, { session }))
      .answer;
    expect(one?.sections).toMatchObject({
      basics: { towers: 5, floors: 13 },
      legal: { khatha: 'A' },
      units: { units: [{ label: '2 BHK' }, { label: '3 BHK' }] },
    });
    for (const address of [a.slug, b.slug, String(b.id)]) {
      const { answer } = await test.call('getProperty', { params: { id: address } });
      expect(answer).toMatchObject({ id: String(a.id) });
    }
    const history = await test.call(
      'listPropertyHistory',
      { params: { id: String(a.id) }, query: {} },
      { session },
    );
    expect(history.answer?.total).toBe(2);
    expect(
      await test.db.selectFrom('kept_projects').select(['property_id', 'note']).execute(),
    ).toEqual([{ property_id: a.id, note: 'near work\nasked for the price' }]);
    expect(await test.db.selectFrom('leads').select('property_id').execute()).toEqual([
      { property_id: a.id },
    ]);
    const gone = await test.call('getStaffProperty', { params: { id: String(b.id) } }, { session });
    expect(gone.problem).toMatchObject({ code: 'property.not-found' });
    const audit = await test.call(
      'listAudit',
      { query: { action: 'property.merged' } },
      { session },
    );
    expect(audit.answer?.items).toHaveLength(1);
    expect(await listed()).toMatchObject({ total: 0 });
  });

  it('is of the journals: both files come again to one project', async () => {
    await brought([A]);
    await brought([B]);
    const [a, b] = [await project(A.name), await project(B.name)];
    await test.call('mergeProjects', pairOf(a, b), { session });
    const facts = async () => {
      const params = { id: String(a.id) };
      return (await test.call('getStaffProperty', { params }, { session })).answer?.sections;
    };
    const merged = await facts();
    expect(await brought([A, B])).toMatchObject({ added: 0, refused: 0 });
    expect(await facts()).toEqual(merged);
    expect(await brought([{ ...B, eKhatha: true }])).toMatchObject({ added: 0, changed: 1 });
    expect(await facts()).toMatchObject({ legal: { eKhatha: true } });
  });

  it('leaves each file to be taken back: the project is then as if that had not come', async () => {
    await brought([A]);
    const { id } = await project(A.name);
    const facts = async () => {
      const params = { id: String(id) };
      return (await test.call('getStaffProperty', { params }, { session })).answer?.sections;
    };
    const alone = await facts();
    const second = await brought([B]);
    await test.call('mergeProjects', pairOf({ id }, await project(B.name)), { session });
    expect(await facts()).not.toEqual(alone);
    await test.call('takeImportBack', { params: { id: String(second?.id) } }, { session });
    await test.runDueJobs();
    expect(await facts()).toEqual(alone);
  });

  it('is refused of a project with itself, and of a real one with an invented one', async () => {
    await brought([A, { ...B, isDemonstration: true }]);
    const [a, b] = [await project(A.name), await project(B.name)];
    for (const pair of [pairOf(a, a), pairOf(a, b)]) {
      const { problem } = await test.call('mergeProjects', pair, { session });
      expect(problem).toMatchObject({ code: 'merge.not-possible' });
    }
  });
});
