import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProject } from '#server/testing/builders.ts';
import { aSession, aSessionAs, aStaffAccount, aUser } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
let buyer: { id: number; session: string };
/** Sessions of those who may or may not look. */
let admin: string;
let operator: string;
let own: string;
let other: string;
let lead: string;
let count = 0;

beforeEach(async () => {
  await sql`truncate leads, lead_views, sessions cascade`.execute(test.db);
  count += 1;
  const name = `Builder ${count}`;
  const slug = await aProject(test.db, { name: `Lake View ${count}`, promoter: { name } });
  const { promoter_id: promoterId } = await test.db
    .selectFrom('properties')
    .select('promoter_id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const id = await aUser(test.db, {
    phoneNumber: `+9196${String(count).padStart(8, '0')}`,
    name: '=1+1',
  });
  buyer = { id, session: await aSession(test.db, { kind: 'user', id }) };
  const promoter = await aStaffAccount(test.db, { role: 'promoter', promoterId });
  own = await aSession(test.db, { kind: 'staff', id: promoter });
  [admin, operator, other] = await Promise.all([
    aSessionAs(test.db, 'admin'),
    aSessionAs(test.db, 'operator'),
    aSessionAs(test.db, 'promoter'),
  ]);
  lead = await sendLead(slug);
});

async function sendLead(slug: string): Promise<string> {
  const extraDetails = { call: 'Yes', whatsapp: 'No' } as const;
  const body = { type: 'callback', message: 'Please call.', extraDetails };
  const { answer } = await test.call('submitLead', { params: { id: slug }, body }, buyer);
  return answer?.leadId ?? '';
}

const list = (session: string) => test.call('listLeads', { query: {} }, { session });
const found = async (search: string) =>
  (await test.call('listLeads', { query: { search } }, { session: own })).answer?.total;
const change = (session: string, body: { status?: 'contacted'; notes?: string; version: number }) =>
  test.call('changeLead', { params: { id: lead }, body }, { session });
const ownView = async () =>
  (await test.call('listOwnLeads', { query: {} }, buyer)).answer?.items[0];
const exported = (session?: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/admin/leads/export',
    ...(session === undefined ? {} : { cookies: { session } }),
  });

describe('leads are seen', () => {
  it('by their promoter and by an admin, with the number; by no other promoter, and by no other operator', async () => {
    for (const session of [own, admin]) {
      expect((await list(session)).answer).toMatchObject({
        total: 1,
        items: [{ id: lead, buyer: { phone: expect.stringMatching(/^\+9196/) }, call: true }],
      });
    }
    for (const session of [other, operator]) {
      expect((await list(session)).answer).toMatchObject({ total: 0, items: [] });
    }
  });

  it('by an operator as far as its projects are concerned', async () => {
    const id = await aStaffAccount(test.db, { role: 'operator' });
    const session = await aSession(test.db, { kind: 'staff', id });
    expect((await list(session)).answer?.items).toEqual([]);
    await sql`
      insert into operator_properties (staff_id, property_id)
      select ${id}, property_id from leads`.execute(test.db);

    expect((await list(session)).answer?.items).toMatchObject([{ id: lead }]);
    expect((await change(session, { status: 'contacted', version: 1 })).status).toBe(200);
    expect((await exported(session)).body.trim().split('\n')).toHaveLength(2);
  });

  it('by a promoter only as far as they were sent to it: services are the team’s', async () => {
    await sql`update leads set recipient = 'team'`.execute(test.db);

    expect((await list(own)).answer?.items).toEqual([]);
    expect((await list(admin)).answer?.items).toHaveLength(1);
  });

  it('and the buyer sees when each side first saw the number', async () => {
    expect(await ownView()).toMatchObject({ seenByPromoterAt: null, seenByTeamAt: null });
    const first = test.clock.now;
    await list(own);
    test.clock.now = new Date(first.getTime() + 60_000);
    await Promise.all([list(own), list(admin), exported(own)]);

    expect(await ownView()).toMatchObject({
      seenByPromoterAt: first.toISOString(),
      seenByTeamAt: test.clock.now.toISOString(),
    });
  });

  it('without name and number once the buyer has taken them back', async () => {
    await test.call('withdrawLead', { params: { id: lead } }, buyer);

    expect((await list(own)).answer?.items).toMatchObject([
      { buyer: null, withdrawnAt: expect.any(String) },
    ]);
    expect((await exported(own)).body).not.toContain('91 96');
    expect(await ownView()).toMatchObject({ seenByPromoterAt: null });
  });

  it('by a word of the project or the buyer, or by a part of the number, until it is taken back', async () => {
    const number = `96${String(count).padStart(8, '0')}`;
    expect(await found(`lake view ${count}`)).toBe(1);
    expect(await found('=1+1')).toBe(1);
    expect(await found(`${number.slice(0, 5)} ${number.slice(5)}`)).toBe(1);
    expect(await found('nobody')).toBe(0);
    expect(await found('%')).toBe(0);
    await test.call('withdrawLead', { params: { id: lead } }, buyer);
    expect(await found(number)).toBe(0);
    expect(await found(`lake view ${count}`)).toBe(1);
  });

  it('a page at a time, and by how they stand', async () => {
    for (let at = 0; at < 2; at += 1) await sendLead(await aProject(test.db));
    const call = { query: { page: 2, pageSize: 2 } };
    const { answer } = await test.call('listLeads', call, { session: admin });

    expect(answer).toMatchObject({ total: 3, page: 2, pageSize: 2, items: [{ id: lead }] });
    const contacted = { query: { status: 'contacted' as const } };
    expect((await test.call('listLeads', contacted, { session: admin })).answer?.total).toBe(0);
  });
});

describe('a change of a lead', () => {
  it('is recorded, shown to the buyer and written to the log', async () => {
    const { answer } = await change(own, { status: 'contacted', notes: 'Rang twice', version: 1 });

    expect(answer).toMatchObject({ status: 'contacted', notes: 'Rang twice', version: 2 });
    expect(await ownView()).toMatchObject({ status: 'contacted' });
    const data = await test.call('getAccountData', {}, buyer);
    expect(data.answer?.leads).toMatchObject([{ status: 'contacted', notes: 'Rang twice' }]);
    const log = await test.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'lead.changed')
      .where('subject_id', '=', lead)
      .execute();
    expect(log).toMatchObject([{ before: { status: 'new' }, after: { status: 'contacted' } }]);
    expect(JSON.stringify(log)).not.toContain('Rang');
  });

  it('by anybody else is refused as if there were none', async () => {
    for (const session of [other, operator]) {
      const { problem } = await change(session, { status: 'contacted', version: 1 });
      expect(problem?.code).toBe('lead.not-found');
    }
  });

  it('that started from an older version is refused, of two at once too', async () => {
    const both = await Promise.all([
      change(own, { notes: 'One', version: 1 }),
      change(admin, { notes: 'Two', version: 1 }),
    ]);

    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await change(own, { notes: 'Three', version: 1 })).problem?.code).toBe('lead.changed');
  });

  it('after the buyer took it back is refused, so that nobody calls', async () => {
    await test.call('withdrawLead', { params: { id: lead } }, buyer);

    const { problem } = await change(own, { status: 'contacted', version: 1 });
    expect(problem?.code).toBe('lead.changed');
  });
});

describe('the file of leads', () => {
  it('holds those that its reader may see, with formulas made harmless', async () => {
    const { body, headers } = await exported(own);

    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    const [header, line, ...rest] = body.trim().split('\n');
    expect(header).toContain('request,sent,project');
    expect(line).toContain(`${lead},`);
    expect(line).toContain("'=1+1,91 96");
    expect(rest).toEqual([]);
    for (const session of [other, operator]) {
      expect((await exported(session)).body.trim().split('\n')).toHaveLength(1);
    }
  });

  it('holds all of a long list, once each', async () => {
    await sql`
      insert into leads (user_id, property_id, promoter_id, type, message, wants_call, wants_whatsapp)
      select user_id, property_id, promoter_id, type, message, true, false
      from leads, generate_series(1, 1200)`.execute(test.db);

    const { body } = await exported(admin);
    const ids = body
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(ids).toHaveLength(1201);
    expect(new Set(ids).size).toBe(1201);
  });

  it('is for staff alone', async () => {
    expect((await exported()).statusCode).toBe(401);
    // What reads must change nothing: there is no address that a link elsewhere could lead to.
    const read = await test.app.inject({ url: '/exports/leads.csv', cookies: { session: admin } });
    expect(read.statusCode).toBe(404);
    expect((await exported(buyer.session)).statusCode).toBe(403);
  });

  it('leaves a line in the log before the first row leaves: who, how many, which', async () => {
    const asked = { status: 'new' as const, search: 'Lake View' };
    const { statusCode, body } = await test.app.inject({
      method: 'POST',
      url: '/api/v1/admin/leads/export',
      cookies: { session: own },
      payload: asked,
    });
    expect(statusCode).toBe(200);
    expect(body.trim().split('\n')).toHaveLength(2);
    await exported(other);
    const log = await test.db
      .selectFrom('audit_log')
      .select(['actor_kind', 'after'])
      .where('action', '=', 'leads.exported')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(log).toEqual([
      { actor_kind: 'staff', after: { rows: 0 } },
      { actor_kind: 'staff', after: { rows: 1, status: 'new', isSearched: true } },
    ]);
  });
});
