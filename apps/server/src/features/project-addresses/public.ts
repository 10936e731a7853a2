export { idsNamed, projectsNamed, publishedIds } from './projects-named.ts';
