import type { AccountStatus } from '@manemitra/contract/access';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { changeAccountStatus } from '#server/features/accounts/public.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';
import { lockOperator } from './operator-queries.ts';

/** Gives an operator another status and ends their sessions. Refuses with `operator.not-found`. */
export async function changeOperatorStatus(
  db: Kysely<Database>,
  { userName, status, reason }: { userName: string; status: AccountStatus; reason: string },
  change: ChangedBy,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockOperator(trx, userName);
    if (row?.deleted_at !== null) throw new Problem('operator.not-found');
    await changeAccountStatus(trx, { kind: 'staff', ids: [row.id], status, reason }, change);
  });
}
