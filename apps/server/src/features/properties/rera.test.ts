import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProject } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { aSession, aSessionAs, aStaffAccount, aUser } from '#server/testing/sign-in.ts';

const NUMBER = 'PRM/KA/RERA/1251/446/PR/270922/005268';
const REGISTER = 'https://rera.karnataka.gov.in';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const nameOf = (numbers: readonly string[], checkedOn: string | null): string =>
  `Rera ${numbers.length} ${checkedOn ?? 'never'}`;

/** A project of this registration; `checkedOn` as the database holds it, whoever wrote it there. */
async function registered(numbers: string[], checkedOn: string | null): Promise<string> {
  const slug = await aProject(test.db, { name: nameOf(numbers, checkedOn) });
  await test.db
    .updateTable('properties')
    .set({ rera_numbers: numbers, rera_checked_on: checkedOn })
    .where('slug', '=', slug)
    .execute();
  return slug;
}

it('a registration that a source says is applied for is said on its page, in a comparison and to the verdict', async () => {
  const slug = await aProject(test.db, {
    name: 'Applied Heights',
    status: 'pre-launch',
    reraStatus: 'applied',
    totalUnits: 120,
    landSqm: 9000,
  });
  const { answer } = await test.call('getProperty', { params: { id: slug } });
  expect(answer?.project).toMatchObject({
    status: 'pre-launch',
    rera: { state: 'applied', number: null, checkedOn: null },
  });
  expect(answer?.facts.find(({ group }) => group === 'rera')?.isKnown).toBe(true);
  expect(JSON.stringify(answer?.verdict)).toContain('only applied for');
  const other = await aProject(test.db, {});
  const compared = await test.call('compareProperties', {
    query: { propertyIds: `${slug},${other}` },
  });
  expect(compared.answer?.rows.find(({ key }) => key === 'rera')?.values[0]).toBe(
    'Applied for, no number yet, not checked',
  );
  const found = await test.call('searchProperties', { query: { prompt: 'new launch' } });
  expect(found.answer?.properties.map(({ project }) => project.name)).toEqual(['Applied Heights']);
});

describe.each([
  [[NUMBER], '2026-10-03', 'registered', `${NUMBER}, checked on 3 Oct 2026`],
  [[NUMBER], null, 'not-checked', `${NUMBER}, not checked`],
  [[], '2026-10-03', 'not-registered', 'Not registered, checked on 3 Oct 2026'],
  [[], null, 'not-checked', 'Number not given'],
])('a project with the numbers %j, looked up on %s', (numbers, checkedOn, state, said) => {
  let slug: string;
  beforeAll(async () => {
    slug = await registered(numbers, checkedOn);
  });

  it(`is “${state}” with the register's address on its page, in lists and side by side`, async () => {
    const rera = { state, number: numbers[0] ?? null, checkedOn, registerUrl: REGISTER };
    const detail = await test.call('getProperty', { params: { id: slug } });
    expect(detail.answer?.project).toMatchObject({ rera });

    const list = await test.call('searchProperties', {
      query: { propertyId: slug, detailsLevel: 'card' },
    });
    expect(list.answer?.properties).toMatchObject([{ project: { rera } }]);

    const other = await aProject(test.db, {});
    const compared = await test.call('compareProperties', {
      query: { propertyIds: `${slug},${other}` },
    });
    expect(compared.answer?.properties[0]?.project).toMatchObject({ rera });
    expect(compared.answer?.rows.find(({ key }) => key === 'rera')?.values[0]).toBe(said);
  });

  it(`is “${state}” wherever a request or an account names it`, async () => {
    const rera = { state, number: numbers[0] ?? null, checkedOn, registerUrl: REGISTER };
    const buyer = {
      session: await aSession(test.db, { kind: 'user', id: await aUser(test.db) }),
    };
    const admin = { session: await aSessionAs(test.db, 'admin') };
    const body = {
      type: 'callback',
      message: 'Please call.',
      extraDetails: { call: 'Yes', whatsapp: 'No' },
    } as const;
    await test.call('submitLead', { params: { id: slug }, body }, buyer);

    const own = await test.call('listOwnLeads', { query: {} }, buyer);
    expect(own.answer?.items).toMatchObject([{ project: { slug, rera } }]);
    const kept = await test.call('getAccountData', {}, buyer);
    expect(kept.answer?.leads).toMatchObject([{ rera, isDemonstration: false }]);
    const query = { search: nameOf(numbers, checkedOn) };
    const staff = await test.call('listLeads', { query }, admin);
    expect(staff.answer?.items).toMatchObject([
      { project: { slug, rera, isDemonstration: false } },
    ]);
    const found = await test.call('discoverProperties', {
      query: { projectName: query.search },
    });
    expect(found.answer?.items.find((item) => item.slug === slug)).toMatchObject({ rera });

    const userName = `keeper-${slug}`.slice(0, 40);
    await aStaffAccount(test.db, { role: 'operator', userName });
    const given = await test.call('listOperatorProperties', { params: { userName }, query }, admin);
    expect(given.answer?.items).toMatchObject([{ slug, rera }]);

    const csv = await test.app.inject({
      method: 'POST',
      url: '/api/v1/admin/leads/export',
      cookies: admin,
    });
    expect(csv.body).toContain(said);
  });
});
