import type { Kysely } from 'kysely';
import type { ClientConfig } from 'pg';
import type { Config } from './config.ts';
import { connect, openConnections } from './platform/database/connect.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';
import { createQueryWatch, type QueryWatch } from './platform/database/query-watch.ts';
import { migrateJobs } from './platform/jobs/migrate-jobs.ts';
import { CONCURRENT_JOBS } from './platform/jobs/run-jobs.ts';
import { migrations } from './database/migrations.ts';
import type { Database } from './database/schema.ts';

export interface OpenDatabase {
  db: Kysely<Database>;
  /** The same for background jobs, which may take their time: one that waits never holds up a page. */
  jobsDb: Kysely<Database>;
  /** For those who need connections of their own. */
  address: ClientConfig;
  /** Tells of every statement that runs over `db`. */
  queries: QueryWatch;
  /** Disconnects, and ends the embedded server if this process runs it. */
  close: () => Promise<void>;
}

/**
 * The database at DATABASE_URL, or the one that comes with ManeMitra, with its schema up to date. A server that answers
 * visitors gives `statementTimeoutMs`, which holds for `db`.
 */
export async function openDatabase(
  config: Config,
  say: (line: string) => void,
  { statementTimeoutMs = 0 }: { statementTimeoutMs?: number } = {},
): Promise<OpenDatabase> {
  const { address, close: stop } = await findDatabase(config, say);
  const queries = createQueryWatch();
  let db: Kysely<Database> | undefined;
  const jobsDb = openConnections<Database>(address, {
    poolSize: CONCURRENT_JOBS,
    say,
    watch: queries,
  });
  const close = async () => {
    await jobsDb.destroy();
    await db?.destroy();
    await stop();
  };
  try {
    db = await connect<Database>(address, {
      poolSize: config.databasePoolSize,
      say,
      watch: queries,
      statementTimeoutMs,
    });
    await migrate(jobsDb, migrations);
    await migrateJobs(address);
    return { db, jobsDb, address, queries, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The same database as it is: nobody connects yet, and its schema stays. */
export async function findDatabase(
  config: Config,
  say: (line: string) => void,
): Promise<Pick<OpenDatabase, 'address' | 'close'>> {
  if (config.databaseUrl !== undefined) {
    return { address: { connectionString: config.databaseUrl }, close: async () => undefined };
  }
  const embedded = await startEmbeddedPostgres({ dataFolder: config.dataDir, say });
  return { address: embedded.connection, close: () => embedded.stop() };
}
