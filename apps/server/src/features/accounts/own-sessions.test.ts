import { describe, expect, it } from 'vitest';
import { lastCodeTo } from '#server/testing/outbox.ts';
import { aSession, aStaffAccount, aUser } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';

const DAY_MS = 86_400_000;

const test = testApp();

const later = (ms: number) => void (test.clock.now = new Date(test.clock.now.getTime() + ms));
const listOf = async (session: string) =>
  (await test.call('listOwnSessions', {}, { session })).answer?.sessions ?? [];
const isSignedIn = async (session: string) =>
  (await test.call('getSession', {}, { session })).answer?.account !== null;

/** An account that is signed in in so many browsers, one after the other. */
async function aSignedIn(kind: 'user' | 'staff', browsers: number): Promise<string[]> {
  const id =
    kind === 'user' ? await aUser(test.db) : await aStaffAccount(test.db, { role: 'operator' });
  const sessions: string[] = [];
  for (let n = 0; n < browsers; n += 1) {
    sessions.push(await aSession(test.db, { kind, id }, test.clock.now));
    later(60_000);
  }
  return sessions;
}

describe.each(['user', 'staff'] as const)('the sessions of a %s', (kind) => {
  it('are listed for them alone, this browser first, without anything that opens one', async () => {
    const [first = '', second = ''] = await aSignedIn(kind, 2);
    await aSignedIn(kind, 1);
    const listed = await listOf(first);
    expect(listed.map(({ isThis }) => isThis)).toEqual([true, false]);
    expect((await listOf(second)).map(({ id }) => id)).toEqual(
      listed.map(({ id }) => id).toReversed(),
    );
    const rows = await test.db.selectFrom('sessions').select(['id', 'token_hash']).execute();
    const said = JSON.stringify(listed);
    for (const { id, token_hash } of rows) {
      expect(said).not.toContain(`"${id}"`);
      expect(said).not.toContain(token_hash.toString('hex'));
      expect(said).not.toContain(token_hash.toString('base64url'));
    }
  });

  it('are listed only while they last', async () => {
    const [old = ''] = await aSignedIn(kind, 1);
    const me = await test.call('getSession', {}, { session: old });
    const id = me.answer?.account?.id ?? 0;
    later(31 * DAY_MS);
    const fresh = await aSession(test.db, { kind, id }, test.clock.now);
    expect(await isSignedIn(old)).toBe(false);
    expect(await listOf(fresh)).toHaveLength(1);
  });

  it('end one by one, and an ended one is not there any more', async () => {
    const [here = '', there = '', third = ''] = await aSignedIn(kind, 3);
    const id = (await listOf(there))[0]?.id ?? '';
    const end = () => test.call('endOwnSession', { params: { id } }, { session: here });
    expect((await end()).status).toBe(200);
    expect(await Promise.all([here, there, third].map(isSignedIn))).toEqual([true, false, true]);
    expect((await end()).problem?.code).toBe('session.not-found');
  });

  it('end here by its id as by signing out: the browser is told', async () => {
    const [here = ''] = await aSignedIn(kind, 1);
    const id = (await listOf(here))[0]?.id ?? '';
    const ended = await test.call('endOwnSession', { params: { id } }, { session: here });
    expect(ended).toMatchObject({ status: 200, session: '' });
    expect(await isSignedIn(here)).toBe(false);
  });

  it('all end but this one with one call, and those of others go on', async () => {
    const [here = '', ...elsewhere] = await aSignedIn(kind, 3);
    const [other = ''] = await aSignedIn(kind, 1);
    const { answer } = await test.call('endOtherSessions', {}, { session: here });
    expect(answer?.ended).toBe(2);
    const still = await Promise.all([here, other, ...elsewhere].map(isSignedIn));
    expect(still).toEqual([true, true, false, false]);
  });
});

it('a session tells its device in our words and keeps nothing of what the browser sent', async () => {
  const mobileNumber = '+919845011223';
  await test.call('chatLogin', { query: {}, body: { loginPrompt: mobileNumber } });
  const otp = await lastCodeTo(test.db, mobileNumber);
  const signedIn = await test.app.inject({
    method: 'POST',
    url: '/api/v1/chats/otp-validate',
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) secret-build Firefox/145.0' },
    payload: { mobileNumber, otp },
  });
  const session = signedIn.cookies.find(({ name }) => name === 'session')?.value ?? '';
  expect(await listOf(session)).toMatchObject([{ device: 'Firefox on Windows', isThis: true }]);
  const data = await test.call('getAccountData', {}, { session });
  expect(data.answer?.sessions).toMatchObject([{ device: 'Firefox on Windows' }]);
  const rows = await test.db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('secret-build');
});
