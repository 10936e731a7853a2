import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadJournals } from '#server/features/facts/journal.ts';
import { bringIn } from '#server/features/imports/bring-in.ts';
import { aProjectRecord, TEST_DAY } from '#server/testing/builders.ts';
import { aSession, aSessionAs, aStaffAccount, aUser } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
let session: string;
beforeEach(async () => {
  await sql`truncate promoters, properties, catalogue_imports cascade`.execute(test.db);
  session = await aSessionAs(test.db, 'admin');
});

const [BRAND, COMPANY] = ['Kaveri Group', 'Kaveri Acres Private Limited'];
const record = (name: string, promoter: string, given: object = {}) =>
  aProjectRecord({ name, externalId: name, promoter: { name: promoter }, ...given });
const brought = (...records: ReturnType<typeof record>[]) =>
  test.db.transaction().execute((trx) =>
    bringIn(
      trx,
      records.map((each) => ({ record: each })),
      { today: TEST_DAY, at: new Date() },
    ),
  );
const project = (name: string) =>
  test.db.selectFrom('properties').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
const promoters = () =>
  test.db.selectFrom('promoters').select(['id', 'name']).orderBy('id').execute();
const told = async (id: number) => {
  const entries = (await loadJournals(test.db, [id])).get(id) ?? [];
  return entries.flatMap((entry) =>
    entry.told.flatMap(([fact, value]) => (fact === 'promoter' ? [value] : [])),
  );
};

describe('two promoters that are one brand', () => {
  it('are one page with both names, and no fact of their projects changes', async () => {
    await brought(record('One', BRAND), record('Two', COMPANY));
    const [one, two] = [await project('One'), await project('Two')];
    const userId = await aUser(test.db);
    await test.db
      .insertInto('leads')
      .values({
        user_id: userId,
        property_id: two.id,
        promoter_id: two.promoter_id,
        type: 'call',
        message: '',
        wants_call: true,
        wants_whatsapp: false,
      })
      .execute();
    const params = { promoterId: String(one.promoter_id) };
    const before = await test.call('listPromoterNames', { params }, { session });
    expect(before.answer).toEqual({
      names: [],
      alike: [{ promoterId: two.promoter_id, name: COMPANY }],
    });

    const pair = { params: { ...params, other: String(two.promoter_id) } };
    const merged = await test.call('mergePromoters', pair, { session });
    expect(merged.answer?.known).toMatchObject({
      names: [{ name: COMPANY, kind: 'company', projects: 1 }],
      alike: [],
    });
    expect(await promoters()).toEqual([{ id: one.promoter_id, name: BRAND }]);
    expect(await project('Two')).toMatchObject({
      promoter_id: one.promoter_id,
      promoter_name: COMPANY,
    });
    expect(await test.db.selectFrom('leads').select('promoter_id').execute()).toEqual([
      { promoter_id: one.promoter_id },
    ]);
    const shown = await test.call('getProperty', { params: { id: two.slug } });
    expect(shown.answer).toMatchObject({ promoter: { name: BRAND, toldAs: COMPANY } });

    // The same file again changes nothing, and brings nobody back.
    const { landed } = await brought(record('One', BRAND), record('Two', COMPANY));
    expect(landed.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
    await brought(record('Three', COMPANY));
    expect(await project('Three')).toMatchObject({ promoter_id: one.promoter_id });
    expect(await promoters()).toHaveLength(1);
    expect(await told(two.id)).toEqual([COMPANY]);
    const audit = await test.call(
      'listAudit',
      { query: { action: 'promoter.merged' } },
      { session },
    );
    expect(audit.answer?.items).toHaveLength(1);
  });

  it('keep what one of them lacks, and the log keeps all that was known of the other', async () => {
    await brought(record('One', BRAND), record('Two', COMPANY));
    const [one, two] = [await project('One'), await project('Two')];
    const known = {
      address: '12 Residency Road',
      review_text: 'Builds well.',
      review_rating: 4,
      review_provider: 'A newspaper',
      photo_url: 'https://homes.example/kaveri.webp',
    };
    await test.db.updateTable('promoters').set(known).where('id', '=', two.promoter_id).execute();
    await test.db
      .updateTable('promoters')
      .set({ address: '1 Brigade Road' })
      .where('id', '=', one.promoter_id)
      .execute();

    const pair = { promoterId: String(one.promoter_id), other: String(two.promoter_id) };
    await test.call('mergePromoters', { params: pair }, { session });

    const stays = await test.db.selectFrom('promoters').selectAll().executeTakeFirstOrThrow();
    expect(stays).toMatchObject({ ...known, address: '1 Brigade Road' });
    const [log] = await test.db
      .selectFrom('audit_log')
      .select('before')
      .where('action', '=', 'promoter.merged')
      .where('subject_id', '=', pair.promoterId)
      .execute();
    expect(log?.before).toMatchObject({ other: known });
  });

  it('are merged by an admin alone, and never a real one with an invented one', async () => {
    await brought(record('One', BRAND), record('Two', COMPANY, { isDemonstration: true }));
    const [one, two] = [await project('One'), await project('Two')];
    const pair = {
      params: { promoterId: String(one.promoter_id), other: String(two.promoter_id) },
    };
    const operator = await aSessionAs(test.db, 'operator');
    const refused = await test.call('mergePromoters', pair, { session: operator });
    expect(refused.problem).toMatchObject({ code: 'access.refused' });
    const impossible = await test.call('mergePromoters', pair, { session });
    expect(impossible.problem).toMatchObject({ code: 'merge.not-possible' });
  });
});

describe('the names of a promoter', () => {
  it('lead to it: a company that was added, and the name that it had before', async () => {
    await brought(record('One', BRAND));
    const { promoter_id: id, slug } = await project('One');
    const params = { promoterId: String(id) };
    const body = { name: COMPANY, kind: 'company' as const, registrationNumber: 'P1' };
    const added = await test.call('addPromoterName', { params, body }, { session });
    expect(added.problem).toBeUndefined();
    const { version } = (await test.call('getPromoter', { params }, { session })).answer ?? {};
    const renamed = await test.call(
      'editPromoter',
      { params, body: { version: version ?? 0, name: 'Kaveri Homes Limited' } },
      { session },
    );
    expect(renamed.problem).toBeUndefined();
    await brought(record('One', BRAND), record('Two', COMPANY));
    expect(await promoters()).toEqual([{ id, name: 'Kaveri Homes Limited' }]);
    expect(await project('One')).toMatchObject({ slug, promoter_id: id, promoter_name: BRAND });
    const { answer } = await test.call('listPromoterNames', { params }, { session });
    expect(answer?.names).toMatchObject([
      { name: COMPANY, kind: 'company', registrationNumber: 'P1', projects: 1 },
      { name: BRAND, kind: 'former', projects: 1 },
    ]);
    const taken = await test.call('addPromoterName', { params, body }, { session });
    expect(taken.problem).toMatchObject({ code: 'input.invalid' });
    const used = { params: { ...params, slug: answer?.names[0]?.slug ?? '' } };
    const kept = await test.call('removePromoterName', used, { session });
    expect(kept.problem).toMatchObject({ code: 'merge.not-possible' });
  });

  it('are heard in a search', async () => {
    await brought(record('One', BRAND), record('Two', 'Bhadra Constructions'));
    const { promoter_id: id } = await project('One');
    const body = { name: 'Skywards Green Acres', kind: 'company' as const };
    await test.call('addPromoterName', { params: { promoterId: String(id) }, body }, { session });
    const query = { prompt: 'projects by Skywards Green Acres' };
    const { answer } = await test.call('searchProperties', { query });
    expect(answer?.properties.map(({ project: { name } }) => name)).toEqual(['One']);
  });
});

describe('the promoter of a project', () => {
  it('is changed in the editor by our own staff, to one that is there, and taken back', async () => {
    await brought(record('One', BRAND), record('Two', 'Bhadra Constructions'));
    const [one, two] = [await project('One'), await project('Two')];
    const edit = async (promoter: string, as = session) => {
      const { version } = await project('One');
      return test.call(
        'editPropertyBasics',
        { params: { id: String(one.id) }, body: { version, changes: { promoter } } },
        { session: as },
      );
    };
    expect((await edit('Nobody at all')).problem).toMatchObject({
      code: 'input.invalid',
      fields: [{ field: 'body.changes.promoter' }],
    });
    const staffId = await aStaffAccount(test.db, { role: 'promoter', promoterId: one.promoter_id });
    const own = await aSession(test.db, { kind: 'staff', id: staffId });
    expect((await edit('Bhadra Constructions', own)).problem).toMatchObject({
      code: 'input.invalid',
    });
    expect((await edit('Bhadra Constructions')).answer?.changed).toEqual(['promoter']);
    expect(await project('One')).toMatchObject({ promoter_id: two.promoter_id });
    // What a person decided stays when the source tells the same again.
    await brought(record('One', BRAND));
    expect(await project('One')).toMatchObject({ promoter_id: two.promoter_id });
    const { answer } = await test.call(
      'listPropertyHistory',
      { params: { id: String(one.id) }, query: {} },
      { session },
    );
    const undo = { params: { id: String(one.id), changeId: String(answer?.items[0]?.id) } };
    expect((await test.call('undoPropertyChange', undo, { session })).problem).toBeUndefined();
    expect(await project('One')).toMatchObject({ promoter_id: one.promoter_id });
  });
});
