import type { AccountStatus } from '@manemitra/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { changeAccountStatus } from '#server/features/accounts/public.ts';
import { standing, type ChangedBy } from '#server/features/staff-changes/public.ts';
import { lockOperator } from './operator-queries.ts';

/** Gives an operator another status and ends their sessions. Refuses with `operator.not-found`. */
export async function changeOperatorStatus(
  db: Kysely<Database>,
  { userName, status, reason }: { userName: string; status: AccountStatus; reason: string },
  change: ChangedBy,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = standing(await lockOperator(trx, userName), 'operator.not-found');
    await changeAccountStatus(trx, { kind: 'staff', ids: [row.id], status, reason }, change);
  });
}
