import { z } from 'zod';
import type { JobTable } from '#server/platform/jobs/job-table.ts';
import { IMPORT_PROJECTS, type ImportDeps, importProjects } from './import-projects.ts';
import { PLAN_IMPORT, planImport } from './plan-import.ts';
import { TAKE_IMPORT_BACK, takeImportBack } from './take-back.ts';

const Payload = z.object({ id: z.number().int() });

export function importJobs(deps: ImportDeps): JobTable {
  return {
    tasks: {
      [IMPORT_PROJECTS]: (payload) => importProjects(deps, Payload.parse(payload).id),
      [PLAN_IMPORT]: (payload) => planImport(deps, Payload.parse(payload).id),
      [TAKE_IMPORT_BACK]: (payload) => takeImportBack(deps, Payload.parse(payload).id),
    },
    schedule: [],
  };
}
