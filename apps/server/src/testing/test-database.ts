import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import { inject } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { connect } from '#server/platform/database/connect.ts';

export interface TestDatabase {
  db: Kysely<Database>;
  /** For those who need connections of their own. */
  address: ClientConfig;
  /** Disconnects and drops the database. */
  close: () => Promise<void>;
}

/** A migrated, empty database of the caller's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('testDatabase');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(template, `create database ${database} template ${template.database}`);
  const address = { ...template, database };
  const db = await connect<Database>(address, {
    poolSize: 5,
    say: (line) => void process.stderr.write(`${line}\n`),
  });
  return {
    db,
    address,
    async close() {
      await db.destroy();
      await administer(template, `drop database ${database} with (force)`);
    },
  };
}

/** Cloning needs a connection to any database but the template. */
async function administer(template: ClientConfig, statement: string): Promise<void> {
  const client = new Client({ ...template, database: 'postgres' });
  await client.connect();
  await client.query(statement);
  await client.end();
}
