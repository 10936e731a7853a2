export { accountOf, type AccountRef } from './account-ref.ts';
export { recordAudit, type AuditEntry } from './audit.ts';
export { changeAccountStatus } from './change-account-status.ts';
export { findCaller } from './find-caller.ts';
export { findPhoneNumber, readCode, readPhoneNumber } from './read-phone-number.ts';
export { CODE_MINUTES, sendCode } from './send-code.ts';
export { endSessionsOf } from './sessions.ts';
export { signInByCode } from './sign-in-by-code.ts';
export { signOutOf } from './sign-out.ts';
