import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProject } from '#server/testing/builders.ts';
import { aSession, aSessionAs, aStaffAccount } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';
import { inLoadTransaction } from '#server/features/load-lock/public.ts';
import { changePromoterStatus } from './change-promoter-status.ts';

const test = testApp({ PUBLIC_URL: 'http://homes.example' });
let admin: { session: string };
beforeAll(async () => {
  admin = { session: await aSessionAs(test.db, 'admin') };
});

let count = 0;
/** A promoter of the catalogue with one project, and no account. */
async function aPromoterWithProject(): Promise<{ promoterId: string; slug: string; id: number }> {
  count += 1;
  const slug = await aProject(test.db, { promoter: { name: `Areca Homes ${count}` } });
  const { id, property } = await test.db
    .selectFrom('properties')
    .innerJoin('promoters', 'promoters.id', 'promoter_id')
    .select(['promoters.id', 'properties.id as property'])
    .where('properties.slug', '=', slug)
    .executeTakeFirstOrThrow();
  return { promoterId: String(id), slug, id: property };
}

const log = (promoterId: string) =>
  test.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_kind', '=', 'promoter')
    .where('subject_id', '=', promoterId)
    .orderBy('id')
    .execute();

const messages = () =>
  test.db
    .selectFrom('outbox_messages')
    .selectAll()
    .where('template', '=', 'set-password')
    .execute();

async function edit(
  promoterId: string,
  body: { version: number } & Record<string, unknown>,
  as: { session: string } = admin,
) {
  return test.call('editPromoter', { params: { promoterId }, body }, as);
}

describe('while somebody writes projects', () => {
  it.each(['editPromoter', 'deletePromoter', 'restorePromoter'] as const)(
    '%s waits before it holds the promoter',
    async (endpoint) => {
      const { promoterId } = await aPromoterWithProject();
      const params = { promoterId };
      if (endpoint === 'restorePromoter') await test.call('deletePromoter', { params }, admin);
      const change = () =>
        endpoint === 'editPromoter'
          ? edit(promoterId, { version: 1, name: `Renamed ${promoterId}` })
          : test.call(endpoint, { params }, admin);

      const changed = await inLoadTransaction(test.db, async (trx) => {
        const changing = change();
        await expect.poll(writersWaiting, { timeout: 10_000 }).toBe(1);
        await sql`select from promoters where id = ${promoterId} for update`.execute(trx);
        return { changing };
      });

      expect((await changed.changing).status).toBe(200);
    },
  );

  const writersWaiting = async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(
      test.db,
    );
    return rows[0]?.waiting;
  };
});

describe('the list of promoters', () => {
  beforeEach(async () => {
    await aPromoterWithProject();
  });

  it('is cut into pages that together hold each once', async () => {
    for (let n = 0; n < 4; n += 1) await aPromoterWithProject();
    const first = await test.call('listPromoters', { query: { pageSize: 3 } }, admin);
    const pages = Math.ceil((first.answer?.total ?? 0) / 3);
    const ids: number[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const { answer } = await test.call('listPromoters', { query: { page, pageSize: 3 } }, admin);
      ids.push(...(answer?.items.map(({ promoterId }) => promoterId) ?? []));
    }

    expect(first.answer).toMatchObject({ page: 1, pageSize: 3 });
    expect(new Set(ids).size).toBe(first.answer?.total);
    expect(ids).toHaveLength(first.answer?.total ?? -1);
  });

  it('finds by part of a name, and takes % and _ for what they are', async () => {
    const { answer } = await test.call('listPromoters', { query: { search: 'areca' } }, admin);
    expect(answer?.total).toBeGreaterThan(0);
    const none = await test.call('listPromoters', { query: { search: '%_' } }, admin);
    expect(none.answer?.total).toBe(0);
  });

  it('counts promoters without an account as pending', async () => {
    const pending = await test.call('listPromoters', { query: { status: 'pending' } }, admin);
    const active = await test.call('listPromoters', { query: { status: 'active' } }, admin);
    expect(pending.answer?.total).toBeGreaterThan(0);
    expect(active.answer?.items.every(({ status }) => status === 'active')).toBe(true);
  });

  it.each([{ page: 0 }, { page: 1.5 }, { pageSize: 0 }, { pageSize: 101 }, { page: 'two' }])(
    'refuses %j',
    async (query) => {
      expect((await test.call('listPromoters', { query }, admin)).problem?.code).toBe(
        'input.invalid',
      );
    },
  );
});

describe('a new promoter', () => {
  it('is there with an account that waits, and cannot be added twice', async () => {
    const body = { name: 'Champaca Homes', email: 'sales@champaca.example', phone: '98450 12345' };
    const { answer } = await test.call('createPromoter', { body }, admin);
    expect(answer).toMatchObject({
      name: 'Champaca Homes',
      status: 'pending',
      userName: 'champaca-homes',
      email: 'sales@champaca.example',
      phone: '+91 98450 12345',
    });
    const again = await test.call('createPromoter', { body: { name: 'champaca  homes' } }, admin);
    expect(again.problem?.fields).toEqual([
      { field: 'body.name', message: expect.stringContaining('already') },
    ]);
  });

  it.each([
    [{ name: '  ' }, 'body.name', 'Give the name of the promoter.'],
    [{ name: 'X Homes', email: 'sales@' }, 'body.email', 'whole e-mail'],
    [{ name: 'X Homes', phone: '12' }, 'body.phone', 'ten digits'],
  ])('with %j is refused at the field', async (body, field, message) => {
    const { problem } = await test.call('createPromoter', { body }, admin);
    expect(problem?.fields).toEqual([{ field, message: expect.stringContaining(message) }]);
  });
});

describe('an edit of a promoter', () => {
  it('changes what is sent, keeps the rest, and is in the log without the address', async () => {
    const { promoterId } = await aPromoterWithProject();
    const before = await test.call('getPromoter', { params: { promoterId } }, admin);
    const { answer } = await edit(promoterId, {
      version: before.answer?.version ?? 0,
      orgType: 'Partnership',
      email: 'owner@areca.example',
    });
    expect(answer).toMatchObject({ orgType: 'Partnership', email: 'owner@areca.example' });
    expect(answer?.name).toBe(before.answer?.name);
    const lines = await log(promoterId);
    expect(lines).toMatchObject([
      { action: 'promoter.edited', before: { orgType: null }, after: { orgType: 'Partnership' } },
    ]);
    expect(JSON.stringify(lines)).not.toContain('owner@');
  });

  it('that began before another one is refused with what is there now, and loses nothing', async () => {
    const { promoterId } = await aPromoterWithProject();
    const { answer } = await test.call('getPromoter', { params: { promoterId } }, admin);
    const version = answer?.version ?? 0;
    await edit(promoterId, { version, address: '1 MG Road' });
    const late = await edit(promoterId, { version, address: '2 MG Road' });
    expect(late.status).toBe(409);
    expect(late.problem).toMatchObject({
      code: 'edit.stale',
      current: { values: { address: '1 MG Road' }, changedBy: expect.any(String) },
    });
    const retry = await edit(promoterId, {
      version: late.problem?.current?.version ?? 0,
      address: '2 MG Road',
    });
    expect(retry.answer?.address).toBe('2 MG Road');
  });

  it('made twice at once is taken once', async () => {
    const { promoterId } = await aPromoterWithProject();
    const { answer } = await test.call('getPromoter', { params: { promoterId } }, admin);
    const version = answer?.version ?? 0;
    const edits = await Promise.all(
      ['1', '2', '3'].map((address) => edit(promoterId, { version, address })),
    );
    expect(edits.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('sent as it was changes nothing and writes no log', async () => {
    const { promoterId } = await aPromoterWithProject();
    const { answer } = await test.call('getPromoter', { params: { promoterId } }, admin);
    const { version = 0, name = '', orgType = null, address = null } = answer ?? {};
    const same = await edit(promoterId, { version, name, orgType, address });
    expect(same.answer).toEqual(answer);
    expect(await log(promoterId)).toEqual([]);
  });

  it('by the promoter may say how to reach them, and nothing that buyers judge them by', async () => {
    const { promoterId } = await aPromoterWithProject();
    const id = await aStaffAccount(test.db, { role: 'promoter', promoterId: Number(promoterId) });
    const own = { session: await aSession(test.db, { kind: 'staff', id }) };
    const { answer } = await test.call('getPromoter', { params: { promoterId } }, own);
    const version = answer?.version ?? 0;
    const refused = await edit(promoterId, { version, name: 'Better Homes' }, own);
    expect(refused.problem?.fields?.[0]?.field).toBe('body.name');
    const done = await edit(promoterId, { version, phone: '9845012399' }, own);
    expect(done.answer?.phone).toBe('+91 98450 12399');
  });
});

describe('a status', () => {
  it.each([
    [{}, 'body.status', 'status is required'],
    [{}, 'body.reason', 'reason is required'],
    [{ status: 'active', reason: '  ' }, 'body.reason', 'reason is required'],
    [
      { status: 'closed', reason: 'x' },
      'body.status',
      'Invalid status. Supported values: pending, active, inactive, suspend',
    ],
  ])('sent as %j says at %s: %s', async (body, field, message) => {
    const { promoterId } = await aPromoterWithProject();
    const response = await test.app.inject({
      method: 'PATCH',
      url: `/api/v1/admin/promoters/${promoterId}`,
      cookies: admin,
      payload: body,
    });
    expect(response.json()).toMatchObject({
      fields: expect.arrayContaining([{ field, message }]),
    });
  });

  it('of a blank promoter says that promoterId is required', async () => {
    const body = { status: 'active', reason: 'Checked' } as const;
    const { problem } = await test.call(
      'changePromoterStatus',
      { params: { promoterId: ' ' }, body },
      admin,
    );
    expect(problem?.fields).toEqual([
      { field: 'params.promoterId', message: 'promoterId is required' },
    ]);
  });

  it('ends the sessions of the promoter, and is in the log with its reason', async () => {
    const { promoterId } = await aPromoterWithProject();
    const id = await aStaffAccount(test.db, { role: 'promoter', promoterId: Number(promoterId) });
    const own = { session: await aSession(test.db, { kind: 'staff', id }) };
    const body = { status: 'suspend', reason: 'False papers' } as const;
    const { answer } = await test.call(
      'changePromoterStatus',
      { params: { promoterId }, body },
      admin,
    );
    expect(answer?.status).toBe('suspend');
    expect((await test.call('getStaffHub', {}, own)).status).toBe(401);
    const line = await test.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'account.status-changed')
      .where('subject_id', '=', String(id))
      .executeTakeFirst();
    expect(line).toMatchObject({ reason: 'False papers', after: { status: 'suspend' } });
  });

  it('of a promoter with many accounts takes no more statements than of one with few', async () => {
    const { promoterId } = await aPromoterWithProject();
    const anAccount = () =>
      aStaffAccount(test.db, { role: 'promoter', promoterId: Number(promoterId) });
    const by = { kind: 'staff', id: await anAccount() } as const;
    const statements = async (): Promise<number> => {
      let count = 0;
      const db = test.db.withPlugin({
        transformQuery: ({ node }) => {
          count += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const body = { status: 'suspend', reason: 'Papers' } as const;
      const change = { by, now: test.clock.now, today: '2026-11-22', address: '203.0.113.9' };
      await changePromoterStatus(db, Number(promoterId), body, change);
      return count;
    };
    const few = await statements();
    for (let more = 0; more < 20; more += 1) await anAccount();
    expect(few).toBeGreaterThan(3);
    expect(await statements()).toBe(few);
    const left = await test.db
      .selectFrom('staff_accounts')
      .select('id')
      .where('promoter_id', '=', Number(promoterId))
      .where('status', '<>', 'suspend')
      .execute();
    expect(left).toEqual([]);
  });

  it('of a promoter whose user name is taken at the same moment makes an account of the next name', async () => {
    const { promoterId } = await aPromoterWithProject();
    const { slug } = await test.db
      .selectFrom('promoters')
      .select('slug')
      .where('id', '=', Number(promoterId))
      .executeTakeFirstOrThrow();
    const params = { promoterId };
    const body = { status: 'active', reason: 'Checked' } as const;
    let changing: ReturnType<typeof change> | undefined;
    const change = () => test.call('changePromoterStatus', { params, body }, admin);
    await test.db.transaction().execute(async (other) => {
      await aStaffAccount(other, { role: 'operator', userName: slug });
      changing = change();
      const waiting = sql<{ times: number }>`
        select count(*)::int as times from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      const times = async () => (await waiting.execute(test.db)).rows[0]?.times;
      await expect.poll(times, { timeout: 15_000 }).toBe(1);
    });
    const changed = await changing;
    expect(changed?.answer).toMatchObject({ status: 'active', userName: `${slug}-2` });
  });
});

describe('credentials', () => {
  beforeEach(() => test.db.deleteFrom('outbox_messages').execute());

  it('go to several promoters at once, report who has no address, and the link sets a password once', async () => {
    const one = await aPromoterWithProject();
    const two = await aPromoterWithProject();
    const { answer: first } = await test.call(
      'getPromoter',
      { params: { promoterId: one.promoterId } },
      admin,
    );
    await edit(one.promoterId, { version: first?.version ?? 0, email: 'owner@areca.example' });

    const body = { promoterIds: [one.promoterId, two.promoterId], notifications: ['email', 'sms'] };
    const { answer } = await test.call('sendPromoterCredentials', { body }, admin);
    expect(answer?.message).toBe('Sent to 1 of 2.');
    expect(answer?.results).toMatchObject([
      {
        isNew: false,
        notifications: [
          { type: 'email', outcome: 'sent', to: 'ow•••@areca.example' },
          { type: 'sms', outcome: 'no-address', to: null },
        ],
      },
      { isNew: true, notifications: [{ outcome: 'no-address' }, { outcome: 'no-address' }] },
    ]);

    const [message] = await messages();
    const link = message?.values['link'] ?? '';
    expect(link).toContain(`http://homes.example/reset-password/${one.promoterId}?token=`);
    const token = new URL(link).searchParams.get('token') ?? '';
    const password = 'a long sentence of mine';
    const reset = { body: { promoterId: one.promoterId, token, password } };
    expect((await test.call('resetPassword', reset)).status).toBe(200);
    expect((await test.call('resetPassword', reset)).problem?.code).toBe('reset-link.invalid');
    const userName = answer?.results[0]?.userName ?? '';
    const signedIn = await test.call('signIn', { body: { userName, password } });
    expect(signedIn.answer?.user).toMatchObject({ role: 'promoter' });
  });

  it('are not sent to a promoter who is suspended', async () => {
    const { promoterId } = await aPromoterWithProject();
    await test.call(
      'changePromoterStatus',
      { params: { promoterId }, body: { status: 'suspend', reason: 'False papers' } },
      admin,
    );
    const body = { promoterIds: [promoterId], notifications: ['email'] };
    const { answer } = await test.call('sendPromoterCredentials', { body }, admin);
    expect(answer?.results[0]?.notifications).toMatchObject([{ outcome: 'not-active' }]);
    expect(await messages()).toEqual([]);
  });

  it('may name each way as an object with a type too', async () => {
    const { promoterId } = await aPromoterWithProject();
    const body = { promoterIds: [promoterId], notifications: [{ type: 'email' }, 'email'] };
    const { answer } = await test.call('sendPromoterCredentials', { body }, admin);
    expect(answer?.results[0]?.notifications.map(({ type }) => type)).toEqual(['email']);
  });

  it('are sent to all or to none', async () => {
    const { promoterId } = await aPromoterWithProject();
    const body = { promoterIds: [promoterId, '99999999'], notifications: ['email'] };
    const { problem } = await test.call('sendPromoterCredentials', { body }, admin);
    expect(problem?.code).toBe('promoter.not-found');
    const { answer } = await test.call('getPromoter', { params: { promoterId } }, admin);
    expect(answer?.userName).toBeNull();
  });

  it.each([
    [{ promoterIds: [], notifications: ['email'] }, 'body.promoterIds', 'at least one promoter'],
    [{ promoterIds: ['1'], notifications: [] }, 'body.notifications', 'at least one way'],
    [
      { promoterIds: ['1'], notifications: ['email', 'pigeon'] },
      'body.notifications',
      'Invalid notification type provided. Supported types: email, whatsapp, sms',
    ],
    [
      { promoterIds: ['1'], notifications: [{ type: 'pigeon' }] },
      'body.notifications',
      'Invalid notification type provided. Supported types: email, whatsapp, sms',
    ],
    [
      { promoterIds: ['1'], notifications: [7] },
      'body.notifications',
      'Invalid notification type provided. Supported types: email, whatsapp, sms',
    ],
  ])('asked for with %j are refused at the field', async (body, field, message) => {
    const { problem } = await test.call('sendPromoterCredentials', { body }, admin);
    expect(problem?.fields).toEqual([{ field, message: expect.stringContaining(message) }]);
  });
});

describe('a deleted promoter', () => {
  it('is gone with its projects and sessions, and comes back with just those', async () => {
    const { promoterId, slug, id } = await aPromoterWithProject();
    const gone = await aProject(test.db, { promoter: { name: `Areca Homes ${count}` } });
    const earlier = new Date(test.clock.now.getTime() - 3_600_000);
    await test.db
      .updateTable('properties')
      .set({ deleted_at: earlier })
      .where('slug', '=', gone)
      .execute();
    const staff = await aStaffAccount(test.db, {
      role: 'promoter',
      promoterId: Number(promoterId),
    });
    const own = { session: await aSession(test.db, { kind: 'staff', id: staff }) };

    const { answer } = await test.call('deletePromoter', { params: { promoterId } }, admin);
    expect(answer?.message).toContain('its project is deleted');
    expect((await test.call('getProperty', { params: { id: slug } })).status).toBe(404);
    expect((await test.call('getStaffHub', {}, own)).status).toBe(401);
    const listed = await test.call('listPromoters', { query: { status: 'deleted' } }, admin);
    expect(listed.answer?.items.map((it) => String(it.promoterId))).toContain(promoterId);
    const again = await test.call('deletePromoter', { params: { promoterId } }, admin);
    expect(again.problem?.code).toBe('promoter.not-found');

    await test.call('restorePromoter', { params: { promoterId } }, admin);
    expect((await test.call('getProperty', { params: { id: String(id) } })).status).toBe(200);
    expect((await test.call('getProperty', { params: { id: gone } })).status).toBe(404);
    expect((await log(promoterId)).map(({ action }) => action)).toEqual([
      'promoter.deleted',
      'promoter.restored',
    ]);
  });

  it('has no project that comes back before it', async () => {
    const { promoterId, id } = await aPromoterWithProject();
    await test.call('deletePromoter', { params: { promoterId } }, admin);
    const refused = await test.call('restoreProperty', { params: { id } }, admin);
    expect(refused.problem).toMatchObject({
      code: 'promoter.not-found',
      detail: expect.stringContaining('Restore its promoter first'),
    });
    expect((await test.call('getProperty', { params: { id: String(id) } })).status).toBe(404);
  });

  it('cannot be restored after 30 days', async () => {
    const { promoterId } = await aPromoterWithProject();
    await test.call('deletePromoter', { params: { promoterId } }, admin);
    const now = test.clock.now;
    test.clock.now = new Date(now.getTime() + 30 * 86_400_000);
    const id = await aStaffAccount(test.db, { role: 'admin' });
    const session = await aSession(test.db, { kind: 'staff', id }, test.clock.now);
    const { problem } = await test.call('restorePromoter', { params: { promoterId } }, { session });
    test.clock.now = now;
    expect(problem?.code).toBe('promoter.not-found');
  });
});
