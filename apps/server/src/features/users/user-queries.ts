import type { AccountStatus } from '@manemitra/contract/access';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

export interface UserRow {
  id: number;
  phone_number: string;
  name: string | null;
  type: string | null;
  status: AccountStatus;
  created_at: Date;
  deleted_at: Date | null;
}

export interface UserDetailRow extends UserRow {
  email: string | null;
  leads: number;
  sessions: number;
  last_used_at: Date | null;
}

export const LISTED_COLUMNS = [
  'id',
  'phone_number',
  'name',
  'type',
  'status',
  'created_at',
  'deleted_at',
] as const;

export async function findUser(
  db: Kysely<Database>,
  phoneNumber: string,
): Promise<UserDetailRow | undefined> {
  return db
    .selectFrom('users')
    .select(LISTED_COLUMNS)
    .select([
      'email',
      sql<number>`(
        select count(*)::int from leads where user_id = users.id and withdrawn_at is null
      )`.as('leads'),
      sql<number>`(
        select count(*)::int from sessions where user_id = users.id and ends_at > now()
      )`.as('sessions'),
      sql<Date | null>`(select max(last_used_at) from sessions where user_id = users.id)`.as(
        'last_used_at',
      ),
    ])
    .where('phone_number', '=', phoneNumber)
    .executeTakeFirst();
}

/** Keeps others from changing a buyer until the transaction ends. */
export async function lockUser(
  trx: Kysely<Database>,
  phoneNumber: string,
): Promise<{ id: number; phone_number: string; deleted_at: Date | null } | undefined> {
  return trx
    .selectFrom('users')
    .select(['id', 'phone_number', 'deleted_at'])
    .where('phone_number', '=', phoneNumber)
    .forUpdate()
    .executeTakeFirst();
}
