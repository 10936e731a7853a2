import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { poolUse } from '#server/platform/database/pool-use.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createStandIn, json, type StandIn } from '#server/testing/stand-in.ts';
import { queueMessage } from './public.ts';
import { secondsUntilNextTry } from './retry-rules.ts';
import { sweepOutbox } from './sweep-outbox.ts';

const PHONE = '+919845012345';
const CODE = '482913';
const aCode = { channel: 'sms', to: PHONE, template: 'one-time-code' } as const;
const values = { code: CODE, minutes: '5' };

let gateway: StandIn;
let test: TestApp;
beforeAll(async () => {
  gateway = await createStandIn(json({ id: 'taken' }));
  test = await createTestApp({
    LOG_LEVEL: 'silent',
    MESSAGE_GATEWAY_URL: gateway.url.replace('://', '://a-token-of-the-gateway@'),
  });
});
afterAll(async () => {
  await test.close();
  await gateway.close();
});
beforeEach(async () => {
  gateway.asked.length = 0;
  gateway.reply = json({ id: 'taken' });
  await test.db.deleteFrom('outbox_messages').execute();
  await sql`delete from graphile_worker._private_jobs`.execute(test.db);
});

const rowOf = (id: string) =>
  test.db.selectFrom('outbox_messages').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
/** Lets the time of every wait be over. */
const passTime = () =>
  sql`update graphile_worker._private_jobs set run_at = now()`.execute(test.db);
const loseJobs = () => sql`delete from graphile_worker._private_jobs`.execute(test.db);

describe('a message', () => {
  it('is sent once its cause is committed, and then forgets what it said', async () => {
    const id = await test.db.transaction().execute((tx) => queueMessage(tx, { ...aCode, values }));
    await test.runDueJobs();
    expect(gateway.asked).toMatchObject([{ body: { id, to: PHONE } }]);
    expect(JSON.stringify(gateway.asked[0]?.body)).toContain(`${CODE} is your ManeMitra code`);
    expect(await rowOf(id)).toMatchObject({ delivered_at: expect.any(Date), values: {} });
  });

  it('waits for its gateway on a connection that no page needs', async () => {
    let held: number | undefined;
    gateway.reply = (response, asked) => {
      const { open, idle } = poolUse(test.db);
      held = open - idle;
      json({ id: 'taken' })(response, asked);
    };
    await queueMessage(test.db, { ...aCode, values });
    await test.runDueJobs();
    expect(held).toBe(0);
  });

  it('is never sent when its cause is undone', async () => {
    const undone = test.db.transaction().execute(async (tx) => {
      await queueMessage(tx, { ...aCode, values });
      throw new Error('the cause fails');
    });
    await expect(undone).rejects.toThrow('the cause fails');
    await test.runDueJobs();
    expect(gateway.asked).toEqual([]);
  });

  it('is tried again after a while with the same id, until it is taken', async () => {
    gateway.reply = json({}, 503);
    const id = await queueMessage(test.db, { ...aCode, values });
    await test.runDueJobs();
    await test.runDueJobs();
    expect(gateway.asked).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({
      attempts: 1,
      last_error: 'message gateway: it answered 503',
    });

    gateway.reply = json({ id: 'taken' });
    await passTime();
    await test.runDueJobs();
    expect(gateway.asked.map(({ headers }) => headers['idempotency-key'])).toEqual([id, id]);
    expect(await rowOf(id)).toMatchObject({ attempts: 2, delivered_at: expect.any(Date) });
  });

  it('is given up after its last try, and forgotten but for its recipient and why', async () => {
    gateway.reply = json({ error: `${PHONE} ${CODE}` }, 500);
    const id = await queueMessage(test.db, { ...aCode, values });
    for (let n = 0; n < 9; n += 1) {
      await passTime();
      await test.runDueJobs();
    }
    expect(gateway.asked).toHaveLength(8);
    const row = await rowOf(id);
    expect(row).toMatchObject({
      delivered_at: null,
      failed_at: expect.any(Date),
      recipient: PHONE,
      attempts: 8,
      values: {},
      last_error: 'message gateway: it answered 500',
    });
    expect(row.last_error).not.toMatch(new RegExp(`${CODE}|98450`));
  });

  it('that the gateway will never take is given up at once', async () => {
    gateway.reply = json({}, 422);
    const id = await queueMessage(test.db, { ...aCode, values });
    await test.runDueJobs();
    expect(await rowOf(id)).toMatchObject({ failed_at: expect.any(Date), attempts: 1 });
  });

  it('that is of no more use is not sent', async () => {
    const id = await queueMessage(test.db, { ...aCode, values });
    await test.db
      .updateTable('outbox_messages')
      .set({ created_at: new Date(Date.now() - 6 * 60_000) })
      .execute();
    await test.runDueJobs();
    expect(gateway.asked).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ failed_at: expect.any(Date), values: {} });
  });

  it('of a template that this release does not know is given up, not guessed', async () => {
    const id = await queueMessage(test.db, { ...aCode, values });
    await test.db.updateTable('outbox_messages').set({ template: 'toString' }).execute();
    await test.runDueJobs();
    expect(await rowOf(id)).toMatchObject({ last_error: 'There is no template "toString".' });
  });

  it('in the hands of one process is left alone by the others', async () => {
    const id = await queueMessage(test.db, { ...aCode, values });
    await test.db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('outbox_messages')
        .where('id', '=', id)
        .select('id')
        .forUpdate()
        .execute();
      await test.runDueJobs();
    });
    expect(gateway.asked).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ attempts: 0, delivered_at: null });
  });
});

describe('the sweep', () => {
  it('brings back a message whose job was lost', async () => {
    const id = await queueMessage(test.db, { ...aCode, values });
    await loseJobs();
    await sweepOutbox(test.db);
    await test.runDueJobs();
    expect(gateway.asked, 'it may still be on its way').toEqual([]);

    await sweepOutbox(test.db, 0);
    await test.runDueJobs();
    expect(await rowOf(id)).toMatchObject({ delivered_at: expect.any(Date) });
  });

  it('leaves a message alone that waits for its next try', async () => {
    gateway.reply = json({}, 503);
    await queueMessage(test.db, { ...aCode, values });
    await test.runDueJobs();
    await sweepOutbox(test.db, 0);
    await test.runDueJobs();
    expect(gateway.asked).toHaveLength(1);
  });
});

describe('the waits between tries', () => {
  it('grow threefold to an hour, then end', () => {
    const waits = Array.from({ length: 8 }, (_, n) => secondsUntilNextTry(n + 1));
    expect(waits).toEqual([5, 15, 45, 135, 405, 1215, 3600, undefined]);
  });
});

describe('without a gateway', () => {
  it('a message is a line of the outbox file', async () => {
    const plain = await createTestApp();
    try {
      const id = await queueMessage(plain.db, { ...aCode, values });
      const letter = { ...aCode, channel: 'email', to: 'asha@homes.example', values } as const;
      await queueMessage(plain.db, letter);
      await plain.runDueJobs();
      const file = path.join(plain.dataDir, 'outbox', 'messages.jsonl');
      const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
      expect(lines.map((line) => (JSON.parse(line) as { to: string }).to).toSorted()).toEqual([
        PHONE,
        'asha@homes.example',
      ]);
      expect(lines.find((line) => line.includes(id))).toContain(CODE);
    } finally {
      await plain.close();
    }
  });
});
