import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { CallContext } from '#server/platform/http/handler.ts';

/** The tokens that the caller made for programs and that still work: signing out ends none, imports run on them. */
export async function tokensMadeBy(
  db: Kysely<Database>,
  { caller, now }: Pick<CallContext, 'caller' | 'now'>,
): Promise<string[]> {
  if (caller.kind !== 'account' || caller.role === 'user') return [];
  const rows = await db
    .selectFrom('service_tokens')
    .select('service_id')
    .where('created_by', '=', caller.accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map(({ service_id }) => service_id);
}

export function signedOutText(tokensLeft: readonly string[]): string {
  const out = 'You are signed out on every device.';
  if (tokensLeft.length === 0) return out;
  const names = tokensLeft.map((name) => `“${name}”`).join(', ');
  return `${out} Tokens that you made for programs still work: ${names}. Sign in and revoke the ones that you do not need or know.`;
}
