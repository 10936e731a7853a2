import { generateProjects } from '@manemitra/demonstration/generate';
import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { TEST_DAY } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { upload } from '#server/testing/upload.ts';
import { takeImportBack } from './take-back.ts';
import { contents } from './testing/contents.ts';

let test: TestApp;
let session: string;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql`truncate promoters, properties, catalogue_imports cascade`.execute(test.db);
  session = await aSessionAs(test.db, 'admin');
});

const row = (name: string, given: object = {}) => ({
  externalId: name,
  name,
  promoter: { name: 'Test Builders' },
  locality: 'Hebbal',
  khatha: 'A',
  units: [{ label: '2 BHK', type: 'apartment', price: { min: 8_000_000 } }],
  source: { name: 'A portal', checkedOn: '2026-01-10' },
  ...given,
});
const params = (id: number | undefined) => ({ id: String(id) });

async function uploaded(rows: readonly object[]): Promise<number> {
  const content = rows.map((each) => JSON.stringify(each)).join('\n');
  const file = { name: 'file.jsonl', content };
  const answer = await upload(test, '/api/v1/admin/imports', file, { session });
  return answer.json<ImportView>().id;
}
const look = async (id: number) =>
  (await test.call('getImport', { params: params(id) }, { session })).answer;

async function brought(rows: readonly object[], as: 'published' | 'drafts' = 'published') {
  const id = await uploaded(rows);
  await test.call('startImport', { params: params(id), query: { as } }, { session });
  await test.runDueJobs();
  return id;
}
async function takenBack(id: number) {
  const asked = await test.call('takeImportBack', { params: params(id) }, { session });
  expect(asked.problem).toBeUndefined();
  await test.runDueJobs();
  expect(await look(id)).toMatchObject({ takingBack: 'done' });
}
const project = (name: string) =>
  test.db.selectFrom('properties').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
const openDifferences = async () =>
  (await test.call('listDifferences', { query: {} }, { session })).answer?.items ?? [];

it('a project does not name a source whose last fact staff erased, nor its day', async () => {
  await brought([
    row('One', { towers: 3, source: { name: 'Old portal', checkedOn: '2025-05-01' } }),
  ]);
  await brought([row('One')]);
  const { id, version, ...before } = await project('One');
  expect(before).toMatchObject({
    source_name: 'Old portal; A portal',
    facts_checked_on: '2025-05-01',
  });
  const body = { version, changes: { towers: null } };
  const { problem } = await test.call(
    'editPropertyBasics',
    { params: params(id), body },
    { session },
  );
  expect(problem).toBeUndefined();
  expect(await project('One')).toMatchObject({
    source_name: 'A portal',
    facts_checked_on: '2026-01-10',
  });
});

describe('what an import would do', () => {
  it('is shown fact by fact before anything happens, and is what happens then', async () => {
    await brought([row('One'), row('Two')]);
    const before = await contents(test.db);
    const id = await uploaded([
      row('One', {
        khatha: 'B',
        units: [{ label: '2 BHK', type: 'apartment', price: { min: 16_000_000 } }],
      }),
      row('Two'),
      row('Three'),
      { name: 'Nobody' },
    ]);
    await test.call('planImport', { params: params(id) }, { session });
    await test.runDueJobs();
    expect(await contents(test.db)).toEqual(before);
    const counts = { added: 1, changed: 1, unchanged: 1, refused: 1 };
    expect(await look(id)).toMatchObject({
      status: 'uploaded',
      plan: { status: 'done', rowsRead: 4, ...counts, doubtful: 1 },
    });
    const rows = async () =>
      (await test.call('listImportRows', { params: params(id), query: {} }, { session })).answer
        ?.items;
    const told = [
      {
        project: 'One',
        outcome: 'changed',
        changes: [
          {
            label: 'Khata class',
            was: 'A Khata',
            wasSource: 'A portal',
            wasAsOf: '2026-01-10',
            is: 'B Khata',
          },
          { label: '2 BHK: price', was: '₹80 L', is: '₹1.6 Cr' },
        ],
        doubts: ['A price rises by 100 %.'],
      },
      { project: 'Three', outcome: 'added' },
    ];
    expect(await rows()).toMatchObject(told);
    await test.call('startImport', { params: params(id), query: {} }, { session });
    await test.runDueJobs();
    expect(await look(id)).toMatchObject({ status: 'done', ...counts });
    expect(await rows()).toMatchObject(told);
  });
});

describe('the history of a project', () => {
  const historyOf = async (name: string) => {
    const { id } = await project(name);
    const asked = { params: params(id), query: {} };
    return (await test.call('listPropertyImports', asked, { session })).answer;
  };

  it('has each import that told of it with what that changed, also one that was taken back', async () => {
    const first = await brought([row('One'), row('Two')]);
    const second = await brought([row('One', { khatha: 'B', towers: 3 }), row('Two')]);
    const seen = await uploaded([row('One', { towers: 4 })]);
    await test.call('planImport', { params: params(seen) }, { session });
    await test.runDueJobs();
    const fields = [
      { label: 'Towers', before: null, after: '3' },
      { label: 'Khata class', before: 'A Khata', after: 'B Khata' },
    ];
    const file = { kind: 'projects', fileName: 'file.jsonl', takenBackAt: null };
    const changed = { ...file, id: second, outcome: 'changed', fields: expect.anything() };
    expect(await historyOf('One')).toMatchObject({
      total: 2,
      items: [changed, { ...file, id: first, outcome: 'added', fields: [] }],
    });
    expect((await historyOf('One'))?.items[0]?.fields.toSorted(byLabel)).toEqual(
      fields.toSorted(byLabel),
    );
    expect((await historyOf('Two'))?.items).toMatchObject([{ id: first }]);
    await takenBack(second);
    expect((await historyOf('One'))?.items).toMatchObject([
      { id: second, takenBackAt: expect.any(String) },
      { id: first, takenBackAt: null },
    ]);
  });
});

const byLabel = (one: { label: string }, other: { label: string }) =>
  one.label < other.label ? -1 : 1;

it('the list of projects shows those of one import, as long as it stands', async () => {
  await brought([row('Other')]);
  const id = await brought([row('One'), row('Two')]);
  const listed = async () => {
    const query = { importId: id, sort: 'name-asc' } as const;
    const { answer } = await test.call('listStaffProperties', { query }, { session });
    return answer?.items.map(({ name }) => name);
  };
  expect(await listed()).toEqual(['One', 'Two']);
  await takenBack(id);
  expect(await listed()).toEqual([]);
});

describe('drafts', () => {
  it('are seen by nobody until they are published on request', async () => {
    const id = await brought([row('One'), row('Two')], 'drafts');
    expect(await project('One')).toMatchObject({ is_published: false, first_published_at: null });
    expect(await look(id)).toMatchObject({ areDrafts: true, drafts: 2 });
    const { answer } = await test.call('publishImport', { params: params(id) }, { session });
    expect(answer?.run).toEqual(expect.any(Number));
    await test.runDueJobs();
    expect(await project('One')).toMatchObject({ is_published: true });
    expect(await look(id)).toMatchObject({ drafts: 0 });
    const again = await test.call('publishImport', { params: params(id) }, { session });
    expect(again.problem?.code).toBe('import.not-possible');
  });
});

describe('an import that is taken back', () => {
  it('leaves everything as it was, byte for byte', async () => {
    await loadProjects(test.db, [...generateProjects(12, { seed: 11 })], TEST_DAY);
    await brought([row('One'), row('Two')]);
    const before = await contents(test.db);
    const { rows } = await sql<{ name: string; key: string; promoter: string }>`
      select p.name, import_key as key, pr.name as promoter
      from properties p join promoters pr on pr.id = p.promoter_id order by p.id`.execute(test.db);
    const id = await brought(
      rows.map(({ name, key, promoter }, i) => ({
        externalId: key.replace('external:', ''),
        name: i % 3 === 0 ? `${name} Renamed` : name,
        promoter: {
          name: promoter,
          orgType: 'LLP',
          address: `${i} Residency Road`,
          pastProjects: [{ name: 'Sample Nivas', status: `Done ${i}` }],
        },
        complaints: [
          {
            number: 'CMP/1',
            subject: `Late ${i}`,
            projectName: 'Sample Nivas',
            status: 'open',
            isAboutThisProject: false,
          },
        ],
        eKhatha: true,
        towers: 40 + i,
        coordinates: { lat: 13 + i / 100, lng: 77.6 },
        amenities: ['gym', 'Helipad'],
        units: [{ label: `New ${i}`, type: 'villa', price: { min: 20_000_000 + i } }],
        images: [
          { kind: 'real', url: 'https://example.org/a.jpg', caption: 'Gate', width: 4, height: 3 },
        ],
        source: { name: 'Karnataka RERA', checkedOn: '2999-01-01' },
      })),
    );
    expect(await look(id)).toMatchObject({ changed: 14, refused: 0 });
    expect(await contents(test.db)).not.toEqual(before);
    await takenBack(id);
    expect(await contents(test.db)).toEqual(before);
  }, 60_000);

  it('leaves of a promoter what was changed since', async () => {
    await brought([row('One', { promoter: { name: 'Test Builders', address: 'First Road' } })]);
    const promoter = { name: 'Test Builders', address: 'Second Road', orgType: 'LLP' };
    const id = await brought([row('One', { promoter, towers: 2 })]);
    await test.db.updateTable('promoters').set({ address: 'Third Road' }).execute();
    await takenBack(id);
    const known = await test.db.selectFrom('promoters').selectAll().executeTakeFirstOrThrow();
    expect(known).toMatchObject({ address: 'Third Road', org_type: null });
  });

  it('takes the promoters along that it made and that nothing else uses', async () => {
    const promoter = (name: string) => ({ name, address: `${name} Road` });
    const names = async () =>
      (
        await test.db
          .selectFrom('promoters')
          .select('name')
          .where('deleted_at', 'is', null)
          .orderBy('name')
          .execute()
      ).map(({ name }) => name);
    await brought([row('Old')]);
    const first = await brought([
      row('One', { promoter: promoter('Only Here') }),
      row('Two', { promoter: promoter('Elsewhere Too') }),
      row('Three', { promoter: promoter('Edited') }),
      row('Four'),
    ]);
    const second = await brought([row('Five', { promoter: promoter('Elsewhere Too') })]);
    const edited = { name: 'Edited' };
    await test.db
      .updateTable('promoters')
      .set({ org_type: 'LLP' })
      .where('name', '=', edited.name)
      .execute();
    await takenBack(first);
    expect(await names()).toEqual(['Edited', 'Elsewhere Too', 'Test Builders']);
    expect(await look(first)).toMatchObject({ promotersLeft: ['Edited', 'Elsewhere Too'] });
    // Who made it has gone already, and now who used it goes.
    await takenBack(second);
    expect(await names()).toEqual(['Edited', 'Test Builders']);
    expect(await look(second)).toMatchObject({ promotersLeft: [] });
    const again = await brought([row('One', { promoter: { name: 'Only Here' } })]);
    expect(await names()).toEqual(['Edited', 'Only Here', 'Test Builders']);
    const known = test.db.selectFrom('promoters').selectAll().where('name', '=', 'Only Here');
    expect(await known.executeTakeFirstOrThrow()).toMatchObject({ address: null });
    await takenBack(again);
    expect(await names()).toEqual(['Edited', 'Test Builders']);
  });

  it('leaves a promoter whose project somebody deleted and can restore', async () => {
    const promoter = { name: 'Restorable' };
    const first = await brought([row('One', { promoter })]);
    await brought([row('Two', { promoter })]);
    await test.db
      .updateTable('properties')
      .set({ deleted_at: new Date() })
      .where('name', '=', 'Two')
      .execute();
    await takenBack(first);
    const known = test.db.selectFrom('promoters').selectAll().where('name', '=', 'Restorable');
    expect((await known.executeTakeFirstOrThrow()).deleted_at).toBeNull();
  });

  it('that is stopped in the middle goes on there, and loses or doubles nothing', async () => {
    const names = Array.from({ length: 70 }, (_, n) => `Stopped ${String(n).padStart(2, '0')}`);
    await brought(names.map((name) => row(name)));
    const before = await contents(test.db);
    const id = await brought(names.map((name) => row(name, { khatha: 'B', towers: 3 })));
    const { id: last } = await project('Stopped 60');
    await sql`
      create function stop_there() returns trigger language plpgsql as $$
      begin raise exception 'stopped'; end $$`.execute(test.db);
    await sql`
      create trigger stop_there before update of taken_back_at on property_tellings
      for each row when (new.property_id = ${sql.lit(last)}) execute function stop_there()`.execute(
      test.db,
    );
    await test.db
      .updateTable('catalogue_imports')
      .set({ taking_back: 'waiting' })
      .where('id', '=', id)
      .execute();
    const deps = { db: test.db, today: () => TEST_DAY };
    await expect(takeImportBack(deps, id)).rejects.toThrow('stopped');
    const half = await test.db.selectFrom('properties').select('khatha').execute();
    expect(new Set(half.map(({ khatha }) => khatha))).toEqual(new Set(['A', 'B']));
    await sql`drop function stop_there cascade`.execute(test.db);
    await takeImportBack(deps, id);
    expect(await contents(test.db)).toEqual(before);
    await takeImportBack(deps, id);
    expect(await contents(test.db)).toEqual(before);
  });

  it('takes the projects that it brought along, and brings them again when it comes again', async () => {
    const id = await brought([row('One')]);
    await takenBack(id);
    expect((await project('One')).deleted_at).not.toBeNull();
    const again = await brought([row('One', { khatha: 'B' })]);
    expect(await look(again)).toMatchObject({ added: 1, changed: 0 });
    expect(await project('One')).toMatchObject({
      deleted_at: null,
      khatha: 'B',
      is_published: true,
    });
  });

  it('can be taken back in any order with others, and leaves what each other told', async () => {
    await brought([row('One')]);
    const second = await brought([row('One', { eKhatha: true, towers: 3 })]);
    const third = await brought([row('One', { khatha: 'B' })]);
    await takenBack(second);
    expect(await project('One')).toMatchObject({ khatha: 'B', towers: null });
    await takenBack(third);
    expect(await project('One')).toMatchObject({ khatha: 'A' });
  });

  it('leaves what staff set since, with what stood there before beside it', async () => {
    await brought([row('One', { conversion: 'converted' })]);
    const id = await brought([row('One', { conversion: 'not-needed', towers: 3 })]);
    const { id: propertyId, version } = await project('One');
    await test.call(
      'editPropertyLegal',
      {
        params: { id: String(propertyId) },
        body: { version, changes: { conversion: 'not-converted' } },
      },
      { session },
    );
    await takenBack(id);
    expect(await project('One')).toMatchObject({
      land_conversion: 'not-converted',
      towers: null,
    });
    expect(await openDifferences()).toMatchObject([
      {
        label: 'Land conversion',
        stands: { text: 'Not converted', source: 'Staff edit' },
        other: { text: 'Converted', source: 'A portal' },
      },
    ]);
  });

  it('keeps a project that it brought and staff edited since, unpublished, for them to look at', async () => {
    const id = await brought([row('One', { towers: 3 })]);
    const { id: propertyId, version } = await project('One');
    await test.call(
      'editPropertyLegal',
      { params: { id: String(propertyId) }, body: { version, changes: { khatha: 'B' } } },
      { session },
    );
    await takenBack(id);
    expect(await project('One')).toMatchObject({
      khatha: 'B',
      towers: null,
      is_published: false,
      deleted_at: null,
    });
  });

  it('is said in the audit log', async () => {
    const id = await brought([row('One')]);
    await takenBack(id);
    const lines = await test.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(lines.map(({ action }) => action)).toEqual([
      'import.started',
      'import.finished',
      'import.take-back-asked',
      'import.taken-back',
    ]);
  });
});

describe('a difference', () => {
  const decide = async (decision: 'take' | 'keep') => {
    const [open] = await openDifferences();
    const body = { ids: [open?.id ?? 0], decision };
    return (await test.call('decideDifferences', { body }, { session })).answer;
  };
  const differing = async () => {
    await brought([row('One', { source: { name: 'Karnataka RERA', checkedOn: '2026-02-01' } })]);
    const portal = row('One', {
      khatha: 'B',
      source: { name: 'A portal', checkedOn: '2026-03-01' },
    });
    await brought([portal]);
    return portal;
  };

  it('that is taken becomes the fact, with the source and the day of who said it', async () => {
    await differing();
    expect(await decide('take')).toEqual({ message: '1 value taken.', decided: 1 });
    expect(await project('One')).toMatchObject({ khatha: 'B' });
    expect(await openDifferences()).toEqual([]);
    const { id } = await project('One');
    const page = await test.call('getProperty', { params: { id: String(id) } });
    const khata = page.answer?.facts.find(({ group }) => group === 'khatha');
    expect(khata).toMatchObject({ source: { name: 'A portal' }, checkedOn: '2026-03-01' });
  });

  it('that is kept as it stands is not asked about again', async () => {
    const portal = await differing();
    await decide('keep');
    expect(await project('One')).toMatchObject({ khatha: 'A' });
    await brought([{ ...portal, towers: 9 }]);
    expect(await openDifferences()).toEqual([]);
  });

  it('follows from how far staff believe a source', async () => {
    const source = { name: 'A careful portal', checkedOn: '2026-02-01' };
    await brought([row('One')]);
    const body = { name: source.name, kind: 'register' as const };
    const { answer } = await test.call('setFactSource', { body }, { session });
    expect(answer?.sources).toContainEqual({ ...body, publicName: null, projects: 0 });
    await brought([row('One', { khatha: 'B', source })]);
    expect(await project('One')).toMatchObject({ khatha: 'B' });
  });
});

describe('a page', () => {
  it('says of each group of facts the source and the day of those facts, and none where there is none', async () => {
    await brought([row('One', { source: { name: 'A portal' } })]);
    await brought([
      row('One', {
        waterSources: ['cauvery'],
        source: { name: 'Karnataka RERA', checkedOn: '2026-02-01' },
      }),
    ]);
    const { id } = await project('One');
    const { answer } = await test.call('getProperty', { params: { id: String(id) } });
    const of = (group: string) => answer?.facts.find((each) => each.group === group);
    expect(of('water')).toMatchObject({
      source: { name: 'Karnataka RERA' },
      checkedOn: '2026-02-01',
    });
    expect(of('khatha')).toMatchObject({
      source: { name: 'Karnataka RERA' },
      checkedOn: '2026-02-01',
    });
    expect(of('litigation')).toMatchObject({ isKnown: false, checkedOn: null });
  });

  it('says the source and the day of each fact of a group that another told, or on another day', async () => {
    await brought([
      row('One', { towers: 3, source: { name: 'A portal', checkedOn: '2026-01-10' } }),
    ]);
    const newer = { name: 'A portal', checkedOn: '2026-03-01' };
    await brought([row('One', { totalUnits: 120, source: newer })]);
    const { id } = await project('One');
    const { answer } = await test.call('getProperty', { params: { id: String(id) } });
    const parts = answer?.facts.find(({ group }) => group === 'project')?.parts ?? [];
    expect(parts.find(({ fields }) => fields.includes('totalUnits'))?.checkedOn).toBe('2026-03-01');
    expect(parts.find(({ fields }) => fields.includes('towers'))?.checkedOn).toBe('2026-01-10');
  });
});

describe('a file that comes again', () => {
  const later = { source: { name: 'A portal', checkedOn: '2026-03-01' } };
  const tellings = async () => {
    const count = sql<number>`count(*)::int`.as('count');
    return (await test.db.selectFrom('property_tellings').select(count).executeTakeFirstOrThrow())
      .count;
  };
  const importsOf = async (name: string) => {
    const { id } = await project(name);
    const asked = { params: params(id), query: {} };
    return (await test.call('listPropertyImports', asked, { session })).answer?.items;
  };
  const daysOf = async (name: string) => {
    const { id } = await project(name);
    const { provenance } = await test.db
      .selectFrom('property_facts')
      .select('provenance')
      .where('property_id', '=', id)
      .executeTakeFirstOrThrow();
    return provenance.tellings.map(({ source, asOf }) => [source, asOf]);
  };

  it('adds no telling to the journal of what it only repeats, and its facts are of its last day', async () => {
    const first = await brought([row('One'), row('Two')]);
    const again = await brought([row('One'), row('Two')]);
    expect(await look(again)).toMatchObject({ unchanged: 2 });
    const third = await brought([row('One', later), row('Two', { ...later, towers: 3 })]);
    // That Two has three towers is news.
    expect(await tellings()).toBe(2 + 1);
    expect(await daysOf('One')).toEqual([['A portal', '2026-03-01']]);
    expect((await importsOf('One'))?.map(({ id }) => id)).toEqual([third, first]);
  });

  it('stands for itself when the one that it repeats is taken back', async () => {
    const first = await brought([row('One')]);
    const again = await brought([row('One')]);
    const before = await contents(test.db);
    const third = await brought([row('One', later)]);
    await takenBack(first);
    expect(await project('One')).toMatchObject({ deleted_at: null, khatha: 'A' });
    expect(await daysOf('One')).toEqual([['A portal', '2026-03-01']]);
    await takenBack(third);
    expect(await contents(test.db)).toEqual(before);
    expect(await daysOf('One')).toEqual([['A portal', '2026-01-10']]);
    await takenBack(again);
    expect((await project('One')).deleted_at).not.toBeNull();
  });
});
