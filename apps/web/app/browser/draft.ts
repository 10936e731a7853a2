import { forgetInTab, IN_TAB, isRecord, keepInTab, waitingInTab } from './in-tab.ts';
import { pathHere } from './path-here.ts';
import { slots, stored } from './storage.ts';

/**
 * What staff had typed when their session ended. It is stored in this tab only, is restored to the same account only, and is
 * deleted with the tab, at sign-out, and after half a day.
 */
export interface Draft {
  /** The page on which it was typed and will be restored. */
  path: string;
  /** Whose it is. */
  owner: string;
  /** In ms since 1970. */
  keptAt: number;
  /** What was typed into each form, by its name. */
  forms: Record<string, unknown>;
}

/** Shown when typed input has been restored. */
export const IS_BACK = 'What you entered before your session ended is here again. It is not saved.';

const KEPT_MS = 12 * 60 * 60 * 1000;

/** Whom this browser takes for signed in, or undefined. */
export function owner(): string | undefined {
  const user = stored(slots.user);
  return user === null ? undefined : `${stored(slots.role) ?? ''} ${user.name}`;
}

export const keepDraft = (draft: Draft): void => keepInTab(IN_TAB.draft, draft);

/** The draft in this tab, of any account, unless it is too old. */
export function waitingDraft(): Draft | undefined {
  return waitingInTab(IN_TAB.draft, ({ path: keptPath, owner: whose, keptAt, forms }) => {
    const path = pathHere(keptPath);
    if (path === undefined || typeof whose !== 'string') return undefined;
    if (typeof keptAt !== 'number' || !isRecord(forms)) return undefined;
    return Date.now() - keptAt > KEPT_MS ? undefined : { path, owner: whose, keptAt, forms };
  });
}

/** Where whoever is signed in now was typing; undefined where nothing of theirs waits. */
export function pathOfOwnDraft(): string | undefined {
  return ownDraft()?.path;
}

/** Forgets what waits for anybody but whoever is signed in now. */
export function forgetDraftOfOthers(): void {
  if (ownDraft() === undefined) forgetInTab(IN_TAB.draft);
}

/** Takes the input for a form of this page out of the draft, once. */
export function takeTyped(form: string): unknown {
  const draft = ownDraft();
  const isHere = draft?.path.split('?')[0] === location.pathname;
  if (draft === undefined || !isHere || !Object.hasOwn(draft.forms, form)) return undefined;
  const { [form]: typed, ...others } = draft.forms;
  if (Object.keys(others).length === 0) forgetInTab(IN_TAB.draft);
  else keepDraft({ ...draft, forms: others });
  return typed;
}

function ownDraft(): Draft | undefined {
  const draft = waitingDraft();
  return draft?.owner === owner() ? draft : undefined;
}
