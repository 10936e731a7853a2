import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import type { Database } from '../apps/server/src/database/schema.ts';
import { openSession } from '../apps/server/src/features/accounts/public.ts';
import { openFilledDatabase } from './filled-database.ts';

/**
 * `DATA_DIR=… npx tsx bench/staff-lists.ts`: how fast the lists of the staff dashboard answer with 500 promoters, 200
 * operators, 50,000 users and 100,000 lines in the audit log. The database goes on from an earlier run on the same data.
 */
const PROMOTERS = 500;
const OPERATORS = 200;
const USERS = 50_000;
const LINES = 100_000;
const RUNS = 30;
const PROJECTS = 1000;

const CALLS = {
  hub: '/api/v1/admin',
  figures: '/api/v1/admin/figures',
  promoters: '/api/v1/admin/promoters',
  'promoters, most projects first': '/api/v1/admin/promoters?sort=-projects',
  'promoters, searched': '/api/v1/admin/promoters?search=42',
  operators: '/api/v1/admin/operators',
  'projects of an operator': '/api/v1/admin/operators/bench-operator-1/properties',
  users: '/api/v1/admin/users',
  'users, searched by number': '/api/v1/admin/users?search=00042',
  'users, by name': '/api/v1/admin/users?sort=name',
  'users, last page': '/api/v1/admin/users?page=2500',
  audit: '/api/v1/admin/audit',
  'audit, one actor': '/api/v1/admin/audit?actor=bench-operator-7',
  'audit, one kind of action': '/api/v1/admin/audit?action=promoter',
  'audit, one subject': '/api/v1/admin/audit?subject=promoter:7',
  'audit, one day': '/api/v1/admin/audit?from=2026-03-01&to=2026-03-01',
  'audit, last page': '/api/v1/admin/audit?page=5000',
};

async function fill(db: Kysely<Database>): Promise<void> {
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
  for (const table of ['promoters', 'staff_accounts', 'users', 'audit_log']) {
    await sql`analyze ${sql.table(table)}`.execute(db);
  }
}

async function adminSession(db: Kysely<Database>): Promise<string> {
  const { id } = await db
    .insertInto('staff_accounts')
    .values({ user_name: `bench-${Date.now()}`, name: 'Bench', role: 'admin', status: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sessionCookie = { token: undefined, give: () => undefined, take: () => undefined };
  const opened = await openSession(db, { now: new Date(), sessionCookie }, { kind: 'staff', id });
  return opened.token;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const database = await openFilledDatabase(PROJECTS, say);
try {
  await fill(database.db);
  const config = { ...readConfig(), rateLimitScale: 1000 };
  const { app, close } = await createApp(config, { db: database.db });
  const session = await adminSession(database.db);
  say('median and slowest of thirty, in milliseconds');
  for (const [name, url] of Object.entries(CALLS)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const start = performance.now();
      const response = await app.inject({ url, cookies: { session } });
      times.push(performance.now() - start);
      if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`);
    }
    times.sort((a, b) => a - b);
    const [median = 0, slowest = 0] = [times[RUNS / 2], times.at(-1)];
    say(`${name.padEnd(34)} ${median.toFixed(1).padStart(7)} ${slowest.toFixed(1).padStart(7)}`);
  }
  await close();
} finally {
  await database.close();
}
