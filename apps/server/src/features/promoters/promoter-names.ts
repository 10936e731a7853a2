import { Problem } from '@manemitra/contract/problems';
import { brandOf } from '@manemitra/domain/likeness/promoter-name';
import type { NewPromoterName, PromoterNames } from '@manemitra/contract/staff-promoter-names';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { nameSlug } from '#server/features/catalogue/public.ts';
import { inLoadTransaction, type LoadTransaction } from '#server/features/load-lock/public.ts';
import { type ChangedBy, standing } from '#server/features/staff-changes/public.ts';
import { found } from '#server/platform/database/found.ts';
import { refuseTakenName } from './create-promoter.ts';
import { lockPromoter } from './promoter-queries.ts';

/** The other names of a promoter, and promoters whose names begin with the same brand. */
export async function listPromoterNames(
  db: Kysely<Database>,
  promoterId: number,
): Promise<PromoterNames> {
  const promoters = await db
    .selectFrom('promoters')
    .select(['id', 'name', 'is_demonstration'])
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute();
  const own = found(
    promoters.find(({ id }) => id === promoterId),
    'promoter.not-found',
  );
  const { rows: names } = await sql<PromoterNames['names'][number]>`
    select n.slug, n.name, n.kind, n.registration_number as "registrationNumber",
      (select count(*)::int from properties p
        where p.promoter_id = n.promoter_id and p.promoter_name = n.name and p.deleted_at is null) as projects
    from promoter_names n where n.promoter_id = ${promoterId} order by n.name`.execute(db);
  const brands = new Set([own.name, ...names.map(({ name }) => name)].map(brandOf));
  const alike = promoters
    .filter(
      ({ id, name, is_demonstration }) =>
        id !== promoterId && is_demonstration === own.is_demonstration && brands.has(brandOf(name)),
    )
    .slice(0, 50)
    .map(({ id, name }) => ({ promoterId: id, name }));
  return { names, alike };
}

/** Adds another name of a promoter: from then on, what is told under that name belongs to this promoter. */
export async function addPromoterName(
  db: Kysely<Database>,
  promoterId: number,
  { name, kind, registrationNumber }: NewPromoterName,
  { by, now, address }: ChangedBy,
): Promise<void> {
  await inLoadTransaction(db, async (trx) => {
    standing(await lockPromoter(trx, promoterId), 'promoter.not-found');
    await refuseTakenName(trx, name);
    await trx
      .insertInto('promoter_names')
      .values({
        slug: nameSlug(name),
        promoter_id: promoterId,
        name,
        kind,
        registration_number: registrationNumber,
        added_at: now,
      })
      .execute();
    await noteProjects(trx, promoterId);
    await recordAudit(trx, {
      at: now,
      actor: by,
      action: 'promoter.name-added',
      subject: { kind: 'promoter', id: promoterId },
      after: { name, kind, registrationNumber },
      address,
    });
  });
}

/** Removes another name of a promoter, as long as no project uses it. */
export async function removePromoterName(
  db: Kysely<Database>,
  { promoterId, slug }: { promoterId: number; slug: string },
  { by, now, address }: ChangedBy,
): Promise<void> {
  await inLoadTransaction(db, async (trx) => {
    const { rows } = await sql<{ name: string; is_used: boolean }>`
      select name, exists (select from properties p
        where p.promoter_id = n.promoter_id and p.promoter_name = n.name) as is_used
      from promoter_names n where slug = ${slug} and promoter_id = ${promoterId}`.execute(trx);
    const { name, is_used } = found(rows[0], 'promoter.not-found');
    if (is_used) {
      const message = 'Projects still use this name. Assign them to another promoter first.';
      throw new Problem('merge.not-possible', { message });
    }
    await trx.deleteFrom('promoter_names').where('slug', '=', slug).execute();
    await noteProjects(trx, promoterId);
    await recordAudit(trx, {
      at: now,
      actor: by,
      action: 'promoter.name-removed',
      subject: { kind: 'promoter', id: promoterId },
      before: { name },
      address,
    });
  });
}

/** A renamed promoter is still found by the old name, which its projects' sources use. */
export async function keepFormerName(
  trx: LoadTransaction,
  { id, name }: { id: number; name: string },
  next: string,
): Promise<void> {
  const [was, slug] = [nameSlug(name), nameSlug(next)];
  if (was === slug) return;
  await trx.deleteFrom('promoter_names').where('slug', '=', slug).execute();
  await trx.updateTable('promoters').set({ slug }).where('id', '=', id).execute();
  await trx
    .insertInto('promoter_names')
    .values({ slug: was, promoter_id: id, name, kind: 'former', registration_number: null })
    .execute();
  await sql`
    update properties set promoter_name = case
      when promoter_name is null then ${name} when promoter_name = ${next} then null
      else promoter_name end
    where promoter_id = ${id}`.execute(trx);
}

/** Readers that keep names in memory reload those of changed projects. */
async function noteProjects(trx: Transaction<Database>, promoterId: number): Promise<void> {
  await sql`update properties set updated_at = updated_at where promoter_id = ${promoterId}`.execute(
    trx,
  );
}
