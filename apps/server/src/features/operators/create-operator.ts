import { Problem } from '@manemitra/contract/problems';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';

export interface NewOperator {
  userName: string;
  name: string;
  email: string | null;
  phone: string | null;
}

/** Adds an operator who waits for credentials. */
export async function createOperator(
  db: Kysely<Database>,
  operator: NewOperator,
  change: ChangedBy,
): Promise<void> {
  await db.transaction().execute((trx) => addOperator(trx, operator, change));
}

/** The same within the transaction of its caller. Answers the id of the account. */
export async function addOperator(
  trx: Transaction<Database>,
  { userName, name, email, phone }: NewOperator,
  { by, now, address }: ChangedBy,
): Promise<number> {
  const made = await trx
    .insertInto('staff_accounts')
    .values({
      user_name: userName,
      name,
      role: 'operator',
      email,
      phone_number: phone,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) throw await taken(trx, userName);
  await recordAudit(trx, {
    at: now,
    actor: by,
    action: 'operator.created',
    subject: { kind: 'staff', id: made.id },
    after: { userName, name },
    address,
  });
  return made.id;
}

/** A user name is one person's, whatever their role. */
async function taken(db: Kysely<Database>, userName: string): Promise<Problem> {
  const other = await db
    .selectFrom('staff_accounts')
    .select('deleted_at')
    .where(sql<string>`lower(user_name)`, '=', userName.toLowerCase())
    .executeTakeFirst();
  const message =
    other?.deleted_at === null
      ? 'Somebody has this user name already. Choose another.'
      : 'This user name was deleted. Restore it, or choose another.';
  return new Problem('input.invalid', { fields: [{ field: 'body.userName', message }] });
}
