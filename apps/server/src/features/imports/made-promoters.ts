import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { promoterImages } from '#server/features/promoters/public.ts';

/**
 * Takes along the promoters that this import made, or another one that was taken back, once nothing uses them any more: no project that is
 * told of, no account, no other name; and only as long as nobody changed what the import told of them. They are deleted as staff delete,
 * and what was told of them is forgotten.
 */
export async function takeMadePromotersAlong(trx: Transaction<Database>, at: Date): Promise<void> {
  const { rows: unused } = await sql<{ id: number; slug: string; before: unknown }>`
    select p.id, p.slug, m.before
    from import_promoters m join catalogue_imports i on i.id = m.import_id join promoters p on p.id = m.promoter_id
    where m.is_made and m.went_at is null and i.taking_back is not null and p.deleted_at is null
      and not exists (
        select from properties own where own.promoter_id = p.id and (own.deleted_at is null or exists (
          select from property_tellings t where t.property_id = own.id and t.taken_back_at is null)))
      and not exists (select from staff_accounts a where a.promoter_id = p.id)
      and not exists (select from promoter_names n where n.promoter_id = p.id)`.execute(trx);
  const now = await promoterImages(
    trx,
    unused.map(({ slug }) => slug),
  );
  const ids = unused.flatMap(({ id, before }) =>
    isDeepStrictEqual(now.get(id), before) ? id : [],
  );
  if (ids.length === 0) return;
  const those = sql`any(${ids}::int[])`;
  await sql`delete from past_projects where promoter_id = ${those}`.execute(trx);
  await sql`
    delete from complaints where promoter_id = ${those} and property_id is null`.execute(trx);
  await sql`
    update promoters set deleted_at = ${at}, updated_at = ${at}, org_type = null, registration_number = null,
      address = null, review_text = null, review_rating = null, review_provider = null, photo_url = null
    where id = ${those}`.execute(trx);
  await sql`
    update import_promoters set went_at = ${at} where promoter_id = ${those} and is_made`.execute(
    trx,
  );
}

/** Promoters that went so come back where a file tells of them again; not those that a person deleted. Answers which did. */
export async function bringMadePromotersBack(
  trx: Transaction<Database>,
  promoterIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    update promoters p set deleted_at = null
    where p.id = any(${promoterIds}::int[]) and p.deleted_at is not null and exists (
      select from import_promoters m where m.promoter_id = p.id and m.went_at = p.deleted_at)
    returning p.id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
