import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client, type ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrations } from '../database/migrations.ts';
import { connect } from '../platform/database/connect.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import { migrateJobs } from '#server/platform/jobs/migrate-jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How tests reach the server: `database` is the migrated template that they clone. */
    testDatabase: ClientConfig & { database: string };
    /** What all random tests of this run start from (`vitest.seed.ts`). */
    testSeed: number;
    /** How many random histories of projects are tried. */
    journalSequences: number;
    homeSearches: number;
    searchesTimes: number;
    isKilledBeforeEach: boolean;
  }
}

const say = (line: string) => process.stderr.write(`${line}\n`);

/**
 * Runs once before all API tests: one PostgreSQL in a temporary folder (or the one at TEST_DATABASE_URL) with a
 * migrated template database, of which each test file gets a copy.
 */
export async function setup(project: TestProject): Promise<void> {
  const server = await startServer();
  const database = `template_${randomUUID().replaceAll('-', '')}`;
  await administer(server.connection, `create database ${database}`);
  const template = { ...server.connection, database };

  const db = await connect(template, { poolSize: 1, say });
  await migrate(db, migrations);
  await db.destroy();
  await migrateJobs(template);
  project.provide('testDatabase', template);

  cleanUp = async () => {
    await administer(server.connection, `drop database ${database}`);
    await server.stop();
  };
}

let cleanUp = async (): Promise<void> => undefined;

/** Runs once after all API tests. */
export const teardown = (): Promise<void> => cleanUp();

async function startServer(): Promise<{
  connection: ClientConfig;
  stop: () => Promise<void>;
}> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { connection: fromUrl(url), stop: async () => undefined };

  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'manemitra-test-'));
  // PostgreSQL may run as another user than us.
  fs.chmodSync(dataFolder, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataFolder,
    // Nothing here has to survive a power cut.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
    say: () => undefined,
  });
  return {
    connection: postgres.connection,
    async stop() {
      await postgres.stop();
      fs.rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

function fromUrl(text: string): ClientConfig {
  const url = new URL(text);
  return {
    host: url.searchParams.get('host') ?? url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
  };
}

async function administer(connection: ClientConfig, statement: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query(statement);
  await client.end();
}
