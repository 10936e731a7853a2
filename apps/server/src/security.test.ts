import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { lastCodeTo } from '#server/testing/outbox.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';

/** What holds for the whole server, seen from outside. Each feature's own tests hold its own rules. */
const test = testApp({ LOG_LEVEL: 'trace' });
beforeAll(async () => {
  await someProjects(test.db, [{ name: 'Neelambari Heights' }]);
});

describe('the log of a visit', () => {
  const PHONE = '9876501234';
  const NAME = 'Savitri Unheard';
  const EMAIL = 'savitri@builder.example';

  it('tells what was called, and nobody’s number, name, address, code, words or session', async () => {
    await test.call('chat', { body: { prompt: `I want to log in, my number is ${PHONE}` } });
    await test.call('chatLogin', { query: { wish: 'signup' }, body: { loginPrompt: PHONE } });
    await test.call('chatSignup', { body: { signupPrompt: NAME, mobileNumber: `+91${PHONE}` } });
    const otp = await lastCodeTo(test.db, `+91${PHONE}`);
    const { session } = await test.call('chatValidateCode', {
      body: { mobileNumber: `+91${PHONE}`, otp },
    });
    await test.call('chat', { body: { prompt: `homes for ${NAME}` } }, { session });
    await test.call('searchProperties', { query: { prompt: `3bhk call me on ${PHONE}` } });
    await test.call('sendSellerEnquiry', {
      body: {
        contactPerson: NAME,
        builderName: 'Unheard Builders',
        phoneNumber: PHONE,
        jobRole: 'Owner',
        email: EMAIL,
      },
    });
    const wrong = { userName: 'admin', password: 'Secret-Password-1' };
    const refused = await test.call('signIn', { body: wrong });
    expect(refused.problem).toBeDefined();
    await test.runDueJobs();

    const log = test.logged.join('\n');
    expect(log).toContain('/api/v1/chats/otp-validate');
    expect(log).toContain('/api/v1/properties/search');
    expect(otp).toMatch(/^\d{6}$/);
    expect(session).toMatch(/^[\w-]{43}$/);
    const secrets = [PHONE, NAME, EMAIL, 'Unheard Builders', 'Secret-Password-1', session ?? ''];
    for (const secret of secrets) expect(log).not.toContain(secret);
    expect(log).not.toMatch(new RegExp(`(?<!\\d)${otp}(?!\\d)`));
  });

  it('names who tried what is not theirs to do by the call, at the level that is always on', async () => {
    const session = await aSessionAs(test.db, 'user');
    await test.call('getUser', { params: { phoneNumber: `+91${PHONE}` } }, { session });
    const line: unknown = JSON.parse(
      test.logged.findLast((it) => it.includes('access.refused')) ?? '{}',
    );
    const path = '/api/v1/admin/users/:phoneNumber';
    expect(line).toMatchObject({ level: 40, code: 'access.refused', method: 'GET', path });
  });

  it('of a failure leaves out the row that PostgreSQL repeats', async () => {
    const failure = Object.assign(new Error('duplicate key'), {
      detail: `Key (phone_number)=(+91${PHONE}) already exists.`,
      code: '23505',
    });
    test.app.log.error({ err: failure }, 'call failed');
    expect(test.logged.at(-1)).toContain('duplicate key');
    expect(test.logged.at(-1)).not.toContain(PHONE);
  });
});

describe('an address that names a file', () => {
  const climbing = [
    '../../../../etc/passwd',
    '..%2f..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    '..%5c..%5cetc%5cpasswd',
    '%252e%252e%252fetc%252fpasswd',
    '....//....//etc/passwd',
    'a.webp%00.txt',
    '__proto__',
    'constructor',
  ];
  const folders = [
    'media',
    'pictures/1/day/facade',
    'pictures/open-graph',
    'plans/v1/a',
    'documents/neelambari-heights-whitefield',
    'sitemaps',
    'docs/static',
  ];

  it.each(folders.flatMap((folder) => climbing.map((file) => `/${folder}/${file}`)))(
    'leads nowhere but to our own: %s',
    async (url) => {
      const response = await test.app.inject({ url });
      expect([301, 302, 400, 404]).toContain(response.statusCode);
      expect(response.body).not.toContain('root:');
    },
  );
});

describe('a redirect', () => {
  it.each([
    '//evil.example',
    '/%2f%2fevil.example',
    '/\\evil.example',
    '/documents/%2f%2fevil.example/a.pdf',
    '/docs/..%2f%2fevil.example',
  ])('never leaves the site: %s', async (url) => {
    const { headers } = await test.app.inject({ url });
    expect(headers.location ?? '/').toMatch(/^(\.?\/(?![/\\])|http:\/\/localhost)/);
  });
});

describe('too many calls from one address', () => {
  const API: [what: string, InjectOptions][] = [
    ['interpret', { method: 'POST', url: '/api/v1/queries/interpret', payload: { prompt: 'a' } }],
    ['search', { url: '/api/v1/properties/search?prompt=3bhk' }],
    ['chat', { method: 'POST', url: '/api/v1/chats', payload: { prompt: 'hello' } }],
    ['a lead', { method: 'POST', url: '/api/v1/properties/1/leads', payload: {} }],
    ['an enquiry', { method: 'POST', url: '/api/v1/promoters/enquiry', payload: {} }],
    ['a code', { method: 'POST', url: '/api/v1/chats/otp-validate', payload: {} }],
    ['a password', { method: 'POST', url: '/api/v1/auth/login', payload: {} }],
  ];
  const FILES: [what: string, InjectOptions][] = [
    ['a drawing', { url: '/pictures/1/day/facade/1_a.svg' }],
    ['a floor plan', { url: '/plans/v1/a/1.svg' }],
    ['a document', { url: '/documents/a/b.pdf' }],
  ];
  let strict: TestApp;
  let second: Pick<TestApp, 'app'>;
  beforeAll(async () => {
    strict = await createTestApp({ RATE_LIMIT_SCALE: '0.001', LOG_LEVEL: 'silent' });
    second = await strict.secondProcess();
  });
  afterAll(() => strict.close());

  it.each([...API, ...FILES])(
    'are refused with a time to come again: %s',
    async (_what, options) => {
      const call = () => strict.app.inject({ remoteAddress: '10.3.3.3', ...options });
      let last = await call();
      for (let more = 0; more < 4 && last.statusCode !== 429; more++) last = await call();
      expect(last.statusCode).toBe(429);
      expect(last.json()).toMatchObject({ code: 'request.too-many' });
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    },
  );

  it.each(API)(
    'are counted for all processes together: one call here and one there, %s',
    async (_what, options) => {
      let address = 0;
      // Each look comes from an address of its own; one that fell on the turn of a second proves nothing.
      const refusedOfTwo = async () => {
        const from = { remoteAddress: `10.4.4.${(address += 1)}`, ...options };
        const two = await Promise.all([strict, second].map(({ app }) => app.inject(from)));
        return two.filter(({ statusCode }) => statusCode === 429).length;
      };
      await expect.poll(refusedOfTwo).toBe(1);
    },
  );

  it('are counted for each address by itself', async () => {
    const from = (remoteAddress: string) =>
      strict.app.inject({ remoteAddress, url: '/api/v1/properties/search?prompt=3bhk' });
    expect((await from('10.5.5.1')).statusCode).toBe(200);
    expect((await from('10.5.5.1')).statusCode).toBe(429);
    expect((await from('10.5.5.2')).statusCode).toBe(200);
  });
});
