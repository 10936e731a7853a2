import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { createApp, type App } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { migrations } from '../apps/server/src/database/migrations.ts';
import type { Database } from '../apps/server/src/database/schema.ts';
import { loadProjects } from '../apps/server/src/features/catalogue/public.ts';
import { connect, openConnections } from '../apps/server/src/platform/database/connect.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../apps/server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createQueryWatch } from '../apps/server/src/platform/database/query-watch.ts';
import {
  attachReplica,
  replicaFigures,
} from '../apps/server/src/platform/database/read-replica.ts';
import { migrateJobs } from '../apps/server/src/platform/jobs/migrate-jobs.ts';
import { aSessionAs } from '../apps/server/src/testing/sign-in.ts';
import { todayInBengaluru } from '../apps/server/src/today.ts';
import { generateProjects } from '../catalogue/src/generate.ts';

/*
 * `npm run check:read-replica`: two real PostgreSQL servers, the second a physical standby of the first by streaming
 * replication, and the real app on both. Prints what was tried and what came of it; ends with 1 if anything was not so.
 */

const MAX_LAG_MS = 1000;
const PATIENCE_MS = 30_000;
const say = () => undefined;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manemitra-replica-'));
fs.chmodSync(folder, 0o755);
const primaryFolder = path.join(folder, 'primary');
const replicaFolder = path.join(folder, 'replica');
const rows: { guarantee: string; seen: string; isSo: boolean }[] = [];

const primary = await startEmbeddedPostgres({
  dataFolder: primaryFolder,
  settings: { wal_keep_size: '512MB' },
  say,
});
const db = await connect<Database>(primary.connection, { poolSize: 5, say });
await migrate(db, migrations);
await migrateJobs(primary.connection);
const [first, unseen, last, ...records] = [...generateProjects(203)];
if (!first || !unseen || !last) throw new Error('The generator made no projects.');
await loadProjects(db, [first, ...records], todayInBengaluru());
await copyWhileRunning();

const startReplica = () =>
  startEmbeddedPostgres({
    dataFolder: replicaFolder,
    settings: { primary_conninfo: conninfo(primary.connection), hot_standby: 'on' },
    say,
  });
let standby = await startReplica();
const watch = createQueryWatch();
let askedOfReplica = 0;
watch.tell(({ sql: text }) => {
  if (!text.includes('pg_last_wal_replay_lsn')) askedOfReplica += 1;
});
const replica = openConnections<Database>(standby.connection, { poolSize: 5, say, watch });
const changes: string[] = [];
const { detach } = await attachReplica(db, replica, {
  maxLagMs: MAX_LAG_MS,
  everyMs: 100,
  say: (line) => void changes.push(line),
});
const isUsable = () => replicaFigures(db)?.isUsable === true;

try {
  await until('the replica is near enough', isUsable);
  const { app, close } = await createApp(readConfig({ LOG_LEVEL: 'silent' }), { db });
  await checkAll(app);
  await close();
} finally {
  detach();
  await replica.destroy();
  await db.destroy();
  await standby.stop();
  await primary.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
console.table(rows);
process.exit(rows.every(({ isSo }) => isSo) ? 0 : 1);

async function checkAll(app: App['app']): Promise<void> {
  const ask = async (url: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url, headers: { accept: 'application/json', ...headers } })).statusCode;
  const slugOf = async (name: string) =>
    (
      await db
        .selectFrom('properties')
        .select('slug')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
    ).slug;
  const project = `/api/v1/properties/${await slugOf(first?.name ?? '')}`;
  /** How many statements the replica ran for this. */
  const onReplica = async (act: () => Promise<unknown>) => {
    const before = askedOfReplica;
    await act();
    return askedOfReplica - before;
  };

  const { rows: walReceivers } = await sql<{ status: string }>`
    select status from pg_stat_wal_receiver`.execute(replica);
  note(
    'the standby receives the log by streaming',
    walReceivers[0]?.status ?? 'nothing',
    'streaming',
  );

  let status = 0;
  let count = await onReplica(async () => (status = await ask(project)));
  note('a visitor’s project page is read from the replica', `${status}, ${count > 0}`, '200, true');

  const cookie = `session=${await aSessionAs(db, 'user')}`;
  count = await onReplica(async () => (status = await ask(project, { cookie })));
  note('who is signed in reads the primary', `${status}, ${count}`, '200, 0');

  await sql`select pg_wal_replay_pause()`.execute(replica);
  await loadProjects(db, [unseen as NonNullable<typeof unseen>], todayInBengaluru());
  const unseenSlug = await slugOf(unseen?.name ?? '');
  note(
    'what the replica lacks is read from the primary',
    await ask(`/api/v1/properties/${unseenSlug}`),
    200,
  );

  // The first search begins to read the whole catalogue, from the replica that lacks a project.
  count = await onReplica(async () => {
    await until('the search is in memory', async () => (await ask('/health/ready')) === 200);
  });
  const search = async (prompt = '') => {
    const { body } = await app.inject({ url: '/api/v1/properties/search', query: { prompt } });
    return (JSON.parse(body) as { total: number }).total;
  };
  note('the search is filled from the replica', count > 0, true);
  note('and still has what only the primary has', await search(unseen?.name), 1);

  const paused = performance.now();
  await until('lag is noticed', () => !isUsable());
  note('a replica that is behind is not asked', await onReplica(() => ask(project)), 0);
  rows.push({
    guarantee: `   noticed after (limit ${MAX_LAG_MS} ms)`,
    seen: `${Math.round(performance.now() - paused)} ms`,
    isSo: true,
  });
  await sql`select pg_wal_replay_resume()`.execute(replica);
  await until('the replica has caught up', isUsable);
  note('one that caught up is asked again', (await onReplica(() => ask(project))) > 0, true);

  const stopped = standby.stop();
  const statuses = new Set<number>();
  for (let time = 0; time < 50; time++) statuses.add(await ask(project));
  await stopped;
  for (let time = 0; time < 50; time++) statuses.add(await ask(project));
  note('while the replica ends, no visitor sees an error', [...statuses].join(), '200');
  note('one that is away is not asked', isUsable(), false);
  standby = await startReplica();
  await until('the replica is back', isUsable);
  note('one that is back is asked again', (await onReplica(() => ask(project))) > 0, true);

  await loadProjects(db, [last as NonNullable<typeof last>], todayInBengaluru());
  note('a search finds a new project at once', await search(last?.name), 1);
  note('changes were said', changes.length, 5);
}

function note(guarantee: string, seen: unknown, expected: unknown): void {
  rows.push({ guarantee, seen: String(seen), isSo: seen === expected });
}

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error(`Waited in vain: ${what}.`);
    await pause(20);
  }
}

/** A base backup by PostgreSQL's own protocol for copying files: the binaries from npm have no pg_basebackup. */
async function copyWhileRunning(): Promise<void> {
  const [from, to] = [path.join(primaryFolder, 'postgres'), path.join(replicaFolder, 'postgres')];
  fs.mkdirSync(replicaFolder);
  fs.chmodSync(replicaFolder, 0o755);
  // It begins and ends on one connection.
  const label = await db.connection().execute(async (connection) => {
    await sql`select pg_backup_start('replica', true)`.execute(connection);
    // What changes while it is copied is put right from the log; owners and modes must stay.
    execFileSync('cp', ['-a', from, to], { stdio: ['ignore', 'ignore', 'pipe'] });
    const { rows: labels } = await sql<{ labelfile: string }>`
      select labelfile from pg_backup_stop()`.execute(connection);
    return labels[0]?.labelfile ?? '';
  });
  fs.rmSync(path.join(to, 'postmaster.pid'), { force: true });
  fs.rmSync(path.join(to, 'pg_wal'), { recursive: true });
  const { uid, gid } = fs.statSync(from);
  for (const name of ['pg_wal', 'pg_wal/archive_status']) {
    fs.mkdirSync(path.join(to, name), { mode: 0o700 });
    fs.chownSync(path.join(to, name), uid, gid);
  }
  const files = { backup_label: label, 'standby.signal': '' };
  for (const [name, text] of Object.entries(files)) {
    fs.writeFileSync(path.join(to, name), text, { mode: 0o600 });
    fs.chownSync(path.join(to, name), uid, gid);
  }
}

function conninfo({ host, port, user }: EmbeddedPostgres['connection']): string {
  return `host=${host} port=${port} user=${user} application_name=replica`;
}
