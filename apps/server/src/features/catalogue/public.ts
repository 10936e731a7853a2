export { loadCatalogueNames } from './catalogue-names.ts';
export { loadProjects } from './load-projects.ts';
export { importKeyOf } from './project-rows.ts';
