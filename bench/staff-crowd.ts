import { type Kysely, sql } from 'kysely';
import type { Database } from '../apps/server/src/database/schema.ts';

const PROMOTERS = 500;
const OPERATORS = 200;
const USERS = 50_000;
const LINES = 100_000;

/** Promoters, operators, users and an audit log of some years; what an earlier run left stays. */
export async function fillCrowd(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into promoters (slug, name) select 'bench-promoter-' || n, 'Bench Promoter ' || n
    from generate_series(1, ${PROMOTERS}::int) n on conflict do nothing`.execute(db);
  await sql`
    insert into staff_accounts (user_name, name, role, status)
    select 'bench-operator-' || n, 'Bench Operator ' || n, 'operator', 'active'
    from generate_series(1, ${OPERATORS}::int) n on conflict do nothing`.execute(db);
  await sql`
    insert into users (phone_number, name) select '+9190' || lpad(n::text, 8, '0'), 'Bench Buyer ' || n
    from generate_series(1, ${USERS}::int) n on conflict do nothing`.execute(db);
  const { lines } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .executeTakeFirstOrThrow();
  await sql`
    insert into audit_log (at, actor_kind, actor_id, action, subject_kind, subject_id, before, after)
    select '2026-01-01'::timestamptz + n * interval '4 minutes', 'staff',
      (select min(id) from staff_accounts where role = 'operator') + n % ${OPERATORS}::int,
      (array['promoter.edited', 'operator.edited', 'account.signed-in', 'property.edited'])[1 + n % 4],
      (array['promoter', 'staff', 'staff', 'property'])[1 + n % 4], (n % 500)::text,
      '{"name": "Before"}', '{"name": "After"}'
    from generate_series(1, ${Math.max(0, LINES - lines)}::int) n`.execute(db);
  for (const table of ['promoters', 'staff_accounts', 'users', 'audit_log', 'properties']) {
    await sql`analyze ${sql.table(table)}`.execute(db);
  }
}
