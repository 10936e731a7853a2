import { endpoint } from '@manemitra/contract/endpoint';
import { Problem } from '@manemitra/contract/problems';
import { ProblemDocument } from '@manemitra/contract/problem-document';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anonymousContext } from '#server/testing/anonymous-context.ts';
import { createHttpServer } from './create-http-server.ts';
import { registerDocumentation } from './documentation.ts';
import { openApiDocument } from './openapi.ts';
import { registerEndpoints } from './register-endpoints.ts';

const endpoints = {
  echo: endpoint({
    name: 'echo',
    summary: 'Says it again',
    at: 'POST /api/echo/:id',
    access: 'anyone',
    params: z.object({ id: z.string().max(300) }),
    query: z.object({ times: z.coerce.number().int().max(3).default(1) }),
    body: z.object({ text: z.string().min(1, 'Say something.'), tags: z.array(z.string()) }),
    answer: z.object({ text: z.string() }),
    problems: [],
  }),
  refuse: endpoint({
    name: 'refuse',
    summary: 'Refuses as it is told',
    at: 'GET /api/refuse/:how',
    access: 'anyone',
    params: z.object({ how: z.string() }),
    answer: z.object({ text: z.string() }),
    problems: ['property.not-found'],
  }),
  seldom: endpoint({
    name: 'seldom',
    summary: 'May be called twice in an hour',
    at: 'GET /api/seldom',
    access: 'anyone',
    limit: { calls: 2, perMs: 3_600_000 },
    answer: z.object({}),
    problems: [],
  }),
};

const errors: Record<string, () => unknown> = {
  listed: () => new Problem('property.not-found'),
  unlisted: () => new Problem('cursor.invalid'),
  bug: () => new Error('the password is hunter2'),
  database: () => Object.assign(new Error('shutting down'), { code: '57P01' }),
};

async function serve(isStrict: boolean): Promise<FastifyInstance> {
  const app = await createHttpServer({
    publicUrl: 'https://homes.example',
    logLevel: 'silent',
    trustedProxies: [],
  });
  await registerDocumentation(
    app,
    openApiDocument(endpoints, { title: 'T', description: 'D', version: '1', serverUrl: '/' }),
  );
  registerEndpoints(
    app,
    endpoints,
    {
      echo: async ({ body, query }) => ({
        text: body.text.repeat(query.times),
        secret: 'never listed, never sent',
      }),
      refuse: async ({ params }) => {
        const error = errors[params.how];
        if (error) throw error();
        return { text: 42 } as unknown as { text: string };
      },
      seldom: async () => ({}),
    },
    {
      contextOf: anonymousContext,
      isStrict,
      limitScale: 1,
    },
  );
  return app;
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const unsupported = 'request.unsupported-media-type';

let app: FastifyInstance;
let lenient: FastifyInstance;
beforeAll(async () => {
  [app, lenient] = await Promise.all([serve(true), serve(false)]);
});
afterAll(() => Promise.all([app.close(), lenient.close()]));

const refusalIn = (response: LightMyRequestResponse): ProblemDocument =>
  ProblemDocument.parse(response.json());

const echo = (options: InjectOptions = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/echo/1',
    payload: { text: 'hi', tags: [] },
    ...options,
  });

describe('a call', () => {
  it('is answered with exactly the fields that the contract lists', async () => {
    const response = await echo({ url: '/api/echo/1?times=2' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ text: 'hihi' });
  });

  it('is told everything that is wrong with it at once', async () => {
    const response = await echo({ url: '/api/echo/1?times=9', payload: { text: '', tags: [1] } });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.json()).toMatchObject({
      code: 'input.invalid',
      status: 400,
      requestId: response.headers['x-request-id'],
      fields: [
        { field: 'query.times' },
        { field: 'body.text', message: 'Say something.' },
        { field: 'body.tags.0' },
      ],
    });
  });

  it('with a missing field is told that it is required', async () => {
    const response = await echo({ payload: { text: 'hi' } });
    expect(refusalIn(response).fields).toEqual([
      { field: 'body.tags', message: 'This is required.' },
    ]);
  });

  it.each([
    ['U+0000', 'a\0b'],
    ['half a surrogate pair', 'a\ud83d'],
  ])('with a character that no database can store is refused: %s', async (_, text) => {
    const response = await echo({ payload: { text, tags: [] } });
    expect(refusalIn(response).fields?.[0]?.field).toBe('body.text');
  });

  it('without a body is refused by name', async () => {
    const response = await app.inject({ method: 'POST', url: '/api/echo/1' });
    expect(response.statusCode).toBe(400);
    expect(refusalIn(response)).toMatchObject({ code: 'input.invalid', status: 400 });
  });

  it('that is nested deeper than any stack is refused', async () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    const payload = `{"text":"hi","tags":[],"more":${deep}}`;
    const response = await echo({ payload, headers: json });
    expect(response.statusCode).toBe(400);
    expect(refusalIn(response).fields).toContainEqual({
      field: 'body',
      message: 'This is nested too deeply.',
    });
  });

  it.each([
    ['damaged JSON', { payload: '{', headers: json }, 400, 'input.invalid'],
    ['another content type', { payload: 'text=hi', headers: form }, 415, unsupported],
    ['plain text', { payload: 'hi', headers: { 'content-type': 'text/plain' } }, 415, unsupported],
    ['too much', { payload: { text: 'x'.repeat(300_000) } }, 413, 'request.too-large'],
    ['a damaged address', { url: '/api/echo/%E0%A4%A' }, 400, 'input.invalid'],
    ['an address that is nothing', { url: '/api/nothing' }, 404, 'route.not-found'],
  ])('with %s is refused by name', async (_, options: InjectOptions, status, code) => {
    const response = await echo(options);
    expect(response.statusCode).toBe(status);
    expect(refusalIn(response)).toMatchObject({ code, status });
  });

  it('may have a long parameter', async () => {
    expect((await echo({ url: `/api/echo/${'x'.repeat(250)}` })).statusCode).toBe(200);
  });
});

describe('a call with keys that mean something to JavaScript', () => {
  it.each([
    '{"text":"hi","tags":[],"__proto__":{"isAdmin":true}}',
    '{"text":"hi","tags":[],"constructor":{"prototype":{"isAdmin":true}}}',
  ])('is refused: %s', async (payload) => {
    const response = await echo({ payload, headers: json });
    expect(response.statusCode).toBe(400);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it('is not moved by them in its address', async () => {
    const response = await echo({ url: '/api/echo/__proto__?__proto__[times]=3&constructor=3' });
    expect(response.json()).toEqual({ text: 'hi' });
  });
});

describe('a call to no host', () => {
  it.each(['a b', '<script>', 'homes.example/evil', 'user@homes.example', 'homes.example:99999'])(
    'is refused: %s',
    async (host) => {
      const response = await echo({ headers: { host } });
      expect(response.statusCode).toBe(400);
      expect(response.body).not.toContain('<script>');
    },
  );
});

describe('a call from another site', () => {
  it.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['https://homes.example', 200],
    ['http://localhost:3000', 200],
  ])('with the origin %s is answered %i', async (origin, status) => {
    const response = await echo({ headers: { origin, host: 'localhost:3000' } });
    expect(response.statusCode).toBe(status);
  });

  it('is refused from our own host without TLS, where anybody on the way may have written the page', async () => {
    const headers = { origin: 'http://homes.example', host: 'homes.example' };
    expect((await echo({ headers })).statusCode).toBe(403);
  });

  it('is refused too when the browser hides its origin', async () => {
    const response = await echo({ headers: { 'sec-fetch-site': 'cross-site' } });
    expect(refusalIn(response).code).toBe('request.origin-refused');
  });
});

describe('a refusal', () => {
  const refuse = (how: string, from = app) => from.inject({ url: `/api/refuse/${how}` });

  it('carries its own status, code and text', async () => {
    const response = await refuse('listed');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      type: 'urn:manemitra:problem:property.not-found',
      detail: 'This project does not exist or is not published.',
      message: 'This project does not exist or is not published.',
    });
  });

  it('that the contract does not list is a bug in tests and still an answer for a buyer', async () => {
    expect((await refuse('unlisted')).statusCode).toBe(500);
    expect(refusalIn(await refuse('unlisted', lenient)).code).toBe('cursor.invalid');
  });

  it('never shows what went wrong inside', async () => {
    const response = await refuse('bug');
    expect(response.statusCode).toBe(500);
    expect(refusalIn(response).code).toBe('server.error');
    expect(response.body).not.toContain('hunter2');
  });

  it('is temporary when the database is away', async () => {
    const response = await refuse('database');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
  });

  it('replaces an answer that does not fit its schema', async () => {
    expect(refusalIn(await refuse('wrong-answer', lenient)).code).toBe('server.error');
  });
});

describe('the limit per address', () => {
  it('says when to come again, and counts each address for itself', async () => {
    const call = (remoteAddress: string) => app.inject({ url: '/api/seldom', remoteAddress });
    await call('10.1.1.1');
    await call('10.1.1.1');
    const third = await call('10.1.1.1');
    expect(third.statusCode).toBe(429);
    expect(refusalIn(third).code).toBe('request.too-many');
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await call('10.1.1.2')).statusCode).toBe(200);
  });

  it('cannot be evaded by naming another address', async () => {
    const call = (forged: string) =>
      app.inject({
        url: '/api/seldom',
        remoteAddress: '10.2.2.2',
        headers: { 'x-forwarded-for': forged },
      });
    const statuses = [await call('1.1.1.1'), await call('2.2.2.2'), await call('3.3.3.3')];
    expect(statuses.map((response) => response.statusCode)).toEqual([200, 200, 429]);
  });
});

describe('every answer', () => {
  it('forbids browsers to run, frame or guess it', async () => {
    const { headers } = await echo();
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toContain('max-age');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('is refused for a parameter that is given twice', async () => {
    expect((await echo({ url: '/api/echo/1?times=1&times=2' })).statusCode).toBe(400);
  });

  it('carries no line of its caller in a header', async () => {
    const response = await echo({ url: '/api/echo/1%0d%0aset-cookie:%20a=b' });
    expect(response.headers['set-cookie']).toBeUndefined();
  });
});

describe('the documentation', () => {
  it('lists every endpoint with its inputs, answer and refusals', async () => {
    const document = await app.inject({ url: '/docs/json' });
    const { paths } = document.json<{ paths: Record<string, Record<string, unknown>> }>();
    expect(Object.keys(paths)).toEqual(['/api/echo/{id}', '/api/refuse/{how}', '/api/seldom']);
    expect(paths['/api/echo/{id}']?.post).toMatchObject({
      parameters: [
        { name: 'id', in: 'path', required: true },
        { name: 'times', in: 'query', required: false },
      ],
      requestBody: {
        content: { 'application/json': { schema: { required: ['text', 'tags'] } } },
      },
    });
    expect(JSON.stringify(paths['/api/refuse/{how}'])).toContain('property.not-found');
  });

  it('is a page whose scripts are allowed to run', async () => {
    const page = await app.inject({ url: '/docs' });
    const shown = page.statusCode === 302 ? await app.inject(page.headers.location ?? '') : page;
    expect(shown.headers['content-type']).toContain('text/html');
    expect(shown.body).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>/);
    expect(shown.headers['content-security-policy']).toContain("script-src 'self'");
  });
});

describe('the log', () => {
  it('names the route of a call and never the number in its path', async () => {
    const lines: unknown[] = [];
    const logged = await serve(true);
    logged.addHook('onRequest', async (request) => {
      request.log = Object.assign(Object.create(request.log) as typeof request.log, {
        info: (line: unknown) => void lines.push(line),
      });
    });
    for (const url of ['/api/echo/+919845012345', '/api/nothing/+919845012345']) {
      await logged.inject({ method: 'POST', url, payload: { text: 'hi', tags: [] } });
    }
    await logged.inject({ method: 'GET', url: '/a/page?for=+919845012345' });
    await logged.close();
    expect(lines).toMatchObject([
      { method: 'POST', path: '/api/echo/:id', status: 200 },
      { method: 'POST', path: '/api/…', status: 404 },
      { method: 'GET', path: '/a/page', status: 404 },
    ]);
    expect(JSON.stringify(lines)).not.toContain('98450');
  });
});
