import type { ServiceScope } from '@manemitra/contract/access';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { ANYONE, type Caller } from '#server/platform/sessions/caller.ts';
import { hashOfToken } from '#server/platform/sessions/secret-token.ts';

/** A token in use is noted as such at most this often. */
const NOTED_EVERY_SECONDS = 60;

/** The program of a bearer token that is neither revoked nor expired. */
export async function findService(db: Kysely<Database>, token: string, now: Date): Promise<Caller> {
  const noted = new Date(now.getTime() - NOTED_EVERY_SECONDS * 1000);
  const { rows } = await sql<{ id: number; scopes: ServiceScope[] }>`
    with found as (
      select id, scopes from service_tokens
      where token_hash = ${hashOfToken(token)} and revoked_at is null and expires_at > ${now}
    ), noted as (
      update service_tokens t set last_used_at = ${now} from found
      where t.id = found.id and coalesce(t.last_used_at < ${noted}, true)
    )
    select * from found`.execute(db);
  const [found] = rows;
  if (found === undefined) return ANYONE;
  return { kind: 'service', tokenId: found.id, scopes: found.scopes };
}
