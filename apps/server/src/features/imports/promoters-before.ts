import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import {
  bringPromotersBack,
  changedPromoters,
  type Images,
} from '#server/features/promoters/public.ts';

/** Keeps what an import found of promoters when it first told of them, and what it left; and which of them it made. */
export async function keepPromoterImages(
  trx: Transaction<Database>,
  importId: number,
  { before, after }: { before: Images; after: Images },
): Promise<void> {
  const made = [...after].flatMap(([id, image]) =>
    before.has(id) ? [] : [{ id, before: image, after: image, isMade: true }],
  );
  const changed = [
    ...changedPromoters(before, after).map((each) => ({ ...each, isMade: false })),
    ...made,
  ];
  if (changed.length === 0) return;
  await trx
    .insertInto('import_promoters')
    .values(
      changed.map((each) => ({
        import_id: importId,
        promoter_id: each.id,
        before: JSON.stringify(each.before),
        after: JSON.stringify(each.after),
        is_made: each.isMade,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['import_id', 'promoter_id'])
        .doUpdateSet((row) => ({ after: row.ref('excluded.after') })),
    )
    .execute();
}

/** Brings promoters back to what they were before an import, but for what was changed of them since. */
export async function takePromotersBack(
  trx: Transaction<Database>,
  importId: number,
): Promise<void> {
  const kept = await trx
    .selectFrom('import_promoters')
    .select(['promoter_id as id', 'before', 'after'])
    .where('import_id', '=', importId)
    .where(sql<boolean>`before <> after`)
    .execute();
  await bringPromotersBack(trx, kept);
}
