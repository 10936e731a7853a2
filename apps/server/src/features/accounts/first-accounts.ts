import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { hashPassword } from './passwords.ts';

export interface FirstAdmin {
  /** Undefined when ADMIN_PASSWORD gave it. */
  madeUpPassword: string | undefined;
}

/**
 * Creates the account `admin` unless it exists, and for the demonstration catalogue also an operator and a promoter who
 * still have to set a password by link. If several processes start together, one creates them; the others, and every later
 * start, return undefined.
 */
export async function createFirstAccounts(
  db: Kysely<Database>,
  {
    adminPassword,
    withDemonstration,
  }: { adminPassword?: string | undefined; withDemonstration: boolean },
): Promise<FirstAdmin | undefined> {
  const isThere = await db
    .selectFrom('staff_accounts')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  if (isThere) return undefined;
  const madeUpPassword =
    adminPassword === undefined ? randomBytes(12).toString('base64url') : undefined;
  const password_hash = await hashPassword(adminPassword ?? madeUpPassword ?? '');
  return db.transaction().execute(async (trx) => {
    const made = await insertStaff(trx, {
      user_name: 'admin',
      name: 'Administrator',
      role: 'admin',
      status: 'active',
      password_hash,
    });
    if (!made) return undefined;
    if (withDemonstration) await insertDemonstrationStaff(trx);
    return { madeUpPassword };
  });
}

async function insertDemonstrationStaff(trx: Transaction<Database>): Promise<void> {
  await insertStaff(trx, {
    user_name: 'operator',
    name: 'Demonstration operator',
    role: 'operator',
  });
  const promoter = await trx
    .selectFrom('promoters')
    .select(['id', 'name'])
    .where('is_demonstration', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (promoter === undefined) return;
  const { id: promoter_id, name } = promoter;
  await insertStaff(trx, { user_name: 'promoter', name, role: 'promoter', promoter_id });
}

interface NewStaff {
  user_name: string;
  name: string;
  role: 'admin' | 'operator' | 'promoter';
  status?: 'active';
  password_hash?: string;
  promoter_id?: number;
}

/** Whether it was not there yet. */
async function insertStaff(trx: Transaction<Database>, staff: NewStaff): Promise<boolean> {
  const made = await trx
    .insertInto('staff_accounts')
    .values(staff)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}
