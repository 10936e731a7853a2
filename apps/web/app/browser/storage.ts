import { isRecord } from './in-tab.ts';
import { asMoneyView, type MoneyView } from './money-view.ts';
import {
  type Compared,
  parseCompared,
  parseSearches,
  parseShortlist,
  parseSynced,
  parseViewed,
  type SavedSearch,
  type Shortlisted,
  type Synced,
  type Viewed,
} from './kept-entries.ts';
import { asText } from './stored-text.ts';
import { parseMessages, type StoredMessage } from './stored-message.ts';

export type { Compared } from './kept-entries.ts';
export type { StoredMessage } from './stored-message.ts';

/**
 * Everything the site keeps in a browser's local storage: the keys of spec 9 and, under `manemitra.`, our own,
 * each with the parser that guards against what an older version, another tab or a curious visitor left
 * there. Nothing kept here grants anything; the server decides from its own session.
 */

/** Spec 3. What an older version kept has no more than a name and a number. */
export interface StoredUser {
  id: number | null;
  name: string;
  email: string | null;
  /** Masked, as the server gives it. */
  phone: string | null;
  type: string | null;
  createdAt: string | null;
}

export interface Slot<T> {
  key: string;
  /** The value of an absent or damaged entry. */
  fallback: T;
  parse: (value: unknown) => T | undefined;
}

const slot = <T>(key: string, fallback: T, parse: (value: unknown) => T | undefined): Slot<T> => ({
  key,
  fallback,
  parse,
});

export const slots = {
  user: slot<StoredUser | null>('user', null, asUser),
  /** Only decides what is drawn. */
  role: slot<string | null>('role', null, asText),
  /** The sentence of the last search. */
  search: slot<string | null>('search', null, asText),
  chatOn: slot('chatOn', false, asFlag),
  chatMessages: slot<StoredMessage[]>('chatMessages', [], parseMessages),
  compareList: slot<Compared[]>('compareList', [], parseCompared),
  activeProject: slot<{ id: string; name: string } | null>('activeProject', null, (value) => {
    if (!isRecord(value)) return undefined;
    const [id, name] = [asText(value['id']), asText(value['name'])];
    return id === undefined || name === undefined ? undefined : { id, name };
  }),
  /** Null follows the system. The script in `theme-script.ts` reads this key before the first paint. */
  darkTheme: slot<boolean | null>('darkTheme', null, asFlag),
  /** Which price is shown first everywhere. The script in `theme-script.ts` reads this key before the first paint. */
  money: slot<MoneyView>('manemitra.money', 'all-in', asMoneyView),
  /** A marker that a session exists; not a secret. */
  token: slot<string | null>('token', null, asText),
  /** Whether the first page's list of what the assistant can do was put away. */
  featuresSeen: slot('manemitra.featuresSeen', false, asFlag),
  /** Whether the mascot was asked not to call again. */
  hintDismissed: slot('manemitra.hintDismissed', false, asFlag),
  shortlist: slot<Shortlisted[]>('manemitra.shortlist', [], parseShortlist),
  /** The projects that were looked at last. */
  viewed: slot<Viewed[]>('manemitra.viewed', [], parseViewed),
  savedSearches: slot<SavedSearch[]>('manemitra.savedSearches', [], parseSearches),
  /** The lists as the account last had them; any difference still has to be sent. */
  synced: slot<Synced | null>('manemitra.synced', null, parseSynced),
};

/** The value of a raw entry; anything unreadable counts as absent. */
export function parseStored<T>(from: Slot<T>, raw: string | null): T {
  if (raw === null) return from.fallback;
  try {
    return from.parse(JSON.parse(raw)) ?? from.fallback;
  } catch {
    return from.fallback;
  }
}

const changed = new EventTarget();

/** Used where storage is full or forbidden: the visit continues, but is forgotten with the tab. */
const unsaved = new Map<string, string>();

/** Keeps a value, or forgets it when it is the fallback. */
export function store<T>(to: Slot<T>, value: T): void {
  const text = JSON.stringify(value);
  const raw = text === JSON.stringify(to.fallback) ? null : text;
  unsaved.delete(to.key);
  try {
    if (raw === null) localStorage.removeItem(to.key);
    else localStorage.setItem(to.key, raw);
  } catch {
    if (raw !== null) unsaved.set(to.key, raw);
  }
  changed.dispatchEvent(new Event(to.key));
}

/** Forgets everything, in this tab and for every other: what signing out means here (spec 2). */
export function forgetEverything(): void {
  unsaved.clear();
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
  for (const { key } of Object.values(slots)) changed.dispatchEvent(new Event(key));
}

export function readRaw(key: string): string | null {
  try {
    return unsaved.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The stored value at this moment. */
export function stored<T>(from: Slot<T>): T {
  return parseStored(from, readRaw(from.key));
}

/** Calls back when the entry changes, in this tab or another; answers how to stop. */
export function watch(key: string, onChange: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) onChange();
  };
  changed.addEventListener(key, onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    changed.removeEventListener(key, onChange);
    window.removeEventListener('storage', onStorage);
  };
}

function asUser(value: unknown): StoredUser | undefined {
  if (!isRecord(value) || typeof value['name'] !== 'string') return undefined;
  const text = (key: string): string | null => asText(value[key]) ?? null;
  return {
    id: typeof value['id'] === 'number' ? value['id'] : null,
    name: value['name'],
    email: text('email'),
    phone: text('phone'),
    type: text('type'),
    createdAt: text('createdAt'),
  };
}

function asFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}
