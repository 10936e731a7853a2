import type { AccountStatus } from '@manemitra/contract/access';
import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { AccountCaller } from '#server/platform/sessions/caller.ts';

export interface PromoterRow {
  id: number;
  name: string;
  org_type: string | null;
  registration_number: string | null;
  address: string | null;
  is_demonstration: boolean;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  /** Of the promoter and its account: it grows when either changes. */
  version: number;
  staff_id: number | null;
  user_name: string | null;
  email: string | null;
  phone_number: string | null;
  status: AccountStatus;
  projects: number;
}

/** Promoters with the account that they sign in with (the first, if several). All are selected at once, not one by one. */
export function selectPromoters(db: Kysely<Database>) {
  return db.selectFrom('promoters').leftJoin(
    (account) =>
      account
        .selectFrom('staff_accounts')
        .distinctOn('promoter_id')
        .select([
          'promoter_id',
          'id as staff_id',
          'user_name',
          'email',
          'phone_number',
          'status as account_status',
          'version as account_version',
        ])
        .where('promoter_id', 'is not', null)
        .orderBy('promoter_id')
        .orderBy('id')
        .as('account'),
    (join) => join.onRef('account.promoter_id', '=', 'promoters.id'),
  );
}

/** The status of a promoter; `pending` while they have no account. */
export const statusOfPromoter = sql<AccountStatus>`coalesce(account.account_status, 'pending')`;

export const projectsOfPromoter = sql<number>`(
  select count(*)::int from properties p where p.promoter_id = promoters.id and p.deleted_at is null
)`;

export function promoterRows(db: Kysely<Database>) {
  return selectPromoters(db).select([
    'promoters.id',
    'promoters.name',
    'promoters.org_type',
    'promoters.registration_number',
    'promoters.address',
    'promoters.is_demonstration',
    'promoters.created_at',
    'promoters.updated_at',
    'promoters.deleted_at',
    sql<number>`promoters.version + coalesce(account.account_version, 0)`.as('version'),
    'account.staff_id',
    'account.user_name',
    'account.email',
    'account.phone_number',
    statusOfPromoter.as('status'),
    projectsOfPromoter.as('projects'),
  ]);
}

/** The promoters that a member of staff may see: an admin all, an operator those of their projects, a promoter itself. */
export function isVisibleTo({ role, accountId }: AccountCaller): Expression<SqlBool> {
  switch (role) {
    case 'admin':
      return sql`true`;
    case 'operator':
      return sql`promoters.deleted_at is null and promoters.id in (
        select p.promoter_id from operator_properties o join properties p on p.id = o.property_id
        where o.staff_id = ${accountId} and p.deleted_at is null)`;
    case 'promoter':
      return sql`promoters.deleted_at is null and promoters.id =
        (select promoter_id from staff_accounts where id = ${accountId})`;
    case 'user':
      return sql`false`;
  }
}

/** A promoter among those that the caller may see. */
export function findPromoter(
  db: Kysely<Database>,
  promoterId: number,
  caller: AccountCaller,
): Promise<PromoterRow | undefined> {
  return promoterRows(db)
    .where('promoters.id', '=', promoterId)
    .where(isVisibleTo(caller))
    .executeTakeFirst();
}

/** Keeps others from changing a promoter until the transaction ends; whether there is one that is not deleted. */
export async function lockPromoter(
  trx: Kysely<Database>,
  promoterId: number,
): Promise<{ deleted_at: Date | null } | undefined> {
  return trx
    .selectFrom('promoters')
    .select('deleted_at')
    .where('id', '=', promoterId)
    .forUpdate()
    .executeTakeFirst();
}
