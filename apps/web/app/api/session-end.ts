import type { ProblemCode } from '@manemitra/contract/problems';
import { forgetPages } from '#web/browser/offline-pages.ts';
import { forgetEverything, slots, stored } from '#web/browser/storage.ts';
import { keepUnfinished, type Unfinished } from '#web/browser/unfinished.ts';

/** Whether this browser takes its visitor for signed in. */
export function believesInSession(): boolean {
  return stored(slots.user) !== null || stored(slots.token) !== null;
}

/**
 * Whether a refusal ends the visit (spec 4): the session that this browser believed in is over. Told by the code: a
 * failed login is a 401 too. A visitor without a session is only refused.
 */
export function endsSession(code: ProblemCode): boolean {
  return code === 'session.required' && believesInSession();
}

let sending: Unfinished | undefined;

/** Sends something that is to be brought back to its visitor, should the session turn out to be over. */
export async function bringBack<T>(what: Unfinished, send: () => Promise<T>): Promise<T> {
  sending = what;
  try {
    return await send();
  } finally {
    sending = undefined;
  }
}

/** Forgets the visitor and starts anew at the first page (spec 2 and 4). The session cookie is the server's to end. */
export function leave(): void {
  forgetEverything();
  if (sending !== undefined) keepUnfinished(sending);
  // A page that could not be forgotten is nobody's own, and no reason to stay.
  void forgetPages()
    .catch(() => undefined)
    .then(() => location.assign('/'));
}
