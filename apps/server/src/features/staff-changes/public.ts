export { changedBy, type ChangedBy } from './changed-by.ts';
export { differences } from './differences.ts';
export { hasListedStatus, RESTORABLE_DAYS, restorableSince } from './restorable.ts';
export { staleEdit } from './stale-edit.ts';
