import type { Verdict } from '@manemitra/contract/verdict';
import { generateProjects } from '@manemitra/demonstration/generate';
import { severityOf } from '@manemitra/domain/verdict/levels';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { loadProperties, presentProperty } from '#server/features/properties/public.ts';
import { aProject, TEST_DAY } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';
import { loadVerdictLevels } from './public.ts';

const test = testApp();

type Given = NonNullable<Parameters<typeof aProject>[1]>;

/** Ready, with every document that decides then. */
const IN_ORDER: Given = {
  status: 'ready',
  possessionOn: '2026-03-31',
  totalUnits: 120,
  landSqm: 9000,
  khatha: 'A',
  eKhatha: true,
  approver: 'BBMP',
  reraNumbers: ['PRM/KA/RERA/1251/308/PR/270922/900001'],
  reraCheckedOn: '2026-10-03',
  isLitigated: false,
  // Whitefield: no known flood within 500 m.
  coordinates: { lat: 12.9698, lng: 77.7499 },
  occupancyCertificate: { received: true, on: '2026-02-01' },
  promoter: {
    name: 'Punctual Builders',
    pastProjects: [{ name: 'First', promisedOn: '2020-01-31', completedOn: '2020-01-31' }],
  },
  complaints: [],
  complaintsCheckedOn: '2026-10-04',
  units: [
    {
      label: '3 BHK',
      type: 'apartment',
      bhk: 3,
      carpetSqft: { min: 1200 },
      superBuiltUpSqft: { min: 1560 },
      price: { min: 12_000_000 },
      possessionLines: { 'legal-fee': 1, 'advance-maintenance': 1, 'corpus-fund': 1 },
    },
  ],
};

async function verdictOf(given: Given): Promise<Verdict> {
  const slug = await aProject(test.db, given);
  const { answer, problem } = await test.call('getProperty', { params: { id: slug } });
  if (answer === undefined) throw new Error(problem.detail);
  return answer.verdict;
}

it('a project with every decisive document is strong, and says which and when that was checked', async () => {
  const { level, reasons, unknown } = await verdictOf(IN_ORDER);
  expect([level, unknown]).toEqual(['strong', []]);
  expect(reasons.slice(0, 2)).toEqual([
    expect.objectContaining({
      fact: 'occupancyCertificate',
      says: 'Occupancy certificate received.',
      change: null,
    }),
    expect.objectContaining({ fact: 'registration', checkedOn: '2026-10-03' }),
  ]);
});

it.each<[string, Given, Verdict['level'], string]>([
  [
    'sold as ready without its occupancy certificate',
    { occupancyCertificate: { received: false } },
    'stay-away',
    'occupancyCertificate',
  ],
  ['of a B khata', { khatha: 'B' }, 'careful', 'khata'],
  ['of an A khata that is no e-khata', { eKhatha: false }, 'ask-first', 'khata.form'],
  ['of an A khata of unknown form', { eKhatha: undefined }, 'ask-first', 'khata.form'],
  [
    'of an e-khata whose class is not told',
    { khatha: undefined, eKhatha: true },
    'ask-first',
    'khata.class',
  ],
  [
    'with a number that nobody looked up',
    { reraCheckedOn: undefined },
    'ask-first',
    'registration',
  ],
  ['with a case', { isLitigated: true }, 'ask-first', 'litigation'],
  ['of which a charge is not told', { units: [] }, 'ask-first', 'priceDisclosed'],
  [
    'whose builder’s others came late, though it is there',
    {
      promoter: {
        name: 'Late Builders',
        pastProjects: [{ name: 'First', promisedOn: '2020-01-31', completedOn: '2021-01-31' }],
      },
    },
    'ask-first',
    'trackRecord',
  ],
  [
    'whose registration has ended while it is built',
    {
      status: 'under-construction',
      possessionOn: '2029-12-31',
      occupancyCertificate: { received: false },
      commencementCertificate: { received: true },
      reraValidUntil: '2025-12-31',
    },
    'stay-away',
    'registration',
  ],
  [
    'on land that is not converted',
    { approver: 'BMRDA', conversion: 'not-converted' },
    'stay-away',
    'conversion',
  ],
])('a project %s is judged so, whatever else is in order', async (_, given, level, fact) => {
  const verdict = await verdictOf({ ...IN_ORDER, ...given });
  expect([verdict.level, verdict.reasons[0]?.fact]).toEqual([level, fact]);
});

it('a project that needs no registration is said to need none, and never to be unchecked', async () => {
  const small: Given = {
    ...IN_ORDER,
    name: 'Eight Homes',
    totalUnits: 8,
    reraNumbers: [],
    reraCheckedOn: undefined,
    complaintsCheckedOn: undefined,
  };
  const slug = await aProject(test.db, small);
  const { answer } = await test.call('getProperty', { params: { id: slug } });
  expect(answer?.verdict.level).toBe('strong');
  expect(answer?.verdict.reasons[1]).toMatchObject({
    fact: 'registration',
    says: 'RERA registration is not needed: it is small, or was completed before May 2017.',
  });
  expect(answer?.project.rera).toMatchObject({ state: 'not-needed', number: null });
  // No sheet said so: it is worked out by the Act.
  expect(answer?.facts.find(({ group }) => group === 'rera')).toMatchObject({
    source: {
      name: expect.stringMatching(/^By its size or age: Real Estate .* Act, 2016, section 3/),
    },
    isKnown: true,
  });
  const found = await test.call('searchProperties', { query: { prompt: 'Eight Homes' } });
  expect(found.answer?.properties[0]?.project.rera.state).toBe('not-needed');
  const other = await aProject(test.db, {});
  const compared = await test.call('compareProperties', {
    query: { propertyIds: `${slug},${other}` },
  });
  const row = (key: string) => compared.answer?.rows.find((each) => each.key === key)?.values[0];
  expect([row('rera'), row('reraComplaints')]).toEqual([
    'No number needed (small, or finished before May 2017)',
    'Not heard there, for it needs no registration',
  ]);
});

it('a project of which nothing is known is no worse than ask first', async () => {
  const { level, unknown } = await verdictOf({});
  expect(level).toBe('ask-first');
  expect(unknown.map(({ fact }) => fact)).toContain('registration');
});

it('the search, the page and the comparison of a project tell one verdict', async () => {
  const name = 'Verdict Vihar';
  const slug = await aProject(test.db, { ...IN_ORDER, name, khatha: 'B' });
  const other = await aProject(test.db, { name: 'Verdict Vana' });
  const page = await test.call('getProperty', { params: { id: slug } });
  const found = await test.call('searchProperties', { query: { prompt: name } });
  const byId = await test.call('searchProperties', { query: { ids: slug } });
  const byText = await test.call('searchProperties', {
    query: { prompt: name, searchType: 'text' },
  });
  const compared = await test.call('compareProperties', {
    query: { propertyIds: `${slug},${other}` },
  });
  const wanted = page.answer?.verdict;
  expect(wanted?.level).toBe('careful');
  for (const list of [found.answer, byId.answer, byText.answer, compared.answer]) {
    expect(list?.properties.find((one) => one.slug === slug)?.verdict).toEqual(wanted);
  }
});

it('a verdict follows when the record of the builder changes', async () => {
  const given: Given = {
    ...IN_ORDER,
    name: 'Verdict Valley',
    status: 'under-construction',
    possessionOn: '2029-12-31',
    occupancyCertificate: { received: false },
    commencementCertificate: { received: true },
    reraValidUntil: '2029-12-31',
    promoter: {
      name: 'Verdict Builders',
      pastProjects: [{ name: 'First', promisedOn: '2020-01-31', completedOn: '2020-01-31' }],
    },
  };
  const levelFound = async (): Promise<string | undefined> => {
    const { answer } = await test.call('searchProperties', { query: { prompt: 'Verdict Valley' } });
    return answer?.properties[0]?.verdict.level;
  };
  await aProject(test.db, given);
  expect(await levelFound()).toBe('strong');
  await aProject(test.db, {
    name: 'Another Project',
    promoter: {
      name: 'Verdict Builders',
      pastProjects: [
        { name: 'Second', promisedOn: '2020-01-31', completedOn: '2022-06-30' },
        { name: 'Third', promisedOn: '2020-01-31', completedOn: '2022-06-30' },
      ],
    },
  });
  expect(await levelFound()).toBe('careful');
});

it('a verdict follows when somebody complains about another project of the builder', async () => {
  const named = 'Complaint Court';
  await aProject(test.db, {
    ...IN_ORDER,
    name: named,
    promoter: { ...IN_ORDER.promoter, name: 'Heard' },
  });
  const found = async () => {
    const { answer } = await test.call('searchProperties', { query: { prompt: named } });
    return answer?.properties[0]?.verdict;
  };
  expect((await found())?.level).toBe('strong');
  const complaint = {
    number: 'CMP/1',
    subject: 'Delay',
    projectName: 'Elsewhere',
    status: 'Pending',
  };
  await aProject(test.db, {
    name: 'Its other project',
    promoter: { name: 'Heard' },
    complaints: [{ ...complaint, isAboutThisProject: false }],
  });
  const verdict = await found();
  expect(verdict?.level).toBe('ask-first');
  expect(verdict?.reasons[0]).toMatchObject({
    fact: 'complaints.elsewhere',
    says: 'At the RERA register: 1 complaint about other projects of the builder (we know 2 others). Ask what became of them.',
    checkedOn: null,
  });
  // With its third and fourth other project, one complaint for four is no reason to ask.
  for (const name of ['One more of it', 'Yet another of it']) {
    await aProject(test.db, { name, promoter: { name: 'Heard' } });
  }
  const told = await found();
  expect(told?.level).toBe('strong');
  expect(told?.reasons.find(({ fact }) => fact === 'complaints.elsewhere')?.says).toBe(
    'At the RERA register: 1 complaint about other projects of the builder (we know 4 others).',
  );
  await sql`delete from complaints`.execute(test.db);
  expect((await found())?.level).toBe('strong');
});

it('the overdue months of a builder are counted to one day on each of its projects, in page, verdict and comparison', async () => {
  const ofBuilder = (name: string, pastProjectsCheckedOn: string): Given => ({
    ...IN_ORDER,
    name,
    reraNumbers: [],
    promoter: {
      name: 'Overdue Builders',
      pastProjectsCheckedOn,
      pastProjects: [{ name: 'Open', promisedOn: '2022-01-31', status: 'Ongoing' }],
    },
  });
  const first = await aProject(test.db, ofBuilder('Looked at first', '2026-01-31'));
  const searched = async () =>
    (await test.call('searchProperties', { query: { prompt: 'Looked at first' } })).answer
      ?.properties[0]?.verdict.reasons;
  expect(JSON.stringify(await searched())).toContain('48 months overdue');
  const later = await aProject(test.db, ofBuilder('Looked at later', '2026-10-31'));
  const told = async (slug: string) => {
    const { answer } = await test.call('getProperty', { params: { id: slug } });
    return {
      ofEach: answer?.promoter.pastProjects[0]?.monthsOverdue,
      record: answer?.trackRecord.longestMonthsOverdue,
      countedTo: answer?.trackRecord.checkedOn,
      reason: answer?.verdict.reasons.find(({ fact }) => fact === 'trackRecord'),
    };
  };
  for (const one of [await told(first), await told(later)]) {
    expect(one).toMatchObject({ ofEach: 57, record: 57, countedTo: '2026-10-31' });
    expect(one.reason).toMatchObject({
      says: expect.stringContaining('57 months overdue'),
      checkedOn: '2026-10-31',
    });
  }
  expect(JSON.stringify(await searched())).toContain('57 months overdue');
  const compared = await test.call('compareProperties', {
    query: { propertyIds: `${first},${later}` },
  });
  expect(compared.answer?.delays).toEqual([
    '1 unfinished, 57 months overdue',
    '1 unfinished, 57 months overdue',
  ]);
});

it('what a search orders by is the level that a page tells, of every project', async () => {
  const { db } = test;
  await loadProjects(db, [...generateProjects(120, { seed: 3 })], TEST_DAY);
  const ids = (await db.selectFrom('properties').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );
  const levels = await loadVerdictLevels(db, ids, TEST_DAY);
  const loaded = await loadProperties(db, ids, 1);
  const told = loaded.map((one) => severityOf(presentProperty(one, TEST_DAY).verdict.level));
  expect(ids.map((id) => levels.get(id)?.severity)).toEqual(told);
  expect(new Set(told).size).toBe(4);
});
