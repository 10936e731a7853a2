import type { ListChanges } from '@manemitra/contract/lists';
import type { Synced } from '#web/browser/kept-entries.ts';

/** The four lists of a browser, or of an account. */
export type Lists = Omit<Synced, 'account'>;

export const NO_LISTS: Lists = { compare: [], shortlist: [], viewed: [], searches: [] };

type Entry = Lists[keyof Lists][number];

const keyOf = (entry: Entry): string => ('sentence' in entry ? entry.sentence : entry.slug);

/** The part of an entry that the buyer set; the name and picture of a project are the catalogue's. */
function doingOf(entry: Entry): string {
  if ('sentence' in entry) return JSON.stringify([entry.name, entry.savedAt, entry.lookedAt]);
  if ('note' in entry) return JSON.stringify([entry.note, entry.keptAt]);
  return 'seenAt' in entry ? entry.seenAt : '';
}

interface Difference<T> {
  put: T[];
  remove: string[];
}

function difference<T extends Entry>(from: readonly T[], to: readonly T[]): Difference<T> {
  const before = new Map(from.map((entry) => [keyOf(entry), doingOf(entry)]));
  const after = new Set(to.map(keyOf));
  return {
    put: to.filter((entry) => before.get(keyOf(entry)) !== doingOf(entry)),
    remove: [...before.keys()].filter((key) => !after.has(key)),
  };
}

/** What to send to an account that has `known` so that it matches this browser; undefined if nothing. */
export function changesBetween(known: Lists, own: Lists): ListChanges | undefined {
  const compare = difference(known.compare, own.compare);
  const shortlist = difference(known.shortlist, own.shortlist);
  const viewed = difference(known.viewed, own.viewed);
  const searches = difference(known.searches, own.searches);
  const all = [compare, shortlist, viewed, searches];
  if (all.every(({ put, remove }) => put.length + remove.length === 0)) return undefined;
  return {
    put: {
      compare: compare.put.map(({ slug }) => slug),
      shortlist: shortlist.put.map(({ slug, note, keptAt }) => ({ slug, note, keptAt })),
      viewed: viewed.put.map(({ slug, seenAt }) => ({ slug, seenAt })),
      searches: searches.put,
    },
    remove: {
      compare: compare.remove,
      shortlist: shortlist.remove,
      viewed: viewed.remove,
      searches: searches.remove,
    },
  };
}

/** The account's answer combined with changes made here since the request: `sent` became `own` meanwhile. */
export function withLaterChanges(answer: Lists, sent: Lists, own: Lists): Lists {
  return {
    // The first chosen stays first; in the others the newest comes first.
    compare: applied(answer.compare, difference(sent.compare, own.compare), 'last'),
    shortlist: applied(answer.shortlist, difference(sent.shortlist, own.shortlist), 'first'),
    viewed: applied(answer.viewed, difference(sent.viewed, own.viewed), 'first'),
    searches: applied(answer.searches, difference(sent.searches, own.searches), 'first'),
  };
}

/** This browser's own entries, without those that another account left here. */
export function withoutThoseOf(own: Lists, other: Lists): Lists {
  const rest = <T extends Entry>(list: readonly T[], theirs: readonly T[]): T[] => {
    const keys = new Set(theirs.map(keyOf));
    return list.filter((entry) => !keys.has(keyOf(entry)));
  };
  return {
    compare: rest(own.compare, other.compare),
    shortlist: rest(own.shortlist, other.shortlist),
    viewed: rest(own.viewed, other.viewed),
    searches: rest(own.searches, other.searches),
  };
}

function applied<T extends Entry>(
  list: readonly T[],
  { put, remove }: Difference<T>,
  place: 'first' | 'last',
): T[] {
  const gone = new Set([...remove, ...put.map(keyOf)]);
  const rest = list.filter((entry) => !gone.has(keyOf(entry)));
  return place === 'first' ? [...put, ...rest] : [...rest, ...put];
}
