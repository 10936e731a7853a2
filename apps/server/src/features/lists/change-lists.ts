import type { contract } from '@manemitra/contract/contract';
import type { EndpointInput } from '@manemitra/contract/endpoint';
import {
  COMPARE_MAX,
  SAVED_SEARCHES_MAX,
  SHORTLIST_MAX,
  VIEWED_MAX,
} from '@manemitra/contract/limits';
import type { KeptLists } from '@manemitra/contract/lists';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { idsNamed } from '#server/features/project-addresses/public.ts';
import {
  dropOldestProjects,
  dropOldestSearches,
  lockBuyer,
  putProjects,
  putSearches,
  removeProjects,
  removeSearches,
} from './list-queries.ts';
import { loadLists } from './load-lists.ts';

type Changes = EndpointInput<(typeof contract)['changeLists']>['body'];

const LISTS = ['compare', 'shortlist', 'viewed'] as const;
const MOST = { compare: COMPARE_MAX, shortlist: SHORTLIST_MAX, viewed: VIEWED_MAX };

/**
 * Removes entries from a buyer's lists, then adds some, and returns the lists. Two devices at once are handled one after the
 * other. A slug that never named a project is ignored.
 */
export async function changeLists(
  db: Kysely<Database>,
  userId: number,
  { put, remove }: Changes,
  now: Date,
): Promise<KeptLists> {
  const ids = await idsNamed(db, [
    ...LISTS.flatMap((list) => remove[list]),
    ...put.compare,
    ...put.shortlist.map(({ slug }) => slug),
    ...put.viewed.map(({ slug }) => slug),
  ]);
  const idsOf = (slugs: readonly string[]) => slugs.flatMap((slug) => ids.get(slug) ?? []);
  // The compare list has no times of its own: its order is the order in which it was sent.
  const entries = {
    compare: put.compare.map((slug, at) => ({ slug, at: new Date(now.getTime() + at) })),
    shortlist: put.shortlist.map(({ slug, note, keptAt }) => ({
      slug,
      note,
      at: noLater(keptAt, now),
    })),
    viewed: put.viewed.map(({ slug, seenAt }) => ({ slug, at: noLater(seenAt, now) })),
  };

  return db.transaction().execute(async (trx) => {
    await lockBuyer(trx, userId);
    for (const list of LISTS) {
      await removeProjects(trx, userId, list, idsOf(remove[list]));
      const rows = entries[list].flatMap(({ slug, ...entry }) => {
        const id = ids.get(slug);
        return id === undefined ? [] : [{ id, note: '', ...entry }];
      });
      await putProjects(trx, userId, list, rows);
      await dropOldestProjects(trx, userId, list, MOST[list]);
    }
    await removeSearches(trx, userId, remove.searches);
    await putSearches(
      trx,
      userId,
      put.searches.map(({ sentence, name, savedAt, lookedAt }) => ({
        sentence,
        name,
        savedAt: noLater(savedAt, now),
        lookedAt: noLater(lookedAt, now),
      })),
    );
    await dropOldestSearches(trx, userId, SAVED_SEARCHES_MAX);
    return loadLists(trx, userId);
  });
}

/** A browser whose clock is ahead must not push out what came later. */
function noLater(moment: string, now: Date): Date {
  return new Date(Math.min(Date.parse(moment), now.getTime()));
}
