import { forgetPages } from '#web/browser/offline-pages.ts';
import { forgetEverything, slots, stored } from '#web/browser/storage.ts';

/** Calls that prove who somebody is: refused, they are answered where they were made. */
const SIGN_IN = /^\/api\/v1\/(auth\/login|chats\/(login|signup|otp-validate))$/;

/**
 * Whether a call answered 401 ends the visit (spec 4): the session that this browser believed in is over. A
 * visitor without one, or one who is just signing in, is only refused.
 */
export function endsSession(address: string): boolean {
  const { pathname } = new URL(address, location.origin);
  const believesInSession = stored(slots.user) !== null || stored(slots.token) !== null;
  return believesInSession && !SIGN_IN.test(pathname);
}

/** Forgets the visitor and starts anew at the first page (spec 2 and 4). The session cookie is the server's to end. */
export function leave(): void {
  forgetEverything();
  // A page that could not be forgotten is nobody's own, and no reason to stay.
  void forgetPages()
    .catch(() => undefined)
    .then(() => location.assign('/'));
}
