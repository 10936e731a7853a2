import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProject } from '#server/testing/builders.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { lastCodeTo } from '#server/testing/outbox.ts';
import { aSession, aStaffAccount, aUser } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';

const STAFF = 'sales@manemitra.example';
const HOUR_MS = 3_600_000;

const test = testApp({ STAFF_EMAIL: STAFF });
let slug: string;
let promoterId: number;
let buyer: { id: number; session: string };
let count = 0;

beforeAll(async () => {
  slug = await aProject(test.db, { name: 'Lake View' });
  ({ promoter_id: promoterId } = await promoterOf(slug));
});
beforeEach(async () => {
  await sql`truncate leads, lead_views, outbox_messages, staff_accounts, sessions cascade`.execute(
    test.db,
  );
  buyer = await aBuyer();
});

const promoterOf = (project: string) =>
  test.db
    .selectFrom('properties')
    .select('promoter_id')
    .where('slug', '=', project)
    .executeTakeFirstOrThrow();

/** Somebody with a proved number of their own, signed in. */
async function aBuyer() {
  count += 1;
  const phoneNumber = `+9197${String(count).padStart(8, '0')}`;
  const id = await aUser(test.db, { phoneNumber });
  return {
    id,
    phoneNumber,
    session: await aSession(test.db, { kind: 'user', id }, test.clock.now),
  };
}

interface Asked {
  message?: string;
  sentence?: string;
  type?: string;
  phone?: string | null;
  promoterId?: string;
  call?: 'Yes' | 'No';
  whatsapp?: 'Yes' | 'No';
}

const body = ({ call = 'Yes', whatsapp = 'No', ...rest }: Asked = {}) => ({
  type: 'callback',
  message: 'Please call me back about this project.',
  extraDetails: { call, whatsapp },
  ...rest,
});
const ask = (
  asked: Asked = {},
  as: { session?: string; address?: string } = buyer,
  project = slug,
) => test.call('submitLead', { params: { id: project }, body: body(asked) }, as);
const kept = () => test.db.selectFrom('leads').selectAll().orderBy('id').execute();
const queued = () =>
  test.db
    .selectFrom('outbox_messages')
    .select(['channel', 'recipient', 'template', 'values'])
    .orderBy('created_at')
    .orderBy('recipient')
    .execute();
const aPromoterAccount = (email: string | null, phone: string | null = null) =>
  aStaffAccount(test.db, { role: 'promoter', promoterId }).then((id) =>
    test.db
      .updateTable('staff_accounts')
      .set({ email, phone_number: phone })
      .where('id', '=', id)
      .execute(),
  );

describe('asking to be called', () => {
  it('keeps the request and tells the promoter’s people and the team, without name or number', async () => {
    await aPromoterAccount('meera@areca.example');
    await aPromoterAccount(null, '+919845000001');

    const { answer } = await ask({ promoterId: String(promoterId) });

    expect(answer).toMatchObject({
      message: 'Thank you! We will reach out to you soon.',
      isMerged: false,
    });
    const [lead] = await kept();
    expect(lead).toMatchObject({
      user_id: buyer.id,
      promoter_id: promoterId,
      recipient: 'promoter',
      title: 'Callback',
      wants_call: true,
      wants_whatsapp: false,
      created_at: test.clock.now,
    });
    const told = await queued();
    const values = {
      project: 'Lake View (RERA: number not given; rera.karnataka.gov.in)',
      title: 'Callback',
      means: 'by phone',
      reference: String(lead?.id),
    };
    expect(new Set(told.map(({ recipient }) => recipient))).toEqual(
      new Set(['meera@areca.example', '+919845000001', STAFF]),
    );
    for (const message of told)
      expect(message).toMatchObject({ template: 'lead-received', values });
  });

  it('is open to a visitor once they have proved their phone, which makes them a user', async () => {
    expect((await ask({}, {})).problem?.code).toBe('session.required');
    const number = '+919812399999';
    await test.call('chatLogin', { query: {}, body: { loginPrompt: number } });
    const otp = await lastCodeTo(test.db, number);
    const proved = await test.call('chatValidateCode', { body: { mobileNumber: number, otp } });

    const sent = await ask({ phone: '98123 99999' }, { session: proved.session ?? '' });

    expect(sent.status).toBe(200);
  });

  it('for a service tells the team alone, not the promoter', async () => {
    await aPromoterAccount('meera@areca.example');
    await test.db
      .insertInto('value_added_services')
      .values({
        position: 1,
        type: 'service',
        title: 'Legal check',
        short_note: 'Papers read',
        description: 'An advocate reads the papers.',
        lead_type: 'legal-check',
        confirmation: 'Ask for a legal check?',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();

    await ask({ type: 'legal-check' });

    expect(await kept()).toMatchObject([{ recipient: 'team', title: 'Legal check' }]);
    expect(await queued()).toMatchObject([{ recipient: STAFF }]);
  });

  it('with another number than the proved one is refused at that field', async () => {
    const { status, problem } = await ask({ phone: '98450 00000' });

    expect(status).toBe(422);
    expect(problem).toMatchObject({
      code: 'lead.other-number',
      fields: [{ field: 'body.phone', message: expect.stringContaining('have confirmed') }],
    });
    expect(await kept()).toEqual([]);
  });

  it.each([
    [{ call: 'No', whatsapp: 'No' }, 'body.extraDetails', 'Choose a call, WhatsApp or both'],
    [{ type: 'helicopter' }, 'body.type', 'This is no longer offered'],
    [{ promoterId: '999999' }, 'body.promoterId', 'belongs to another promoter'],
  ] as const)('with %j is refused at its field', async (asked, field, sentence) => {
    const { status, problem } = await ask(asked);

    expect(status).toBe(400);
    expect(problem?.fields).toEqual([{ field, message: expect.stringContaining(sentence) }]);
  });

  it('about a project that is not there is refused', async () => {
    expect((await ask({}, buyer, 'no-such-project')).problem?.code).toBe('property.not-found');
  });
});

describe('the same request within a day', () => {
  it('stays one, even when it comes twice at once to two processes', async () => {
    const second = await test.secondProcess();
    const other = () =>
      second.call('submitLead', { params: { id: slug }, body: body() }, { session: buyer.session });

    const answers = await Promise.all([ask(), other(), ask(), other()]);

    expect(answers.map(({ answer }) => answer?.isMerged).filter((is) => !is)).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
    expect(await queued()).toHaveLength(1);
    const again = await ask();
    expect(again.answer?.message).toContain('counts as one request');
  });

  it('takes over how the buyer wants to be reached, and says so to its recipients', async () => {
    await ask();
    const { answer } = await ask({ whatsapp: 'Yes' });

    expect(answer).toMatchObject({ isMerged: true, message: expect.stringContaining('noted') });
    expect(await kept()).toMatchObject([{ wants_call: true, wants_whatsapp: true, version: 2 }]);
    expect((await queued()).map(({ values }) => values['means'])).toEqual([
      'by phone',
      'by phone or on WhatsApp',
    ]);
  });

  it('keeps what the buyer writes in addition, and what the second one leaves out', async () => {
    await ask({ sentence: '3 BHK near Hebbal' });
    await ask({ message: 'After six in the evening, please.' });
    await ask({ sentence: '3 BHK with a garden', message: 'After six in the evening, please.' });

    expect(await kept()).toMatchObject([
      { message: 'After six in the evening, please.', sentence: '3 BHK with a garden', version: 3 },
    ]);
    expect((await queued()).map(({ values }) => values['sentence'])).toEqual([
      '3 BHK near Hebbal',
      '3 BHK near Hebbal',
      '3 BHK with a garden',
    ]);
  });

  it('is another one once the project is another promoter’s: each has only what the buyer agreed to', async () => {
    const moved = await aProject(test.db);
    await ask({}, buyer, moved);
    const other = await aProject(test.db, { promoter: { name: 'Second Builders' } });
    const { promoter_id: second } = await promoterOf(other);
    await test.db
      .updateTable('properties')
      .set({ promoter_id: second })
      .where('slug', '=', moved)
      .execute();

    expect((await ask({}, buyer, moved)).answer?.isMerged).toBe(false);

    expect((await kept()).map(({ promoter_id }) => promoter_id)).toEqual([promoterId, second]);
  });

  it('is announced three times at most as changed; what the buyer wants is kept all the same', async () => {
    await aPromoterAccount('sales@lake.example');
    await ask({ call: 'Yes', whatsapp: 'No' });
    const messages = [];
    for (let n = 0; n < 6; n += 1) {
      const changed =
        n % 2
          ? ({ call: 'Yes', whatsapp: 'No' } as const)
          : ({ call: 'No', whatsapp: 'Yes' } as const);
      messages.push((await ask(changed)).answer?.message);
    }
    const told = (await queued()).filter(({ recipient }) => recipient === 'sales@lake.example');
    expect(told).toHaveLength(1 + 3);
    expect(messages[2]).not.toContain('no further message');
    expect(messages[3]).toContain('no further message');
    await ask({ call: 'No', whatsapp: 'Yes' });
    expect(await kept()).toMatchObject([{ wants_call: false, wants_whatsapp: true }]);
  });

  it('is a new one after a day, for another kind, project or buyer, or when the first was taken back', async () => {
    const first = await ask();
    await ask({ type: 'information' });
    await ask({}, buyer, await aProject(test.db));
    await ask({}, await aBuyer());
    await test.call('withdrawLead', { params: { id: first.answer?.leadId ?? '' } }, buyer);
    await ask();
    expect(await kept()).toHaveLength(5);

    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 25 * HOUR_MS);
    expect((await ask()).answer?.isMerged).toBe(false);
    test.clock.now = before;
  });
});

describe('requests without end', () => {
  it('of one buyer end at ten a day, and go on the next', async () => {
    const projects = await Promise.all(Array.from({ length: 11 }, () => aProject(test.db)));
    for (const one of projects.slice(0, 10)) expect((await ask({}, buyer, one)).status).toBe(200);

    const refused = await ask({}, buyer, projects[10]);
    expect(refused.problem?.code).toBe('lead.too-many');
    // What is one request already costs nothing.
    expect((await ask({}, buyer, projects[0])).answer?.isMerged).toBe(true);

    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 25 * HOUR_MS);
    expect((await ask({}, buyer, projects[10])).status).toBe(200);
    test.clock.now = before;
  });

  it('of one address end too, however many buyers it has', async () => {
    const small = await createTestApp({ RATE_LIMIT_SCALE: '0.07' });
    const one = await aProject(small.db);
    const statuses: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      const session = await aSession(small.db, { kind: 'user', id: await aUser(small.db) });
      const call = { params: { id: one }, body: body() };
      statuses.push((await small.call('submitLead', call, { session })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    await small.close();
  });
});

describe('the buyer', () => {
  it('sees who has the number, since when and how they may use it', async () => {
    await aPromoterAccount('meera@areca.example');
    await ask({ whatsapp: 'Yes' });

    const { answer } = await test.call('listOwnLeads', { query: {} }, buyer);

    expect(answer).toMatchObject({
      total: 1,
      page: 1,
      items: [
        {
          project: { slug, name: 'Lake View', isPublished: true },
          promoter: 'Test Builders',
          recipient: 'promoter',
          canPromoterRead: true,
          team: 'the ManeMitra team',
          title: 'Callback',
          call: true,
          whatsapp: true,
          status: 'new',
          createdAt: test.clock.now.toISOString(),
          seenByPromoterAt: null,
          seenByTeamAt: null,
          withdrawnAt: null,
        },
      ],
    });
  });

  it('takes a request back once: its recipients are told once', async () => {
    await aPromoterAccount('meera@areca.example');
    const { answer: sent } = await ask();
    const withdraw = () => test.call('withdrawLead', { params: { id: sent?.leadId ?? '' } }, buyer);

    const [one, two] = await Promise.all([withdraw(), withdraw()]);

    expect([one.answer?.lead.status, two.answer?.lead.status]).toEqual(['withdrawn', 'withdrawn']);
    const told = (await queued()).filter(({ template }) => template === 'lead-withdrawn');
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual([
      'meera@areca.example',
      STAFF,
    ]);
  });

  it('neither sees nor takes back the requests of others', async () => {
    const { answer: sent } = await ask();
    const other = await aBuyer();

    const listed = await test.call('listOwnLeads', { query: {} }, other);
    expect(listed.answer).toMatchObject({ items: [], total: 0 });
    for (const id of [sent?.leadId ?? '', '0', 'x', '99999999999']) {
      const refused = await test.call('withdrawLead', { params: { id } }, other);
      expect(refused.problem?.code).toBe('lead.not-found');
    }
    expect(await kept()).toMatchObject([{ withdrawn_at: null }]);
  });
});

it('when a buyer deletes their account, every recipient of an open request is told', async () => {
  const number = '+919812388888';
  const id = await aUser(test.db, { phoneNumber: number });
  const session = await aSession(test.db, { kind: 'user', id }, test.clock.now);
  await ask({}, { session });
  await test.call('sendDeletionCode', {}, { session });
  const otp = await lastCodeTo(test.db, number);

  expect((await test.call('deleteAccount', { body: { otp } }, { session })).status).toBe(200);

  expect(await kept()).toEqual([]);
  const told = (await queued()).filter(({ template }) => template === 'lead-withdrawn');
  expect(told).toMatchObject([
    {
      recipient: STAFF,
      values: { project: 'Lake View (RERA: number not given; rera.karnataka.gov.in)' },
    },
  ]);
});

it('a lead whose message cannot be queued is not kept', async () => {
  await sql`alter table outbox_messages add constraint broken check (template <> 'lead-received')`.execute(
    test.db,
  );
  const errors = test.app.log.error;
  test.app.log.error = () => undefined;
  expect((await ask()).status).toBe(500);
  test.app.log.error = errors;
  await sql`alter table outbox_messages drop constraint broken`.execute(test.db);

  expect(await kept()).toEqual([]);
});

it('every answer says how to ask for a call, and which services are on offer', async () => {
  const searched = await test.call('searchProperties', {
    query: { prompt: 'homes in whitefield' },
  });
  const detail = await test.call('getProperty', { params: { id: slug } });

  for (const answer of [searched.answer, detail.answer]) {
    expect(answer).toMatchObject({
      contactPromoter: { href: '/api/v1/properties/{id}/leads', method: 'POST', phone: null },
      leadGeneration: { leadType: 'information' },
      valueAddedServices: [{ title: 'Legal check', leadType: 'legal-check' }],
    });
  }
});
