import { describe, expect, it } from 'vitest';
import { aSession, aStaffAccount, aUser } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';
import { changeAccountStatus } from './public.ts';

const DAY_MS = 86_400_000;

const test = testApp();

const later = (ms: number) => void (test.clock.now = new Date(test.clock.now.getTime() + ms));

async function nameOf(session: string): Promise<string | null | undefined> {
  return (await test.call('getSession', {}, { session })).answer?.account?.name;
}

async function aSignedInUser(name: string): Promise<{ id: number; session: string }> {
  const id = await aUser(test.db, { name });
  return { id, session: await aSession(test.db, { kind: 'user', id }, test.clock.now) };
}

describe('a session', () => {
  it('says who is signed in, with a masked number', async () => {
    const id = await aUser(test.db, { name: 'Asha', phoneNumber: '+919845098450' });
    const session = await aSession(test.db, { kind: 'user', id }, test.clock.now);
    const { answer } = await test.call('getSession', {}, { session });
    expect(answer?.account).toMatchObject({ id, role: 'user', phone: '+91 98••• ••450' });
  });

  it('is nobody’s with a token that was never given', async () => {
    for (const session of ['x'.repeat(43), 'short', '']) {
      expect((await test.call('getSession', {}, { session })).answer).toEqual({ account: null });
    }
  });

  it('is kept as a hash only', async () => {
    const { session } = await aSignedInUser('Hash');
    const rows = await test.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(session);
    expect(rows.some((row) => row.token_hash.toString('base64url') === session)).toBe(false);
  });

  it('lasts while it is used, ends unused after 30 days, and after 180 in any case', async () => {
    const used = await aSignedInUser('Used');
    const unused = await aSignedInUser('Unused');
    for (let day = 0; day < 170; day += 10) {
      later(10 * DAY_MS);
      expect(await nameOf(used.session)).toBe('Used');
    }
    expect(await nameOf(unused.session)).toBeUndefined();
    later(11 * DAY_MS);
    expect(await nameOf(used.session)).toBeUndefined();
  });

  it('opens without waiting for others that open or end', async () => {
    const { id } = await aSignedInUser('Long gone');
    later(181 * DAY_MS);
    await test.db.transaction().execute(async (trx) => {
      await trx.selectFrom('sessions').select('id').where('user_id', '=', id).forUpdate().execute();
      expect(await nameOf((await aSignedInUser('New')).session)).toBe('New');
    });
  });

  it('ends at sign-out, which the browser is told, and only there', async () => {
    const { id, session } = await aSignedInUser('Two devices');
    const other = await aSession(test.db, { kind: 'user', id }, test.clock.now);
    const out = await test.call('signOut', {}, { session });
    expect(out.session).toBe('');
    expect(await nameOf(session)).toBeUndefined();
    expect(await nameOf(other)).toBe('Two devices');
  });

  it('ends also when a client names JSON as the type of nothing', async () => {
    const { session } = await aSignedInUser('Nothing to send');
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/logout',
      cookies: { session },
      headers: { 'content-type': 'application/json' },
      payload: '',
    });
    expect(statusCode).toBe(200);
    expect(await nameOf(session)).toBeUndefined();
  });

  it('that is over is taken from the browser with the first refusal that says so', async () => {
    const { session } = await aSignedInUser('Gone');
    await test.call('signOut', {}, { session });
    const refused = await test.call('getLists', {}, { session });
    expect([refused.status, refused.session]).toEqual([401, '']);
    // Nothing is taken from who shows none.
    expect((await test.call('getLists', {})).session).toBeUndefined();
  });

  it('ends on every device with one call', async () => {
    const { id, session } = await aSignedInUser('Everywhere');
    const other = await aSession(test.db, { kind: 'user', id }, test.clock.now);
    await test.call('signOutEverywhere', {}, { session });
    expect([await nameOf(session), await nameOf(other)]).toEqual([undefined, undefined]);
  });

  it('ends with a change of the account’s status, which is logged with its reason', async () => {
    const { id, session } = await aSignedInUser('Suspended');
    const admin = await aStaffAccount(test.db, { role: 'admin' });
    const by = { kind: 'staff', id: admin } as const;
    const change = { by, now: test.clock.now, today: '2026-11-22', address: '203.0.113.9' };
    const setStatus = (status: 'suspend' | 'active') =>
      changeAccountStatus(test.db, { kind: 'user', ids: [id], status, reason: 'Spam' }, change);
    await setStatus('suspend');
    expect(await nameOf(session)).toBeUndefined();
    await setStatus('active');
    expect(await nameOf(session)).toBeUndefined();
    const log = await test.db
      .selectFrom('audit_log')
      .select(['actor_id', 'before', 'after', 'reason'])
      .where('action', '=', 'account.status-changed')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(log[0]).toEqual({
      actor_id: admin,
      before: { status: 'active' },
      after: { status: 'suspend' },
      reason: 'Spam',
    });
  });

  it('counts in every process', async () => {
    const second = await test.secondProcess();
    const { session } = await aSignedInUser('Anywhere');
    const there = await second.call('getSession', {}, { session });
    expect(there.answer?.account?.name).toBe('Anywhere');
    await second.call('signOut', {}, { session });
    expect(await nameOf(session)).toBeUndefined();
  });

  it('does not let another site’s page change anything', async () => {
    const { session } = await aSignedInUser('Lured');
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/logout',
      cookies: { session },
      headers: { origin: 'https://evil.example' },
    });
    expect(statusCode).toBe(403);
    expect(await nameOf(session)).toBe('Lured');
  });
});

describe('the audit log', () => {
  it('cannot be changed or shortened', async () => {
    await expect(test.db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
    await expect(
      test.db.updateTable('audit_log').set({ action: 'nothing' }).execute(),
    ).rejects.toThrow('append-only');
  });
});
