import type { Kysely } from 'kysely';
import type { ClientConfig } from 'pg';
import type { Config } from './config.ts';
import { connect } from './platform/database/connect.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';
import { migrateJobs } from './platform/jobs/migrate-jobs.ts';
import { migrations } from './database/migrations.ts';
import type { Database } from './database/schema.ts';

export interface OpenDatabase {
  db: Kysely<Database>;
  /** For those who need connections of their own. */
  address: ClientConfig;
  /** Disconnects, and ends the embedded server if this process runs it. */
  close: () => Promise<void>;
}

/** The database at DATABASE_URL, or the one that comes with ManeMitra, with its schema up to date. */
export async function openDatabase(
  config: Config,
  say: (line: string) => void,
): Promise<OpenDatabase> {
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataFolder: config.dataDir, say })
      : undefined;
  const address = embedded?.connection ?? { connectionString: config.databaseUrl };
  let db: Kysely<Database> | undefined;
  const close = async () => {
    await db?.destroy();
    await embedded?.stop();
  };
  try {
    db = await connect<Database>(address, { poolSize: config.databasePoolSize, say });
    await migrate(db, migrations);
    await migrateJobs(address);
    return { db, address, close };
  } catch (error) {
    await close();
    throw error;
  }
}
