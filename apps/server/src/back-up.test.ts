import { appendFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp, type BackupSource } from '#server/back-up.ts';
import { migrations } from '#server/database/migrations.ts';
import { queueMessage } from '#server/features/messages/public.ts';
import { keepFile } from '#server/platform/database/kept-files.ts';
import { NOT_ROWS } from '#server/platform/backup/rows-of-ours.ts';
import { serverSecret } from '#server/platform/secrets/server-secret.ts';
import { imageFiles } from '#server/providers/image-store/image-files.ts';
import { restore } from '#server/restore.ts';
import { aProject } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { anEmptyDatabase, type EmptyDatabase } from '#server/testing/test-database.ts';

let test: TestApp;
let target: EmptyDatabase;
let folder: string;
let source: BackupSource;
let other: BackupSource;
beforeAll(async () => {
  test = await createTestApp();
  target = await anEmptyDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'manemitra-backup-'));
  source = {
    address: test.address,
    store: imageFiles(path.join(folder, 'media')),
    outboxFile: path.join(folder, 'outbox.jsonl'),
  };
  other = {
    address: target.address,
    store: imageFiles(path.join(folder, 'other', 'media')),
    outboxFile: path.join(folder, 'other', 'outbox.jsonl'),
  };
  await someOfEverything(test);
  await source.store.keep('ab.webp', Buffer.from([0, 255, 10, 13]), 'image/webp');
  await mkdir(path.dirname(source.outboxFile), { recursive: true });
  await appendFile(source.outboxFile, '{"id":"1"}\n');
});
afterAll(async () => {
  await Promise.all([test.close(), target.close()]);
  await rm(folder, { recursive: true, force: true });
});

/** Rows of every kind that text could spoil: null, quotes, line breaks, fractions, bytes, lists, JSON, moments. */
async function someOfEverything({ db }: TestApp): Promise<void> {
  const slug = await aProject(db, {
    description: 'Two\nlines, a "quote", a \\ and ಮನೆ 👪',
    coordinates: { lat: 12.9715987654321, lng: 77.1 + 0.2 },
  });
  await aSessionAs(db, 'user');
  await aSessionAs(db, 'promoter');
  await sql`
    insert into leads (user_id, property_id, promoter_id, type, message, wants_call, wants_whatsapp, created_at)
    select u.id, p.id, p.promoter_id, 'callback', ${'Call\tme\u2028"now"'}, true, false, 'epoch'::timestamptz + interval '1.123456 s'
    from users u, properties p where p.slug = ${slug}`.execute(db);
  await db.transaction().execute((trx) =>
    queueMessage(trx, {
      channel: 'sms',
      to: '+919845000001',
      template: 'one-time-code',
      values: { code: '1', minutes: '5' },
    }),
  );
  const bytes = Buffer.from(Array.from({ length: 700_000 }, (_, n) => (n * 31) % 256));
  await keepFile(
    db,
    (async function* pieces() {
      yield bytes;
    })(),
  );
}

/** Every row of every table as one sorted text. */
async function everything(address: BackupSource['address']): Promise<Record<string, string[]>> {
  const client = new Client(address);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
    );
    const found: Record<string, string[]> = {};
    for (const { name } of rows) {
      if (NOT_ROWS.some((it) => it === name)) continue;
      const all = await client.query<{ row: string }>(
        `select t::text as row from "${name}" t order by 1`,
      );
      found[name] = all.rows.map(({ row }) => row);
    }
    return found;
  } finally {
    await client.end();
  }
}

describe('a backup', () => {
  it('brings every row and file into an empty database as they were', async () => {
    const to = path.join(folder, 'whole');
    await backUp(source, { folder: to, now: new Date(), withSecrets: true });
    const before = await everything(source.address);
    await restore(other, { folder: to, replace: false, migrations });

    expect(await everything(other.address)).toEqual(before);
    expect(before['leads']).toHaveLength(1);
    expect(before['kept_file_pieces']?.length).toBeGreaterThan(2);
    const image = await other.store.open('ab.webp');
    expect(image && (await buffer(image.content))).toEqual(Buffer.from([0, 255, 10, 13]));
    expect(await readdir(path.join(folder, 'other'))).toContain('outbox.jsonl');
  });

  it('brings the jobs that waited, and numbers that were given are not given again', async () => {
    const client = new Client(other.address);
    await client.connect();
    const jobs = await client.query('select task_identifier from graphile_worker.jobs');
    expect(jobs.rows).toContainEqual({ task_identifier: 'deliver-message' });
    const made = await client.query<{ id: number }>(
      `insert into promoters (slug, name) values ('a-new-one', 'A new one') returning id`,
    );
    await client.end();
    const given = await sql<{ last: number }>`
      select last_value::int as last from promoters_id_seq`.execute(test.db);
    expect(made.rows[0]?.id).toBe((given.rows[0]?.last ?? 0) + 1);
  });

  it('does not go into a database that holds anything, unless that may go', async () => {
    const to = path.join(folder, 'whole');
    await expect(restore(other, { folder: to, replace: false, migrations })).rejects.toThrow(
      'is not empty',
    );
    await restore(other, { folder: to, replace: true, migrations });
    expect(await everything(other.address)).toEqual(await everything(source.address));
  });

  it('that was damaged is refused before anything is touched', async () => {
    const to = path.join(folder, 'damaged');
    await backUp(source, { folder: to, now: new Date() });
    await appendFile(path.join(to, 'media', 'ab.webp'), '!');
    const before = await everything(other.address);
    await expect(restore(other, { folder: to, replace: true, migrations })).rejects.toThrow(
      /ab\.webp is missing or damaged/,
    );
    expect(await everything(other.address)).toEqual(before);
  });

  it('of a newer release is refused by name', async () => {
    const to = path.join(folder, 'whole');
    const { '0001-catalogue': first } = migrations;
    const few = { '0001-catalogue': first } as typeof migrations;
    await expect(restore(other, { folder: to, replace: true, migrations: few })).rejects.toThrow(
      'newer ManeMitra',
    );
  });

  it('of an older release comes out with the schema of today', async () => {
    const to = path.join(folder, 'whole');
    const added = {
      up: async (db: Parameters<(typeof migrations)[string]['up']>[0]) => {
        await sql`alter table leads add column mood text not null default 'calm'`.execute(db);
      },
    };
    const newer = { ...migrations, '9999-moods': added };
    await restore(other, { folder: to, replace: true, migrations: newer });
    const client = new Client(other.address);
    await client.connect();
    const { rows } = await client.query('select mood from leads');
    await client.end();
    expect(rows).toEqual([{ mood: 'calm' }]);
  });

  it('never takes the place of another', async () => {
    const to = path.join(folder, 'whole');
    await expect(backUp(source, { folder: to, now: new Date() })).rejects.toThrow('exists');
  });

  it('holds no secret of the server unless it is asked for, and what was made with them does not come back', async () => {
    const { id } = await test.db
      .selectFrom('staff_accounts')
      .select('id')
      .executeTakeFirstOrThrow();
    await serverSecret(test.db, 'second-factors');
    await sql`insert into second_factors (staff_id, salt, confirmed_at) values (${id}, ${Buffer.from('ab')}, now())`.execute(
      test.db,
    );
    const to = path.join(folder, 'without-secrets');
    const { tables } = await backUp(source, { folder: to, now: new Date() });
    expect(Object.keys(tables)).not.toContain('server_secrets');
    expect(await readdir(path.join(to, 'tables'))).not.toContain('server_secrets.jsonl.gz');
    await restore(other, { folder: to, replace: true, migrations });
    const { second_factors, server_secrets, ...restored } = await everything(other.address);
    expect({ second_factors, server_secrets }).toEqual({ second_factors: [], server_secrets: [] });
    const {
      second_factors: had,
      server_secrets: _secrets,
      ...all
    } = await everything(source.address);
    expect(had).toHaveLength(1);
    expect(restored).toEqual(all);
  });
});
