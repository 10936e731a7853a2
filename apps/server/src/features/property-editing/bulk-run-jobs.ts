import { z } from 'zod';
import type { JobTable } from '#server/platform/jobs/job-table.ts';
import { type BulkRunDeps, RUN_BULK_CHANGE, runBulkChange } from './run-bulk-change.ts';

const Payload = z.object({ id: z.number().int() });

export function bulkRunJobs(deps: BulkRunDeps): JobTable {
  return {
    tasks: { [RUN_BULK_CHANGE]: (payload) => runBulkChange(deps, Payload.parse(payload).id) },
    schedule: [],
  };
}
