export { noteChange } from './content-version.ts';
export { readOnChange } from './read-on-change.ts';
export { changedSince, idsOfAll, type Seen, seenBefore } from './changed-projects.ts';
