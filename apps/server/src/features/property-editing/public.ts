export { exportedProjects, type ExportedProject } from './exported-projects.ts';
export { type PropertyScope, scopeOf, scopeOfStaff, within } from './property-scope.ts';
