import type { SentCredentials } from '@manemitra/contract/staff-credentials';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { sendCredentials } from '#server/features/accounts/public.ts';
import { maskContact, recordAudit } from '#server/features/audit/public.ts';
import { differences, type ChangedBy } from '#server/features/staff-changes/public.ts';
import { addOperator } from './create-operator.ts';
import { lockOperator } from './operator-queries.ts';

/**
 * Sends an operator a link to set a password, by e-mail and SMS, to the addresses that are given; they are kept. Who
 * has no account yet gets one. Refuses a user name that somebody with another role has.
 */
export async function sendOperatorCredentials(
  db: Kysely<Database>,
  { userName, email, phone }: { userName: string; email: string; phone: string },
  change: ChangedBy & { origin: string },
): Promise<SentCredentials> {
  return db.transaction().execute(async (trx) => {
    const row = await lockOperator(trx, userName);
    const isNew = row === undefined;
    const staffId =
      row?.id ?? (await addOperator(trx, { userName, name: userName, email, phone }, change));
    if (row !== undefined) {
      if (row.deleted_at !== null) throw deleted();
      const old = { email: row.email, phone: row.phone_number };
      const changes = differences<typeof old>(old, { email, phone });
      if (changes !== undefined) await readdress(trx, { staffId, email, phone }, changes, change);
    }
    const notifications = await sendCredentials(trx, {
      staffId,
      notifications: ['email', 'sms'],
      ...change,
    });
    return {
      userName: row?.user_name ?? userName,
      name: row?.name ?? userName,
      isNew,
      notifications,
    };
  });
}

async function readdress(
  trx: Kysely<Database>,
  { staffId, email, phone }: { staffId: number; email: string; phone: string },
  changes: { before: object; after: object },
  { by, now, address }: ChangedBy,
): Promise<void> {
  await trx
    .updateTable('staff_accounts')
    .set({ email, phone_number: phone, updated_at: now })
    .where('id', '=', staffId)
    .execute();
  await recordAudit(trx, {
    at: now,
    actor: by,
    action: 'operator.edited',
    subject: { kind: 'staff', id: staffId },
    before: maskContact({ ...changes.before }),
    after: maskContact({ ...changes.after }),
    address,
  });
}

function deleted(): Problem {
  const message = 'This operator was deleted. Restore them first.';
  return new Problem('input.invalid', { fields: [{ field: 'body.userName', message }] });
}
