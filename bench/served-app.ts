import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/open-database.ts';
import { startJobs } from '../apps/server/src/platform/jobs/run-jobs.ts';
import { listen } from '../apps/server/src/platform/listen.ts';
import { openDataFolder } from './data-folder.ts';

/**
 * The real server in this process, held to its contract, on an empty PostgreSQL of its own; limits per address are out
 * of the way.
 */
export async function serveApp(environment: Record<string, string> = {}) {
  const folder = openDataFolder(0);
  const config = readConfig({
    DATA_DIR: folder.folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000000',
    ...environment,
  });
  const database = await openDatabase(config, () => undefined);
  const { app, jobs, close } = await createApp(config, { db: database.db, isStrict: true });
  const origin = await listen(app, config);
  const runner = config.jobs
    ? await startJobs({ address: database.address, table: jobs, report: () => undefined })
    : undefined;
  return {
    db: database.db,
    origin,
    close: async () => {
      await runner?.stop();
      await close();
      await database.close();
      folder.close();
    },
  };
}
