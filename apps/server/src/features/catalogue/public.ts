export { lockLoads } from './choose-slugs.ts';
export { recognise, writeProjects } from './load-projects.ts';
export { nameSlug } from './name-slug.ts';
export { rewriteProject } from './rewrite-project.ts';
export { localityOf } from './locality-of.ts';
export { importKeyOf, projectRows, type ProjectRows, withRegisterDays } from './project-rows.ts';
