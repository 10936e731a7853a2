import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { beginningWith } from '#server/platform/database/search-pattern.ts';

/** The account that a promoter signs in with, made without a password where there is none yet. */
export async function ensurePromoterAccount(
  trx: Kysely<Database>,
  promoterId: number,
): Promise<{ staffId: number; isNew: boolean }> {
  const existing = await trx
    .selectFrom('staff_accounts')
    .select('id')
    .where('promoter_id', '=', promoterId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (existing) return { staffId: existing.id, isNew: false };
  const promoter = await trx
    .selectFrom('promoters')
    .select(['slug', 'name'])
    .where('id', '=', promoterId)
    .executeTakeFirstOrThrow();
  for (;;) {
    const made = await trx
      .insertInto('staff_accounts')
      .values({
        user_name: await freeUserName(trx, promoter.slug.slice(0, 36)),
        name: promoter.name,
        role: 'promoter',
        promoter_id: promoterId,
      })
      // Somebody may take the name while we look; then we see theirs, and look again.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made !== undefined) return { staffId: made.id, isNew: true };
  }
}

/** The name itself, or the name with the first number that makes it unique. */
async function freeUserName(trx: Kysely<Database>, base: string): Promise<string> {
  const taken = await trx
    .selectFrom('staff_accounts')
    .select('user_name')
    .where('user_name', 'ilike', beginningWith(base))
    .execute();
  const names = new Set(taken.map(({ user_name }) => user_name.toLowerCase()));
  let name = base;
  for (let number = 2; names.has(name); number++) name = `${base}-${number}`;
  return name;
}
