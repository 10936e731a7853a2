export { exportedProjects, type ExportedProject } from './exported-projects.ts';
export { groupsOf } from './fact-groups.ts';
export { type PropertyScope, scopeOf, scopeOfStaff, within } from './property-scope.ts';
export { type StoredProject, storedProjects } from './stored-projects.ts';
