import type { contract } from '@manemitra/contract/contract';
import type { EndpointInput } from '@manemitra/contract/endpoint';
import { Problem } from '@manemitra/contract/problems';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { nameSlug } from '#server/features/catalogue/public.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';
import { ensurePromoterAccount } from './promoter-account.ts';

type NewPromoter = EndpointInput<(typeof contract)['createPromoter']>['body'];

/** Adds a promoter with an account that waits for its credentials. Answers the id. */
export async function createPromoter(
  db: Kysely<Database>,
  { name, orgType, registrationNumber, address: postalAddress, email, phone }: NewPromoter,
  { by, now, address }: ChangedBy,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await refuseTakenName(trx, name);
    const made = await trx
      .insertInto('promoters')
      .values({
        slug: nameSlug(name),
        name,
        org_type: orgType,
        registration_number: registrationNumber,
        address: postalAddress,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) throw taken(name, false);
    const { staffId } = await ensurePromoterAccount(trx, made.id);
    await trx
      .updateTable('staff_accounts')
      .set({ email, phone_number: phone })
      .where('id', '=', staffId)
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: by,
      action: 'promoter.created',
      subject: { kind: 'promoter', id: made.id },
      after: { name, orgType, registrationNumber },
      address,
    });
    return made.id;
  });
}

/** A promoter is known by its name: an import joins a project to the promoter of the same one. */
export async function refuseTakenName(
  db: Kysely<Database>,
  name: string,
  exceptId?: number,
): Promise<void> {
  const slug = nameSlug(name);
  const other = await db
    .selectFrom('promoters')
    .select(['id', 'deleted_at'])
    .where(
      sql<boolean>`slug = ${slug} or id = (select promoter_id from promoter_names where slug = ${slug})`,
    )
    .executeTakeFirst();
  if (other !== undefined && other.id !== exceptId) throw taken(name, other.deleted_at !== null);
}

function taken(name: string, isDeleted: boolean): Problem {
  const message = isDeleted
    ? `${name} was deleted. Restore it instead of adding it again.`
    : `There is a promoter ${name} already.`;
  return new Problem('input.invalid', { fields: [{ field: 'body.name', message }] });
}
