export { loadCatalogueNames } from './catalogue-names.ts';
export { allProjects, changedSince, type Seen, seenBefore } from './changed-projects.ts';
export { lockLoads } from './choose-slugs.ts';
export { loadProjects } from './load-projects.ts';
export { nameSlug } from './name-slug.ts';
export { rewriteProject } from './rewrite-project.ts';
export { importKeyOf } from './project-rows.ts';
export { seedContents } from './seeded-contents.ts';
export { loadValueAddedServices } from './value-added-services.ts';
