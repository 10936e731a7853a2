import type { ProblemCode } from '@manemitra/contract/problems';
import { keepDraft, owner, type Draft } from '#web/browser/draft.ts';
import { forgetPages } from '#web/browser/offline-pages.ts';
import { forgetEverything } from '#web/browser/storage.ts';
import { keepUnfinished, type Unfinished } from '#web/browser/unfinished.ts';
import { believesInSession } from './session-start.ts';

/**
 * Whether a refusal ends the visit (spec 4): the session that this browser believed in is over. Told by the code: a
 * failed login is a 401 too. A visitor without a session is only refused.
 */
export function endsSession(code: ProblemCode): boolean {
  return code === 'session.required' && believesInSession();
}

const sending = new Set<Unfinished>();

/** Sends something that is to be brought back to its visitor, should the session turn out to be over. */
export async function bringBack<T>(what: Unfinished, send: () => Promise<T>): Promise<T> {
  sending.add(what);
  try {
    return await send();
  } finally {
    sending.delete(what);
  }
}

const typed = new Map<string, () => unknown>();
let isEnding = false;

/**
 * Keeps what is typed into a form if the session ends while it is open. `read` returns undefined while nothing is typed.
 * Returns a function that stops it.
 */
export function keepTyped(form: string, read: () => unknown): () => void {
  typed.set(form, read);
  return () => {
    if (typed.get(form) === read) typed.delete(form);
  };
}

/**
 * Ends a session that this browser believed in: leads to the first page, from which the visitor can continue with what was
 * typed.
 */
export function endVisit(): void {
  if (isEnding) return;
  isEnding = true;
  addEventListener('pagehide', () => (isEnding = false), { once: true });
  const draft = draftHere();
  leave();
  if (draft !== undefined) keepDraft(draft);
  const last = [...sending].at(-1);
  if (last !== undefined) keepUnfinished(last);
}

/** Whether this page is being left because the session is over: there is nothing left to ask about. */
export const isVisitEnding = (): boolean => isEnding;

function draftHere(): Draft | undefined {
  const whose = owner();
  const forms = [...typed]
    .map(([form, read]): [string, unknown] => [form, read()])
    .filter(([, text]) => text !== undefined);
  if (whose === undefined || forms.length === 0) return undefined;
  const path = location.pathname + location.search;
  return { path, owner: whose, keptAt: Date.now(), forms: Object.fromEntries(forms) };
}

/** Forgets the visitor and starts again at the first page (spec 2 and 4). The server ends the session cookie. */
export function leave(): void {
  forgetEverything();
  // A page that cannot be forgotten holds nothing personal, and is no reason to stay.
  void forgetPages()
    .catch(() => undefined)
    .then(() => location.assign('/'));
}
