import type { SheetCell } from '@manemitra/contract/staff-properties-sheet';
import { describe, expect, it } from 'vitest';
import { aStaffedProject } from '#server/testing/staff-properties.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

/** Saves cells as the sheet does. Answers the run and the cells that were left. */
async function save(session: string, cells: SheetCell[]) {
  const body = { action: 'set-facts' as const, cells };
  const { answer } = await test.call('startBulkRun', { body }, { session });
  await test.runDueJobs();
  const params = { id: String(answer?.id) };
  const [{ answer: run }, { answer: left }] = await Promise.all([
    test.call('getBulkRun', { params }, { session }),
    test.call('listLeftCells', { params }, { session }),
  ]);
  return { id: answer?.id ?? 0, run, left: left?.items };
}

async function cellsOf(session: string, id: number, columns: string) {
  const query = { search: String(id), columns };
  const { answer } = await test.call('showSheet', { query }, { session });
  return answer?.items.find((row) => row.id === id)?.cells;
}

describe('cells of a sheet', () => {
  it('are read as the import reads them, and stand as its own notation', async () => {
    const { id, admin } = await aStaffedProject(test.db);
    const texts = {
      possession_on: 'Dec-27',
      price_range: '1.2-1.5 Cr',
      land_sqm: '3.5 acres',
      floors: '2B+G+14',
      units: '2 BHK | carpet 703-970 | price 1.74 Cr ; 3 BHK',
      oc_received: 'applied',
      lat_lng: '12.97, 77.59',
      survey_numbers: '12/1; 12/2',
      water_sources: 'Cauvery, Borewell',
    };
    const cells = Object.entries(texts).map(([column, text]) => ({ id, column, text }));
    const { run, left } = await save(admin, cells);
    expect(left).toEqual([]);
    expect(run).toMatchObject({ action: 'set-facts', status: 'done', changed: 1, refused: 0 });
    const columns = [...Object.keys(texts), 'basements'].join(',');
    const stands = await cellsOf(admin, id, columns);
    expect(stands).toEqual({
      possession_on: '2027-12',
      price_range: '12000000-15000000',
      land_sqm: '14164',
      floors: '14',
      basements: '2',
      units: '2 BHK | apartment | carpet 703-970 | price 17400000 ; 3 BHK | apartment',
      oc_received: 'no',
      lat_lng: '12.97, 77.59',
      survey_numbers: '12/1; 12/2',
      water_sources: 'cauvery; borewell',
    });
    // What stands is itself read as the same.
    const again = Object.entries(stands ?? {}).map(([column, text]) => ({
      id,
      column,
      text: `${text} `,
    }));
    expect((await save(admin, again)).run).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it('that cannot be read say why, and the rest is saved', async () => {
    const { id, admin } = await aStaffedProject(test.db);
    const { run, left } = await save(admin, [
      { id, column: 'towers', text: '4 towers' },
      { id, column: 'possession_on', text: 'soon' },
      { id, column: 'pincode', text: '110001' },
      { id, column: 'rera_numbers', text: 'PRM/1' },
      { id, column: 'promoter', text: 'Nobody We Know' },
      { id, column: 'colour', text: 'red' },
    ]);
    expect(run).toMatchObject({ changed: 1 });
    expect(await cellsOf(admin, id, 'towers')).toEqual({ towers: '4' });
    const reasons = Object.fromEntries((left ?? []).map(({ column, reason }) => [column, reason]));
    expect(reasons).toMatchObject({
      possession_on: expect.stringContaining('"soon"') as string,
      pincode: expect.stringContaining('pincode') as string,
      rera_numbers: expect.any(String) as string,
      promoter: 'We know no promoter of this name. Add it first.',
      colour: 'There is no column "colour".',
    });
  });

  it('that contradict the project are left, with the sentence of the editor', async () => {
    const { id, admin } = await aStaffedProject(test.db);
    const { left } = await save(admin, [
      { id, column: 'launched_on', text: '2027' },
      { id, column: 'possession_on', text: '2026-01' },
    ]);
    expect(left).toMatchObject([
      { column: 'possession_on', reason: 'Possession comes before the launch.' },
    ]);
    expect(await cellsOf(admin, id, 'launched_on')).toEqual({ launched_on: '2027' });
  });

  it('that are emptied say that the fact is not known, by the word of staff', async () => {
    const { id, admin } = await aStaffedProject(test.db, { status: 'ready' });
    await save(admin, [{ id, column: 'status', text: '' }]);
    expect(await cellsOf(admin, id, 'status')).toEqual({ status: '' });
    const telling = await test.db
      .selectFrom('property_tellings')
      .select(['source_kind', 'told', 'is_decided'])
      .where('property_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(telling).toMatchObject({
      source_kind: 'staff',
      is_decided: true,
      told: [['status', null]],
    });
  });

  it('that somebody else changed meanwhile are left with what stands there now', async () => {
    const { id, admin, operator } = await aStaffedProject(test.db);
    await save(operator, [{ id, column: 'locality', text: 'Hebbal' }]);
    const mine = { id, column: 'locality', text: 'Yelahanka', was: 'Whitefield' };
    const { left } = await save(admin, [mine, { id, column: 'towers', text: '3', was: '' }]);
    expect(left).toMatchObject([{ column: 'locality', outcome: 'conflict', stands: 'Hebbal' }]);
    // Chosen: mine, now that theirs is known.
    expect((await save(admin, [{ ...mine, was: 'Hebbal' }])).left).toEqual([]);
    expect(await cellsOf(admin, id, 'locality')).toEqual({ locality: 'Yelahanka' });
  });

  it('of a project that cannot be changed any more are left with the reason, beside others that are saved', async () => {
    const [kept, gone] = [await aStaffedProject(test.db), await aStaffedProject(test.db)];
    const params = { id: String(gone.id) };

    const deleted = await test.call('deleteProperty', { params }, { session: kept.admin });
    expect(deleted.problem).toBeUndefined();
    const { run, left } = await save(kept.admin, [
      { id: kept.id, column: 'towers', text: '3', was: '' },
      { id: gone.id, column: 'towers', text: '4', was: '' },
      { id: gone.id, column: 'khatha', text: 'A', was: 'B' },
    ]);
    expect(run).toMatchObject({ changed: 1, refused: 1 });
    const refused = { id: gone.id, outcome: 'refused', reason: expect.stringMatching(/./) };
    expect(left).toEqual([
      { ...refused, column: 'towers', stands: '' },
      { ...refused, column: 'khatha', stands: 'B' },
    ]);
  });

  it('that are typed over once more while they are saved are in no conflict with themselves', async () => {
    const { id, admin } = await aStaffedProject(test.db);
    await save(admin, [{ id, column: 'land_sqm', text: '3.5 acres' }]);
    const again = { id, column: 'land_sqm', text: '4 acres', was: '3.5 acres' };
    expect((await save(admin, [again])).left).toEqual([]);
    expect(await cellsOf(admin, id, 'land_sqm')).toEqual({ land_sqm: '16187' });
  });

  it('of several projects are one change, which is taken back as one', async () => {
    const projects = [await aStaffedProject(test.db), await aStaffedProject(test.db)];
    const admin = projects[0]?.admin ?? '';
    const columns = 'towers,possession_on,units';
    const before = await Promise.all(projects.map(({ id }) => cellsOf(admin, id, columns)));
    const { id: run } = await save(
      admin,
      projects.flatMap(({ id }) => [
        { id, column: 'towers', text: '7' },
        { id, column: 'possession_on', text: 'Q3 2029' },
        { id, column: 'units', text: '2 BHK' },
      ]),
    );
    const first = projects[0]?.id ?? 0;
    expect(await cellsOf(admin, first, columns)).toMatchObject({ possession_on: '2029-Q3' });
    const logged = await test.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', String(first))
      .where('action', 'like', 'property.%-changed')
      .execute();
    expect(logged.map(({ action }) => action).toSorted()).toEqual([
      'property.basics-changed',
      'property.schedule-changed',
      'property.units-changed',
    ]);
    const body = { action: 'take-back' as const, changedBy: run };
    await test.call('startBulkRun', { body }, { session: admin });
    await test.runDueJobs();
    expect(await Promise.all(projects.map(({ id }) => cellsOf(admin, id, columns)))).toEqual(
      before,
    );
  });

  it('keep what no cell can say of a home: the rows of its price', async () => {
    const { id, admin } = await aStaffedProject(test.db, {
      units: [
        {
          label: '2 BHK',
          type: 'apartment',
          bhk: 2,
          agreementLines: { 'base-price': 9_000_000, 'car-parking': 300_000 },
        },
      ],
    });
    const look = async () => {
      const { answer } = await test.call(
        'getStaffProperty',
        { params: { id: String(id) } },
        { session: admin },
      );
      return answer?.sections.units.units.find(({ label }) => label === '2 BHK');
    };
    const before = await look();
    await save(admin, [{ id, column: 'units', text: '2 BHK | apartment | carpet 800' }]);
    const after = await look();
    expect(after?.carpetSqft).toEqual({ min: 800, max: null });
    expect(before?.agreementLines).toMatchObject({ 'car-parking': 300_000 });
    expect(after?.agreementLines).toEqual(before?.agreementLines);
  });
});

describe('a sheet', () => {
  it('shows and changes to each what is theirs', async () => {
    const mine = await aStaffedProject(test.db);
    const other = await aStaffedProject(test.db, { promoter: { name: 'Other Sheet Builders' } });
    expect(await cellsOf(mine.promoter, other.id, 'towers')).toBeUndefined();
    const cells = [{ id: other.id, column: 'towers', text: '9' }];
    expect((await save(mine.promoter, cells)).run).toMatchObject({ changed: 0, refused: 1 });
    const looked = { id: mine.id, column: 'rera_checked_on', text: '2026-01-01' };
    expect((await save(mine.promoter, [looked])).left?.[0]?.reason).toBe(
      'Only our own staff may say when they looked at the register.',
    );
  });
});

describe('a change of facts of many projects', () => {
  it('shows first what would change, and then changes just that', async () => {
    const projects = [
      await aStaffedProject(test.db, { name: 'Preview One' }),
      await aStaffedProject(test.db, { name: 'Preview Two' }),
    ];
    const admin = projects[0]?.admin ?? '';
    await save(admin, [{ id: projects[1]?.id ?? 0, column: 'khatha', text: 'A' }]);
    await save(admin, [{ id: projects[0]?.id ?? 0, column: 'khatha', text: '' }]);
    const asked = {
      fitting: { search: 'Preview ' },
      cells: [{ column: 'khatha', text: 'a khata' }],
    };
    const { answer: preview } = await test.call(
      'previewFacts',
      { body: asked },
      { session: admin },
    );
    expect(preview).toMatchObject({
      total: 2,
      looked: 2,
      changed: 1,
      unchanged: 1,
      refused: 0,
      items: [{ name: 'Preview One', cells: [{ stands: '', is: 'A', outcome: 'changed' }] }],
    });
    expect(await cellsOf(admin, projects[0]?.id ?? 0, 'khatha')).toEqual({ khatha: '' });
    const body = { ...asked, action: 'set-facts' as const };
    const { answer: run } = await test.call('startBulkRun', { body }, { session: admin });
    await test.runDueJobs();
    const params = { id: String(run?.id) };
    expect((await test.call('getBulkRun', { params }, { session: admin })).answer).toMatchObject({
      changed: 1,
      unchanged: 1,
    });
  });
});
