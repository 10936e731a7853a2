import { COMPARISON_KEYS, type ComparisonRow } from '@manemitra/contract/compare';
import { describe, expect, it } from 'vitest';
import { NOTHING_ON_TOP, someProjects } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

type Given = Parameters<typeof someProjects>[1][number];

const ask = (propertyIds: readonly string[]) =>
  test.call('compareProperties', { query: { propertyIds: propertyIds.join(',') } });

/** The rows of these projects by their key. */
async function rowsOf(...given: Given[]): Promise<Record<string, ComparisonRow>> {
  const { answer, problem } = await ask(await someProjects(test.db, given));
  if (answer === undefined) throw new Error(problem.detail);
  return Object.fromEntries(answer.rows.map((row) => [row.key, row]));
}

const flat = (bhk: number, price: number) => ({
  label: `${bhk} BHK`,
  type: 'apartment' as const,
  bhk,
  price: { min: price },
});

describe('a comparison', () => {
  it('has the rows of the specification in their order, with what is known', async () => {
    const [known = '', silent = ''] = await someProjects(test.db, [
      {
        name: 'Known',
        locality: 'Hebbal',
        units: [
          {
            ...flat(2, 9_000_000),
            carpetSqft: { min: 800 },
            superBuiltUpSqft: { min: 1100 },
          },
          {
            ...flat(3, 14_200_000),
            carpetSqft: { min: 1100, max: 1200 },
            superBuiltUpSqft: { min: 1500, max: 1600 },
          },
        ],
        khatha: 'A',
        status: 'under-construction',
        possessionOn: '2027-11-30',
        amenities: ['gym', 'swimming-pool'],
        totalUnits: 1200,
        towers: 4,
        landSqm: 10_000,
        openSqm: 7_200,
        waterSources: ['cauvery', 'borewell'],
        maintenancePerSqft: 4.5,
      },
      { name: 'Silent' },
    ]);
    const { answer } = await ask([known, silent]);
    expect(answer?.properties.map(({ slug }) => slug)).toEqual([known, silent]);
    expect(answer?.rows.map(({ key }) => key)).toEqual(COMPARISON_KEYS);
    expect(answer?.rows.map(({ values }) => values[0])).toEqual([
      'Known',
      'Hebbal',
      'Apartments / 2 BHK, 3 BHK',
      '102 to 149 sq m',
      '₹90 L to ₹1.42 Cr',
      'A Khata',
      '11/30/2027',
      '2',
      '1,200',
      '4',
      '72% of the land',
      '74 to 111 sq m',
      'Cauvery, Borewell',
      '₹4.5 per sq ft',
      'Number not given',
      // Neither its fees at possession nor its GST are known.
      'From ₹1.01 Cr at least',
      '36 to 38 %',
      null,
      null,
    ]);
    const notes = Object.fromEntries(answer?.rows.map(({ key, notes }) => [key, notes]) ?? []);
    expect(notes).toMatchObject({
      superBuiltupArea: ['1,100 to 1,600 sq ft', null],
      carpetArea: ['800 to 1,200 sq ft', null],
      pricing: [null, null],
    });
    const [, , ...unknown] = answer?.rows ?? [];
    expect(unknown.map(({ values }) => values[1])).toEqual(
      unknown.map(({ key }) => (key === 'rera' ? 'Number not given' : null)),
    );
    expect(answer?.rows.map(({ best }) => best)).toEqual(answer?.rows.map(() => null));
  });

  it('says where they differ, silence of one included', async () => {
    const rows = await rowsOf(
      { khatha: 'A', towers: 2 },
      { khatha: 'A', towers: 2, totalUnits: 80 },
    );
    expect(rows.khata?.differs).toBe(false);
    expect(rows.waterSource?.differs).toBe(false);
    expect(rows.numberOfUnits?.differs).toBe(true);
  });

  it('marks the best only where all tell', async () => {
    const one: Given = {
      status: 'ready',
      occupancyCertificate: { received: true },
      maintenancePerSqft: 5,
      khatha: 'B',
      amenities: ['gym'],
    };
    const other: Given = { possessionOn: '2027-11-30', maintenancePerSqft: 4, khatha: 'A' };
    const rows = await rowsOf(one, { ...other, amenities: [] });
    expect(rows.possession).toMatchObject({ values: ['Ready to move', '11/30/2027'], best: [0] });
    expect(rows.monthlyMaintenance?.best).toEqual([1]);
    expect(rows.khata?.best).toEqual([1]);
    // One amenity more is a matter of taste.
    expect(rows.amenities).toMatchObject({ values: ['1', '0'], best: null });

    const beside = await rowsOf(one, other, {});
    expect(beside.possession).toMatchObject({
      values: [expect.any(String), expect.any(String), null],
    });
    expect([beside.possession?.best, beside.monthlyMaintenance?.best, beside.khata?.best]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('does not call two homes that are ready the same where one has its certificate', async () => {
    const units = [flat(2, 5_000_000)];
    const rows = await rowsOf(
      { units, status: 'ready' },
      { units, status: 'ready', occupancyCertificate: { received: true } },
    );
    expect(rows.possession).toMatchObject({
      values: ['Ready to move', 'Ready to move'],
      notes: ['OC not disclosed', 'OC received'],
      differs: true,
      best: null,
    });
  });

  it('marks a lower price only between the same kinds of homes', async () => {
    const cheap = { units: [flat(2, 5_000_000)] };
    const dear = { units: [flat(2, 6_000_000)] };
    expect((await rowsOf(dear, cheap)).pricing?.best).toEqual([1]);
    expect((await rowsOf(dear, { units: [flat(1, 4_000_000)] })).pricing?.best).toBeNull();
    expect((await rowsOf(cheap, cheap)).pricing?.best).toBeNull();
  });

  it('says what an all-in price is at least where a charge is not known, and ranks none against it', async () => {
    const fees = { 'legal-fee': 20_000, 'advance-maintenance': 60_000, 'corpus-fund': 30_000 };
    const home = (price: number) => ({
      ...flat(2, price),
      carpetSqft: { min: 800 },
      agreementLines: NOTHING_ON_TOP,
    });
    const whole = (price: number) => ({
      locality: 'Hebbal',
      approver: 'BBMP' as const,
      status: 'ready' as const,
      occupancyCertificate: { received: true },
      units: [{ ...home(price), possessionLines: fees }],
    });
    const partly = { ...whole(8_200_000), units: [home(8_200_000)] };
    const { allInPrice } = await rowsOf(whole(8_000_000), partly, whole(8_500_000));
    expect(allInPrice?.values[0]).toMatch(/^From ₹[\d.]+ L$/);
    expect(allInPrice?.values[1]).toMatch(/^From ₹[\d.]+ L at least$/);
    expect(allInPrice?.best).toBeNull();
    expect((await rowsOf(whole(8_000_000), whole(8_500_000))).allInPrice?.best).toEqual([0]);
    const units = [{ ...home(7_900_000), possessionLines: fees, agreementLines: {} }];
    const silent = { ...whole(7_900_000), units };
    const { allInPrice: besideSilent } = await rowsOf(whole(8_000_000), silent);
    expect(besideSilent?.values[1]).toMatch(/^From ₹[\d.]+ L at least$/);
    expect(besideSilent?.best).toBeNull();
  });

  it('counts what a builder has overdue beside what came late', async () => {
    const late = { name: 'One', promisedOn: '2019-01-31', completedOn: '2020-03-31' };
    const overdue = { name: 'Two', promisedOn: '2020-01-31', status: 'ongoing' };
    const slugs = await someProjects(test.db, [
      { promoter: { name: 'Builder A', pastProjects: [late, overdue] } },
      { promoter: { name: 'Builder B', pastProjects: [overdue] } },
    ]);
    const { answer } = await ask(slugs);
    expect(answer?.delays).toEqual([
      expect.stringMatching(/^1 of 1 late by 14 months; 1 unfinished, \d+ months overdue$/),
      expect.stringMatching(/^1 unfinished, \d+ months overdue$/),
    ]);
  });

  it('tells that no earlier project has known dates only where somebody looked', async () => {
    const slugs = await someProjects(test.db, [
      { promoter: { name: 'Looked Up', pastProjects: [], pastProjectsCheckedOn: '2026-10-12' } },
      { promoter: { name: 'Nobody Looked' } },
    ]);
    const { answer } = await ask(slugs);
    expect(answer?.delays).toEqual(['None with known dates', null]);
  });

  it('does not weigh a share of the land against square metres', async () => {
    const share = { landSqm: 1000, openSqm: 700 };
    const rows = await rowsOf(share, { landSqm: 1000, openSqm: 600 }, { openSqm: 900 });
    expect(rows.openSpace).toMatchObject({
      values: ['70% of the land', '60% of the land', '900 sq m'],
      best: null,
    });
    expect((await rowsOf(share, { ...share, openSqm: 600 })).openSpace?.best).toEqual([0]);
  });

  it('ranks no electronic khata against the others', async () => {
    expect((await rowsOf({ eKhatha: true }, { khatha: 'A' })).khata?.best).toBeNull();
    const all = await rowsOf({ eKhatha: true }, { khatha: 'A' }, { khatha: 'B' });
    expect(all.khata?.best).toBeNull();
  });

  it('takes two or three projects, each counted once', async () => {
    const [one = '', two = ''] = await someProjects(test.db, [{}, {}]);
    const tooFew = [
      {
        field: 'query.propertyIds',
        message: 'Please select at least 2 properties to compare.',
      },
    ];
    expect((await ask([])).problem?.fields).toEqual(tooFew);
    expect((await ask([one, one])).problem?.fields).toEqual(tooFew);
    expect((await ask([one, two, '3', '4'])).problem?.fields).toEqual([
      {
        field: 'query.propertyIds',
        message: 'You can only compare up to 3 properties at once.',
      },
    ]);
  });

  it('has no built area for a project that sells sites', async () => {
    const plots = { units: [{ label: 'Site', type: 'plot' as const, plotSqft: { min: 1200 } }] };
    const rows = await rowsOf(plots, { units: [flat(2, 5_000_000)] });
    for (const row of [rows.carpetArea, rows.numberOfTowers, rows.loading]) {
      expect(row?.values).toEqual(['None: sites only', null]);
    }
  });

  it('marks a lower maintenance only where it is charged on the same basis, a site or a home', async () => {
    const plots = { units: [{ label: 'Site', type: 'plot' as const, plotSqft: { min: 1200 } }] };
    const homes = { units: [flat(2, 5_000_000)] };
    const rows = await rowsOf(
      { ...plots, maintenancePerSqft: 1 },
      { ...homes, maintenancePerSqft: 4 },
    );
    expect(rows.monthlyMaintenance?.best).toBeNull();
    const alike = await rowsOf(
      { ...homes, maintenancePerSqft: 3 },
      { ...homes, maintenancePerSqft: 4 },
    );
    expect(alike.monthlyMaintenance?.best).toEqual([0]);
  });

  it('marks no price of a project that keeps the price of a unit type to itself', async () => {
    const secretive = { units: [flat(2, 5_000_000), { ...flat(3, 1), price: undefined }] };
    const open = { units: [flat(2, 6_000_000), flat(3, 7_000_000)] };
    const { pricing } = await rowsOf(secretive, open);
    expect(pricing).toMatchObject({
      best: null,
      notes: ['known for 1 of 2 unit types', null],
    });
  });

  it('tells complaints only of a register that was asked, and marks no fewest', async () => {
    const complaint = {
      number: 'CMP/DEMO/1',
      subject: 'Delay',
      projectName: 'Any',
      status: 'Pending',
      isAboutThisProject: true,
    };
    const asked = { complaintsCheckedOn: '2026-10-12' };
    const rows = await rowsOf(
      { complaints: [complaint], ...asked, promoter: { name: 'Builder A' } },
      { complaints: [], ...asked, promoter: { name: 'Builder B' } },
      {},
    );
    const checked = 'register checked on 12 Oct 2026';
    const others = 'on its builder’s other projects';
    expect(rows.reraComplaints).toMatchObject({
      values: ['1', '0', null],
      notes: [`0 ${others}; ${checked}`, `0 ${others}; ${checked}`, null],
      best: null,
    });
    const both = await rowsOf({ complaints: [complaint], ...asked }, { complaints: [], ...asked });
    expect(both.reraComplaints?.best).toBeNull();
    const ofOther = { ...complaint, number: 'CMP/DEMO/2', isAboutThisProject: false };
    const beside = await rowsOf(
      { complaints: [ofOther], ...asked, promoter: { name: 'Builder C' } },
      {},
    );
    expect(beside.reraComplaints).toMatchObject({
      values: ['0', null],
      notes: [`1 ${others}; ${checked}`, null],
    });
    const unlike = await rowsOf(
      { complaints: [ofOther], ...asked, promoter: { name: 'Builder D' } },
      { complaints: [], ...asked, promoter: { name: 'Builder E' } },
    );
    expect(unlike.reraComplaints).toMatchObject({ values: ['0', '0'], differs: true });
  });

  it('names what is not there beside those that are', async () => {
    const [one = '', two = ''] = await someProjects(test.db, [{}, {}]);
    const { answer } = await ask([one, '999999', two]);
    expect(answer?.missing).toEqual(['999999']);
    expect(answer?.properties.map(({ slug }) => slug)).toEqual([one, two]);
  });

  it('counts a project named by its id and by its slug once', async () => {
    const [one = ''] = await someProjects(test.db, [{}]);
    const { answer } = await ask([one, 'no-such-project']);
    const id = answer?.properties[0]?.id ?? '';
    expect((await ask([one, id])).answer?.properties).toHaveLength(1);
  });

  it('is refused with their names when none of them is there', async () => {
    const { problem } = await ask(['999998', '999999']);
    expect(problem).toMatchObject({
      code: 'property.not-found',
      fields: [
        { field: 'query.propertyIds', message: 'There is no published project “999998”.' },
        { field: 'query.propertyIds', message: 'There is no published project “999999”.' },
      ],
    });
  });
});
