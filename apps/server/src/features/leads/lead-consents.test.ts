import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { aProject } from '#server/testing/builders.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { aSession, aSessionAs, aStaffAccount, aUser } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ OPERATOR_NAME: 'Areca Advisers' });
let slug: string;
let project: { id: number; promoter_id: number };
let buyer: { session: string };

beforeAll(async () => {
  slug = await aProject(test.db, {
    name: 'Lake View',
    units: [{ label: '3 BHK east', type: 'apartment' }],
  });
  project = await test.db
    .selectFrom('properties')
    .select(['id', 'promoter_id'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
});
beforeEach(async () => {
  await sql`truncate leads, lead_views, outbox_messages, staff_accounts, sessions cascade`.execute(
    test.db,
  );
  buyer = { session: await aSession(test.db, { kind: 'user', id: await aUser(test.db) }) };
});

const aPromoterAccount = (status: 'active' | 'suspend' = 'active') =>
  aStaffAccount(test.db, { role: 'promoter', promoterId: project.promoter_id, status });
const anAdmin = async (email: string | null, status: 'active' | 'suspend' = 'active') => {
  const id = await aStaffAccount(test.db, { role: 'admin', status });
  await test.db.updateTable('staff_accounts').set({ email }).where('id', '=', id).execute();
};
const consents = async () =>
  (await test.call('getLeadConsents', { params: { id: slug } })).answer ??
  expect.fail('No consents were answered.');
const ask = (more: Record<string, unknown> = {}, of = slug) =>
  test.call(
    'submitLead',
    {
      params: { id: of },
      body: {
        type: 'callback',
        message: 'Please call me back.',
        extraDetails: { call: 'Yes', whatsapp: 'No' },
        ...more,
      },
    },
    buyer,
  );
const own = async () => (await test.call('listOwnLeads', { query: {} }, buyer)).answer?.items ?? [];
const inbox = async (session: string) =>
  (await test.call('listLeads', { query: {} }, { session })).answer?.items ?? [];
const told = async () =>
  (await test.db.selectFrom('outbox_messages').select(['recipient', 'values']).execute()).map(
    ({ recipient, values }) => ({ recipient, values }),
  );

describe('what a buyer agrees to', () => {
  it('names the operator alone while the promoter has nobody who could read the request', async () => {
    await aPromoterAccount('suspend');
    const { project: asked } = await consents();

    expect(asked).toEqual({
      recipient: 'team',
      text: 'Your number goes only to Areca Advisers. Test Builders, the promoter, does not get it.',
    });
  });

  it('names the promoter too once somebody of theirs can sign in, and for a service never', async () => {
    await aPromoterAccount();
    const { project: asked, service } = await consents();

    expect(asked.recipient).toBe('promoter');
    expect(asked.text).toMatch(/^Your number goes to Test Builders, .* and to Areca Advisers,/);
    expect(service.text).toContain('Test Builders does not get it');
  });

  it('names “the ManeMitra team” where nobody is named as the operator', async () => {
    const plain = await createTestApp();
    const id = await aProject(plain.db);
    const { answer } = await plain.call('getLeadConsents', { params: { id } });
    await plain.close();

    expect(answer?.project.text).toContain('Your number goes only to the ManeMitra team.');
  });

  it('is kept word for word, and the buyer reads it again with who has the number', async () => {
    const { project: asked } = await consents();
    await ask({ recipient: asked.recipient });

    expect(await own()).toMatchObject([
      { consent: asked.text, recipient: 'team', team: 'Areca Advisers', canPromoterRead: false },
    ]);
  });

  it('holds: a promoter who signs up after it was said is not shown the number', async () => {
    const { project: asked } = await consents();
    const staffId = await aPromoterAccount();
    await ask({ recipient: asked.recipient });

    const session = await aSession(test.db, { kind: 'staff', id: staffId });
    expect(await inbox(session)).toEqual([]);
    expect(await own()).toMatchObject([{ recipient: 'team', consent: asked.text }]);
  });

  it('is asked anew for the promoter: the same request then goes to them too', async () => {
    await ask({ recipient: 'team' });
    const staffId = await aPromoterAccount();
    const { answer } = await ask({ recipient: 'promoter' });

    expect(answer?.isMerged).toBe(true);
    const session = await aSession(test.db, { kind: 'staff', id: staffId });
    expect(await inbox(session)).toHaveLength(1);
    const [lead] = await own();
    expect(lead?.consent).toContain('goes to Test Builders');
  });
});

describe('without STAFF_EMAIL', () => {
  it('every active admin with an e-mail address is told of a request', async () => {
    await anAdmin('asha@areca.example');
    await anAdmin('ravi@areca.example');
    await anAdmin('gone@areca.example', 'suspend');
    await anAdmin(null);

    await ask();

    expect((await told()).map(({ recipient }) => recipient).toSorted()).toEqual([
      'asha@areca.example',
      'ravi@areca.example',
    ]);
  });

  it('and without any such admin the dashboard says that nobody is told', async () => {
    const session = await aSessionAs(test.db, 'admin');
    const warnings = async () =>
      (await test.call('getStaffFigures', {}, { session })).answer?.warnings;
    expect(await warnings()).toEqual([expect.stringContaining('set STAFF_EMAIL')]);

    await anAdmin('asha@areca.example');
    expect(await warnings()).toEqual([]);
  });
});

it('a request about an invented project is not promised a call', async () => {
  const invented = await aProject(test.db, { isDemonstration: true });
  const { answer } = await ask({}, invented);

  expect(answer?.message).toBe(
    'Your request is noted. The project is invented, so nobody will call you.',
  );
});

describe('what is sent along', () => {
  const sentence = '3 BHK near Hebbal under 1.5 Cr';
  const aUnit = async () =>
    test.db
      .selectFrom('unit_types')
      .select(['id', 'label'])
      .where('property_id', '=', project.id)
      .executeTakeFirstOrThrow();

  it('reaches whoever answers: in the list, in the message and in the file', async () => {
    await anAdmin('asha@areca.example');
    const { id, label } = await aUnit();
    await ask({ sentence, unitId: String(id) });

    const session = await aSessionAs(test.db, 'admin');
    expect(await inbox(session)).toMatchObject([{ sentence, home: label }]);
    expect(await own()).toMatchObject([{ sentence, home: label }]);
    expect(await told()).toMatchObject([{ values: { sentence, home: label } }]);
    const file = await test.app.inject({
      method: 'POST',
      url: '/api/v1/admin/leads/export',
      payload: {},
      cookies: { session },
    });
    expect(file.body).toContain(`${label},${sentence},`);
  });

  it('is nothing where the buyer left it out', async () => {
    await ask();
    expect(await own()).toMatchObject([{ sentence: null, home: null }]);
  });

  it('is gone for staff once the request is taken back', async () => {
    const { answer } = await ask({ sentence });
    await test.call('withdrawLead', { params: { id: answer?.leadId ?? '' } }, buyer);

    expect(await inbox(await aSessionAs(test.db, 'admin'))).toMatchObject([{ sentence: null }]);
  });

  it.each([
    ['unitId', '999999', 'no longer lists that home'],
    ['sentence', 'x'.repeat(2001), 'Keep it under 2000'],
  ])('is refused at its field: %s', async (field, value, text) => {
    const { problem } = await ask({ [field]: value });
    expect(problem?.fields).toEqual([
      { field: `body.${field}`, message: expect.stringContaining(text) },
    ]);
  });
});
