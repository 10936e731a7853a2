import type { ServiceScope } from '@manemitra/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';
import { hashOfToken, newSecretToken } from '#server/platform/sessions/secret-token.ts';

const DAY_MS = 86_400_000;

interface NewToken {
  serviceId: string;
  scopes: ServiceScope[];
  expiresInDays: number;
}

/** Makes a token for a program. What is answered as `token` is kept nowhere. */
export async function createServiceToken(
  db: Kysely<Database>,
  { serviceId, scopes, expiresInDays }: NewToken,
  { by, now, address }: ChangedBy,
): Promise<{ id: number; token: string }> {
  const token = newSecretToken();
  const expires_at = new Date(now.getTime() + expiresInDays * DAY_MS);
  const id = await db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('service_tokens')
      .values({
        service_id: serviceId,
        token_hash: hashOfToken(token),
        scopes,
        created_at: now,
        created_by: by.id,
        expires_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(trx, {
      at: now,
      actor: by,
      action: 'service-token.created',
      subject: { kind: 'service-token', id: made.id },
      after: { serviceId, scopes, expiresAt: expires_at.toISOString() },
      address,
    });
    return made.id;
  });
  return { id, token };
}
