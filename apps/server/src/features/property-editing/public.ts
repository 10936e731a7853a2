export { exportedProjects, type ExportedProject } from './exported-projects.ts';
export { type PropertyScope, scopeOf, scopeOfStaff, within } from './property-scope.ts';
export { rewriteFromJournals } from './rewrite-from-journals.ts';
export { startBulkRun } from './steer-bulk-run.ts';
export { type StoredProject, storedProjects } from './stored-projects.ts';
