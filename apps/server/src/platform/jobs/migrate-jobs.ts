import { runMigrations } from 'graphile-worker';
import { Pool, type ClientConfig } from 'pg';
import { jobLogger } from './job-logger.ts';

/**
 * Brings the queue's own schema (`graphile_worker`) up to date. Processes that run no jobs need it too, to queue
 * them. Several processes may call it at once.
 */
export async function migrateJobs(address: ClientConfig): Promise<void> {
  const pool = new Pool({ ...address, max: 1, application_name: 'manemitra jobs' });
  const ignore = () => undefined;
  // The query throws what breaks in use; the pool's own event only repeats it.
  pool.on('error', ignore).on('connect', (client) => void client.on('error', ignore));
  try {
    await runMigrations({ pgPool: pool, logger: jobLogger(ignore) });
  } finally {
    await pool.end();
  }
}
