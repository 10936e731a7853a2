import { z } from 'zod';
import type { JobTable } from '#server/platform/jobs/job-table.ts';
import { BROKE_OFF, failImport } from './fail-import.ts';
import { IMPORT_PROJECTS, type ImportDeps, importProjects } from './import-projects.ts';
import { failPlan, PLAN_IMPORT, planImport } from './plan-import.ts';
import { stopTakingBack, TAKE_IMPORT_BACK, takeImportBack } from './take-back.ts';

const Payload = z.object({ id: z.number().int() });

export function importJobs(deps: ImportDeps): JobTable {
  return {
    tasks: {
      [IMPORT_PROJECTS]: (payload) => importProjects(deps, Payload.parse(payload).id),
      [PLAN_IMPORT]: (payload) => planImport(deps, Payload.parse(payload).id),
      [TAKE_IMPORT_BACK]: (payload) => takeImportBack(deps, Payload.parse(payload).id),
    },
    whenGivenUp: {
      [IMPORT_PROJECTS]: (payload) => failImport(deps.db, Payload.parse(payload).id, BROKE_OFF),
      [PLAN_IMPORT]: (payload) => failPlan(deps.db, Payload.parse(payload).id),
      [TAKE_IMPORT_BACK]: (payload) => stopTakingBack(deps.db, Payload.parse(payload).id),
    },
    schedule: [],
  };
}
