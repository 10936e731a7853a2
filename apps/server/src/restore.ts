import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PostgresDialect, Kysely, type Migration } from 'kysely';
import { Client, Pool, type ClientConfig } from 'pg';
import {
  type Manifest,
  readLines,
  readManifest,
  sumOfLines,
  verifyBackup,
} from './platform/backup/backup-folder.ts';
import type { BackupSource } from './back-up.ts';
import { setCounters } from './platform/backup/counters.ts';
import { dumpTable } from './platform/backup/dump-table.ts';
import { loadTable } from './platform/backup/load-table.ts';
import { loadJobs } from './platform/backup/queued-jobs.ts';
import { NOT_ROWS, OF_SECRETS, READS_ALIKE, SECRETS } from './platform/backup/rows-of-ours.ts';
import { quoted, readTableShapes } from './platform/backup/table-shapes.ts';
import { migrate } from './platform/database/migrate.ts';
import { migrateJobs } from './platform/jobs/migrate-jobs.ts';
import { StartFailure } from './platform/start-failure.ts';

interface RestoreOptions {
  folder: string;
  /** Whether what is in the database now may go for good. */
  replace: boolean;
  migrations: Record<string, Migration>;
}

/**
 * Brings a backup into a database: checks the whole backup before it touches anything, makes the schema that the rows
 * fit, loads them in one transaction, compares each table with the backup, then goes on to the schema of today.
 */
export async function restore(
  { address, store, outboxFile }: BackupSource,
  { folder, replace, migrations }: RestoreOptions,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const missing = manifest.migrations.filter((name) => migrations[name] === undefined);
  if (missing.length > 0) {
    throw new StartFailure(
      `This backup was made by a newer ManeMitra (${missing.join(', ')}): restore it with that one.`,
    );
  }
  await verifyBackup(folder, manifest);
  const client = new Client({ ...address, application_name: 'manemitra restore' });
  await client.connect();
  try {
    await refuseUnlessFree(client, replace);
    await emptyDatabase(client);
    const then = Object.fromEntries(manifest.migrations.map((name) => [name, migrations[name]]));
    await migrateTo(address, then as Record<string, Migration>);
    await loadRows(client, folder, manifest);
    await migrateTo(address, migrations);
    await migrateJobs(address);
    await loadJobs(client, readLines(folder, manifest.jobs));
  } finally {
    await client.end();
  }
  for (const [name, part] of Object.entries(manifest.media)) {
    const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'image/webp';
    await store.keep(name, await readFile(path.join(folder, part.file)), mimeType);
  }
  if (manifest.outbox) {
    await mkdir(path.dirname(outboxFile), { recursive: true });
    await copyFile(path.join(folder, manifest.outbox.file), outboxFile);
  }
  return manifest;
}

/** A process that has just ended is still seen for a moment. */
const OTHERS_LEAVE_WITHIN_MS = 3000;

async function refuseUnlessFree(client: Client, replace: boolean): Promise<void> {
  const giveUpAt = Date.now() + OTHERS_LEAVE_WITHIN_MS;
  let { tables, others } = await lookAround(client);
  while (others > 0 && Date.now() < giveUpAt) {
    await pause(100);
    ({ tables, others } = await lookAround(client));
  }
  if (others > 0) {
    throw new StartFailure('A server works on this database: stop every one of them first.');
  }
  if (tables > 0 && !replace) {
    throw new StartFailure(
      'This database is not empty: restore into an empty one, or say --replace to lose what is in it.',
    );
  }
}

async function lookAround(client: Client): Promise<{ tables: number; others: number }> {
  const { rows } = await client.query<{ tables: number; others: number }>(
    `select
       (select count(*)::int from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r') as tables,
       (select count(*)::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
          and application_name like 'manemitra%') as others`,
  );
  return rows[0] ?? { tables: 0, others: 0 };
}

async function emptyDatabase(client: Client): Promise<void> {
  await client.query('drop schema if exists graphile_worker cascade');
  await client.query('drop schema public cascade');
  await client.query('create schema public');
}

async function migrateTo(address: ClientConfig, to: Record<string, Migration>): Promise<void> {
  const pool = new Pool({ ...address, max: 1, application_name: 'manemitra restore' });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, to);
  } finally {
    await db.destroy();
  }
}

/** Whether who has a second factor has to set it up anew. */
export const isWithoutSecrets = ({ tables }: Manifest): boolean => tables[SECRETS] === undefined;

async function loadRows(client: Client, folder: string, manifest: Manifest): Promise<void> {
  await client.query('begin');
  await client.query(READS_ALIKE);
  const shapes = await readTableShapes(client, NOT_ROWS);
  const names = shapes.map(({ name }) => name);
  const unknown = Object.keys(manifest.tables).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new StartFailure(`No table is called ${unknown.join(', ')}.`);
  for (const name of names) await client.query(`alter table ${quoted(name)} disable trigger user`);
  // Migrations may have written rows of their own; those of the backup are newer.
  await client.query(`truncate ${names.map(quoted).join(', ')}`);
  for (const shape of shapes) {
    const part = manifest.tables[shape.name];
    if (part === undefined) continue;
    await loadTable(client, shape, readLines(folder, part));
    const { sha256 } = await sumOfLines(dumpTable(client, shape));
    if (sha256 === part.sha256) continue;
    throw new Error(`${shape.name} came out otherwise than it went in; nothing was restored.`);
  }
  if (isWithoutSecrets(manifest)) {
    // Nobody could sign in with what was made with others.
    for (const name of OF_SECRETS.filter((it) => names.includes(it))) {
      await client.query(`delete from ${quoted(name)}`);
    }
  }
  await setCounters(client, manifest.counters);
  // Whoever keeps projects in memory reads all of them again.
  await client.query(
    `insert into changed_projects (property_id, changed_in) select id, pg_current_xact_id() from properties`,
  );
  await client.query(`insert into content_changes (changed_in) values (pg_current_xact_id())`);
  for (const name of names) await client.query(`alter table ${quoted(name)} enable trigger user`);
  await client.query('commit');
}
