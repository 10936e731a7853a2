import type { Problem } from '@manemitra/contract/problems';
import { describe, expect, it } from 'vitest';
import { countAttempt } from '#server/platform/attempts/attempts.ts';
import { serverSecret } from '#server/platform/secrets/server-secret.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { aSession, aStaffAccount } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';
import { createFirstAccounts } from './first-accounts.ts';
import { makePasswordLink } from './password-links.ts';
import { changeAccountStatus } from './public.ts';

const PASSWORD = 'blue house by the lake';

const test = testApp();

let count = 0;
const aName = () => `person-${(count += 1)}`;
const later = (minutes: number) =>
  void (test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000));

const login = (userName: string, password = PASSWORD, role?: string) =>
  test.call('signIn', { body: { userName, password, role } });

describe('signing in as staff', () => {
  it('gives a session with the account’s role, whatever letters the name is typed in', async () => {
    const userName = aName();
    const id = await aStaffAccount(test.db, { role: 'operator', userName, password: PASSWORD });
    const { status, answer, session } = await login(userName.toUpperCase(), PASSWORD, 'operator');
    expect(status).toBe(200);
    expect(answer).toMatchObject({ message: 'Login successful!', user: { id, role: 'operator' } });
    const me = await test.call('getSession', {}, { session });
    expect(me.answer?.account).toMatchObject({ id, userName });
  });

  it('is refused in the very same words whatever is wrong', async () => {
    const names = [aName(), aName(), aName(), aName(), aName()] as const;
    const [good, pending, suspended, without] = names;
    await aStaffAccount(test.db, { role: 'admin', userName: good, password: PASSWORD });
    for (const [userName, status] of [
      [pending, 'pending'],
      [suspended, 'suspend'],
    ] as const) {
      await aStaffAccount(test.db, { role: 'admin', userName, password: PASSWORD, status });
    }
    await aStaffAccount(test.db, { role: 'admin', userName: without });
    const refused = [
      await login(good, 'another password'),
      await login(good, PASSWORD, 'operator'),
      await login(good, PASSWORD, 'nonsense'),
      await login(pending),
      await login(suspended),
      await login(without),
      await login('nobody-has-this-name'),
    ];
    for (const { status, problem, session } of refused) {
      expect(status).toBe(401);
      expect({ ...problem, requestId: '' }).toEqual({ ...refused[0]?.problem, requestId: '' });
      expect(problem?.message).toBe('Login failed. Please check your credentials.');
      expect(session).toBeUndefined();
    }
    const log = await test.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'account.sign-in-refused')
      .execute();
    expect(log).toHaveLength(refused.length);
  });

  it('is refused after ten failures for a name, at once or in turn, in any process', async () => {
    const userName = aName();
    await aStaffAccount(test.db, { role: 'admin', userName, password: PASSWORD });
    const second = await test.secondProcess();
    const body = { userName, password: 'a wrong password' };
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, n) => (n % 2 ? second : test).call('signIn', { body })),
    );
    expect(all.filter(({ status }) => status === 429)).toHaveLength(2);
    const { problem, headers } = await login(userName);
    expect(problem?.code).toBe('login.too-many-tries');
    expect(Number(headers['retry-after'])).toBe(900);
    later(15.1);
    expect((await login(userName)).status).toBe(200);
  });

  it('goes on for its owner at another address while strangers fail for the name', async () => {
    const userName = aName();
    await aStaffAccount(test.db, { role: 'admin', userName, password: PASSWORD });
    const body = { userName, password: 'a wrong password' };
    for (let n = 0; n < 11; n += 1) {
      await test.call('signIn', { body }, { address: '203.0.113.5' });
    }
    const owner = { body: { userName, password: PASSWORD } };
    expect((await test.call('signIn', owner, { address: '203.0.113.5' })).status).toBe(429);
    expect((await test.call('signIn', owner, { address: '198.51.100.9' })).status).toBe(200);
  });

  it('goes on in a browser that has signed in before, also where strangers share its address', async () => {
    const [userName, other] = [aName(), aName()];
    for (const name of [userName, other]) {
      await aStaffAccount(test.db, { role: 'admin', userName: name, password: PASSWORD });
    }
    const { device, headers } = await login(userName);
    expect(String(headers['set-cookie'])).toMatch(
      /device=[\w.-]{66}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax/,
    );
    for (const name of [userName, other]) {
      for (let n = 0; n < 11; n += 1) await login(name, 'a wrong password');
    }
    const showing = (name: string, shown: string | undefined) =>
      test.call('signIn', { body: { userName: name, password: PASSWORD } }, { device: shown });
    expect((await login(userName)).status).toBe(429);
    // It is good for whoever signed in there alone, and cannot be made up.
    expect((await showing(other, device)).status).toBe(429);
    expect((await showing(userName, device?.replace(/.{43}$/, 'A'.repeat(43)))).status).toBe(429);
    expect((await showing(userName, device)).status).toBe(200);
  });

  it('waits rather than being refused when very many have failed for the name from many addresses', async () => {
    const userName = aName();
    await aStaffAccount(test.db, { role: 'admin', userName, password: PASSWORD });
    const secret = await serverSecret(test.db, 'logins');
    const counted = { key: `login:name:${userName}`, perMs: 900_000 };
    for (let n = 0; n < 101; n += 1) {
      await countAttempt(test.db, counted, { now: test.clock.now, secret });
    }
    const begun = performance.now();
    expect((await login(userName)).status).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(450);
  });

  it('is refused after sixty tries from one address, whatever the names; here a fifth of that', async () => {
    const same = await createTestApp({ RATE_LIMIT_SCALE: '0.2' });
    const tries: unknown[] = [];
    for (let n = 0; n < 13; n += 1) {
      // Not over HTTP, where the limit of calls in a minute would come first.
      const asked = same.client.signIn({ body: { userName: aName(), password: 'x' } });
      tries.push(await asked.catch((error: unknown) => (error as Problem).code));
    }
    expect(new Set(tries.slice(0, 12))).toEqual(new Set(['login.refused']));
    expect(tries[12]).toBe('login.too-many-tries');
    await same.close();
  });
});

describe('a link to set a password', () => {
  async function aLinkFor(staffId: number): Promise<{ promoterId: string; token: string }> {
    const link = new URL(
      (await makePasswordLink(test.db, staffId, test.clock.now)) ?? '',
      'http://x',
    );
    const promoterId = decodeURIComponent(link.pathname.split('/').at(-1) ?? '');
    return { promoterId, token: link.searchParams.get('token') ?? '' };
  }
  const reset = (link: { promoterId: string; token: string }, password = PASSWORD) =>
    test.call('resetPassword', { body: { ...link, password } });

  it('sets it once, lets a new account in, and ends the sessions there were', async () => {
    const userName = aName();
    const id = await aStaffAccount(test.db, { role: 'promoter', userName });
    const session = await aSession(test.db, { kind: 'staff', id }, test.clock.now);
    const link = await aLinkFor(id);
    expect((await reset(link)).status).toBe(200);
    expect((await test.call('getSession', {}, { session })).answer?.account).toBeNull();
    expect((await login(userName, PASSWORD, 'promoter')).status).toBe(200);
    expect((await reset(link, 'another long password')).problem?.code).toBe('reset-link.invalid');
  });

  it('makes an account that waited for its password active, and no other', async () => {
    const [pending, suspended] = [aName(), aName()];
    const id = await aStaffAccount(test.db, {
      role: 'operator',
      userName: pending,
      status: 'pending',
    });
    await reset(await aLinkFor(id));
    expect((await login(pending)).status).toBe(200);
    const other = await aStaffAccount(test.db, {
      role: 'operator',
      userName: suspended,
      status: 'suspend',
    });
    await reset(await aLinkFor(other));
    expect((await login(suspended)).status).toBe(401);
  });

  it('is worth nothing for another account, after two days, after the next, or once its account is shut out', async () => {
    const id = await aStaffAccount(test.db, { role: 'operator' });
    const first = await aLinkFor(id);
    const link = await aLinkFor(id);
    expect((await reset(first)).problem?.code).toBe('reset-link.invalid');
    expect((await reset({ ...link, promoterId: '1' })).problem?.code).toBe('reset-link.invalid');
    later(49 * 60);
    expect((await reset(link)).problem?.code).toBe('reset-link.invalid');
    const by = { kind: 'staff', id } as const;
    const change = { by, now: test.clock.now, today: '2026-11-22', address: '::1' };
    const setStatus = (status: 'active' | 'inactive') =>
      changeAccountStatus(test.db, { kind: 'staff', ids: [id], status, reason: 'left' }, change);
    // Who is let in after it was sent still needs it.
    const sent = await aLinkFor(id);
    await setStatus('active');
    expect((await reset(sent)).status).toBe(200);
    const last = await aLinkFor(id);
    await setStatus('inactive');
    expect((await reset(last)).problem?.code).toBe('reset-link.invalid');
  });

  it('still works after a password that is no good, which is said at its field', async () => {
    const link = await aLinkFor(await aStaffAccount(test.db, { role: 'operator' }));
    const { problem } = await reset(link, 'Password1234');
    expect(problem?.fields).toEqual([
      { field: 'body.password', message: expect.stringContaining('anybody would try') },
    ]);
    expect((await reset(link)).status).toBe(200);
  });

  it('and the password are kept only as hashes', async () => {
    const link = await aLinkFor(await aStaffAccount(test.db, { role: 'operator' }));
    const links = await test.db.selectFrom('password_links').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(link.token);
    const accounts = await test.db.selectFrom('staff_accounts').select('password_hash').execute();
    expect(JSON.stringify(accounts)).not.toContain(PASSWORD);
  });
});

describe('the first start', () => {
  it('makes one admin with ADMIN_PASSWORD, and accounts of the demonstration without passwords', async () => {
    const fresh = await createTestApp();
    await fresh.db
      .insertInto('promoters')
      .values({ slug: 'shown', name: 'Shown Homes', is_demonstration: true })
      .execute();
    const given = { adminPassword: PASSWORD, withDemonstration: true };
    const made = await Promise.all([
      createFirstAccounts(fresh.db, given),
      createFirstAccounts(fresh.db, given),
    ]);
    expect(made.filter((it) => it !== undefined)).toEqual([{ madeUpPassword: undefined }]);
    const body = { userName: 'admin', password: PASSWORD, role: 'admin' };
    expect((await fresh.call('signIn', { body })).status).toBe(200);
    const others = await fresh.db
      .selectFrom('staff_accounts')
      .select(['user_name', 'status', 'password_hash'])
      .where('role', '!=', 'admin')
      .orderBy('user_name')
      .execute();
    expect(others).toEqual([
      { user_name: 'operator', status: 'pending', password_hash: null },
      { user_name: 'promoter', status: 'pending', password_hash: null },
    ]);
    await fresh.close();
  });

  it('makes up a password once when none is given', async () => {
    const fresh = await createTestApp();
    const admin = await createFirstAccounts(fresh.db, { withDemonstration: false });
    const password = admin?.madeUpPassword ?? '';
    expect(password).toMatch(/^[\w-]{16}$/);
    const { status } = await fresh.call('signIn', { body: { userName: 'admin', password } });
    expect(status).toBe(200);
    expect(await createFirstAccounts(fresh.db, { withDemonstration: false })).toBeUndefined();
    await fresh.close();
  });
});
