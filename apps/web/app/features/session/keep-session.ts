import { httpClient } from '#web/api/http-client.ts';
import { refusalIn } from '#web/api/problem.ts';
import {
  believesInSession,
  isKnown,
  rememberSession,
  type Signed,
} from '#web/api/session-start.ts';
import { forgetEverything, slots, store } from '#web/browser/storage.ts';

/** What the server said of its visitor when it rendered a page. */
export interface PageSession {
  /** Null if nobody is signed in, undefined if that could not be found out. */
  account: Signed | null | undefined;
}

/**
 * Makes this browser store who is signed in, as the server sees it. A page may come from the browser's own cache, so if the
 * two disagree the server is asked again before anything is stored or forgotten.
 */
export async function keepSession(rendered: PageSession['account']): Promise<void> {
  if (rendered === undefined || isKnown(rendered)) return;
  const account = await whoIsSignedIn();
  if (account === undefined || isKnown(account)) return;
  if (account === null) {
    forgetEverything();
    return;
  }
  const isNew = !believesInSession();
  rememberSession(account);
  if (isNew && account.role === 'user') store(slots.chatOn, true); // spec 4: as after signing in by chat
}

/** Undefined when the server cannot say: that is no reason to forget anybody. */
async function whoIsSignedIn(): Promise<Signed | null | undefined> {
  try {
    return (await httpClient.getSession({})).account;
  } catch (error) {
    if (refusalIn(error) === undefined) throw error;
    return undefined;
  }
}
