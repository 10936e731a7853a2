import type { StaffFigure } from '@manemitra/contract/staff-hub';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { scopeOf, within } from '#server/features/property-editing/public.ts';
import type { AccountCaller } from '#server/platform/sessions/caller.ts';

const WEEK_DAYS = 7;
/** After this long a builder may have been given a new date, or a complaint. */
const RERA_STALE_DAYS = 90;

/** Counts of open work over the projects that the caller may see. Promoters are counted for admins only. */
export async function countFigures(
  db: Kysely<Database>,
  { caller, today, now }: { caller: AccountCaller; today: string; now: Date },
): Promise<StaffFigure[]> {
  const seen = within(await scopeOf(db, caller));
  const weekAgo = new Date(now.getTime() - WEEK_DAYS * 86_400_000);
  const [properties, leads, promoters] = await Promise.all([
    sql<{ all: number; facts: number; documents: number; rera: number }>`
      select count(*)::int as all,
        count(*) filter (where cardinality(p.missing_facts) > 0)::int as facts,
        count(*) filter (where 'documents' = any(p.missing_facts))::int as documents,
        count(*) filter (
          where p.rera_checked_on is null or p.rera_checked_on < ${today}::date - ${RERA_STALE_DAYS}::int
        )::int as rera
      from properties p where p.is_published and p.deleted_at is null and ${seen}`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from leads l join properties p on p.id = l.property_id
      where l.created_at > ${weekAgo} and l.withdrawn_at is null and ${seen}`.execute(db),
    caller.role === 'admin' ? countPendingPromoters(db) : undefined,
  ]);
  const { all = 0, facts = 0, documents = 0, rera = 0 } = properties.rows[0] ?? {};
  return [
    {
      name: 'leads-this-week',
      title: 'Leads this week',
      value: leads.rows[0]?.count ?? 0,
      of: null,
      note: 'Buyers who asked to be called in the last seven days, and have not taken it back.',
    },
    {
      name: 'projects-missing-facts',
      title: 'Projects missing facts',
      value: facts,
      of: all,
      note: 'Published projects of which a fact that buyers decide by is not known.',
    },
    {
      name: 'projects-missing-documents',
      title: 'Projects without documents',
      value: documents,
      of: all,
      note: 'Published projects that show no document at all.',
    },
    {
      name: 'stale-rera-checks',
      title: 'Stale RERA checks',
      value: rera,
      of: all,
      note: `Published projects whose RERA entry nobody looked up in the last ${RERA_STALE_DAYS} days.`,
    },
    ...(promoters === undefined
      ? []
      : [
          {
            name: 'pending-promoters' as const,
            title: 'Pending promoters',
            value: promoters.pending,
            of: promoters.all,
            note: 'Promoters who cannot sign in yet: no credentials sent, or no password set.',
          },
        ]),
  ];
}

async function countPendingPromoters(
  db: Kysely<Database>,
): Promise<{ pending: number; all: number } | undefined> {
  const { rows } = await sql<{ pending: number; all: number }>`
    select count(*)::int as all,
      count(*) filter (where coalesce(
        (select a.status from staff_accounts a where a.promoter_id = promoters.id order by a.id limit 1),
        'pending') = 'pending')::int as pending
    from promoters where deleted_at is null`.execute(db);
  return rows[0];
}
