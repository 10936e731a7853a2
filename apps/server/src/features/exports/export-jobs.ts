import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/database/schema.ts';
import type { JobTable } from '#server/platform/jobs/job-table.ts';
import { removeOldFiles } from '#server/platform/database/kept-files.ts';
import { failExport, makeExport, MAKE_EXPORT } from './make-export.ts';

const Payload = z.object({ id: z.number().int() });

export function exportJobs({ db }: { db: Kysely<Database> }): JobTable {
  return {
    tasks: {
      [MAKE_EXPORT]: (payload) => makeExport(db, Payload.parse(payload).id),
      'remove-old-files': () => removeOldFiles(db),
    },
    whenGivenUp: { [MAKE_EXPORT]: (payload) => failExport(db, Payload.parse(payload).id) },
    schedule: [{ task: 'remove-old-files', at: '50 21 * * *' }],
  };
}
