/** What other features may use of this one. */
export { SessionKeeper } from './session-keeper.tsx';
export { useSignedIn } from './use-signed-in.ts';
