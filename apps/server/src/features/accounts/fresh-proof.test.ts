import { contract } from '@manemitra/contract/contract';
import type { EndpointShape } from '@manemitra/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { aSession, aSessionAs, aStaffAccount } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';
import { codeOf, stepAt } from './authenticator-code.ts';
import { secretInApp } from './second-factors.ts';

const PASSWORD = 'blue house by the lake';

const test = testApp();

const later = (minutes: number) =>
  void (test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000));

/** An admin who signed in so many minutes ago. */
async function anAdmin(minutesAgo: number) {
  const id = await aStaffAccount(test.db, { role: 'admin', password: PASSWORD });
  const session = await aSession(test.db, { kind: 'staff', id }, test.clock.now);
  later(minutesAgo);
  return { id, session };
}
const aToken = (session: string, serviceId = 'nightly-feed') =>
  test.call('createServiceToken', { body: { serviceId } }, { session });
const prove = (session: string, body: { currentPassword?: string; code?: string }) =>
  test.call('proveIdentity', { body }, { session });

const GRAVE = [
  'createServiceToken',
  'eraseUser',
  'exportLeads',
  'sendOperatorCredentials',
  'sendPromoterCredentials',
];

describe('what is grave', () => {
  const endpoints: EndpointShape[] = Object.values(contract);

  it('is what reaches far or takes much away', () => {
    const grave = endpoints.filter(({ needsProof }) => needsProof === true);
    expect(grave.map(({ name }) => name).toSorted()).toEqual(GRAVE);
    for (const { problems } of grave) expect(problems).toContain('proof.needed');
  });

  it.each(GRAVE)(
    'is refused by %s ten minutes after its owner proved who they are',
    async (name) => {
      const endpoint = endpoints.find((it) => it.name === name);
      if (endpoint === undefined) throw new Error(`There is no ${name}.`);
      const { session } = await anAdmin(10.1);
      const call = () =>
        test.app.inject({
          method: endpoint.method,
          url: endpoint.path.replaceAll(/:\w+/g, '+919800000000'),
          cookies: { session },
          payload: {},
        });
      expect((await call()).json()).toMatchObject({ status: 403, code: 'proof.needed' });
      await prove(session, { currentPassword: PASSWORD });
      expect((await call()).body).not.toContain('proof.needed');
    },
  );

  it('is done right after signing in', async () => {
    const { session } = await anAdmin(9.9);
    expect((await aToken(session)).status).toBe(200);
  });
});

describe('a fresh proof', () => {
  it('is the password, and holds for ten minutes in that browser alone', async () => {
    const { id, session } = await anAdmin(60);
    const elsewhere = await aSession(test.db, { kind: 'staff', id }, test.clock.now);
    later(11);
    expect((await prove(session, { currentPassword: PASSWORD })).status).toBe(200);
    expect((await aToken(session)).status).toBe(200);
    expect((await aToken(elsewhere)).problem?.code).toBe('proof.needed');
    later(10.1);
    expect((await aToken(session)).problem?.code).toBe('proof.needed');
  });

  it('is a code of the app as well, once', async () => {
    const { id, session } = await anAdmin(0);
    await test.call('beginSecondFactor', { body: { currentPassword: PASSWORD } }, { session });
    const { salt } = await test.db
      .selectFrom('second_factors')
      .select('salt')
      .where('staff_id', '=', id)
      .executeTakeFirstOrThrow();
    const inApp = await secretInApp(test.db, salt);
    const shown = () => codeOf(inApp, stepAt(test.clock.now));
    await test.call('confirmSecondFactor', { body: { code: shown() } }, { session });
    later(11);
    const code = shown();
    expect((await prove(session, { code })).status).toBe(200);
    expect((await prove(session, { code })).problem?.code).toBe('second-factor.wrong');
    expect((await aToken(session)).status).toBe(200);
  });

  it('is not a wrong password, which is refused at its field and five times at most', async () => {
    const { session } = await anAdmin(11);
    const codes = [];
    for (let n = 0; n < 6; n += 1) {
      codes.push((await prove(session, { currentPassword: 'a wrong password' })).problem?.code);
    }
    expect(codes).toEqual([...Array<string>(5).fill('password.wrong'), 'password.too-many-tries']);
    expect((await aToken(session)).problem?.code).toBe('proof.needed');
    expect((await prove(session, {})).status).toBe(400);
  });

  it('is of staff alone', async () => {
    const user = await aSessionAs(test.db, 'user');
    expect((await prove(user, { currentPassword: PASSWORD })).status).toBe(403);
  });
});

it('signing out everywhere names the tokens for programs that go on working', async () => {
  const { session } = await anAdmin(0);
  await aToken(session, 'nightly feed');
  const { answer: other } = await aToken(session, 'ended feed');
  const params = { id: String(other?.serviceToken.id) };
  await test.call('revokeServiceToken', { params }, { session });
  const { answer } = await test.call('signOutEverywhere', {}, { session });
  expect(answer).toMatchObject({ tokensLeft: ['nightly feed'] });
  expect(answer?.message).toContain('“nightly feed”');
  expect(answer?.message).not.toContain('ended feed');
  const nobody = await aSessionAs(test.db, 'user');
  const plain = await test.call('signOutEverywhere', {}, { session: nobody });
  expect(plain.answer).toEqual({ message: 'You are signed out on every device.', tokensLeft: [] });
});
