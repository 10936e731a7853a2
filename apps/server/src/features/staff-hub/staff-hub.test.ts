import { sql, type Kysely } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { up as countDocumentsAgain } from '#server/database/migrations/0047-documents-of-no-homes.ts';
import { someProjects } from '#server/testing/builders.ts';
import { aSession, aSessionAs, aStaffAccount, aUser } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
let admin: { session: string };
let operator: { session: string };
let promoter: { session: string };
let promoterId = 0;
beforeAll(async () => {
  const { db } = test;
  await someProjects(db, [
    { name: 'One', promoter: { name: 'Areca Homes' } },
    { name: 'Two', promoter: { name: 'Areca Homes' } },
    { name: 'Three', promoter: { name: 'Bela Homes' } },
  ]);
  const rows = await db
    .selectFrom('properties')
    .select(['id', 'name', 'promoter_id'])
    .orderBy('id')
    .execute();
  const [one, two] = rows;
  promoterId = one?.promoter_id ?? 0;
  const staffId = await aStaffAccount(db, { role: 'operator' });
  await db
    .insertInto('operator_properties')
    .values({ staff_id: staffId, property_id: two?.id ?? 0 })
    .execute();
  operator = { session: await aSession(db, { kind: 'staff', id: staffId }) };
  const ownId = await aStaffAccount(db, { role: 'promoter', promoterId });
  promoter = { session: await aSession(db, { kind: 'staff', id: ownId }) };
  admin = { session: await aSessionAs(db, 'admin') };
  const userId = await aUser(db);
  await db
    .insertInto('leads')
    .values(
      rows.map(({ id, promoter_id }) => ({
        user_id: userId,
        property_id: id,
        promoter_id,
        type: 'contact',
        message: 'Call me',
        wants_call: true,
        wants_whatsapp: false,
      })),
    )
    .execute();
});

const namesFor = async (as: { session: string }) =>
  (await test.call('getStaffHub', {}, as)).answer?.items.map(({ name }) => name) ?? [];

describe('the hub', () => {
  it('gives an admin every screen, and each name once', async () => {
    const names = await namesFor(admin);
    expect(names).toEqual(
      expect.arrayContaining(['manage-promoters', 'manage-users', 'manage-prompts', 'audit-log']),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('gives an operator the promoters to see, and nobody to manage', async () => {
    expect(await namesFor(operator)).toEqual([
      'show-property-list',
      'project-files',
      'differences',
      'places',
      'likely-doubles',
      'export-modified-properties',
      'leads',
      'manage-promoters',
    ]);
  });

  it('offers nobody a call that refuses them', async () => {
    for (const as of [admin, operator, promoter]) {
      const { answer } = await test.call('getStaffHub', {}, as);
      for (const { method, href } of answer?.items ?? []) {
        const url = href.replaceAll(/\{\w+\}/g, '1');
        const answered = await test.app.inject({
          method,
          url,
          ...(method === 'GET' ? {} : { payload: {} }),
          cookies: as,
        });
        expect([href, answered.statusCode]).not.toEqual([href, 403]);
      }
    }
  });

  it('gives a promoter their own profile, which opens', async () => {
    const { answer } = await test.call('getStaffHub', {}, promoter);
    const own = answer?.items.find(({ name }) => name === 'promoter-profile');
    expect(own?.href).toBe(`/api/v1/admin/promoters/${promoterId}`);
    const params = { promoterId: String(promoterId) };
    expect((await test.call('getPromoter', { params }, promoter)).answer?.name).toBe('Areca Homes');
  });
});

describe('the figures', () => {
  const figures = async (as: { session: string }) =>
    Object.fromEntries(
      ((await test.call('getStaffFigures', {}, as)).answer?.figures ?? []).map((it) => [
        it.name,
        [it.value, it.of],
      ]),
    );

  it('count everything for an admin', async () => {
    expect(await figures(admin)).toEqual({
      'leads-this-week': [3, null],
      'projects-missing-facts': [3, 3],
      'projects-missing-documents': [3, 3],
      'stale-rera-checks': [3, 3],
      'pending-promoters': [1, 2],
    });
  });

  describe('of projects of the demonstration', () => {
    let shown = '';
    let bare = '';
    const shows = async (id: string) => {
      const { documents } = (await test.call('getProperty', { params: { id } })).answer ?? {};
      return Object.values(documents ?? {}).flat().length > 0;
    };
    let areShown: boolean[] = [];
    // The first page of one loads the demonstration, which is large.
    beforeAll(async () => {
      [shown = '', bare = ''] = await someProjects(test.db, [
        {
          // Which documents a project of the demonstration shows follows from its key.
          externalId: 'demonstration-with-documents',
          isDemonstration: true,
          units: [{ label: '2 BHK', type: 'apartment', bhk: 2 }],
        },
        { isDemonstration: true, units: [] },
      ]);
      areShown = [await shows(shown), await shows(bare)];
    });

    it('count every one whose page shows no document', async () => {
      const missing = async () => (await figures(admin))['projects-missing-documents'];
      expect(areShown).toEqual([true, false]);
      expect(await missing()).toEqual([4, 5]);

      // As the release before counted them.
      const before = await ofBare().executeTakeFirstOrThrow();
      await sql`update properties set missing_facts = array_remove(missing_facts, 'documents'), completeness = 90
        where slug in (${shown}, ${bare})`.execute(test.db);
      await countDocumentsAgain(test.db as unknown as Kysely<unknown>);
      expect(await missing()).toEqual([4, 5]);
      expect(await ofBare().executeTakeFirstOrThrow()).toEqual(before);

      function ofBare() {
        return test.db
          .selectFrom('properties')
          .select(['missing_facts', 'completeness'])
          .where('slug', '=', bare);
      }
    });
  });

  it('count what is theirs for an operator and a promoter', async () => {
    expect(await figures(operator)).toMatchObject({
      'leads-this-week': [1, null],
      'stale-rera-checks': [1, 1],
    });
    expect(await figures(promoter)).toMatchObject({
      'leads-this-week': [2, null],
      'stale-rera-checks': [2, 2],
    });
    expect(await figures(promoter)).not.toHaveProperty('pending-promoters');
  });
});
