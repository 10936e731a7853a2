import { describe, expect, it } from 'vitest';
import { aSession, aStaffAccount } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';
import { makePasswordLink } from './password-links.ts';

const OLD = 'blue house by the lake';
const NEW = 'nine mangoes on a shelf';

const test = testApp();

let count = 0;
async function aColleague(contact: { email?: string; phone_number?: string } = {}) {
  const userName = `colleague-${(count += 1)}`;
  const id = await aStaffAccount(test.db, { role: 'operator', userName, password: OLD });
  await test.db
    .updateTable('staff_accounts')
    .set({ name: 'Meenakshi Sundaram', ...contact })
    .where('id', '=', id)
    .execute();
  const session = await aSession(test.db, { kind: 'staff', id }, test.clock.now);
  return { id, userName, session };
}
const change = (session: string, currentPassword = OLD, newPassword = NEW) =>
  test.call('changePassword', { body: { currentPassword, newPassword } }, { session });
const login = async (userName: string, password: string) =>
  (await test.call('signIn', { body: { userName, password } })).status;
const isSignedIn = async (session: string) =>
  (await test.call('getSession', {}, { session })).answer?.account !== null;
const actionsOf = async (id: number) =>
  (
    await test.db
      .selectFrom('audit_log')
      .select('action')
      .where('actor_kind', '=', 'staff')
      .where('actor_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('changing the own password', () => {
  it('ends every other session and every open link, renews this one, and is logged', async () => {
    const { id, userName, session } = await aColleague();
    const elsewhere = await aSession(test.db, { kind: 'staff', id }, test.clock.now);
    await makePasswordLink(test.db, id, test.clock.now);
    const done = await change(session);
    expect(done.status).toBe(200);
    expect(await isSignedIn(done.session ?? '')).toBe(true);
    expect(await Promise.all([session, elsewhere].map(isSignedIn))).toEqual([false, false]);
    const links = await test.db
      .selectFrom('password_links')
      .selectAll()
      .where('staff_id', '=', id)
      .execute();
    expect(links).toEqual([]);
    expect([await login(userName, OLD), await login(userName, NEW)]).toEqual([401, 200]);
    expect(await actionsOf(id)).toContain('account.password-changed');
  });

  it.each([
    [{ email: 'meena@example.in', phone_number: '+919845000111' }, 'email', 'meena@example.in'],
    [{ phone_number: '+919845000112' }, 'sms', '+919845000112'],
  ])('is told to its owner, reached by %j', async (contact, channel, to) => {
    const { session } = await aColleague(contact);
    await change(session);
    const told = await test.db
      .selectFrom('outbox_messages')
      .select(['channel', 'template', 'values'])
      .where('recipient', '=', to)
      .execute();
    expect(told).toMatchObject([{ channel, template: 'password-changed' }]);
    expect(JSON.stringify(told)).not.toContain(NEW);
  });

  it('takes the current password, said at its field, and changes nothing without it', async () => {
    const { id, userName, session } = await aColleague({ email: 'unchanged@example.in' });
    const { problem, status } = await change(session, 'a guess at the password');
    expect([status, problem?.code]).toEqual([422, 'password.wrong']);
    expect(problem?.fields).toEqual([
      { field: 'body.currentPassword', message: 'This is not your current password.' },
    ]);
    expect(await login(userName, OLD)).toBe(200);
    expect(await isSignedIn(session)).toBe(true);
    expect(await actionsOf(id)).toContain('account.password-refused');
    const told = await test.db
      .selectFrom('outbox_messages')
      .select('id')
      .where('recipient', '=', 'unchanged@example.in')
      .execute();
    expect(told).toEqual([]);
  });

  it('is tried five times at most in a quarter of an hour, at once or in turn, in any process', async () => {
    const { session } = await aColleague();
    const second = await test.secondProcess();
    const body = { currentPassword: 'a wrong password', newPassword: NEW };
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        (n % 2 ? second : test).call('changePassword', { body }, { session }),
      ),
    );
    expect(all.filter(({ status }) => status === 422)).toHaveLength(5);
    const refused = await change(session);
    expect(refused.problem?.code).toBe('password.too-many-tries');
    expect(Number(refused.headers['retry-after'])).toBe(900);
    test.clock.now = new Date(test.clock.now.getTime() + 901_000);
    expect((await change(session)).status).toBe(200);
  });

  it('happens once when two ask at the same moment', async () => {
    const { id, userName, session } = await aColleague();
    const other = await aSession(test.db, { kind: 'staff', id }, test.clock.now);
    const all = await Promise.all([change(session), change(other, OLD, `${NEW} again`)]);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    const works = [await login(userName, NEW), await login(userName, `${NEW} again`)];
    expect(new Set(works)).toEqual(new Set([200, 401]));
  });

  it.each([
    ['too short', 'Use at least 12'],
    ['Password@2026', 'anybody would try'],
    ['Meenakshi-Sundaram-1', 'mostly your user name, name'],
    ['meena.s@example.in', 'mostly your user name, name'],
    ['9845000113 9845000113', 'mostly your user name, name'],
    ['PolniyPizdec0211', 'often found in leaks'],
  ])('refuses “%s” at its field, for good reason', async (password, why) => {
    const { session } = await aColleague({
      email: 'meena.s@example.in',
      phone_number: '+919845000113',
    });
    const { problem } = await change(session, OLD, password);
    expect(problem?.fields).toEqual([
      { field: 'body.newPassword', message: expect.stringContaining(why) },
    ]);
  });

  it('costs no try where only the new one is no good', async () => {
    const { session } = await aColleague();
    for (let n = 0; n < 6; n += 1) await change(session, OLD, 'too short');
    expect((await change(session)).status).toBe(200);
  });
});
