import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { sweepOutbox } from '../apps/server/src/features/messages/sweep-outbox.ts';
import { openDatabase } from '../apps/server/src/open-database.ts';
import { runDueJobs } from '../apps/server/src/platform/jobs/run-jobs.ts';
import { startChild, told } from './child.ts';
import { openDataFolder } from './data-folder.ts';

/**
 * Kills the process that causes and delivers messages, KILLS times at a random moment, then lets another one go on, and
 * counts: every message whose cause was committed has arrived, none twice.
 */
const KILLS = 50;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { folder, close } = openDataFolder(0);

/** A gateway that takes a moment, and knows a message again by its key. */
const taken = new Set<string>();
let repeats = 0;
const gateway = http.createServer((request, response) => {
  const key = String(request.headers['idempotency-key']);
  if (taken.has(key)) repeats += 1;
  taken.add(key);
  request.resume();
  setTimeout(() => response.end(JSON.stringify({ id: key })), Math.random() * 20);
});
gateway.listen(0, '127.0.0.1');
await once(gateway, 'listening');
const { port } = gateway.address() as { port: number };
Object.assign(process.env, {
  DATA_DIR: folder,
  DATABASE_URL: '',
  LOG_LEVEL: 'silent',
  MESSAGE_GATEWAY_URL: `http://127.0.0.1:${port}`,
  MESSAGE_GATEWAY_TOKEN: 'a-token-of-the-bench',
});

const config = readConfig();
const database = await openDatabase(config, say);
for (let kill = 1; kill <= KILLS; kill += 1) {
  const child = await startChild('outbox-worker.ts', [], { dataFolder: folder });
  await told<{ ready: true }>(child, 'ready');
  await pause(50 + Math.random() * 250);
  child.kill('SIGKILL');
  await once(child, 'exit');
  if (kill % 10 === 0) say(`${kill} of ${KILLS} kills`);
}

const { db, address } = database;
const count = async (): Promise<number> => {
  const { waiting } = await db
    .selectFrom('outbox_messages')
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
};
const leftBehind = await count();
const { app, jobs } = await createApp(config, { db });
while ((await count()) > 0) {
  await sweepOutbox(db, 0);
  await runDueJobs({ address, table: jobs, report: say });
}

const rows = await db
  .selectFrom('outbox_messages')
  .select(['id', 'channel', 'failed_at'])
  .execute();
const idsOf = (channel: string) =>
  rows.filter((row) => row.channel === channel).map(({ id }) => id);
const file = readFileSync(path.join(folder, 'outbox', 'messages.jsonl'), 'utf8');
const written = file
  .trimEnd()
  .split('\n')
  .map((line) => (JSON.parse(line) as { id: string }).id);

assert.deepEqual(
  rows.filter(({ failed_at }) => failed_at !== null),
  [],
);
assert.deepEqual(
  [...taken].toSorted(),
  idsOf('sms').toSorted(),
  'SMS: each once, none without a cause',
);
assert.deepEqual(written.toSorted(), idsOf('email').toSorted(), 'file: each id once');
say(
  `${rows.length} messages, ${KILLS} kills: ${leftBehind} were left behind and delivered by the next process; ` +
    `${repeats} were tried twice under the same key; none lost, none doubled.`,
);
await app.close();
await database.close();
gateway.close();
close();
