import type { Role } from '@manemitra/contract/access';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { ANYONE, type Caller } from '#server/platform/sessions/caller.ts';
import { hashOfToken } from '#server/platform/sessions/secret-token.ts';

/** The use of a session is recorded at most this often, so that reading pages writes no rows. */
const NOTED_EVERY_SECONDS = 300;

/** The roles that need a code besides the password (`STAFF_SECOND_FACTOR`). */
export type SecondFactorFor = 'off' | 'admins' | 'all';

interface Found {
  session_id: number;
  account_id: number;
  role: Role;
  proved_at: Date;
  lacks_factor: boolean;
}

/**
 * The account of a live session's token, in one statement that also prolongs the session. If the account is not active,
 * there is none.
 */
export async function findCaller(
  db: Kysely<Database>,
  token: string,
  now: Date,
  secondFactorFor: SecondFactorFor = 'off',
): Promise<Caller> {
  const { rows } = await sql<Found>`
    with found as (
      select s.id as session_id, coalesce(u.id, a.id) as account_id, coalesce(a.role, 'user') as role,
        coalesce(s.proved_at, s.created_at) as proved_at,
        a.id is not null and not exists (
          select from second_factors f where f.staff_id = a.id and f.confirmed_at is not null
        ) as lacks_factor
      from sessions s
      left join users u on u.id = s.user_id and u.status = 'active' and u.deleted_at is null
      left join staff_accounts a on a.id = s.staff_id and a.status = 'active' and a.deleted_at is null
      where s.token_hash = ${hashOfToken(token)}
        and s.ends_at > ${now}
        and s.last_used_at + make_interval(secs => s.idle_seconds) > ${now}
        and coalesce(u.id, a.id) is not null
    ), noted as (
      update sessions set last_used_at = ${now} from found
      where sessions.id = found.session_id
        and sessions.last_used_at < ${new Date(now.getTime() - NOTED_EVERY_SECONDS * 1000)}
    )
    select * from found`.execute(db);
  const [found] = rows;
  if (found === undefined) return ANYONE;
  return {
    kind: 'account',
    accountId: found.account_id,
    role: found.role,
    sessionId: found.session_id,
    provedAt: found.proved_at,
    mustSetUp: found.lacks_factor && isAskedOf(found.role, secondFactorFor),
  };
}

const isAskedOf = (role: Role, asked: SecondFactorFor): boolean =>
  asked === 'all' || (asked === 'admins' && role === 'admin');
