import type { KeptLists } from '@manemitra/contract/lists';
import { httpClient } from '#web/api/http-client.ts';
import { type Slot, slots, store, stored, watch } from '#web/browser/storage.ts';
import {
  changesBetween,
  type Lists,
  NO_LISTS,
  withLaterChanges,
  withoutThoseOf,
} from './list-changes.ts';

const WATCHED = [slots.compareList, slots.shortlist, slots.viewed, slots.savedSearches];

/**
 * Keeps the lists of this browser and of the account in step until the returned function is called. What cannot be sent now
 * is sent with the next change, on the next page or when the network is back; nothing waits for it.
 */
export function keepInStep(): () => void {
  const ended = new AbortController();
  let account: number | undefined;
  let isBusy = false;
  let isWanted = false;

  const run = async (): Promise<void> => {
    isWanted = true;
    if (isBusy) return;
    isBusy = true;
    try {
      // A send by another tab changes what is left to send.
      while (isWanted && !ended.signal.aborted) {
        isWanted = false;
        const isFirst = account === undefined;
        account ??= await buyerSignedIn();
        if (account === undefined) return;
        await inTurn(() => exchange(account ?? 0, isFirst, ended.signal));
      }
    } catch {
      // Told later, as said above.
    } finally {
      isBusy = false;
    }
  };

  const onChange = (): void => void run();
  const stops = WATCHED.map(({ key }) => watch(key, onChange));
  window.addEventListener('online', onChange);
  void run();
  return () => {
    ended.abort();
    for (const stop of stops) stop();
    window.removeEventListener('online', onChange);
  };
}

/** The account that the server knows in this browser; what the browser believes of itself is not enough. */
async function buyerSignedIn(): Promise<number | undefined> {
  const { account } = await httpClient.getSession({});
  return account?.role === 'user' ? account.id : undefined;
}

async function exchange(account: number, isFirst: boolean, ended: AbortSignal): Promise<void> {
  const synced = stored(slots.synced);
  const isSame = synced?.account === account;
  const known = isSame ? synced : NO_LISTS;
  const sent = isSame || synced === null ? ownLists() : withoutThoseOf(ownLists(), synced);
  const changes = changesBetween(known, sent);
  if (changes === undefined && !isFirst) return;
  const answer = listsIn(
    changes === undefined
      ? await httpClient.getLists({})
      : await httpClient.changeLists({ body: changes }),
  );
  // Whoever signed out meanwhile leaves nothing behind.
  if (ended.aborted) return;
  const before = isSame || synced === null ? sent : ownLists();
  store(slots.synced, { account, ...answer });
  show(withLaterChanges(answer, before, ownLists()));
}

function ownLists(): Lists {
  return {
    compare: stored(slots.compareList)
      .filter(({ id }) => /^[\w-]{1,200}$/.test(id))
      .slice(0, 3)
      .map(({ id, ...shown }) => ({ slug: id, ...shown })),
    shortlist: stored(slots.shortlist),
    viewed: stored(slots.viewed),
    searches: stored(slots.savedSearches),
  };
}

function show({ compare, shortlist, viewed, searches }: Lists): void {
  // An account keeps no search of a project.
  const foundBy = new Map(stored(slots.shortlist).map((entry) => [entry.slug, entry.foundBy]));
  replace(
    slots.compareList,
    compare.map(({ slug, ...shown }) => ({ id: slug, ...shown })),
  );
  replace(
    slots.shortlist,
    shortlist.map((entry) => ({ ...entry, foundBy: foundBy.get(entry.slug) ?? '' })),
  );
  replace(slots.viewed, viewed);
  replace(slots.savedSearches, searches);
}

/** Watchers hear of real changes only. */
function replace<T>(slot: Slot<T[]>, list: T[]): void {
  if (JSON.stringify(stored(slot)) === JSON.stringify(list)) return;
  store(slot, list);
}

function listsIn({ compare, shortlist, viewed, searches }: KeptLists): Lists {
  return {
    compare: compare.map(({ slug, imageUrl, rera }) => ({ slug, imageUrl, rera })),
    shortlist: shortlist.map(({ slug, name, note, keptAt }) => ({
      slug,
      name,
      note,
      keptAt,
      foundBy: '',
    })),
    viewed,
    searches,
  };
}

/** One tab at a time, where the browser can say so. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) await work();
  else await locks.request('manemitra.lists', work);
}
