import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { LeadScope } from './lead-scope.ts';

/**
 * Records who sees the numbers of these leads for the first time, because the buyer is told. Call it before the numbers
 * leave.
 */
export async function noteViews(
  db: Kysely<Database>,
  { staffId, party }: Pick<LeadScope, 'staffId' | 'party'>,
  leads: readonly { id: number; withdrawn_at: Date | null }[],
  now: Date,
): Promise<void> {
  const ids = leads.filter(({ withdrawn_at }) => withdrawn_at === null).map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`
    insert into lead_views (lead_id, staff_id, party, at)
    select id, ${staffId}, ${party}, ${now} from leads where id = any(${ids}::int[])
    on conflict do nothing`.execute(db);
}
