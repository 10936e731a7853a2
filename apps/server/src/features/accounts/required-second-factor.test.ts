import { contract, type EndpointName } from '@manemitra/contract/contract';
import type { EndpointShape } from '@manemitra/contract/endpoint';
import type { StaffRole } from '@manemitra/contract/access';
import { describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { aStaffAccount } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';
import { codeOf, stepAt } from './authenticator-code.ts';
import { secretInApp } from './second-factors.ts';

const PASSWORD = 'blue house by the lake';

const test = testApp({ STAFF_SECOND_FACTOR: 'admins' });

async function signedIn(app: TestApp, role: StaffRole) {
  const userName = `${role}-who-must`;
  const id = await aStaffAccount(app.db, { role, userName, password: PASSWORD });
  const { session } = await app.call('signIn', { body: { userName, password: PASSWORD } });
  return { id, session: session ?? '' };
}
const codeNow = async ({ db, clock }: TestApp, staffId: number) => {
  const { salt } = await db
    .selectFrom('second_factors')
    .select('salt')
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return codeOf(await secretInApp(db, salt), stepAt(clock.now));
};

/** What whoever has none yet may do: see that they need one, set it up, or leave. */
const OPEN: EndpointName[] = [
  'beginSecondFactor',
  'confirmSecondFactor',
  'getSecondFactor',
  'listOwnSessions',
  'signOutEverywhere',
];

describe('where admins need a code besides their password', () => {
  it('who has none set up yet can do nothing else at any endpoint', async () => {
    const { session } = await signedIn(test, 'admin');
    const refused = [];
    for (const [name, endpoint] of Object.entries(contract) as [EndpointName, EndpointShape][]) {
      if (endpoint.access === 'anyone' || OPEN.includes(name) || endpoint.access === 'user')
        continue;
      const answer = await test.app.inject({
        method: endpoint.method,
        url: endpoint.path.replaceAll(/:\w+/g, '1'),
        cookies: { session },
        headers: { accept: 'application/json' },
        ...(endpoint.method === 'GET' ? {} : { payload: {} }),
      });
      refused.push([name, answer.json<{ code: string }>().code]);
    }
    expect(refused.length).toBeGreaterThan(60);
    expect(refused.filter(([, code]) => code !== 'second-factor.required')).toEqual([]);
    const me = await test.call('getSession', {}, { session });
    expect(me.answer).toMatchObject({ account: { role: 'admin' }, needsSecondFactor: true });
  });

  it('opens everything once it is set up, in the same browser', async () => {
    const id = await aStaffAccount(test.db, {
      role: 'admin',
      userName: 'sets-up',
      password: PASSWORD,
    });
    const body = { userName: 'sets-up', password: PASSWORD };
    const { session } = await test.call('signIn', { body });
    const begun = await test.call(
      'beginSecondFactor',
      { body: { currentPassword: PASSWORD } },
      { session },
    );
    expect(begun.status).toBe(200);
    const code = await codeNow(test, id);
    expect((await test.call('confirmSecondFactor', { body: { code } }, { session })).status).toBe(
      200,
    );
    expect((await test.call('listServiceTokens', {}, { session })).status).toBe(200);
    const me = await test.call('getSession', {}, { session });
    expect(me.answer?.needsSecondFactor).toBeUndefined();
    // And signing in asks for it, as it does for everybody who has one.
    expect((await test.call('signIn', { body })).problem?.code).toBe('login.code-required');
  });

  it('others of the staff need none, unless all do', async () => {
    const { session } = await signedIn(test, 'operator');
    expect((await test.call('getStaffHub', {}, { session })).status).toBe(200);
    const strict = await createTestApp({ STAFF_SECOND_FACTOR: 'all' });
    const other = await signedIn(strict, 'operator');
    const hub = await strict.call('getStaffHub', {}, { session: other.session });
    expect(hub.problem?.code).toBe('second-factor.required');
    await strict.close();
  });
});
