import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { aProject } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

const TOKEN = 'a-token-for-the-scraper';

let test: TestApp;
let slug: string;
beforeAll(async () => {
  const settings = { MAX_CONCURRENT_REQUESTS: '1', METRICS_TOKEN: TOKEN, LOG_LEVEL: 'warn' };
  test = await createTestApp(settings, { slowQueryMs: 20 });
  slug = await aProject(test.db);
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers });
const metrics = async () => {
  const answer = await get('/metrics', { authorization: `Bearer ${TOKEN}` });
  expect(answer.statusCode).toBe(200);
  return answer.body;
};

describe('a process that has too much to do', () => {
  it('turns requests away at once, stays watchable, and recovers by itself', async () => {
    const held = await whileOneIsInWork(async () => {
      const refused = await get('/api/v1/health', { accept: 'application/json' });
      expect(refused.statusCode).toBe(503);
      expect(refused.headers['content-type']).toContain('application/problem+json');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.json()).toMatchObject({ code: 'server.unavailable' });
      expect((await get('/health/live')).statusCode).toBe(200);
      expect(await metrics()).toMatch(/http_requests_shed_total\{reason="concurrency"\} 1\n/);
      // An alarm on the first of a kind needs its zero.
      expect(await metrics()).toMatch(/http_requests_shed_total\{reason="database"\} 0\n/);
    });
    expect(held.statusCode).toBe(200);
    expect((await get('/api/v1/health')).statusCode).toBe(200);
    expect(test.app.requestsInWork()).toBe(0);
  });

  it('shows a browser a page that tries again, in place of the page it asked for', async () => {
    await whileOneIsInWork(async () => {
      const page = await get('/', { accept: 'text/html,*/*' });
      expect(page.statusCode).toBe(503);
      expect(page.headers['retry-after']).toBeDefined();
      expect(page.body).toContain('http-equiv="refresh"');
    });
  });

  it('protects what it sends then as every other answer', async () => {
    const usual = protection(await get('/api/v1/health'));
    expect(Object.keys(usual)).toContain('referrer-policy');
    await whileOneIsInWork(async () => {
      const refused = await get('/api/v1/health');
      expect(refused.statusCode).toBe(503);
      expect(protection(refused)).toEqual(usual);
      const page = await get('/', { accept: 'text/html,*/*' });
      expect(page.statusCode).toBe(503);
      expect(protection(page)).toEqual({
        ...usual,
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    });
  });

  it('says so in one line of the log, however many it turns away', () => {
    expect(test.logged.filter((line) => line.includes('too much to do'))).toHaveLength(1);
  });
});

describe('metrics', () => {
  it('are there only for who shows the token', async () => {
    expect((await get('/metrics')).statusCode).toBe(404);
    expect((await get('/metrics', { authorization: 'Bearer guessed' })).statusCode).toBe(404);
  });

  it('name the pattern of a route and never an address, a sentence or a number', async () => {
    await test.call('getProperty', { params: { id: slug } });
    await test.call('searchProperties', { query: { prompt: 'villa for 9845012345' } });
    const text = await metrics();
    expect(text).toContain('route="/api/v1/properties/:id",status="200"');
    expect(text).not.toContain(slug);
    expect(text).not.toContain('9845012345');
  });

  it('say how the pool, the search, the jobs and the outbox stand', async () => {
    await expect
      .poll(async () => {
        await test.call('searchProperties', { query: { prompt: 'villa' } });
        return metrics();
      })
      .toMatch(/^search_projects 1$/m);
    await sql`select graphile_worker.add_job('a-task', '{}'::json)`.execute(test.db);
    const text = await metrics();
    for (const line of [
      /^database_pool_connections\{state="waiting"\} 0$/m,
      /^jobs\{task="a-task",state="waiting"\} 1$/m,
      /^outbox_oldest_seconds 0$/m,
      /^nodejs_eventloop_lag_p99_seconds /m,
      /^metrics_source_failures_total 0$/m,
    ]) {
      expect(text).toMatch(line);
    }
  });
});

describe('the log', () => {
  it('tells of a slow statement by its text, without the values', async () => {
    const number = '9845012345';
    await sql`select pg_sleep(0.05), ${number}::text as told`.execute(test.db);
    const slow = test.logged.filter((line) => line.includes('slow query'));
    expect(slow.some((line) => line.includes('select pg_sleep'))).toBe(true);
    expect(slow.join()).not.toContain(number);
  });
});

describe('a process', () => {
  it('is ready when the database answers, is migrated and the search is in memory', async () => {
    await expect.poll(async () => (await get('/health/ready')).statusCode).toBe(200);
    await sql`alter table kysely_migration rename to hidden`.execute(test.db);
    const lacking = await get('/health/ready');
    expect(lacking.statusCode).toBe(503);
    expect(lacking.json()).toMatchObject({ fields: [{ field: 'migrations' }] });
    await sql`alter table hidden rename to kysely_migration`.execute(test.db);
    expect((await get('/health/ready')).statusCode).toBe(200);
  });

  it('that cannot read what searches run on says why in the log, once', async () => {
    const app = await createTestApp({ LOG_LEVEL: 'warn' });
    onTestFinished(() => app.close());
    await sql`alter table properties rename to hidden`.execute(app.db);
    const told = () => app.logged.filter((line) => line.includes('could not be read'));
    await expect.poll(async () => (await app.readiness.missing(), told().length)).toBe(1);
    expect(told()[0]).toContain('properties');
    expect(await app.readiness.missing()).toEqual(['search']);
    expect(told()).toHaveLength(1);
  });

  // The last: there is no way back.
  it('that is told to stop says so, still answers, and closes each connection with its answer', async () => {
    expect((await get('/api/v1/health')).headers.connection).not.toBe('close');
    test.readiness.drain();
    expect((await get('/health/ready')).statusCode).toBe(503);
    expect((await get('/health/live')).statusCode).toBe(200);
    const answer = await get('/api/v1/health');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.connection).toBe('close');
  });
});

/** The headers of an answer by which a browser protects itself and the visitor. */
const protection = ({ headers }: LightMyRequestResponse) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) =>
      /policy|^strict-transport|^x-(content|frame|xss|dns|download|permitted)|^origin-agent/.test(
        name,
      ),
    ),
  );

/** Looks while one request waits for a lock; resolves with its answer, once the lock is gone. */
async function whileOneIsInWork(look: () => Promise<void>): Promise<LightMyRequestResponse> {
  const transaction = await test.db.startTransaction().execute();
  // What even a kept answer asks for first.
  await sql`lock table content_changes in access exclusive mode`.execute(transaction);
  // A request that is injected begins when somebody waits for it.
  const waiting = Promise.resolve(get('/api/v1/health'));
  try {
    await expect.poll(() => test.app.requestsInWork(), { timeout: 15_000 }).toBe(1);
    await look();
  } finally {
    await transaction.commit().execute();
  }
  return waiting;
}
