export { accountOf, type AccountRef } from './account-ref.ts';
export { recordAudit, type AuditEntry } from './audit.ts';
export { changeAccountStatus } from './change-account-status.ts';
export { findCaller } from './find-caller.ts';
export { endSessionsOf } from './sessions.ts';
