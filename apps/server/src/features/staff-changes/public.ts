export { changedBy, type ChangedBy, type ChangedByCaller } from './changed-by.ts';
export { differences } from './differences.ts';
export { hasListedStatus, restorable, restorableSince, standing } from './restorable.ts';
export { staleEdit } from './stale-edit.ts';
