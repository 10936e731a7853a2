import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

const EVERYBODY = 'everybody';

export interface Budget {
  /** Calls of one caller on one day. */
  perCaller: number;
  /** Calls of all of them. */
  perDay: number;
}

/**
 * Takes one call from today's budget of a caller and of everybody; answers whether there was one left. `caller` is an
 * account or a network address; only a sum of it and the day is kept.
 */
export async function takeCall(
  db: Kysely<Database>,
  { caller, today, budget }: { caller: string; today: string; budget: Budget },
): Promise<boolean> {
  const sum = createHash('sha256').update(`${today} ${caller}`).digest('hex');
  return (
    (await countUp(db, { day: today, caller: sum, limit: budget.perCaller })) &&
    (await countUp(db, { day: today, caller: EVERYBODY, limit: budget.perDay }))
  );
}

async function countUp(
  db: Kysely<Database>,
  { day, caller, limit }: { day: string; caller: string; limit: number },
): Promise<boolean> {
  if (limit < 1) return false;
  const counted = await db
    .insertInto('model_calls')
    .values({ day, caller, calls: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'caller'])
        .doUpdateSet({ calls: sql<number>`model_calls.calls + 1` })
        .where('model_calls.calls', '<', limit),
    )
    .returning('calls')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Only today's counts are of use. */
export async function removeOldCalls(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('model_calls')
    .where('day', '<', sql<string>`current_date - 7`)
    .execute();
}
