import {
  NOTE_MAX_LENGTH,
  PROMPT_MAX_LENGTH,
  SAVED_SEARCHES_MAX,
  SEARCH_NAME_MAX_LENGTH,
  SHORTLIST_MAX,
  VIEWED_MAX,
} from '@manemitra/contract/limits';

/** Projects and searches stored in the browser (the newest first), and the parsers that guard them. Moments are ISO 8601. */

export interface Shortlisted {
  slug: string;
  /** Its name when it was kept, shown if the project no longer exists. */
  name: string;
  /** The buyer's own words; empty for none. */
  note: string;
  keptAt: string;
  /** The search that found it in this browser; its home is the one that was kept. Empty for none. */
  foundBy: string;
}

export interface Viewed {
  slug: string;
  name: string;
  imageUrl: string;
  /** Its registration in words, as they were when it was looked at; empty where this was not kept yet. */
  rera: string;
  seenAt: string;
}

export interface SavedSearch {
  /** Two searches by the same sentence are one. */
  sentence: string;
  /** The buyer's own name for it; empty for none. */
  name: string;
  savedAt: string;
  lookedAt: string;
}

/** A project chosen for comparison, as spec 3 stores it; `id` is the project's slug. */
export interface Compared {
  id: string;
  imageUrl: string;
  /** Its registration in words, as they were when it was chosen; empty where this was not kept yet. */
  rera: string;
}

/** The lists of an account as this browser last received them, and of which account. */
export interface Synced {
  account: number;
  compare: { slug: string; imageUrl: string; rera: string }[];
  shortlist: Shortlisted[];
  viewed: Viewed[];
  searches: SavedSearch[];
}

const NAME_MAX_LENGTH = 300;
/** Far more than a list may hold; anything beyond it in a damaged entry is ignored. */
const LOOKED_AT_MOST = 200;

export const parseCompared = (value: unknown): Compared[] | undefined =>
  listOf(value, LOOKED_AT_MOST, 'id', (item) => ({
    id: slugIn(item['id']),
    imageUrl: pathIn(item['imageUrl']),
    rera: textIn(item['rera'], NAME_MAX_LENGTH),
  }));

export const parseShortlist = (value: unknown): Shortlisted[] | undefined =>
  listOf(value, SHORTLIST_MAX, 'slug', (item) => ({
    slug: slugIn(item['slug']),
    name: textIn(item['name'], NAME_MAX_LENGTH),
    note: textIn(item['note'] ?? '', NOTE_MAX_LENGTH),
    keptAt: momentIn(item['keptAt']),
    foundBy: textIn(item['foundBy'], PROMPT_MAX_LENGTH),
  }));

export const parseViewed = (value: unknown): Viewed[] | undefined =>
  listOf(value, VIEWED_MAX, 'slug', (item) => ({
    slug: slugIn(item['slug']),
    name: textIn(item['name'], NAME_MAX_LENGTH),
    imageUrl: pathIn(item['imageUrl']),
    rera: textIn(item['rera'], NAME_MAX_LENGTH),
    seenAt: momentIn(item['seenAt']),
  }));

export const parseSearches = (value: unknown): SavedSearch[] | undefined =>
  listOf(value, SAVED_SEARCHES_MAX, 'sentence', (item) => ({
    sentence: textIn(item['sentence'], PROMPT_MAX_LENGTH).trim() || undefined,
    name: textIn(item['name'] ?? '', SEARCH_NAME_MAX_LENGTH),
    savedAt: momentIn(item['savedAt']),
    lookedAt: momentIn(item['lookedAt']),
  }));

export function parseSynced(value: unknown): Synced | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { account, compare, shortlist, viewed, searches } = value as Record<string, unknown>;
  if (typeof account !== 'number' || !Number.isSafeInteger(account)) return undefined;
  const compared = listOf<Synced['compare'][number]>(compare, LOOKED_AT_MOST, 'slug', (item) => ({
    slug: slugIn(item['slug']),
    imageUrl: pathIn(item['imageUrl']),
    rera: textIn(item['rera'], NAME_MAX_LENGTH),
  }));
  return {
    account,
    compare: compared ?? [],
    shortlist: parseShortlist(shortlist) ?? [],
    viewed: parseViewed(viewed) ?? [],
    searches: parseSearches(searches) ?? [],
  };
}

/** The readable items of a list, each key once, no more than `most`. */
function listOf<T extends object>(
  value: unknown,
  most: number,
  key: keyof T,
  parse: (item: Record<string, unknown>) => { [P in keyof T]: T[P] | undefined },
): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const byKey = new Map<T[keyof T], T>();
  for (const item of value.slice(0, LOOKED_AT_MOST) as unknown[]) {
    if (typeof item !== 'object' || item === null) continue;
    const parsed = parse(item as Record<string, unknown>);
    if (!isWhole<T>(parsed) || byKey.has(parsed[key])) continue;
    byKey.set(parsed[key], parsed);
  }
  return [...byKey.values()].slice(0, most);
}

function isWhole<T extends object>(parsed: { [P in keyof T]: T[P] | undefined }): parsed is T {
  return Object.values(parsed).every((part) => part !== undefined);
}

function textIn(value: unknown, most: number): string {
  return typeof value === 'string' ? value.slice(0, most) : '';
}

function slugIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,200}$/.test(value) ? value : undefined;
}

/** A picture of ours; anything else is no picture. */
function pathIn(value: unknown): string {
  return typeof value === 'string' && /^\/(?!\/)/.test(value) && value.length <= 500 ? value : '';
}

function momentIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const time = Date.parse(value);
  // ISO 8601 writes such years with a sign; no visit was then.
  if (Number.isNaN(time) || time < 0 || time > Date.UTC(9000, 0)) return undefined;
  return new Date(time).toISOString();
}
