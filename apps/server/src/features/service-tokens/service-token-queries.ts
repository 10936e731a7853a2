import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { found } from '#server/platform/database/found.ts';

function selectTokens(db: Kysely<Database>) {
  return db
    .selectFrom('service_tokens')
    .leftJoin('staff_accounts', 'staff_accounts.id', 'service_tokens.created_by')
    .select([
      'service_tokens.id',
      'service_id',
      'scopes',
      'service_tokens.created_at',
      'staff_accounts.name as created_by',
      'expires_at',
      'last_used_at',
      'revoked_at',
    ])
    .orderBy('service_tokens.id', 'desc');
}

const MOST_LISTED = 500;

/** The newest first. */
export const listServiceTokens = (db: Kysely<Database>) =>
  selectTokens(db).limit(MOST_LISTED).execute();

/** Refuses with `service-token.not-found`. */
export async function findServiceToken(db: Kysely<Database>, id: number) {
  const row = await selectTokens(db).where('service_tokens.id', '=', id).executeTakeFirst();
  return found(row, 'service-token.not-found');
}
