export { recognise, writeProjects } from './load-projects.ts';
export { nameSlug } from './name-slug.ts';
export { rewriteKnown, rewriteProject } from './rewrite-project.ts';
export { localityOf } from './locality-of.ts';
export { rowKeyOf } from './row-identities.ts';
export { identityKeys, projectRows, type ProjectRows } from './project-rows.ts';
