import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

export function serviceTokenRows(db: Kysely<Database>) {
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
