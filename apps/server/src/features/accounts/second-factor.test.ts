import { describe, expect, it } from 'vitest';
import { aSession, aStaffAccount } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';
import { codeOf, stepAt } from './authenticator-code.ts';
import { makePasswordLink } from './password-links.ts';
import { secretInApp, dropSecondFactor } from './second-factors.ts';

const PASSWORD = 'blue house by the lake';
const WRONG = '000000';

const test = testApp();

const later = (minutes: number) =>
  void (test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000));

interface Colleague {
  id: number;
  userName: string;
  session: string;
}
let count = 0;
async function aColleague(): Promise<Colleague> {
  later(1);
  const userName = `careful-${(count += 1)}`;
  const id = await aStaffAccount(test.db, { role: 'operator', userName, password: PASSWORD });
  return { id, userName, session: await aSession(test.db, { kind: 'staff', id }, test.clock.now) };
}
const begin = ({ session }: Colleague, currentPassword = PASSWORD) =>
  test.call('beginSecondFactor', { body: { currentPassword } }, { session });
const confirm = ({ session }: Colleague, code: string) =>
  test.call('confirmSecondFactor', { body: { code } }, { session });
const remove = ({ session }: Colleague, code: string, currentPassword = PASSWORD) =>
  test.call('removeSecondFactor', { body: { currentPassword, code } }, { session });
const login = ({ userName }: Colleague, code?: string, password = PASSWORD) =>
  test.call('signIn', { body: { userName, password, code } });

/** What their app shows now; each half minute another. */
async function appOf({ id }: Colleague): Promise<string> {
  const { salt } = await test.db
    .selectFrom('second_factors')
    .select('salt')
    .where('staff_id', '=', id)
    .executeTakeFirstOrThrow();
  return codeOf(await secretInApp(test.db, salt), stepAt(test.clock.now));
}
/** Somebody with an app, and their recovery codes. */
async function aCarefulOne(): Promise<Colleague & { recovery: string[] }> {
  const colleague = await aColleague();
  await begin(colleague);
  const { answer } = await confirm(colleague, await appOf(colleague));
  later(1);
  return { ...colleague, recovery: answer?.recoveryCodes ?? [] };
}

describe('setting up a second step', () => {
  it('takes the current password, and asks for nothing before a code was right', async () => {
    const colleague = await aColleague();
    expect((await begin(colleague, 'a guess')).problem?.code).toBe('password.wrong');
    const { answer } = await begin(colleague);
    expect(answer?.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(answer?.link).toContain(`secret=${answer?.secret}`);
    expect((await confirm(colleague, WRONG)).problem?.fields?.[0]?.field).toBe('body.code');
    expect((await login(colleague)).status).toBe(200);
  });

  it('is done with a code of the app, which ends every other session', async () => {
    const colleague = await aColleague();
    const elsewhere = (await login(colleague)).session;
    await begin(colleague);
    const done = await confirm(colleague, await appOf(colleague));
    expect(new Set(done.answer?.recoveryCodes).size).toBe(8);
    const there = await test.call('getSession', {}, { session: elsewhere });
    expect(there.answer?.account).toBeNull();
    const { answer } = await test.call('getSecondFactor', {}, colleague);
    expect(answer).toEqual({ onSince: test.clock.now.toISOString(), recoveryCodesLeft: 8 });
    expect((await begin(colleague)).problem?.code).toBe('second-factor.on');
  });

  it('keeps neither the secret of the app nor a recovery code', async () => {
    const colleague = await aColleague();
    const { answer } = await begin(colleague);
    const done = await confirm(colleague, await appOf(colleague));
    const dump = JSON.stringify(
      await Promise.all([
        test.db.selectFrom('second_factors').selectAll().execute(),
        test.db.selectFrom('recovery_codes').selectAll().execute(),
        test.db.selectFrom('outbox_messages').selectAll().execute(),
      ]),
    );
    const secrets = [answer?.secret ?? '-', ...(done.answer?.recoveryCodes ?? ['-'])];
    for (const secret of secrets) expect(dump).not.toContain(secret);
  });
});

describe('signing in with a second step', () => {
  it('asks for the code only once the password is right, and takes each code once', async () => {
    const colleague = await aCarefulOne();
    const code = await appOf(colleague);
    expect((await login(colleague, code, 'a guess')).problem?.code).toBe('login.refused');
    expect((await login(colleague)).problem?.code).toBe('login.code-required');
    expect((await login(colleague, WRONG)).problem?.code).toBe('login.code-wrong');
    const both = await Promise.all([login(colleague, code), login(colleague, code)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 401]));
    later(1);
    expect((await login(colleague, await appOf(colleague))).status).toBe(200);
  });

  it('lets nobody guess the code: tries at it are counted with those at the password', async () => {
    const colleague = await aCarefulOne();
    const all = await Promise.all(Array.from({ length: 12 }, () => login(colleague, WRONG)));
    expect(all.filter(({ status }) => status === 401)).toHaveLength(10);
    const right = await login(colleague, await appOf(colleague));
    expect(right.problem?.code).toBe('login.too-many-tries');
  });

  it('works with a recovery code, however it is typed, each once', async () => {
    const colleague = await aCarefulOne();
    const [code = ''] = colleague.recovery;
    expect((await login(colleague, code.replace('-', ' ').toLowerCase())).status).toBe(200);
    expect((await login(colleague, code)).problem?.code).toBe('login.code-wrong');
    const { answer } = await test.call('getSecondFactor', {}, colleague);
    expect(answer?.recoveryCodesLeft).toBe(7);
  });

  it('is not got around by a link that sets the password', async () => {
    const colleague = await aCarefulOne();
    const path = (await makePasswordLink(test.db, colleague.id, test.clock.now)) ?? '';
    const token = new URL(path, 'http://x').searchParams.get('token') ?? '';
    const password = 'nine mangoes on a shelf';
    const body = { promoterId: colleague.userName, token, password };
    expect((await test.call('resetPassword', { body })).status).toBe(200);
    const asked = await login(colleague, undefined, password);
    expect(asked.problem?.code).toBe('login.code-required');
  });
});

describe('taking the second step away', () => {
  it('takes the password and a code, and five tries at most', async () => {
    const colleague = await aCarefulOne();
    const code = await appOf(colleague);
    expect((await remove(colleague, code, 'a guess')).problem?.code).toBe('password.wrong');
    for (let n = 0; n < 4; n += 1) {
      expect((await remove(colleague, WRONG)).problem?.code).toBe('second-factor.wrong');
    }
    expect((await remove(colleague, code)).problem?.code).toBe('password.too-many-tries');
    later(16);
    expect((await remove(colleague, await appOf(colleague))).status).toBe(200);
    expect((await login(colleague)).status).toBe(200);
  });

  it('lets nobody guess the code who knows the password and has its tries forgotten', async () => {
    const colleague = await aCarefulOne();
    for (let n = 0; n < 5; n += 1) {
      expect((await remove(colleague, WRONG)).problem?.code).toBe('second-factor.wrong');
      expect((await begin(colleague)).problem?.code).toBe('second-factor.on');
    }
    const right = await remove(colleague, await appOf(colleague));
    expect(right.problem?.code).toBe('password.too-many-tries');
  });

  it('can be done by the operator of the server when app and recovery codes are lost', async () => {
    const colleague = await aCarefulOne();
    await dropSecondFactor(test.db, colleague.id, test.clock.now);
    expect((await login(colleague)).status).toBe(200);
  });
});
