export { allProjects, changedSince, type Seen, seenBefore } from './changed-projects.ts';
