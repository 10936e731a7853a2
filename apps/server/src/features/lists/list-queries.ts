import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';

type List = Database['kept_projects']['list'];

/** Until the transaction ends no other changes this buyer's lists. */
export async function lockBuyer(trx: Transaction<Database>, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

export async function removeProjects(
  db: Kysely<Database>,
  userId: number,
  list: List,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('kept_projects')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('property_id', 'in', ids)
    .execute();
}

/**
 * Puts projects on a list. Where one is there already it is the same entry, edited, if it was kept at the same moment; if
 * not, two browsers kept it by themselves, and an empty note is no reason to lose the other's.
 */
export async function putProjects(
  db: Kysely<Database>,
  userId: number,
  list: List,
  entries: readonly { id: number; note: string; at: Date }[],
): Promise<void> {
  // Two slugs of one project are one entry: the last counts.
  const rows = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  if (rows.length === 0) return;
  await db
    .insertInto('kept_projects')
    .values(
      rows.map(({ id, note, at }) => ({
        user_id: userId,
        list,
        property_id: id,
        note,
        kept_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'list', 'property_id']).doUpdateSet({
        note: sql`case when excluded.note <> '' or excluded.kept_at = kept_projects.kept_at
          then excluded.note else kept_projects.note end`,
        // Viewing a project again moves it to the front; keeping it again changes nothing.
        kept_at:
          list === 'viewed'
            ? sql`greatest(excluded.kept_at, kept_projects.kept_at)`
            : sql`kept_projects.kept_at`,
      }),
    )
    .execute();
}

export async function dropOldestProjects(
  db: Kysely<Database>,
  userId: number,
  list: List,
  most: number,
): Promise<void> {
  await sql`
    delete from kept_projects where user_id = ${userId} and list = ${list} and property_id in (
      select property_id from kept_projects where user_id = ${userId} and list = ${list}
      order by kept_at desc, property_id desc offset ${most}
    )`.execute(db);
}

export async function removeSearches(
  db: Kysely<Database>,
  userId: number,
  sentences: readonly string[],
): Promise<void> {
  if (sentences.length === 0) return;
  await db
    .deleteFrom('saved_searches')
    .where('user_id', '=', userId)
    .where('sentence', 'in', sentences)
    .execute();
}

/** Puts searches; as with projects, an empty name clears a name only where it edits the same entry. */
export async function putSearches(
  db: Kysely<Database>,
  userId: number,
  searches: readonly { sentence: string; name: string; savedAt: Date; lookedAt: Date }[],
): Promise<void> {
  const rows = [...new Map(searches.map((search) => [search.sentence, search])).values()];
  if (rows.length === 0) return;
  await db
    .insertInto('saved_searches')
    .values(
      rows.map(({ sentence, name, savedAt, lookedAt }) => ({
        user_id: userId,
        sentence,
        name,
        saved_at: savedAt,
        looked_at: lookedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'sentence']).doUpdateSet({
        name: sql`case when excluded.name <> '' or excluded.saved_at = saved_searches.saved_at
          then excluded.name else saved_searches.name end`,
        looked_at: sql`greatest(excluded.looked_at, saved_searches.looked_at)`,
      }),
    )
    .execute();
}

export async function dropOldestSearches(
  db: Kysely<Database>,
  userId: number,
  most: number,
): Promise<void> {
  await sql`
    delete from saved_searches where user_id = ${userId} and sentence in (
      select sentence from saved_searches where user_id = ${userId}
      order by saved_at desc, sentence offset ${most}
    )`.execute(db);
}
