export { accountCaller, accountOf, type AccountRef } from './account-ref.ts';
export { addressKey, takeAttempt } from './attempts.ts';
export { recordAudit } from './audit.ts';
export { changeAccountStatus, changeStatusOfAll } from './change-account-status.ts';
export { eraseUser } from './erase-user.ts';
export { findCaller } from './find-caller.ts';
export { createFirstAccounts, type FirstAdmin } from './first-accounts.ts';
export { LINK_HOURS, makePasswordLink } from './password-links.ts';
export { maskContact } from './mask-contact.ts';
export { purgeJobs } from './purge-deleted.ts';
export { findPhoneNumber, readCode, readPhoneNumber } from './read-phone-number.ts';
export { codesSentLately, sendCode, type CodeSending } from './send-code.ts';
export { sendCredentials } from './send-credentials.ts';
export { dropSecondFactor } from './second-factors.ts';
export { serverSecret } from './server-secret.ts';
export { endSessionsOf, endSessionsOfAll, openSession } from './sessions.ts';
export { signInByCode } from './sign-in-by-code.ts';
export { signOutOf } from './sign-out.ts';
export {
  changedBy,
  differences,
  RESTORABLE_DAYS,
  hasListedStatus,
  restorableSince,
  staleEdit,
  type ChangedBy,
} from './staff-changes.ts';
