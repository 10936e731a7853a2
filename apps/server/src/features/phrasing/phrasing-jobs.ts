import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { JobTable } from '#server/platform/jobs/job-table.ts';
import { removeOldCalls } from './call-budget.ts';

export function phrasingJobs({ db }: { db: Kysely<Database> }): JobTable {
  return {
    tasks: { 'remove-old-model-calls': () => removeOldCalls(db) },
    schedule: [{ task: 'remove-old-model-calls', at: '55 21 * * *' }],
  };
}
