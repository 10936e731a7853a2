import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { Problem } from '@manemitra/contract/problems';
import type { RegisterFileView } from '@manemitra/contract/staff-register';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { runBulkChange } from '#server/features/property-editing/run-bulk-change.ts';
import { storedProjects } from '#server/features/property-editing/public.ts';
import { applyRegister } from '#server/features/register/apply-register.ts';
import { TEST_DAY } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { isDoneBefore, transactionsOf } from '#server/testing/dying-database.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { upload } from '#server/testing/upload.ts';
import { importProjects } from './import-projects.ts';
import { planImport } from './plan-import.ts';
import { takeImportBack } from './take-back.ts';

/** Two batches of an import, three of a taking back. */
const PROJECTS = 104;
const AT = new Date('2026-11-01T10:00:00Z');

let test: TestApp;
let session: string;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(empty);

/** Some work on what the steps before it left. */
type Work = (db: Kysely<Database>) => Promise<unknown>;
/** What is asked for first, and the work that then is done in the background. */
type Step = () => Promise<Work>;

async function empty(): Promise<void> {
  await test.runDueJobs();
  await sql`truncate promoters, properties, catalogue_imports, register_rows, property_bulk_runs cascade`.execute(
    test.db,
  );
  session = await aSessionAs(test.db, 'admin');
}

const deps = (db: Kysely<Database>) => ({ db, today: () => TEST_DAY, now: () => AT });
const number = (serial: number) =>
  `PRM/KA/RERA/1251/446/PR/010124/${String(910_000 + serial).padStart(6, '0')}`;
const serials = Array.from({ length: PROJECTS }, (_, serial) => serial);

/** The ids of the work, as it asks for it. */
let ids: number[] = [];
const newest = () => ({ id: String(ids.at(-1)) });

const sheetOf = (towers: number, portal: string) =>
  [
    'Project,Builder,RERA No.,Locality,Towers,Configuration,Price,Khata,Source,Source Checked On',
    ...serials.map((serial) =>
      [
        `Homes ${serial}`,
        `Builders ${serial % 9}`,
        number(serial),
        'Hebbal',
        serial % 11 === 0 ? 'many' : towers,
        '2 BHK; 3 BHK',
        `${80 + towers} L onwards`,
        'A',
        portal,
        '2026-05-01',
      ].join(','),
    ),
    `,Builders,,,,,,,${portal},`,
  ].join('\n');

const bring =
  (towers: number, portal: string, as: 'published' | 'drafts' = 'published'): Step =>
  async () => {
    const file = { name: 'killed.csv', content: sheetOf(towers, portal) };
    const sent = await upload(test, '/api/v1/admin/imports', file, { session });
    ids.push(sent.json<ImportView>().id);
    const started = await test.call(
      'startImport',
      { params: newest(), query: { as } },
      { session },
    );
    expect(started.problem).toBeUndefined();
    const id = ids.at(-1) ?? 0;
    return (db) => importProjects(deps(db), id);
  };

const look: Step = async () => {
  const file = { name: 'killed.csv', content: sheetOf(4, 'A portal') };
  const sent = await upload(test, '/api/v1/admin/imports', file, { session });
  ids.push(sent.json<ImportView>().id);
  await test.call('planImport', { params: newest() }, { session });
  const id = ids.at(-1) ?? 0;
  return (db) => planImport(deps(db), id);
};

const takeBack: Step = async () => {
  const asked = await test.call('takeImportBack', { params: newest() }, { session });
  expect(asked.problem).toBeUndefined();
  const id = ids.at(-1) ?? 0;
  return (db) => takeImportBack(deps(db), id);
};

const register: Step = async () => {
  const content = [
    'Registration No.,Status,Units Sold,Complaints',
    ...serials.map((serial) => `${number(serial)},Approved,${serial},${serial % 2}`),
  ].join('\n');
  const file = { name: 'register.csv', content };
  const path = '/api/v1/admin/register-files?asOf=2026-10-01';
  const sent = await upload(test, path, file, { session });
  ids.push(sent.json<RegisterFileView>().id);
  const id = ids.at(-1) ?? 0;
  return (db) =>
    applyRegister(db, id, { today: TEST_DAY, at: AT }).catch((error: unknown) => {
      // Asked once more when all was done.
      if (!(error instanceof Problem && error.code === 'import.not-possible')) throw error;
    });
};

const few = async (): Promise<number[]> => {
  const rows = await test.db
    .selectFrom('properties')
    .select('id')
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .limit(4)
    .execute();
  return rows.map(({ id }) => id);
};
const run =
  (body: (chosen: number[]) => object): Step =>
  async () => {
    const asked = body(await few()) as never;
    const { answer, problem } = await test.call('startBulkRun', { body: asked }, { session });
    expect(problem).toBeUndefined();
    return (db) => runBulkChange(deps(db), answer?.id ?? 0);
  };
const publish = run((chosen) => ({ ids: chosen, action: 'publish' }));
const setFacts = run((chosen) => ({
  action: 'set-facts',
  cells: chosen.flatMap((id) => [
    { id, column: 'khatha', text: 'B' },
    { id, column: 'possession_on', text: 'Dec-29' },
  ]),
}));

/** All that there is of the projects and of the work done on them, without what only counts (ids, versions, times). */
async function state(): Promise<Record<string, unknown>> {
  const named = await test.db
    .selectFrom('properties')
    .select(['id', 'name', 'is_published', 'deleted_at'])
    .orderBy('name')
    .execute();
  const stored = await storedProjects(
    test.db,
    named.map(({ id }) => id),
  );
  const projects = named.map(({ id, name, is_published, deleted_at }) => ({
    name,
    is_published,
    isDeleted: deleted_at !== null,
    record: stored.get(id)?.record,
  }));
  const { rows } = await sql`
    select
      (select json_agg(t order by t) from (select p.name || ' ' || t.source_kind || ' ' || (t.taken_back_at is null) || ' ' || count(*)
        from property_tellings t join properties p on p.id = t.property_id
        group by p.name, t.source_kind, t.taken_back_at is null) as t(t)) as tellings,
      (select json_agg(f order by f) from (select p.name || ' ' || f.fact from fact_differences f
        join properties p on p.id = f.property_id) as f(f)) as differences,
      (select json_agg(json_build_object('status', i.status, 'rows', i.rows_read, 'added', i.added, 'changed', i.changed,
        'unchanged', i.unchanged, 'refused', i.refused, 'cells', i.refused_cells, 'beside', i.beside, 'back', i.taking_back,
        'plan', i.plan) order by i.id) from catalogue_imports i) as imports,
      (select json_agg(r order by r) from (select line || ' ' || outcome || ' ' || count(*) from import_rows
        group by line, outcome, import_id) as r(r)) as report,
      (select json_agg(r order by r) from (select outcome || ' ' || count(*) from register_rows group by outcome) as r(r)) as looked,
      (select json_agg(json_build_object('status', status, 'done', done) order by id) from property_bulk_runs) as runs,
      (select json_agg(r order by r) from (select position || ' ' || outcome || ' ' || count(*) from property_bulk_results
        group by run_id, position, outcome) as r(r)) as results,
      (select json_agg(c order by c) from (select p.name || ' ' || count(*) from property_changes c
        join properties p on p.id = c.property_id group by p.name) as c(c)) as changes,
      (select count(*)::int from promoters) as promoters
  `.execute(test.db);
  return { projects, ...(rows[0] as object) };
}

/** Does the steps; the last one as it is asked to. Answers what there is then. */
async function after(
  steps: readonly Step[],
  doLast: (work: Work) => Promise<unknown>,
): Promise<Record<string, unknown>> {
  await empty();
  ids = [];
  for (const step of steps.slice(0, -1)) await (await step())(test.db);
  const last = await steps.at(-1)?.();
  if (last !== undefined) await doLast(last);
  return state();
}

/** Behind each transaction and before each statement takes minutes: `KILLED_BEFORE=each`. */
const isEachStatement = inject('isKilledBeforeEach');

/** Behind which of its transactions some work is killed: another one with each seed, each with `KILLED_BEFORE=each`. */
const someOf = (transactions: number): number[] =>
  isEachStatement
    ? Array.from({ length: transactions }, (_, at) => at)
    : [inject('testSeed') % transactions];

describe('killed, and taken up', () => {
  describe.each<[string, Step[]]>([
    ['a first import', [bring(2, 'A portal')]],
    ['an import as drafts', [bring(2, 'A portal', 'drafts')]],
    ['an import over what another told', [bring(2, 'A portal'), bring(3, 'Another portal')]],
    ['a look at what an import would do', [bring(2, 'A portal'), look]],
    ['a taking back of new projects', [bring(2, 'A portal'), takeBack]],
    [
      'a taking back of what was told over others',
      [bring(2, 'A portal'), bring(3, 'Another portal'), takeBack],
    ],
    ['a page of the register', [bring(2, 'A portal'), register]],
    ['the taking back of a page of the register', [bring(2, 'A portal'), register, takeBack]],
    ['a run that publishes', [bring(2, 'A portal', 'drafts'), publish]],
    ['a run that sets facts', [bring(2, 'A portal'), setFacts]],
  ])('%s', (_, steps) => {
    it('behind any of its transactions leaves what it leaves undisturbed: nothing is lost, nothing doubled', async () => {
      let transactions = 0;
      let again = (): Promise<unknown> => Promise.resolve();
      const undisturbed = await after(steps, async (work) => {
        transactions = await transactionsOf(test.db, work);
        again = () => work(test.db);
      });
      await again();
      expect(await state(), 'done when it was done already').toEqual(undisturbed);
      const kills = someOf(transactions);
      for (const afterCommit of kills) {
        const killed = await after(steps, async (work) => {
          expect(await isDoneBefore(test.db, { afterCommit }, work)).toBe(false);
          await work(test.db);
        });
        expect(killed, `killed behind transaction ${afterCommit}`).toEqual(undisturbed);
      }
      // The queue may still believe that it is to be done.
      await test.runDueJobs();
      expect(await state()).toEqual(undisturbed);
    });

    if (!isEachStatement) return;
    it('before each of its statements leaves the same', async () => {
      const undisturbed = await after(steps, (work) => work(test.db));
      const killed = await after(steps, async (work) => {
        // A statement later each time: work in batches is so cut at each statement of one of them.
        for (let beforeStatement = 0; ; beforeStatement += 1) {
          if (await isDoneBefore(test.db, { beforeStatement }, work)) return;
        }
      });
      expect(killed).toEqual(undisturbed);
    });
  });
});
