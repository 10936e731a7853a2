import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';
import { found } from '#server/platform/database/found.ts';

/** From now on the token opens nothing. Refuses with `service-token.not-found`; revoking twice is no error. */
export async function revokeServiceToken(
  db: Kysely<Database>,
  id: number,
  { by, now, address }: ChangedBy,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('service_tokens')
      .select(['service_id', 'revoked_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const token = found(row, 'service-token.not-found');
    if (token.revoked_at !== null) return;
    await trx.updateTable('service_tokens').set({ revoked_at: now }).where('id', '=', id).execute();
    await recordAudit(trx, {
      at: now,
      actor: by,
      action: 'service-token.revoked',
      subject: { kind: 'service-token', id },
      before: { serviceId: token.service_id },
      address,
    });
  });
}
