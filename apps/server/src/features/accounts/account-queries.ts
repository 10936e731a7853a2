import type { AccountStatus, Role } from '@manemitra/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { AccountRef } from '#server/platform/sessions/account-ref.ts';

export interface AccountRow {
  id: number;
  role: Role;
  name: string | null;
  user_name: string | null;
  email: string | null;
  phone_number: string | null;
  type: string | null;
  status: AccountStatus;
  created_at: Date;
}

/** The account as its owner may see it, or undefined when it is gone. */
export async function findAccount(
  db: Kysely<Database>,
  { kind, id }: AccountRef,
): Promise<AccountRow | undefined> {
  if (kind === 'user') {
    const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    return user && { ...user, role: 'user', user_name: null };
  }
  const staff = await db
    .selectFrom('staff_accounts')
    .select(['id', 'role', 'name', 'user_name', 'email', 'phone_number', 'status', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return staff && { ...staff, type: null };
}
