import type { contract } from '@manemitra/contract/contract';
import type { EndpointInput } from '@manemitra/contract/endpoint';
import type { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { maskContact, recordAudit } from '#server/features/audit/public.ts';
import {
  differences,
  staleEdit,
  standing,
  type ChangedBy,
} from '#server/features/staff-changes/public.ts';
import { lockOperator, type OperatorRow } from './operator-queries.ts';
import { presentOperator } from './present-operator.ts';

type Edit = EndpointInput<(typeof contract)['editOperator']>['body'];

/** Changes an operator's name and how to reach them. Refuses with `operator.not-found` and `edit.stale`. */
export async function editOperator(
  db: Kysely<Database>,
  userName: string,
  { version, ...edit }: Edit,
  change: ChangedBy,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = standing(await lockOperator(trx, userName), 'operator.not-found');
    if (row.version !== version) throw await staleOperator(trx, row);
    const old = { name: row.name, email: row.email, phone: row.phone_number };
    const changes = differences<typeof old>(old, edit);
    if (changes === undefined) return;
    const { name, email, phone } = changes.after;
    await trx
      .updateTable('staff_accounts')
      .set({
        ...(name === undefined ? {} : { name }),
        ...(email === undefined ? {} : { email }),
        ...(phone === undefined ? {} : { phone_number: phone }),
        updated_at: change.now,
      })
      .where('id', '=', row.id)
      .execute();
    await recordAudit(trx, {
      at: change.now,
      actor: change.by,
      action: 'operator.edited',
      subject: { kind: 'staff', id: row.id },
      before: maskContact(changes.before),
      after: maskContact(changes.after),
      address: change.address,
    });
  });
}

/** The refusal of an edit that began at another version of an operator. */
export function staleOperator(db: Kysely<Database>, row: OperatorRow): Promise<Problem> {
  const { name, email, phone, properties } = presentOperator(row);
  return staleEdit(
    db,
    { kind: 'staff', id: row.id },
    { version: row.version, updatedAt: row.updated_at, values: { name, email, phone, properties } },
  );
}
