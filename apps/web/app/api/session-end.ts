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
 * Has what is typed into a form kept, should the session turn out to be over while it is open. `read` answers undefined
 * while nothing is typed. Answers how to stop.
 */
export function keepTyped(form: string, read: () => unknown): () => void {
  typed.set(form, read);
  return () => {
    if (typed.get(form) === read) typed.delete(form);
  };
}

/** The session that this browser believed in is over: leads to the first page, from where what was typed goes on. */
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

/** Forgets the visitor and starts anew at the first page (spec 2 and 4). The session cookie is the server's to end. */
export function leave(): void {
  forgetEverything();
  // A page that could not be forgotten is nobody's own, and no reason to stay.
  void forgetPages()
    .catch(() => undefined)
    .then(() => location.assign('/'));
}
