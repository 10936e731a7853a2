/** What other features may use of this one. */
export { actOnSessions, type SessionOutcome } from './session-actions.ts';
export { SignedInPlaces } from './signed-in-places.tsx';
