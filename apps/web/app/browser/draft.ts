import { slots, stored } from './storage.ts';

/**
 * What staff had typed when their session turned out to be over. It waits in this tab alone, comes back to the same
 * account only, and is gone with the tab, with signing out, and half a day later.
 */
export interface Draft {
  /** The page it was typed on, where it goes on. */
  path: string;
  /** Whose it is. */
  owner: string;
  /** In ms since 1970. */
  keptAt: number;
  /** What was typed into each form, by its name. */
  forms: Record<string, unknown>;
}

/** Said where what was typed is in its form again. */
export const IS_BACK = 'What you entered before your session ended is here again. It is not saved.';

const KEY = 'manemitra.draft';
const KEPT_MS = 12 * 60 * 60 * 1000;

/** Whom this browser takes for signed in, or undefined. */
export function owner(): string | undefined {
  const user = stored(slots.user);
  return user === null ? undefined : `${stored(slots.role) ?? ''} ${user.name}`;
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Where storage is forbidden, or too small for it, it has to be typed again.
  }
}

/** What waits in this tab, whosever it is. */
export function waitingDraft(): Draft | undefined {
  try {
    return parseDraft(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'), Date.now());
  } catch {
    return undefined;
  }
}

/** Where whoever is signed in now was typing; undefined where nothing of theirs waits. */
export function pathOfOwnDraft(): string | undefined {
  return ownDraft()?.path;
}

/** Forgets what waits for anybody but whoever is signed in now. */
export function forgetDraftOfOthers(): void {
  if (ownDraft() === undefined) forgetDraft();
}

/** Takes what was typed into a form of this page out of the draft, once. */
export function takeTyped(form: string): unknown {
  const draft = ownDraft();
  const isHere = draft?.path.split('?')[0] === location.pathname;
  if (draft === undefined || !isHere || !Object.hasOwn(draft.forms, form)) return undefined;
  const { [form]: typed, ...others } = draft.forms;
  if (Object.keys(others).length === 0) forgetDraft();
  else keepDraft({ ...draft, forms: others });
  return typed;
}

/** Undefined for whatever else lies there, and for what is too old. Only a path of this site is gone to. */
export function parseDraft(value: unknown, now: number): Draft | undefined {
  if (!isRecord(value)) return undefined;
  const { path, owner: whose, keptAt, forms } = value;
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return undefined;
  if (typeof whose !== 'string' || typeof keptAt !== 'number' || !isRecord(forms)) return undefined;
  return now - keptAt > KEPT_MS ? undefined : { path, owner: whose, keptAt, forms };
}

function ownDraft(): Draft | undefined {
  const draft = waitingDraft();
  return draft?.owner === owner() ? draft : undefined;
}

function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is kept there.
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
