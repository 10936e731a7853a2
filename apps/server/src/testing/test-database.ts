import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import { inject } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { connect, openConnections } from '#server/platform/database/connect.ts';
import { createQueryWatch, type QueryWatch } from '#server/platform/database/query-watch.ts';

/**
 * Two that wait for each other, and one who looks at that. Each connection reads the tables of tables anew, as its database is:
 * with five, that was a half of what PostgreSQL had to do for a test.
 */
const CONNECTIONS = 3;

export interface TestDatabase {
  db: Kysely<Database>;
  /** The same for background jobs. */
  jobsDb: Kysely<Database>;
  /** For those who need connections of their own. */
  address: ClientConfig;
  /** Tells of every statement that runs over `db`. */
  queries: QueryWatch;
  /** Connections of another process; who asks for them ends them. */
  connectAgain: () => Promise<Kysely<Database>>;
  /** Disconnects and drops the database. */
  close: () => Promise<void>;
}

/** A migrated, empty database of the caller's own; a statement over `db` may take as long as it likes unless told. */
export async function createTestDatabase({
  statementTimeoutMs = 0,
  connections = CONNECTIONS,
}: { statementTimeoutMs?: number; connections?: number } = {}): Promise<TestDatabase> {
  const template = inject('testDatabase');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(
    template,
    `create database ${database} template ${template.database} strategy file_copy`,
  );
  const address = { ...template, database };
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  const queries = createQueryWatch();
  const db = await connect<Database>(address, {
    poolSize: connections,
    say,
    watch: queries,
    statementTimeoutMs,
  });
  const jobsDb = openConnections<Database>(address, { poolSize: CONNECTIONS, say });
  return {
    db,
    jobsDb,
    address,
    queries,
    connectAgain: () => connect<Database>(address, { poolSize: CONNECTIONS, say }),
    async close() {
      await Promise.all([db.destroy(), jobsDb.destroy()]);
      await administer(template, `drop database ${database} with (force)`);
    },
  };
}

export type EmptyDatabase = Pick<TestDatabase, 'address' | 'close'>;

/** A database of the caller's own without any schema. */
export async function anEmptyDatabase(): Promise<EmptyDatabase> {
  const template = inject('testDatabase');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(template, `create database ${database}`);
  return {
    address: { ...template, database },
    close: () => administer(template, `drop database ${database} with (force)`),
  };
}

/** Cloning needs a connection to any database but the template. */
async function administer(template: ClientConfig, statement: string): Promise<void> {
  const client = new Client({ ...template, database: 'postgres' });
  await client.connect();
  await client.query(statement);
  await client.end();
}
