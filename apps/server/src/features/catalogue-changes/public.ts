export { noteChange } from './content-version.ts';
export { readOnChange } from './read-on-change.ts';
export { allProjects, changedSince, type Seen, seenBefore } from './changed-projects.ts';
