import { z } from 'zod';
import type { JobTable } from '#server/platform/jobs/job-table.ts';
import { IMPORT_PROJECTS, type ImportDeps, importProjects } from './import-projects.ts';

const Payload = z.object({ id: z.number().int() });

export function importJobs(deps: ImportDeps): JobTable {
  return {
    tasks: { [IMPORT_PROJECTS]: (payload) => importProjects(deps, Payload.parse(payload).id) },
    schedule: [],
  };
}
