import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startJobs } from '#server/platform/jobs/run-jobs.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { upload } from '#server/testing/upload.ts';
import { importJobs } from './import-jobs.ts';

const ROWS = 450;
/** Who holds this lets no third batch land. */
const GATE = 4711;

let test: TestApp;
let session: string;
beforeAll(async () => {
  test = await createTestApp();
  session = await aSessionAs(test.db, 'admin');
  await sql`
    create function wait_at_gate() returns trigger language plpgsql as $$
    begin
      if new.rows_read = 300 then perform pg_advisory_xact_lock(${sql.lit(GATE)}); end if;
      return new;
    end $$`.execute(test.db);
  await sql`
    create trigger wait_at_gate before update of rows_read on catalogue_imports
    for each row execute function wait_at_gate()`.execute(test.db);
});
afterAll(() => test.close());

type Count = RawBuilder<{ times: number }>;

const countOf = async (counting: Count): Promise<number> =>
  (await counting.execute(test.db)).rows[0]?.times ?? 0;

const JOBS_IN_HAND: Count = sql`
  select count(*)::int as times from graphile_worker._private_jobs where locked_by is not null`;

const CONNECTIONS_OF_JOBS: Count = sql`
  select count(*)::int as times from pg_stat_activity
  where application_name = 'manemitra jobs' and datname = current_database()`;

const WAITING_AT_GATE: Count = sql`
  select count(*)::int as times from pg_locks
  where locktype = 'advisory' and objid = ${GATE} and not granted
    and database = (select oid from pg_database where datname = current_database())`;

const LANDED: Count = sql`
  select count(*)::int as times from properties where name like 'Killed Homes%'`;

/** A process that works on the queue of this database, killed when it waits at the gate. */
async function killMidway(): Promise<void> {
  const program = new URL('../../testing/import-process.ts', import.meta.url);
  const child = fork(program, [JSON.stringify(test.address)], { execArgv: ['--import', 'tsx'] });
  const gone = once(child, 'exit');
  try {
    await expect.poll(() => countOf(WAITING_AT_GATE), { timeout: 60_000 }).toBe(1);
  } finally {
    child.kill('SIGKILL');
    await gone;
  }
}

it('an import whose process is killed in the middle of a batch is taken up by another, and each row lands once', async () => {
  const rows = Array.from(
    { length: ROWS },
    (_, n) => `kill-${n},Killed Homes ${n},Builders,9,Leaf`,
  );
  const content = ['external_id,name,promoter,total_units,source_name', ...rows].join('\n');
  const file = { name: 'killed.csv', content };
  const brought = await upload(test, '/api/v1/admin/imports', file, { session });
  const params = { id: String(brought.json<ImportView>().id) };
  const look = async () => (await test.call('getImport', { params }, { session })).answer;
  await test.call('startImport', { params, query: {} }, { session });

  await test.db.connection().execute(async (gate) => {
    await sql`select pg_advisory_lock(${GATE}::bigint)`.execute(gate);
    await killMidway();
    await sql`select pg_advisory_unlock(${GATE}::bigint)`.execute(gate);
  });
  await expect.poll(() => countOf(CONNECTIONS_OF_JOBS), { timeout: 20_000 }).toBe(0);
  expect(await look()).toMatchObject({ status: 'running', rowsRead: 200, added: 200 });
  expect(await countOf(LANDED)).toBe(200);
  // The queue believes that the dead one has the job; the ten seconds of grace are over here.
  expect(await countOf(JOBS_IN_HAND)).toBe(1);
  await sql`
    update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'
    where locked_by is not null`.execute(test.db);

  const other = await startJobs({
    address: test.address,
    table: importJobs({ db: test.db, today: () => '2026-01-01' }),
    report: () => undefined,
  });
  const done = { status: 'done', rowsRead: ROWS, added: ROWS, changed: 0, unchanged: 0 };
  await expect.poll(look, { timeout: 60_000 }).toMatchObject(done);
  await other.stop();
  expect(await countOf(LANDED)).toBe(ROWS);
}, 120_000);
