import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** Where the team reads what buyers and sellers send: at `STAFF_EMAIL`, else every admin at an address of their own. */
export async function teamAddresses(
  db: Kysely<Database>,
  staffEmail: string | undefined,
): Promise<string[]> {
  if (staffEmail !== undefined) return [staffEmail];
  const admins = await db
    .selectFrom('staff_accounts')
    .select('email')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .orderBy('id')
    .execute();
  return admins.map(({ email }) => email);
}

/** A warning if nobody of the team would be notified of a request; `undefined` if somebody would. */
export async function unreadMailWarning(
  db: Kysely<Database>,
  staffEmail: string | undefined,
): Promise<string | undefined> {
  const addresses = await teamAddresses(db, staffEmail);
  return addresses.length > 0
    ? undefined
    : 'Nobody is told when a buyer asks for a call or a seller writes: set STAFF_EMAIL, or give an admin account an e-mail address. Until then they wait in the dashboard.';
}
