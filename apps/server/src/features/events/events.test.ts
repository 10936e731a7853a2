import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addJob } from '#server/platform/jobs/add-job.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createStandIn, json, type StandIn } from '#server/testing/stand-in.ts';

let postHog: StandIn;
let test: TestApp;
beforeAll(async () => {
  postHog = await createStandIn(json({ status: 1 }));
  test = await createTestApp({
    LOG_LEVEL: 'silent',
    POSTHOG_URL: postHog.url.replace('://', '://a-key-of-posthog@'),
  });
});
afterAll(async () => {
  await test.close();
  await postHog.close();
});
beforeEach(async () => {
  postHog.asked.length = 0;
  postHog.reply = json({ status: 1 });
  await test.db.deleteFrom('events').execute();
});

const kept = () => test.db.selectFrom('events').select(['name', 'properties']).execute();
const send = (payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: '/api/v1/events', payload, headers });
const forward = async () => {
  await addJob(test.db, 'forward-events', {}, { key: 'forward' });
  await test.runDueJobs();
};
const connectionsInTransaction = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(test.db);
  return rows[0]?.count;
};
const uuids = () =>
  postHog.asked.flatMap(({ body }) => (body as { batch: { uuid: string }[] }).batch);

describe('an event', () => {
  it('is kept with what belongs to it and nothing else', async () => {
    const sent = { name: 'Search Performed', query: '3bhk, call 98450 12345', userId: 7 };
    expect((await send(sent)).json()).toEqual({ received: true });
    await send({ name: 'Page View', path: '/reset-password/7?token=secret' });
    await send({ name: 'Property Details Launch', chatText: 'villa' });
    await send({ name: 'Landing Page Launch' });
    expect(await kept()).toEqual([
      { name: 'Search Performed', properties: { query: '3bhk, call [number]' } },
      { name: 'Page View', properties: { path: '/reset-password/7' } },
      { name: 'Property Details Launch', properties: { chatText: 'villa' } },
      { name: 'Landing Page Launch', properties: {} },
    ]);
  });

  it.each(['dnt', 'sec-gpc'])('is not kept of a browser that sends %s: 1', async (header) => {
    const answer = await send({ name: 'Landing Page Launch' }, { [header]: '1' });
    expect(answer.json()).toEqual({ received: true });
    expect(await kept()).toEqual([]);
  });

  it.each([
    { name: 'Password Typed' },
    { name: 'Search Performed' },
    { name: 'Search Performed', query: 'x'.repeat(2001) },
  ])('of no known kind or size is refused', async (payload) => {
    expect((await send(payload)).statusCode).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('is kept three months', async () => {
    for (const days of [89, 91]) {
      await send({ name: 'Landing Page Launch' });
      await test.db
        .updateTable('events')
        .where('occurred_at', '>', new Date(Date.now() - 60_000))
        .set({ occurred_at: new Date(Date.now() - days * 86_400_000) })
        .execute();
    }
    await addJob(test.db, 'remove-old-events', {}, { key: 'remove' });
    await test.runDueJobs();
    expect(await kept()).toHaveLength(1);
  });
});

describe('events are passed on', () => {
  it('in batches, each once', async () => {
    await test.db
      .insertInto('events')
      .values(
        Array.from({ length: 450 }, () => ({ name: 'Landing Page Launch', properties: '{}' })),
      )
      .execute();
    await forward();
    await forward();
    expect(postHog.asked).toHaveLength(3);
    expect(new Set(uuids().map(({ uuid }) => uuid)).size).toBe(450);
  });

  it('without one that the system refuses: those behind it go on', async () => {
    await send({ name: 'Landing Page Launch' });
    postHog.reply = json({}, 400);
    await forward();
    postHog.reply = json({ status: 1 });
    await send({ name: 'Page View', path: '/' });
    await forward();
    const [refused, next] = uuids();
    expect(postHog.asked).toHaveLength(2);
    expect(next).not.toEqual(refused);
  });

  it('while no connection is held for the answer', async () => {
    await send({ name: 'Landing Page Launch' });
    let held: Promise<number | undefined> | undefined;
    postHog.reply = (response, asked) => {
      held = connectionsInTransaction();
      void held.then(() => json({ status: 1 })(response, asked));
    };
    await forward();
    expect(await held).toBe(0);
  });

  it('later, under the same ids, when the system is out of order', async () => {
    await send({ name: 'Landing Page Launch' });
    postHog.reply = json({}, 500);
    await forward();
    postHog.reply = json({ status: 1 });
    await forward();
    const [first, second] = uuids();
    expect(second).toEqual(first);
    expect(postHog.asked).toHaveLength(2);
  });
});
