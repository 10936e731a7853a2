import type { JobTable } from '#server/platform/jobs/job-table.ts';
import type { ImageStore } from '#server/providers/image-store/image-store.port.ts';

const HOUR_MS = 3_600_000;

/** Files that were brought to the store and never taken in go after an hour. */
export function imageJobs({ store, now }: { store: ImageStore; now: () => Date }): JobTable {
  const { incoming } = store;
  if (incoming === undefined) return { tasks: {}, schedule: [] };
  return {
    tasks: {
      'remove-unfinished-uploads': async () => {
        await incoming.removeOlderThan(new Date(now().getTime() - HOUR_MS));
      },
    },
    schedule: [{ task: 'remove-unfinished-uploads', at: '17 * * * *' }],
  };
}
