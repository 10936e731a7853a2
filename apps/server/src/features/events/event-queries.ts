import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

export async function insertEvent(
  db: Kysely<Database>,
  { name, properties }: { name: string; properties: Record<string, string> },
): Promise<void> {
  await db
    .insertInto('events')
    .values({ name, properties: JSON.stringify(properties) })
    .execute();
}

/** The oldest events that were not passed on. */
export async function waitingEvents(db: Kysely<Database>, limit: number) {
  return db
    .selectFrom('events')
    .where('forwarded_at', 'is', null)
    .select(['id', 'name', 'properties', 'occurred_at'])
    .orderBy('occurred_at')
    .limit(limit)
    .execute();
}

export async function markForwarded(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('events')
    .set({ forwarded_at: sql<Date>`now()` })
    .where('id', 'in', ids)
    .execute();
}

export async function removeOldEvents(db: Kysely<Database>, days: number): Promise<void> {
  await db
    .deleteFrom('events')
    .where('occurred_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}
