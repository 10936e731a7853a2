import type { Role, StaffRole, AccountStatus } from '@manemitra/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { hashPassword } from '#server/features/accounts/passwords.ts';
import { openSession } from '#server/features/accounts/sessions.ts';
import type { AccountRef } from '#server/platform/sessions/account-ref.ts';

let count = 0;

/** A buyer with a number of their own; returns their id. */
export async function aUser(
  db: Kysely<Database>,
  given: { phoneNumber?: string; name?: string; status?: AccountStatus } = {},
): Promise<number> {
  count += 1;
  const { id } = await db
    .insertInto('users')
    .values({
      phone_number: given.phoneNumber ?? `+9198${String(count).padStart(8, '0')}`,
      name: given.name ?? `Buyer ${count}`,
      status: given.status ?? 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A staff account, of a promoter of its own where the role asks for one, without a password unless one is given; returns its id. */
export async function aStaffAccount(
  db: Kysely<Database>,
  given: {
    role: StaffRole;
    userName?: string;
    password?: string;
    promoterId?: number;
    status?: AccountStatus;
  },
): Promise<number> {
  count += 1;
  const { id } = await db
    .insertInto('staff_accounts')
    .values({
      user_name: given.userName ?? `${given.role}-${count}`,
      name: `Staff ${count}`,
      role: given.role,
      promoter_id: given.role === 'promoter' ? (given.promoterId ?? (await aPromoter(db))) : null,
      status: given.status ?? 'active',
      password_hash: given.password === undefined ? null : await hashOf(given.password),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const hashes = new Map<string, Promise<string>>();

/** Hashing is slow on purpose, and most tests know one password. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

async function aPromoter(db: Kysely<Database>): Promise<number> {
  count += 1;
  const { id } = await db
    .insertInto('promoters')
    .values({ slug: `promoter-${count}`, name: `Promoter ${count}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The token of a fresh session of this account, as its browser would show it. */
export async function aSession(
  db: Kysely<Database>,
  account: AccountRef,
  now = new Date(),
): Promise<string> {
  const sessionCookie = { token: undefined, give: () => undefined, take: () => undefined };
  return (await openSession(db, { now, sessionCookie }, account)).token;
}

/** The token of a session of a new account with this role. */
export async function aSessionAs(db: Kysely<Database>, role: Role): Promise<string> {
  return role === 'user'
    ? aSession(db, { kind: 'user', id: await aUser(db) })
    : aSession(db, { kind: 'staff', id: await aStaffAccount(db, { role }) });
}
