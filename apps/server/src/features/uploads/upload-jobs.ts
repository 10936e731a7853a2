import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { JobTable } from '#server/platform/jobs/job-table.ts';
import type { ImageStore } from '#server/providers/image-store/image-store.port.ts';
import { removeOrphans } from './remove-orphans.ts';

/** Every night: removes uploads that nothing refers to any more. */
export function uploadJobs({
  db,
  store,
  now,
}: {
  db: Kysely<Database>;
  store: ImageStore;
  now: () => Date;
}): JobTable {
  const task = 'remove-orphaned-uploads';
  return {
    tasks: { [task]: () => removeOrphans({ db, store, now: now() }) },
    schedule: [{ task, at: '43 21 * * *' }],
  };
}
