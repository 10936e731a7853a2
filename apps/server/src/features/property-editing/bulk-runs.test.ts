import type { EndpointInput } from '@manemitra/contract/endpoint';
import type { startBulkRun } from '@manemitra/contract/staff-properties-publication';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aStaffedProject } from '#server/testing/staff-properties.ts';
import { testApp } from '#server/testing/test-app.ts';
import { removeOldBulkRuns } from './bulk-run-queries.ts';

const test = testApp();

const look = async (session: string, id: number) => {
  const { answer, problem } = await test.call(
    'getBulkRun',
    { params: { id: String(id) } },
    { session },
  );
  return answer ?? problem?.code;
};
const resultOf = async (session: string, id: number) => {
  const url = `/api/v1/admin/properties/bulk-runs/${id}/result`;
  const { body } = await test.app.inject({ url, cookies: { session } });
  return body.replace('\uFEFF', '').trim().split('\n');
};

describe('a change of many projects', () => {
  it('runs in the background, reports each project by itself and can be fetched as a file', async () => {
    const mine = await aStaffedProject(test.db, { name: 'Mine, with a comma' });
    const other = await aStaffedProject(test.db, { promoter: { name: 'Another Builder' } });
    const { answer: run } = await test.call(
      'startBulkRun',
      { body: { ids: [mine.id, other.id, mine.id], action: 'unpublish', reason: 'A check.' } },
      { session: mine.operator },
    );
    expect(run).toMatchObject({ status: 'waiting', total: 2, done: 0 });
    const id = run?.id ?? 0;
    await test.runDueJobs();
    expect(await look(mine.operator, id)).toMatchObject({
      status: 'done',
      done: 2,
      changed: 1,
      unchanged: 0,
      refused: 1,
    });
    const lines = await resultOf(mine.operator, id);
    expect(lines).toEqual([
      'project,name,address,outcome,reason',
      `${mine.id},"Mine, with a comma",${mine.slug},changed,`,
      expect.stringMatching(new RegExp(`^${other.id},.*,left as it was,.+`)),
    ]);
    expect(await look(mine.promoter, id)).toBe('bulk.not-found');
    const logged = await test.db
      .selectFrom('audit_log')
      .select('reason')
      .where('action', '=', 'property.publication-changed')
      .execute();
    expect(logged).toEqual([{ reason: 'A check.' }]);
  });

  it('that fails each time stops, and what it has done stays', async () => {
    const mine = await aStaffedProject(test.db);
    const body = { ids: [mine.id], action: 'unpublish' as const };
    const { answer: run } = await test.call('startBulkRun', { body }, { session: mine.operator });
    await test.giveJobsUp();
    expect(await look(mine.operator, run?.id ?? 0)).toMatchObject({
      status: 'cancelled',
      done: 0,
      finishedAt: expect.any(String),
    });
  });

  it('of somebody whose account was deleted meanwhile changes nothing', async () => {
    const mine = await aStaffedProject(test.db);
    const body = { ids: [mine.id], action: 'unpublish' as const };
    const { answer: run } = await test.call('startBulkRun', { body }, { session: mine.operator });
    const { account } =
      (await test.call('getSession', {}, { session: mine.operator })).answer ?? {};
    const params = { userName: account?.userName ?? '' };
    const deleted = await test.call('deleteOperator', { params }, { session: mine.admin });
    expect(deleted.status).toBe(200);
    await test.runDueJobs();
    const left = await test.db
      .selectFrom('properties')
      .select('is_published')
      .where('id', '=', mine.id)
      .executeTakeFirst();
    expect(left).toEqual({ is_published: true });
    const result = await test.db
      .selectFrom('property_bulk_results')
      .select('outcome')
      .where('run_id', '=', run?.id ?? 0)
      .execute();
    expect(result).toEqual([{ outcome: 'refused' }]);
  });

  it('takes in what fits a filter within what the caller may change, and says when nothing does', async () => {
    const mine = await aStaffedProject(test.db, { promoter: { name: 'Filter Builder' } });
    await aStaffedProject(test.db, { promoter: { name: 'Not Theirs' } });
    const start = (search: string) =>
      test.call(
        'startBulkRun',
        { body: { fitting: { search }, action: 'set-stage', stage: 'ready' } },
        { session: mine.promoter },
      );
    expect((await start('')).answer?.total).toBe(1);
    expect((await start('no such name')).problem?.fields?.[0]?.message).toBe(
      'No project matches these filters any more.',
    );
    const both = await test.call(
      'startBulkRun',
      { body: { action: 'publish' } },
      { session: mine.promoter },
    );
    expect(both.problem?.fields?.[0]?.message).toBe(
      'Name the projects, a filter or a run, and only one of them.',
    );
  });

  it('is forgotten with its result some time after it ended', async () => {
    const { id: project, admin } = await aStaffedProject(test.db);
    const body = { ids: [project], action: 'unpublish' as const };
    const { answer } = await test.call('startBulkRun', { body }, { session: admin });
    const id = answer?.id ?? 0;
    await removeOldBulkRuns(test.db, new Date('2100-01-01'));
    expect(await look(admin, id)).toMatchObject({ status: 'waiting' });
    await test.runDueJobs();
    await removeOldBulkRuns(test.db, new Date('2000-01-01'));
    expect(await look(admin, id)).toMatchObject({ status: 'done' });
    await removeOldBulkRuns(test.db, new Date('2100-01-01'));
    expect(await look(admin, id)).toBe('bulk.not-found');
  });

  it('that is cancelled stops at once, and what it did stays', async () => {
    const projects = await Promise.all([1, 2, 3, 4].map(() => aStaffedProject(test.db)));
    const [{ admin }] = projects as [(typeof projects)[0]];
    const { answer: run } = await test.call(
      'startBulkRun',
      { body: { ids: projects.map(({ id }) => id), action: 'delete' } },
      { session: admin },
    );
    const id = run?.id ?? 0;
    // Whoever cancels while the second is changed.
    await sql`
      create function cancel_bulk() returns trigger language plpgsql as $$
      begin
        if new.done = 2 then new.status = 'cancelled'; end if;
        return new;
      end $$`.execute(test.db);
    await sql`
      create trigger cancel_bulk before update of done on property_bulk_runs
      for each row execute function cancel_bulk()`.execute(test.db);
    await test.runDueJobs();
    await sql`drop trigger cancel_bulk on property_bulk_runs`.execute(test.db);
    expect(await look(admin, id)).toMatchObject({ status: 'cancelled', done: 2, changed: 2 });
    expect(await resultOf(admin, id)).toHaveLength(3);
    const params = { id: String(id) };
    const again = await test.call('cancelBulkRun', { params }, { session: admin });
    expect(again.answer?.status).toBe('cancelled');
  });

  it('is taken back by its contrary over what it changed, by whoever started it alone', async () => {
    const [one, two] = [await aStaffedProject(test.db), await aStaffedProject(test.db)];
    const session = one.admin;
    await test.call(
      'changePropertiesInBulk',
      { body: { ids: [two.id], action: 'delete' } },
      { session },
    );
    const run = await test.call(
      'startBulkRun',
      { body: { ids: [one.id, two.id], action: 'delete' } },
      { session },
    );
    await test.runDueJobs();
    const changedBy = run.answer?.id ?? 0;
    const back = { body: { changedBy, action: 'restore' } } as const;
    const stranger = await test.call('startBulkRun', back, { session: two.admin });
    expect(stranger.problem?.code).toBe('bulk.not-found');
    const begun = await test.call('startBulkRun', back, { session });
    expect(begun.answer).toMatchObject({ total: 1 });
    await test.runDueJobs();
    const rows = await test.db
      .selectFrom('properties')
      .select('id')
      .where('id', 'in', [one.id, two.id])
      .where('deleted_at', 'is not', null)
      .execute();
    // What was deleted before the run stays so.
    expect(rows).toEqual([{ id: two.id }]);
  });

  it('that set the stage is taken back to what each project had, and once more', async () => {
    const one = await aStaffedProject(test.db, { status: 'new-launch' });
    const two = await aStaffedProject(test.db, { status: 'under-construction' });
    const later = await aStaffedProject(test.db, { status: 'new-launch' });
    const session = one.admin;
    const ids = [one.id, two.id, later.id];
    const begin = async (body: EndpointInput<typeof startBulkRun>['body']) => {
      const { answer } = await test.call('startBulkRun', { body }, { session });
      await test.runDueJobs();
      return answer?.id ?? 0;
    };
    const stages = async () => {
      const rows = await test.db
        .selectFrom('properties')
        .select(['id', 'status'])
        .where('id', 'in', ids)
        .execute();
      return ids.map((id) => rows.find((row) => row.id === id)?.status);
    };
    const set = await begin({ ids, action: 'set-stage', stage: 'ready' });
    await begin({ ids: [later.id], action: 'set-stage', stage: 'under-construction' });
    const back = await begin({ changedBy: set, action: 'take-back' });
    expect(await stages()).toEqual(['new-launch', 'under-construction', 'under-construction']);
    expect(await look(session, back)).toMatchObject({ changed: 2, refused: 1 });
    expect((await resultOf(session, back)).at(-1)).toMatch(/changed again since/);
    await begin({ changedBy: back, action: 'take-back' });
    expect(await stages()).toEqual(['ready', 'ready', 'under-construction']);
    const nothing = await test.call(
      'startBulkRun',
      { body: { ids, action: 'take-back' } },
      { session },
    );
    expect(nothing.problem?.fields?.[0]?.message).toBe('Name the run to take back.');
  });
});
