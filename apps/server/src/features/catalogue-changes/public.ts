export { readOnChange } from './read-on-change.ts';
export { changedSince, piecesOf, type Seen, seenBefore } from './changed-projects.ts';
export { readAllProjects } from './first-reading.ts';
