import type { ChatReply } from '@manemitra/contract/chats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { aSession, aUser } from '#server/testing/sign-in.ts';
import { lastCodeTo, wrongCode } from '#server/testing/outbox.ts';

const MINUTE_MS = 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let count = 0;
/** A number that no other test uses, in a block of its own. */
function aNumber(): string {
  count += 1;
  return `+9198${String(count).padStart(4, '0')}4321`;
}

const later = (minutes: number) =>
  void (test.clock.now = new Date(test.clock.now.getTime() + minutes * MINUTE_MS));

const say = (prompt: string, session?: string) =>
  test.call('chat', { body: { prompt } }, { session });
const login = (loginPrompt: string, wish?: 'signup') =>
  test.call('chatLogin', { query: { wish }, body: { loginPrompt } });
const enter = (mobileNumber: string, otp: string, session?: string) =>
  test.call('chatValidateCode', { body: { mobileNumber, otp } }, { session });

/** Only what a reply promises to a client that signs in. */
const stepOf = ({ nextHref, outcome, mobileNumber }: ChatReply) => ({
  nextHref,
  outcome,
  mobileNumber,
});

describe('signing in by chat', () => {
  it('goes from the wish over the number and the code back to the chat', async () => {
    const number = aNumber();
    const id = await aUser(test.db, { phoneNumber: number, name: 'Asha' });
    const wish = await say('log me in');
    expect(stepOf(wish.answer as ChatReply)).toEqual({
      nextHref: '/api/v1/chats/login',
      outcome: 'needs-input',
      mobileNumber: undefined,
    });
    const asked = await login(number.slice(3));
    expect(stepOf(asked.answer as ChatReply)).toEqual({
      nextHref: '/api/v1/chats/otp-validate',
      outcome: 'needs-input',
      mobileNumber: number,
    });
    const done = await enter(number, await lastCodeTo(test.db, number));
    expect(done.answer).toMatchObject({
      nextHref: '/api/v1/chats',
      outcome: 'answered',
      startChat: true,
      user: { id, role: 'user', name: 'Asha' },
    });
    const me = await test.call('getSession', {}, { session: done.session });
    expect(me.answer?.account?.id).toBe(id);
  });

  it('asks who signs up for their name, and keeps it in the new account', async () => {
    const number = aNumber();
    expect((await say('sign me up')).answer?.nextHref).toBe('/api/v1/chats/login?wish=signup');
    const named = await login(number, 'signup');
    expect(named.answer?.nextHref).toBe('/api/v1/chats/signup');
    const asked = await test.call('chatSignup', {
      body: { signupPrompt: 'My name is Ravi Kumar', mobileNumber: number },
    });
    expect(asked.answer?.nextHref).toBe('/api/v1/chats/otp-validate');
    later(1);
    expect((await enter(number, 'resend')).status).toBe(200);
    const done = await enter(number, await lastCodeTo(test.db, number));
    expect(done.answer?.user).toMatchObject({ name: 'Ravi Kumar', status: 'active' });
  });

  it('takes a number typed in the chat', async () => {
    const number = aNumber();
    const { answer } = await say(`my number is ${number.slice(3, 8)} ${number.slice(8)}`);
    expect(answer).toMatchObject({
      nextHref: '/api/v1/chats/otp-validate',
      mobileNumber: number,
    });
    expect(answer?.interpretation).toBeUndefined();
  });

  it('opens an account for an unknown number once it is proved, not before', async () => {
    const number = aNumber();
    const accounts = () =>
      test.db.selectFrom('users').selectAll().where('phone_number', '=', number).execute();
    await login(number);
    expect(await accounts()).toEqual([]);
    await enter(number, await lastCodeTo(test.db, number));
    expect(await accounts()).toHaveLength(1);
  });

  it('says the very same to a known and an unknown number until the code is proved', async () => {
    const known = aNumber();
    const unknown = aNumber();
    await aUser(test.db, { phoneNumber: known });
    const walk = async (number: string) => {
      const steps = [
        await login(number),
        await enter(number, 'hello'),
        await enter(number, await wrongCode(test.db, number)),
        await login(number, 'signup'),
      ];
      return JSON.stringify(
        steps.map(({ status, answer, problem }) => [
          status,
          answer,
          problem && { ...problem, requestId: '' },
        ]),
      ).replaceAll(number, 'NUMBER');
    };
    expect(await walk(known)).toBe(await walk(unknown));
  });

  it('asks again when it is given no number', async () => {
    const { answer } = await login('not a number');
    expect(answer).toMatchObject({ nextHref: '/api/v1/chats/login', outcome: 'needs-input' });
  });

  it('refuses an account that is not active, only after the code', async () => {
    const number = aNumber();
    await aUser(test.db, { phoneNumber: number, status: 'suspend' });
    expect((await login(number)).status).toBe(200);
    const { problem, session } = await enter(number, await lastCodeTo(test.db, number));
    expect(problem).toMatchObject({ code: 'account.not-active', nextHref: '/api/v1/chats' });
    expect(session).toBeUndefined();
  });

  it('can be left for the search at every step', async () => {
    const number = aNumber();
    const left = [
      await login('cancel'),
      await test.call('chatSignup', { body: { signupPrompt: 'cancel', mobileNumber: number } }),
      await enter(number, 'cancel'),
    ];
    for (const { answer } of left) expect(answer?.nextHref).toBe('/api/v1/chats');
  });

  it('gives up the session that the browser showed before, so a planted one is worth nothing', async () => {
    const number = aNumber();
    const planted = await aSession(
      test.db,
      { kind: 'user', id: await aUser(test.db) },
      test.clock.now,
    );
    await login(number);
    const { session } = await enter(number, await lastCodeTo(test.db, number), planted);
    expect(session).not.toBe(planted);
    const then = await test.call('getSession', {}, { session: planted });
    expect(then.answer?.account).toBeNull();
  });

  it('ends with the wish to sign out', async () => {
    const session = await aSession(
      test.db,
      { kind: 'user', id: await aUser(test.db) },
      test.clock.now,
    );
    const out = await say('log out', session);
    expect(out).toMatchObject({ session: '', answer: { user: null, nextHref: '/api/v1/chats' } });
    expect((await test.call('getSession', {}, { session })).answer?.account).toBeNull();
    expect((await say('log out')).answer?.message).toContain('not signed in');
  });

  it('leaves no phone number in the audit log', async () => {
    const rows = await test.db.selectFrom('audit_log').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/\+?91?98\d{8}/);
  });
});

describe('the cookie of a session', () => {
  async function cookieFrom(app: TestApp): Promise<string> {
    const number = aNumber();
    await app.call('chatLogin', { query: {}, body: { loginPrompt: number } });
    const otp = await lastCodeTo(app.db, number);
    const { headers } = await app.call('chatValidateCode', { body: { mobileNumber: number, otp } });
    return String(headers['set-cookie']);
  }

  it('is kept from scripts and other sites', async () => {
    expect(await cookieFrom(test)).toMatch(
      /^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax(,|$)/,
    );
  });

  it('is bound to the site and to TLS where there is TLS', async () => {
    const secure = await createTestApp({ PUBLIC_URL: 'https://homes.example' });
    expect(await cookieFrom(secure)).toMatch(/^__Host-session=[\w-]{43}; .*HttpOnly; Secure;/);
    await secure.close();
  });
});

describe('a one-time code', () => {
  it('works once', async () => {
    const number = aNumber();
    await login(number);
    const code = await lastCodeTo(test.db, number);
    expect((await enter(number, code)).status).toBe(200);
    const again = await enter(number, code);
    expect(again.problem).toMatchObject({
      code: 'otp.expired',
      nextHref: '/api/v1/chats/otp-validate',
    });
  });

  it('signs in once when it is shown many times at once', async () => {
    const number = aNumber();
    const second = await test.secondProcess();
    await login(number);
    const otp = await lastCodeTo(test.db, number);
    const body = { mobileNumber: number, otp };
    const all = await Promise.all(
      [test, second, test, second, test].map((it) => it.call('chatValidateCode', { body })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('works for five minutes', async () => {
    const number = aNumber();
    await login(number);
    later(4.9);
    const code = await lastCodeTo(test.db, number);
    later(0.2);
    expect((await enter(number, code)).problem?.code).toBe('otp.expired');
  });

  it('is replaced by the next', async () => {
    const number = aNumber();
    await login(number);
    const first = await lastCodeTo(test.db, number);
    later(1);
    await enter(number, 'send again');
    const next = await lastCodeTo(test.db, number);
    // One in a million pairs of codes are the same.
    expect((await enter(number, first)).status).toBe(first === next ? 200 : 422);
    expect((await enter(number, next)).status).toBe(first === next ? 410 : 200);
  });

  it('is replaced by the next also when both are sent in the same moment', async () => {
    const number = aNumber();
    const codes = [];
    for (let n = 0; n < 3; n += 1) {
      await login(number);
      codes.push(await lastCodeTo(test.db, number));
    }
    expect((await enter(number, codes[2] ?? '')).status).toBe(200);
  });

  it('is sent without waiting for others', async () => {
    const [other, number] = [aNumber(), aNumber()];
    await login(other);
    later(24 * 60);
    await test.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('sent_codes')
        .select('purpose')
        .where('phone_number', '=', other)
        .forUpdate()
        .execute();
      expect((await login(number)).status).toBe(200);
    });
  });

  it('belongs to its number', async () => {
    const [mine, theirs] = [aNumber(), aNumber()];
    await login(mine);
    await login(theirs);
    const code = await lastCodeTo(test.db, mine);
    const isSame = code === (await lastCodeTo(test.db, theirs));
    expect((await enter(theirs, code)).status).toBe(isSame ? 200 : 422);
  });

  it('says how many tries are left, and dies with the fifth', async () => {
    const number = aNumber();
    await login(number);
    const wrong = await wrongCode(test.db, number);
    const said = [];
    for (let n = 0; n < 6; n += 1) said.push((await enter(number, wrong)).problem);
    expect(said.map((problem) => problem?.code)).toEqual([
      ...Array<string>(4).fill('otp.wrong'),
      ...Array<string>(2).fill('otp.too-many-tries'),
    ]);
    expect(said[0]?.detail).toContain('4 tries left');
    const right = await enter(number, await lastCodeTo(test.db, number));
    expect(right.problem?.code).toBe('otp.too-many-tries');
  });

  it('is compared five times at most, however many tries come at once, in two processes', async () => {
    const number = aNumber();
    const second = await test.secondProcess();
    await login(number);
    const body = { mobileNumber: number, otp: await wrongCode(test.db, number) };
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? second : test).call('chatValidateCode', { body }),
      ),
    );
    expect(all.filter(({ problem }) => problem?.code === 'otp.wrong')).toHaveLength(4);
    expect((await enter(number, await lastCodeTo(test.db, number))).status).toBe(410);
  });

  it('is not kept in a form that can be read', async () => {
    const number = aNumber();
    await login(number);
    const code = await lastCodeTo(test.db, number);
    const row = await test.db
      .selectFrom('sent_codes')
      .selectAll()
      .where('phone_number', '=', number)
      .executeTakeFirstOrThrow();
    expect(row.code_hash).toHaveLength(32);
    expect(row.code_hash.toString()).not.toContain(code);
  });
});

describe('what strangers do with a number', () => {
  const ask = (number: string, as: { device?: string | undefined; address?: string }) =>
    test.call('chatLogin', { query: {}, body: { loginPrompt: number } }, as);
  const type = (mobileNumber: string, otp: string, as: { device?: string | undefined }) =>
    test.call('chatValidateCode', { body: { mobileNumber, otp } }, as);

  it('does not end the code of the browser that asked for it, by wrong tries or by asking for others', async () => {
    const number = aNumber();
    const { device } = await ask(number, {});
    const code = await lastCodeTo(test.db, number);
    const wrong = await wrongCode(test.db, number);
    for (let n = 0; n < 6; n += 1) await type(number, wrong, {});
    later(0.1);
    await ask(number, { address: '198.51.100.1' });
    expect((await type(number, code, { device })).status).toBe(200);
  });

  it('counts the tries of the browser that asked apart, five at most', async () => {
    const number = aNumber();
    const { device } = await ask(number, {});
    const wrong = await wrongCode(test.db, number);
    const codes = [];
    for (let n = 0; n < 6; n += 1)
      codes.push((await type(number, wrong, { device })).problem?.code);
    expect(codes).toEqual([
      ...Array<string>(4).fill('otp.wrong'),
      ...Array<string>(2).fill('otp.too-many-tries'),
    ]);
    // Nor can the same be gone on with elsewhere.
    const right = await lastCodeTo(test.db, number);
    expect((await type(number, right, { device })).problem?.code).toBe('otp.too-many-tries');
  });

  it('is tried twenty times a day at most from browsers that asked for no code', async () => {
    const number = aNumber();
    const codes = new Set();
    for (let n = 0; n < 5; n += 1) {
      await ask(number, {});
      const wrong = await wrongCode(test.db, number);
      for (let m = 0; m < 4; m += 1) codes.add((await type(number, wrong, {})).problem?.code);
      later(11);
    }
    expect([...codes]).toEqual(['otp.wrong']);
    const { device } = await ask(number, {});
    const code = await lastCodeTo(test.db, number);
    expect((await type(number, code, {})).problem?.code).toBe('otp.too-many-tries');
    expect((await type(number, code, { device })).status).toBe(200);
  });

  it('leaves codes for its owner, at another address or in a browser that proved it before', async () => {
    const number = aNumber();
    await ask(number, {});
    const { device } = await type(number, await lastCodeTo(test.db, number), {});
    later(24 * 60);
    const from = async (address: string) => (await ask(number, { address })).status;
    const stranger = [];
    for (let n = 0; n < 4; n += 1) stranger.push(await from('198.51.100.1'));
    expect(stranger).toEqual([200, 200, 200, 429]);
    expect(await from('203.0.113.9')).toBe(200);
    for (let n = 0; n < 3; n += 1) await from(`198.51.100.${n + 2}`);
    expect(await from('203.0.113.10')).toBe(429);
    const own = [];
    for (let n = 0; n < 4; n += 1) {
      own.push((await ask(number, { address: '203.0.113.10', device })).status);
    }
    expect(own).toEqual([200, 200, 200, 429]);
  });
});

describe('the limits of codes', () => {
  it('count the networks that one customer is given as one, wider ones higher', async () => {
    const strict = await createTestApp({ RATE_LIMIT_SCALE: '1' });
    const sent = async (many: number, address: (n: number) => string) => {
      let good = 0;
      for (let n = 0; n < many; n += 1) {
        const body = { loginPrompt: aNumber() };
        const { status } = await strict.call(
          'chatLogin',
          { query: {}, body },
          { address: address(n) },
        );
        if (status === 200) good += 1;
      }
      return good;
    };
    expect(await sent(45, (n) => `2001:db8:1:${(0xab00 + n).toString(16)}::1`)).toBe(40);
    expect(await sent(65, (n) => `2001:db8:2:${(n * 256).toString(16)}::1`)).toBe(60);
    await strict.close();
  });

  it('end at what all may cost in an hour, which the log and the metrics tell without a number', async () => {
    const small = await createTestApp({
      RATE_LIMIT_SCALE: '1',
      CODES_PER_HOUR: '5',
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: 'a-token-of-metrics',
    });
    const statuses = [];
    for (let n = 0; n < 7; n += 1) {
      const body = { loginPrompt: aNumber() };
      statuses.push((await small.call('chatLogin', { query: {}, body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const alarms = small.logged.filter((line) => line.includes('codes an hour'));
    expect(alarms.length).toBeGreaterThan(0);
    expect(alarms.join('')).not.toMatch(/98\d{4}4321/);
    const { body } = await small.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer a-token-of-metrics' },
    });
    expect(body).toContain('one_time_codes_sent_last_hour 5');
    expect(body).toContain('one_time_codes_per_hour 5');
    await small.close();
  });

  it.each([
    ['a country that is not served', '+252 61 2345678'],
    ['a satellite', '+8816 31234567'],
    ['an island that shares its code with another country', '+1 876 210 1234'],
  ])('send none to %s, and say whom to write to', async (_what, number) => {
    const { status, problem } = await login(number);
    expect([status, problem?.code]).toEqual([422, 'otp.country-not-served']);
    expect(problem?.detail).toContain('Write to us');
    expect(problem?.nextHref).toBe('/api/v1/chats/login');
  });

  it.each([
    ['the Emirates', '+971 50 123 4567'],
    ['Singapore', '+65 8123 4567'],
    ['the United States', '+1 415 555 2671'],
    ['the United Kingdom', '+44 7400 123456'],
    ['Australia', '+61 412 345 678'],
  ])('let people in %s sign in', async (_where, number) => {
    expect((await login(number)).status).toBe(200);
  });

  it.each([
    ['a landline', '+91 11 2345 6789'],
    ['a premium line', '+44 909 8790123'],
    ['a number of a company that pays for calls', '1800 111 950'],
  ])('take no number of %s', async (_what, number) => {
    const { answer } = await login(number);
    expect(answer).toMatchObject({ outcome: 'needs-input', nextHref: '/api/v1/chats/login' });
  });

  it('are three in ten minutes for a number, counted across processes', async () => {
    const number = aNumber();
    const second = await test.secondProcess();
    const body = { loginPrompt: number };
    const all = await Promise.all(
      [test, second, test, second, test].map((it) => it.call('chatLogin', { query: {}, body })),
    );
    const refused = all.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.problem).toMatchObject({
      code: 'otp.too-many-sends',
      nextHref: '/api/v1/chats/login',
    });
    expect(refused[0]?.headers['retry-after']).toBe('600');
    later(10.1);
    expect((await login(number)).status).toBe(200);
  });

  it('are ten a day for a number', async () => {
    const number = aNumber();
    for (let n = 0; n < 10; n += 1) {
      expect((await login(number)).status).toBe(200);
      later(11);
    }
    expect((await login(number)).status).toBe(429);
    later(24 * 60);
    expect((await login(number)).status).toBe(200);
  });

  it('are twenty an hour for an address, and RATE_LIMIT_SCALE moves only those', async () => {
    const [strict, wide] = await Promise.all([
      createTestApp({ RATE_LIMIT_SCALE: '1' }),
      createTestApp({ RATE_LIMIT_SCALE: '2' }),
    ]);
    const sends = async (app: TestApp, many: number, address: string) => {
      const statuses = [];
      for (let n = 0; n < many; n += 1) {
        const body = { loginPrompt: aNumber() };
        statuses.push((await app.call('chatLogin', { query: {}, body }, { address })).status);
      }
      return statuses;
    };
    expect((await sends(strict, 21, '203.0.113.7')).indexOf(429)).toBe(20);
    expect(await sends(strict, 1, '203.0.113.8')).toEqual([200]);
    expect((await sends(wide, 41, '203.0.113.7')).indexOf(429)).toBe(40);
    const body = { loginPrompt: aNumber() };
    const sameNumber = [];
    for (let n = 0; n < 4; n += 1) {
      sameNumber.push((await wide.call('chatLogin', { query: {}, body })).status);
    }
    expect(sameNumber).toEqual([200, 200, 200, 429]);
    await Promise.all([strict.close(), wide.close()]);
  });

  it('are a hundred an hour for a block of neighbouring numbers', async () => {
    const statuses = [];
    for (let n = 0; n < 101; n += 1) {
      statuses.push((await login(`+91 98765 4${String(n).padStart(4, '0')}`)).status);
    }
    expect(statuses.indexOf(429)).toBe(100);
  });
});
