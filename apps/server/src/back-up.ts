import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { Client, type ClientConfig } from 'pg';
import {
  type Manifest,
  type Part,
  writeFileInto,
  writeLines,
  writeManifest,
} from './platform/backup/backup-folder.ts';
import { readCounters } from './platform/backup/counters.ts';
import { dumpTable } from './platform/backup/dump-table.ts';
import { dumpJobs } from './platform/backup/queued-jobs.ts';
import { NOT_ROWS, READS_ALIKE, SECRETS } from './platform/backup/rows-of-ours.ts';
import { readTableShapes } from './platform/backup/table-shapes.ts';
import { StartFailure } from './platform/start-failure.ts';
import type { ImageStore } from './providers/image-store/image-store.port.ts';

export interface BackupSource {
  address: ClientConfig;
  store: ImageStore;
  /** Where messages are written when no gateway is configured. */
  outboxFile: string;
}

interface BackupOptions {
  folder: string;
  now: Date;
  /** The secrets of the server too: whoever has such a backup has every second factor. */
  withSecrets?: boolean;
}

/**
 * Writes everything into a new folder, while servers go on working: all rows as they are at one moment, then every
 * picture and paper that these rows name. The folder gets its name when it is whole.
 */
export async function backUp(
  { address, store, outboxFile }: BackupSource,
  { folder, now, withSecrets = false }: BackupOptions,
): Promise<Manifest> {
  if (existsSync(folder)) throw new StartFailure(`${folder} exists: name a folder that does not.`);
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });

  const rows = await backUpRows(address, draft, withSecrets ? NOT_ROWS : [...NOT_ROWS, SECRETS]);
  // What is kept never changes and is kept before a row names it, so it is there after the moment of the rows.
  const media: Record<string, Part> = {};
  for await (const name of store.list()) {
    const found = await store.open(name);
    if (found) media[name] = await writeFileInto(draft, `media/${name}`, found.content);
  }
  const outbox = existsSync(outboxFile)
    ? await writeFileInto(draft, 'outbox/messages.jsonl', createReadStream(outboxFile))
    : null;
  const manifest: Manifest = { format: 1, madeAt: now.toISOString(), ...rows, media, outbox };
  await writeManifest(draft, manifest);
  await rename(draft, folder);
  return manifest;
}

async function backUpRows(address: ClientConfig, folder: string, without: readonly string[]) {
  const client = new Client({ ...address, application_name: 'manemitra backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(READS_ALIKE);
    const version = await client.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    );
    const applied = await client.query<{ name: string }>(
      'select name from kysely_migration order by name',
    );
    const tables: Record<string, Part> = {};
    for (const shape of await readTableShapes(client, without)) {
      const file = `tables/${shape.name}.jsonl.gz`;
      tables[shape.name] = await writeLines(folder, file, dumpTable(client, shape));
    }
    return {
      postgres: version.rows[0]?.version ?? '',
      migrations: applied.rows.map(({ name }) => name),
      tables,
      counters: await readCounters(client),
      jobs: await writeLines(folder, 'jobs.jsonl.gz', dumpJobs(client)),
    };
  } finally {
    await client.end();
  }
}
