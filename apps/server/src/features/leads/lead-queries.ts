import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { registrationRow } from '#server/features/registrations/public.ts';

/** Lets the leads of one buyer wait for each other until the transaction ends: two presses at once make one. */
export async function lockLeadsOf(trx: Transaction<Database>, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`leads of ${userId}`}, 0))`.execute(
    trx,
  );
}

/** An earlier lead that still stands. With another promoter it is another one: the buyer agreed to each for itself. */
export function standingLead(
  trx: Transaction<Database>,
  about: Pick<Insertable<Database['leads']>, 'user_id' | 'property_id' | 'promoter_id' | 'type'>,
  since: Date,
) {
  return trx
    .selectFrom('leads')
    .selectAll()
    .where((lead) => lead.and(about))
    .where('created_at', '>', since)
    .where('withdrawn_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Adds a lead. Answers its id. */
export async function keepLead(
  trx: Transaction<Database>,
  lead: Insertable<Database['leads']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('leads')
    .values(lead)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes what a buyer asks for and how they want to be answered. */
export async function changeWishes(
  trx: Transaction<Database>,
  id: number,
  wishes: Updateable<Database['leads']>,
): Promise<void> {
  await trx
    .updateTable('leads')
    .set((lead) => ({ ...wishes, version: lead('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Leads with their subject and sender, for whoever may see them. */
export function selectLeads(db: Kysely<Database>) {
  return db
    .selectFrom('leads as l')
    .innerJoin('properties as p', 'p.id', 'l.property_id')
    .innerJoin('promoters as b', 'b.id', 'l.promoter_id')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .selectAll('l')
    .select([
      'p.slug as project_slug',
      'p.name as project_name',
      'p.is_demonstration as is_demonstration',
      registrationRow.as('registration'),
      sql<boolean>`p.is_published and p.deleted_at is null`.as('is_published'),
      'b.name as promoter_name',
      'u.name as buyer_name',
      'u.phone_number as buyer_phone',
    ])
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc');
}

export type LeadRow = Awaited<
  ReturnType<ReturnType<typeof selectLeads>['executeTakeFirstOrThrow']>
>;

/** A request of before titles were kept goes by its type. */
export const titleOf = ({ title, type }: LeadRow): string => title ?? type;

/** An id from an address; `undefined` if it can be none. */
export function readId(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
