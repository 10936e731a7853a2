import { z } from 'zod';
import type { JobTable } from '#server/platform/jobs/job-table.ts';
import { removeOldBulkRuns } from './bulk-run-queries.ts';
import { type BulkRunDeps, endBulkRun, RUN_BULK_CHANGE, runBulkChange } from './run-bulk-change.ts';

const Payload = z.object({ id: z.number().int() });

/** A week, as with other files that were made for download. */
const KEPT_MS = 7 * 86_400_000;

export function bulkRunJobs(deps: BulkRunDeps): JobTable {
  return {
    tasks: {
      [RUN_BULK_CHANGE]: (payload) => runBulkChange(deps, Payload.parse(payload).id),
      'remove-old-bulk-runs': () =>
        removeOldBulkRuns(deps.db, new Date(deps.now().getTime() - KEPT_MS)),
    },
    whenGivenUp: {
      [RUN_BULK_CHANGE]: (payload) => endBulkRun(deps, Payload.parse(payload).id, 'cancelled'),
    },
    schedule: [{ task: 'remove-old-bulk-runs', at: '52 21 * * *' }],
  };
}
