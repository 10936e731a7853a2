import { beforeAll, describe, expect, it } from 'vitest';
import { RERA_STATES } from '@manemitra/domain/rera-standing';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { aStaffedProject } from '#server/testing/staff-properties.ts';
import { testApp } from '#server/testing/test-app.ts';
import { upload } from '#server/testing/upload.ts';

const test = testApp();
let session: string;
beforeAll(async () => {
  session = await aSessionAs(test.db, 'admin');
});

const number = (serial: number) => `PRM/KA/RERA/1251/446/PR/010124/9200${serial}`;
const KNOWN = 30;

/** Rows like those of an adviser: some with a number, one with a day of its source, all claiming that somebody checked. */
const sheet = [
  'Project Name,Builder,Locality,RERA No.,RERA Checked,Possession,Price (Lakhs),Configuration,Source,Source Checked On',
  ...Array.from({ length: KNOWN }, (_, i) =>
    [
      `Crawl Homes ${i}`,
      `Crawl Builders ${i % 7}`,
      ['Whitefield', 'Hebbal', 'Yelahanka', ''][i % 4],
      i % 3 === 0 ? '' : number(10 + i),
      '15/08/2026',
      ['Dec-27', '2028', 'Ready to Move', 'NA'][i % 4],
      i % 5 === 0 ? 'on request' : `${70 + i} onwards`,
      ['2 BHK; 3 BHK', '4 BHK Villas', '30x40 sites', ''][i % 4],
      'A portal',
      i % 2 === 0 ? '2026-05-01' : '',
    ].join(','),
  ),
].join('\n');

/** Each key with `checked` in its name that holds a day, anywhere in an answer. */
function daysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /checked/i.test(key) && typeof inner === 'string' ? [inner] : daysIn(inner),
  );
}

/** Every text of an answer, without its keys. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

describe('a catalogue that came by files alone', () => {
  it('tells no day that nobody gave, how each stands with RERA, and nothing of invented projects', async () => {
    const sent = await upload(
      test,
      '/api/v1/admin/imports',
      { name: 'sheet.csv', content: sheet },
      { session },
    );
    const { id } = sent.json<{ id: number }>();
    const params = { id: String(id) };
    expect((await test.call('startImport', { params, query: {} }, { session })).status).toBe(200);
    await test.runDueJobs();
    const done = await test.call('getImport', { params }, { session });
    expect(done.answer).toMatchObject({
      status: 'done',
      added: KNOWN,
      // The days of the register. A price on request is no cell to correct.
      refusedCells: KNOWN,
    });

    const register = await upload(
      test,
      '/api/v1/admin/register-files?asOf=2026-11-01',
      {
        name: 'register.csv',
        content: `Registration No.,Complaints\n${number(11)},0\n`,
      },
      { session },
    );
    const file = { id: String(register.json<{ id: number }>().id) };
    expect((await test.call('applyRegister', { params: file }, { session })).status).toBe(200);

    const rows = await test.db.selectFrom('properties').select(['id', 'name']).execute();
    expect(rows).toHaveLength(KNOWN);
    for (const row of rows) {
      const { answer } = await test.call('getProperty', {
        params: { id: String(row.id) },
      });
      expect(answer).toBeDefined();
      const isLookedUp = row.name === 'Crawl Homes 1';
      expect(RERA_STATES).toContain(answer?.project.rera.state);
      expect(answer?.project.rera).toMatchObject({
        state: isLookedUp ? 'registered' : 'not-checked',
        checkedOn: isLookedUp ? '2026-11-01' : null,
        isSeenByStaff: false,
      });
      const given = isLookedUp ? ['2026-11-01', '2026-05-01'] : ['2026-05-01'];
      for (const day of daysIn(answer)) expect(given).toContain(day);
      const texts = textsIn(answer).join('\n');
      expect(texts).not.toMatch(/demonstration|invented/i);
      expect(texts).not.toContain('2026-08-15');
    }
  });
});

describe('a person who looked at the register', () => {
  /** Enters the day in the editor. */
  const enter = async (id: number, as: string) => {
    const params = { id: String(id) };
    const { answer } = await test.call('getStaffProperty', { params }, { session: as });
    const body = {
      version: answer?.version ?? 0,
      changes: { reraCheckedOn: '2026-11-02' },
    };
    return test.call('editPropertyLegal', { params, body }, { session: as });
  };

  it('is said to be of the staff', async () => {
    const { id, operator } = await aStaffedProject(test.db, {
      reraNumbers: [number(99)],
    });
    expect((await enter(id, operator)).problem).toBeUndefined();
    const shown = async () =>
      (await test.call('getProperty', { params: { id: String(id) } })).answer;
    expect((await shown())?.project.rera).toMatchObject({
      state: 'registered',
      checkedOn: '2026-11-02',
      isSeenByStaff: true,
    });
    expect((await shown())?.facts.find(({ group }) => group === 'rera')).toMatchObject({
      source: { name: 'Seen by staff in the public register' },
      checkedOn: '2026-11-02',
    });
  });

  it('looked at that number: the day goes with the number, whoever changes it, and an undo brings both again', async () => {
    for (const who of ['operator', 'promoter'] as const) {
      const staffed = await aStaffedProject(test.db, { reraNumbers: [number(97)] });
      const params = { id: String(staffed.id) };
      await enter(staffed.id, staffed.operator);
      const legal = async () => {
        const call = await test.call('getStaffProperty', { params }, { session });
        return call.answer?.sections.legal;
      };
      const { answer } = await test.call('getStaffProperty', { params }, { session });
      const body = { version: answer?.version ?? 0, changes: { reraNumbers: [number(96)] } };
      const as = { session: staffed[who] };
      const edit = await test.call('editPropertyLegal', { params, body }, as);
      expect(edit.answer?.changed).toEqual(['reraNumbers', 'reraCheckedOn']);
      expect(await legal()).toMatchObject({ reraNumbers: [number(96)], reraCheckedOn: null });
      const shown = await test.call('getProperty', { params });
      expect(shown.answer?.project.rera).toMatchObject({ state: 'not-checked', checkedOn: null });

      const history = await test.call('listPropertyHistory', { params, query: {} }, { session });
      const undo = { params: { ...params, changeId: String(history.answer?.items[0]?.id) } };
      expect((await test.call('undoPropertyChange', undo, { session })).problem).toBeUndefined();
      expect(await legal()).toMatchObject({
        reraNumbers: [number(97)],
        reraCheckedOn: '2026-11-02',
      });
    }
  });

  it('looked at the number that stood: the day goes when staff take that of another source', async () => {
    const { id, operator } = await aStaffedProject(test.db, {
      name: 'Differing Homes',
      reraNumbers: [number(95)],
      source: { name: 'A portal', checkedOn: '2026-10-01' },
    });
    await enter(id, operator);
    const { promoter, locality } = await test.db
      .selectFrom('properties as p')
      .innerJoin('promoters as pr', 'pr.id', 'p.promoter_id')
      .select(['pr.name as promoter', 'p.locality_name as locality'])
      .where('p.id', '=', id)
      .executeTakeFirstOrThrow();
    const told = {
      name: 'Differing Homes',
      promoter: { name: promoter },
      locality,
      reraNumbers: [number(95), number(94)],
      units: [],
      source: { name: 'Another portal', checkedOn: '2026-01-01' },
    };
    const file = { name: 'told.jsonl', content: JSON.stringify(told) };
    const sent = await upload(test, '/api/v1/admin/imports', file, { session });
    const params = { id: String(sent.json<{ id: number }>().id) };
    await test.call('startImport', { params, query: {} }, { session });
    await test.runDueJobs();
    const { answer } = await test.call('listDifferences', { query: {} }, { session });
    const open = answer?.items.find(({ property }) => property.id === id);
    const body = { ids: [open?.id ?? 0], decision: 'take' as const };
    expect(open).toMatchObject({ fact: 'reraNumbers' });
    expect((await test.call('decideDifferences', { body }, { session })).answer?.decided).toBe(1);
    const shown = await test.call('getProperty', { params: { id: String(id) } });
    expect(shown.answer?.project.rera).toMatchObject({ state: 'not-checked', checkedOn: null });
  });

  it('is not the promoter', async () => {
    const { id, promoter } = await aStaffedProject(test.db, {
      reraNumbers: [number(98)],
    });
    expect((await enter(id, promoter)).status).toBe(400);
  });
});
