export { exportedProjects, type ExportedProject } from './exported-projects.ts';
export { type PropertyScope, scopeOf, within } from './property-scope.ts';
