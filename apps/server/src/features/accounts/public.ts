export { changeAccountStatus } from './change-account-status.ts';
export { eraseUser } from './erase-user.ts';
export type { OwnedData } from './owned-data.ts';
export { sendCode, type CodeSending } from './send-code.ts';
export { sendCredentials } from './send-credentials.ts';
export { endSessionsOf, endSessionsOfAll } from './sessions.ts';
export { signInByCode } from './sign-in-by-code.ts';
export { signOutOf } from './sign-out.ts';
