import { generateProjects } from '@manemitra/demonstration/generate';
import { SECTION_NAMES } from '@manemitra/contract/staff-properties-sections';
import { describe, expect, it } from 'vitest';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { projectRows } from '#server/features/catalogue/project-rows.ts';
import { aProject, aProjectRecord, NOTHING_ON_TOP, TEST_DAY } from '#server/testing/builders.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { aStaffedProject } from '#server/testing/staff-properties.ts';
import { testApp } from '#server/testing/test-app.ts';
import { loadEditable } from './load-editable.ts';
import { sectionsOf } from './property-sections.ts';
import { recordOfSections } from './record-of-sections.ts';

const test = testApp();

const EDITS = {
  basics: 'editPropertyBasics',
  location: 'editPropertyLocation',
  description: 'editPropertyDescription',
  units: 'editPropertyUnits',
  amenities: 'editPropertyAmenities',
  legal: 'editPropertyLegal',
  'water-and-charges': 'editPropertyWaterAndCharges',
  schedule: 'editPropertySchedule',
  images: 'editPropertyImages',
  documents: 'replacePropertyDocuments',
} as const;

describe('what a project was read as', () => {
  it('changes nothing when it is saved again, section by section', async () => {
    const records = [...generateProjects(4, { seed: 7 })];
    await loadProjects(test.db, records, TEST_DAY);
    const session = await aSessionAs(test.db, 'admin');
    const ids = await test.db.selectFrom('properties').select('id').execute();
    for (const { id } of ids) {
      const params = { id: String(id) };
      const { answer: before } = await test.call('getStaffProperty', { params }, { session });
      for (const section of SECTION_NAMES) {
        const body = { version: before?.version, changes: before?.sections[section] } as never;
        const saved = await test.call(EDITS[section], { params, body }, { session });
        expect({ section, problem: saved.problem, changed: saved.answer?.changed }).toEqual({
          section,
          problem: undefined,
          changed: [],
        });
      }
      const { answer: after } = await test.call('getStaffProperty', { params }, { session });
      expect(after).toEqual(before);
    }
  });

  it('leads to the rows that are there, so that an edit changes what it names alone', async () => {
    for (const record of generateProjects(40, { seed: 8 })) {
      await loadProjects(test.db, [record], TEST_DAY);
      const { id } = await test.db
        .selectFrom('properties')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      const editable = await loadEditable(test.db, id);
      if (editable === undefined) throw new Error('It was just loaded.');
      const again = projectRows(recordOfSections(editable, sectionsOf(editable)), TEST_DAY);
      const loaded = projectRows(record, TEST_DAY);
      const comparable = ({
        property,
        units,
        metro,
        surveyNumbers,
        images,
        documents,
      }: typeof loaded) => {
        const { import_key: _key, ...own } = property;
        const inOrder = units.map(({ row, lines }) => ({
          row,
          lines: lines.toSorted((a, b) => (a.stage + a.kind < b.stage + b.kind ? -1 : 1)),
        }));
        return { own, units: inOrder, metro, surveyNumbers, images, documents };
      };
      expect(comparable(again)).toEqual(comparable(loaded));
    }
  });
});

describe('what came in by an import', () => {
  it('can be read and saved by staff at the longest that an import takes', async () => {
    const name = 'Very '.repeat(40).trim();
    const surveys = Array.from({ length: 230 }, (_, at) => `${at + 1}/2`);
    const { id, admin } = await aStaffedProject(test.db, {
      name,
      landSqm: 0.5,
      surveyNumbers: surveys,
      amenities: ['gym', 'gym'],
      documents: [{ section: 'noc', name, url: 'https://rera.karnataka.gov.in/paper.pdf' }],
    });
    const params = { id: String(id) };
    const as = { session: admin };
    const { answer, problem } = await test.call('getStaffProperty', { params }, as);
    expect(problem).toBeUndefined();
    expect(answer?.sections.basics.name).toBe(name);
    expect(answer?.sections.legal.surveyNumbers).toHaveLength(230);

    const { basics, documents } = answer?.sections ?? {};
    const renamed = { name: basics?.name ?? '', towers: 3 };
    const saved = await test.call(
      'editPropertyBasics',
      { params, body: { version: answer?.version ?? 0, changes: renamed } },
      as,
    );
    expect(saved.answer?.changed).toEqual(['towers']);
    const papers = await test.call(
      'replacePropertyDocuments',
      { params, body: { version: answer?.version ?? 0, changes: documents ?? { documents: [] } } },
      as,
    );
    expect(papers.problem).toBeUndefined();
  });
});

describe('an edit', () => {
  it('is seen on the public page with all that follows from it, and the old address leads there', async () => {
    const { id, slug, promoter } = await aStaffedProject(test.db, {
      name: 'Honge Grove',
      locality: 'Whitefield',
      coordinates: { lat: 12.97, lng: 77.75 },
      approver: 'BBMP',
      status: 'ready',
      occupancyCertificate: { received: true },
      units: [
        {
          label: '2 BHK',
          type: 'apartment',
          bhk: 2,
          carpetSqft: { min: 800 },
          price: { min: 9_000_000 },
        },
      ],
    });
    const params = { id: String(id) };
    const as = { session: promoter };
    const { answer: first } = await test.call('getStaffProperty', { params }, as);
    const renamed = await test.call(
      'editPropertyBasics',
      { params, body: { version: first?.version ?? 0, changes: { name: 'Honge Woods' } } },
      as,
    );
    expect(renamed.answer?.changed).toEqual(['name']);
    expect(renamed.answer?.property.oldSlugs).toEqual([slug]);

    const [unit] = first?.sections.units.units ?? [];
    if (unit === undefined) throw new Error('It has a unit type.');
    const dearer = {
      ...unit,
      price: { min: 12_000_000, max: null },
      agreementLines: NOTHING_ON_TOP,
      possessionLines: { 'legal-fee': 20_000, 'advance-maintenance': 60_000, 'corpus-fund': 0 },
    };
    const priced = await test.call(
      'editPropertyUnits',
      {
        params,
        body: { version: renamed.answer?.property.version ?? 0, changes: { units: [dearer] } },
      },
      as,
    );
    expect(priced.answer?.property.derived.units[0]?.allInPrice).toBeGreaterThan(12_080_000);
    const moved = await test.call(
      'editPropertyLocation',
      {
        params,
        body: {
          version: priced.answer?.property.version ?? 0,
          changes: { coordinates: { lat: 13.0, lng: 77.7 } },
        },
      },
      as,
    );
    expect(moved.answer?.property.derived.metro).not.toEqual(first?.derived.metro);

    const { answer: seen } = await test.call('getProperty', { params: { id: slug } });
    expect(seen).toMatchObject({
      slug: expect.stringMatching(/^honge-woods/),
      project: { name: 'Honge Woods', price: 12_000_000 },
    });
    const found = await test.call('searchProperties', { query: { prompt: 'Honge Woods' } });
    expect(found.answer?.properties.map((card) => card.project.name)).toContain('Honge Woods');
    expect(seen?.facts.find(({ group }) => group === 'prices')).toMatchObject({
      // Who edits is the promoter.
      source: { name: 'The promoter' },
      checkedOn: expect.any(String),
    });
    expect(seen?.facts.find(({ group }) => group === 'approval')?.source.name).toBe('A test');
  });

  it('says at each field what is wrong with it, and saves none of it', async () => {
    const { id, admin } = await aStaffedProject(test.db, { landSqm: 1000 });
    const params = { id: String(id) };
    const bad = await test.call(
      'editPropertyLegal',
      {
        params,
        body: { version: 1, changes: { reraNumbers: ['KA-1'], isLitigated: 'no' as never } },
      },
      { session: admin },
    );
    expect(bad.problem?.fields).toEqual([
      {
        field: 'body.changes.reraNumbers.0',
        message: 'A Karnataka RERA number looks like PRM/KA/RERA/1251/308/PR/270922/005268.',
      },
      { field: 'body.changes.isLitigated', message: 'Answer yes or no.' },
    ]);
    const contradicting = await test.call(
      'editPropertyBasics',
      { params, body: { version: 1, changes: { openSqm: 2000 } } },
      { session: admin },
    );
    expect(contradicting.problem?.fields).toEqual([
      { field: 'body.changes.openSqm', message: 'The open space is larger than the land.' },
    ]);
    const { answer } = await test.call('getStaffProperty', { params }, { session: admin });
    expect(answer?.version).toBe(1);
  });

  it('of two at once lets one through and shows the other field by field what changed', async () => {
    const { id, admin, operator } = await aStaffedProject(test.db, { totalUnits: 100, towers: 2 });
    const params = { id: String(id) };
    const save = (session: string, totalUnits: number) =>
      test.call(
        'editPropertyBasics',
        { params, body: { version: 1, changes: { totalUnits, towers: 2 } } },
        { session },
      );
    const both = await Promise.all([save(admin, 120), save(operator, 140)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [won] = both.flatMap(({ answer }) => answer ?? []);
    const [lost] = both.flatMap(({ problem }) => problem ?? []);
    const theirs = won?.property.sections.basics.totalUnits;
    expect(lost).toMatchObject({
      code: 'edit.stale',
      current: { version: 2, values: { totalUnits: theirs, towers: 2 } },
      changes: [{ field: 'totalUnits', was: 100, theirs, by: expect.stringMatching(/^Staff/) }],
    });
    // Another section of the same version is no obstacle.
    const elsewhere = await test.call(
      'editPropertyDescription',
      { params, body: { version: 1, changes: { description: 'Quiet.' } } },
      { session: operator },
    );
    expect(elsewhere.answer?.property.version).toBe(3);
  });

  it('that started before an import is shown what the import changed', async () => {
    const { id, admin } = await aStaffedProject(test.db, {
      externalId: 'imported',
      name: 'Kaveri Nest',
      totalUnits: 100,
    });
    const params = { id: String(id) };
    await loadProjects(
      test.db,
      [aProjectRecord({ externalId: 'imported', name: 'Kaveri Nest', totalUnits: 90 })],
      TEST_DAY,
    );
    const late = await test.call(
      'editPropertyBasics',
      { params, body: { version: 1, changes: { totalUnits: 110 } } },
      { session: admin },
    );
    expect(late.problem?.changes).toMatchObject([{ field: 'totalUnits', theirs: 90, by: null }]);
  });

  it('stays when the same record is imported again', async () => {
    const record = aProjectRecord({ externalId: 'kept', name: 'Kept Homes', totalUnits: 10 });
    await loadProjects(test.db, [record], TEST_DAY);
    const session = await aSessionAs(test.db, 'admin');
    const { id } = await test.db
      .selectFrom('properties')
      .select('id')
      .where('name', '=', 'Kept Homes')
      .executeTakeFirstOrThrow();
    const params = { id: String(id) };
    await test.call(
      'editPropertyBasics',
      { params, body: { version: 1, changes: { totalUnits: 12 } } },
      { session },
    );
    expect(await loadProjects(test.db, [record], TEST_DAY)).toMatchObject({ unchanged: 1 });
    const { answer } = await test.call('getStaffProperty', { params }, { session });
    expect(answer?.sections.basics.totalUnits).toBe(12);
  });
});

describe('the history', () => {
  it('tells who changed what, and one change can be taken back', async () => {
    const { id, admin } = await aStaffedProject(test.db, { khatha: 'A', surveyNumbers: ['12/1'] });
    const params = { id: String(id) };
    const as = { session: admin };
    const changes = {
      khatha: 'B',
      surveyNumbers: [{ number: '12/1', khatha: 'B', eKhatha: null }],
    } as const;
    await test.call(
      'editPropertyLegal',
      {
        params,
        body: { version: 1, changes: { ...changes, surveyNumbers: [...changes.surveyNumbers] } },
      },
      as,
    );
    const { answer: history } = await test.call('listPropertyHistory', { params, query: {} }, as);
    const [change] = history?.items ?? [];
    expect(change).toMatchObject({
      section: 'legal',
      by: expect.stringMatching(/^Staff/),
      fields: [
        { field: 'khatha', before: 'A', after: 'B' },
        { field: 'surveyNumbers', after: [{ number: '12/1', khatha: 'B', eKhatha: null }] },
      ],
    });
    const undo = { params: { ...params, changeId: String(change?.id) } };
    const undone = await test.call('undoPropertyChange', undo, as);
    expect(undone.answer?.property.sections.legal).toMatchObject({ khatha: 'A' });
    const again = await test.call('undoPropertyChange', undo, as);
    expect(again.problem?.code).toBe('edit.stale');
    const { answer: later } = await test.call('listPropertyHistory', { params, query: {} }, as);
    expect(later?.items.map(({ isUndone, undoes }) => [isUndone, undoes])).toEqual([
      [false, change?.id],
      [true, null],
    ]);
    const logged = await test.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_kind', '=', 'property')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(logged.map(({ action, before }) => [action, before?.['khatha']])).toEqual([
      ['property.legal-changed', 'A'],
      ['property.change-undone', 'B'],
    ]);
  });
});

describe('publication', () => {
  it('takes a deleted project from the public pages and brings it back', async () => {
    const { id, slug, operator } = await aStaffedProject(test.db);
    const params = { id: String(id) };
    const as = { session: operator };
    const isPublic = async () => (await test.call('getProperty', { params: { id: slug } })).status;
    await test.call('deleteProperty', { params }, as);
    expect(await isPublic()).toBe(404);
    const refused = await test.call(
      'editPropertyBasics',
      { params, body: { version: 2, changes: { towers: 3 } } },
      as,
    );
    expect(refused.problem?.message).toContain('Restore it');
    await test.call('restoreProperty', { params }, as);
    expect(await isPublic()).toBe(200);
  });

  it('in bulk reports each project by itself', async () => {
    const mine = await aStaffedProject(test.db);
    const other = await aStaffedProject(test.db, { promoter: { name: 'Another Builder' } });
    const bulk = await test.call(
      'changePropertiesInBulk',
      { body: { ids: [mine.id, other.id, 999_999], action: 'unpublish' } },
      { session: mine.operator },
    );
    expect(bulk.answer).toMatchObject({
      message: '1 project taken down. 2 could not be changed.',
      changed: [mine.id],
      refused: [{ id: other.id }, { id: 999_999 }],
    });
    const again = await test.call(
      'changePropertiesInBulk',
      { body: { ids: [mine.id], action: 'unpublish' } },
      { session: mine.operator },
    );
    expect(again.answer?.message).toBe('Nothing was changed. 1 was already as asked.');
    expect(again.answer?.undo).toEqual([]);
    const list = await test.call(
      'listStaffProperties',
      { query: { status: 'unpublished' } },
      { session: mine.operator },
    );
    expect(list.answer?.items.map(({ id }) => id)).toEqual([mine.id]);
  });

  it.each([
    ['delete', '1 project deleted.', '2 projects deleted.'],
    ['set-stage', '1 project given its stage.', '2 projects given their stage.'],
  ] as const)('says what %s did, and can be taken back', async (action, one, two) => {
    const stage = action === 'set-stage' ? ({ stage: 'ready' } as const) : {};
    const [a, b, c] = [
      await aStaffedProject(test.db, { status: 'new-launch' }),
      await aStaffedProject(test.db),
      await aStaffedProject(test.db),
    ];
    const session = a.admin;
    const act = async (ids: number[]) =>
      (await test.call('changePropertiesInBulk', { body: { ids, action, ...stage } }, { session }))
        .answer;
    expect((await act([b.id, c.id]))?.message).toBe(two);
    const done = await act([a.id]);
    expect(done?.message).toBe(one);
    const params = { id: String(a.id), changeId: String(done?.undo[0]?.changeId) };
    const undone = await test.call('undoPropertyChange', { params }, { session });
    expect(undone.problem).toBeUndefined();
    expect(undone.answer?.property.sections.schedule.status).toBe('new-launch');
    const { deleted_at } = await test.db
      .selectFrom('properties')
      .select('deleted_at')
      .where('id', '=', a.id)
      .executeTakeFirstOrThrow();
    expect(deleted_at).toBeNull();
  });
});

describe('access', () => {
  it.each([
    ['anyone', 401],
    ['a buyer', 403],
    ['the admin', 200],
    ['its promoter', 200],
    ['another promoter', 404],
    ['its operator', 200],
    ['another operator', 404],
  ])('of %s to a project, its history and its edits answers %i', async (who, status) => {
    const { id, ...sessions } = await aStaffedProject(test.db, {
      promoter: { name: 'Access Builder' },
    });
    const session = {
      anyone: undefined,
      'a buyer': await aSessionAs(test.db, 'user'),
      'the admin': sessions.admin,
      'its promoter': sessions.promoter,
      'another promoter': sessions.otherPromoter,
      'its operator': sessions.operator,
      'another operator': sessions.otherOperator,
    }[who];
    const params = { id: String(id) };
    const as = { session };
    const body = { version: 1, changes: {} };
    const answers = await Promise.all([
      test.call('getStaffProperty', { params }, as),
      test.call('previewProperty', { params }, as),
      test.call('listPropertyHistory', { params, query: {} }, as),
      ...SECTION_NAMES.map((section) =>
        test.call(
          EDITS[section],
          {
            params,
            body: (section === 'documents'
              ? { version: 1, changes: { documents: [] } }
              : body) as never,
          },
          as,
        ),
      ),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    const list = await test.call('listStaffProperties', { query: {} }, as);
    const isListed = list.answer?.items.some((item) => item.id === id) ?? false;
    expect(isListed).toBe(status === 200);
    const undone = await test.call('deleteProperty', { params }, as);
    expect(undone.status).toBe(status);
  });
});

it('the tower of a RERA number is edited with it, and goes with it', async () => {
  const [one, other] = ['006501', '006502'].map(
    (serial) => `PRM/KA/RERA/1251/446/PR/010124/${serial}`,
  ) as [string, string];
  const { id, admin } = await aStaffedProject(test.db, {});
  const params = { id: String(id) };
  const edit = async (changes: object) => {
    const { version } = await test.db
      .selectFrom('properties')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const edited = { params, body: { version, changes } };
    const { problem } = await test.call('editPropertyLegal', edited, { session: admin });
    expect(problem).toBeUndefined();
    return (await test.call('getProperty', { params })).answer?.project.rera.registrations;
  };
  const reraParts = { [one]: 'Tower A', [other]: 'Sampige' };
  expect(await edit({ reraNumbers: [one, other], reraParts })).toEqual([
    { number: one, part: 'Tower A' },
    { number: other, part: 'Sampige' },
  ]);
  await edit({ reraNumbers: [other] });
  const { rera_parts } = await test.db
    .selectFrom('properties')
    .select('rera_parts')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(rera_parts).toEqual({ [other]: 'Sampige' });
});

describe('the list of projects', () => {
  it('tells how each stands with RERA, as buyers are told', async () => {
    const number = 'PRM/KA/RERA/1251/446/PR/270922/005268';
    const looked = { reraNumbers: [number], reraCheckedOn: '2026-10-01' };
    const { id, promoter } = await aStaffedProject(test.db, looked);
    const { answer } = await test.call('listStaffProperties', { query: {} }, { session: promoter });
    const row = answer?.items.find((item) => item.id === id);
    expect(row?.rera).toMatchObject({ state: 'registered', number, checkedOn: '2026-10-01' });
    const shown = await test.call('getProperty', { params: { id: String(id) } });
    expect(shown.answer?.project.rera).toEqual(row?.rera);
  });
});

describe('the preview of a project', () => {
  it('is the page that buyers see, and is there for staff while they do not see it', async () => {
    const { id, admin } = await aStaffedProject(test.db, { name: 'Preview Nest' });
    const params = { id: String(id) };
    const asBuyers = await test.call('getProperty', { params });
    const ofPublished = await test.call('previewProperty', { params }, { session: admin });
    expect(ofPublished.answer).toEqual(asBuyers.answer);

    const taken = { ids: [id], action: 'unpublish' as const };
    await test.call('changePropertiesInBulk', { body: taken }, { session: admin });
    expect((await test.call('getProperty', { params })).status).toBe(404);
    const ofHidden = await test.call('previewProperty', { params }, { session: admin });
    expect(ofHidden.answer?.project.name).toBe('Preview Nest');
  });
});

it('a rate per square foot and a registration that is applied for are set, read again and unset', async () => {
  const { id, admin: session } = await aStaffedProject(test.db);
  const params = { id: String(id) };
  const sections = async () =>
    (await test.call('getStaffProperty', { params }, { session })).answer;
  const save = async (section: 'units' | 'legal', changes: object) => {
    const body = { version: (await sections())?.version, changes } as never;
    return (await test.call(EDITS[section], { params, body }, { session })).answer?.changed;
  };
  expect(await save('units', { rateRange: { min: 8500 } })).toEqual(['rateRange']);
  expect(await save('legal', { reraStatus: 'applied' })).toEqual(['reraStatus']);
  expect((await sections())?.sections).toMatchObject({
    units: { rateRange: { min: 8500 } },
    legal: { reraStatus: 'applied' },
  });
  await save('units', { rateRange: null });
  await save('legal', { reraStatus: null });
  expect((await sections())?.sections).toMatchObject({
    units: { rateRange: null },
    legal: { reraStatus: null },
  });
});

it('the list of staff has the prices of a whole project beside those of homes', async () => {
  const session = await aSessionAs(test.db, 'admin');
  const priceRange = { min: 4_500_000, max: 10_700_000 };
  await aProject(test.db, { name: 'Priced As One', priceRange, rateRange: { min: 6200 } });
  const { answer } = await test.call(
    'listStaffProperties',
    { query: { search: 'Priced As One' } },
    { session },
  );
  expect(answer?.items).toMatchObject([
    { priceFrom: null, ranges: { price: priceRange, rate: { min: 6200, max: null } } },
  ]);
});
