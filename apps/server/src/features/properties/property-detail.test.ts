import { FACTS } from '@manemitra/contract/facts/registry';
import { generateProjects } from '@manemitra/demonstration/generate';
import { describe, expect, it } from 'vitest';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { aProject, TEST_DAY } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

async function detailOf(project: Parameters<typeof aProject>[1]) {
  const slug = await aProject(test.db, project);
  const { answer } = await test.call('getProperty', { params: { id: slug } });
  if (answer === undefined) throw new Error('The project was not found.');
  return answer;
}

const FLAT = {
  label: '3 BHK',
  type: 'apartment',
  bhk: 3,
  carpetSqft: { min: 1000 },
  superBuiltUpSqft: { min: 1250 },
  bathrooms: 3,
  price: { min: 10_000_000 },
  agreementLines: { 'base-price': 9_500_000, amenities: 500_000, infrastructure: 0 },
  possessionLines: { 'legal-fee': 25_000, 'advance-maintenance': 60_000, 'corpus-fund': 50_000 },
} as const;
const COMPLETE = {
  approver: 'BBMP',
  status: 'under-construction',
  units: [FLAT],
} as const;
const given = (project: object) => project as Parameters<typeof aProject>[1];

describe('what a project costs until the keys', () => {
  it('stands in the rows and labels of the Price tab, in their order', async () => {
    const [price] = (await detailOf(given(COMPLETE))).unitPrices;
    expect(price?.size.unit).toBe('3 BHK, 1,250 sq ft super built-up');
    expect(price?.agreementPrice.rows.map(({ label, rupees }) => [label, rupees])).toEqual([
      ['Basic price per sft', 7_600],
      ['Base price of unit', 9_500_000],
      ['Amenities', 500_000],
      ['Infrastructure charges', 0],
      ['BESCOM & BWSSB charges', null],
      ['Car parking charges', null],
      ['Any other charges', null],
      ['Total', 10_000_000],
    ]);
    expect(price?.possessionCost.rows.map(({ label, rupees }) => [label, rupees])).toEqual([
      ['Stamp duty & registration', 760_000],
      ['Legal fee', 25_000],
      ['Advance maintenance', 60_000],
      ['Corpus fund', 50_000],
    ]);
    expect(price?.possessionCost.gst).toBe(500_000);
    // Spec 3: line items with price, cost, charge or value, at possession with charge.
    const rows = price?.agreementPrice.rows ?? [];
    expect(rows.map((row) => row.price ?? row.cost ?? row.charge ?? row.value ?? null)).toEqual(
      rows.map(({ rupees }) => rupees),
    );
    const possession = price?.possessionCost.rows ?? [];
    expect(possession.map(({ charge }) => charge)).toEqual(possession.map(({ rupees }) => rupees));
  });

  it('is what a search by the all-in price finds it under', async () => {
    const { units, unitPrices } = await detailOf(given(COMPLETE));
    expect(unitPrices[0]?.totalCost).toBe(11_395_000);
    expect(unitPrices[0]?.keysInHand.total).toBe(units[0]?.allInPrice);
    expect(unitPrices[0]?.keysInHand.perSqft).toEqual({ rupees: 11_395, of: 'carpet', sqft: 1000 });
  });

  it('says what the dearest home of a type comes to at least, at its own duty and GST', async () => {
    const flat = {
      ...FLAT,
      price: { min: 10_000_000, max: 12_000_000 },
      superBuiltUpSqft: { min: 1250, max: 1400 },
    };
    const [price] = (await detailOf(given({ ...COMPLETE, units: [flat] }))).unitPrices;
    expect(price?.size.upTo).toBe(1400);
    // 5 % GST and 7.6 % duty of the price, and the fees of the cheapest.
    expect(price?.dearest).toEqual({ price: 12_000_000, allInAtLeast: 13_647_000 });
    const [alike] = (await detailOf(given(COMPLETE))).unitPrices;
    expect([alike?.size.upTo, alike?.dearest]).toEqual([null, null]);
  });

  it('says of each line its rate, since when, and where that was read', async () => {
    const source = { name: 'A listing', url: 'https://example.org/listing' };
    const [price] = (await detailOf(given({ ...COMPLETE, source }))).unitPrices;
    const lines = price?.keysInHand.lines ?? [];
    expect(lines.find(({ key }) => key === 'registration')).toMatchObject({
      rate: '2 %',
      effectiveFrom: '2025-08-31',
    });
    expect(lines.find(({ key }) => key === 'agreement')?.source).toEqual(source);
    expect(lines.every((line) => line.source.name !== '')).toBe(true);
  });

  it('names what is not known and then no total', async () => {
    const { possessionLines: _, ...withoutCharges } = FLAT;
    const project = given({ ...COMPLETE, status: undefined, units: [withoutCharges] });
    const [price] = (await detailOf(project)).unitPrices;
    expect(price?.totalCost).toBeNull();
    expect(price?.keysInHand.unknown).toEqual([
      'gst',
      'legal-fee',
      'advance-maintenance',
      'corpus-fund',
    ]);
    expect(price?.keysInHand.atLeast).toBe(10_760_000);
  });

  it('gives no total where the listing does not tell what its price includes, and says what to ask', async () => {
    const { agreementLines: _, ...silent } = FLAT;
    const { unitPrices, units } = await detailOf(given({ ...COMPLETE, units: [silent] }));
    expect(units[0]).toMatchObject({
      allInPrice: null,
      allInAtLeast: 11_395_000,
      unknownCosts: ['builder-charges'],
    });
    const [price] = unitPrices;
    expect(price).toMatchObject({
      totalCost: null,
      keysInHand: { total: null, atLeast: 11_395_000, unknown: ['builder-charges'] },
    });
    expect(price?.keysInHand.lines[1]).toMatchObject({
      label: 'Possible extra charges',
      basis:
        'Ask whether the listed price includes car parking, BESCOM and BWSSB charges, infrastructure charges or amenities: what it leaves out comes on top',
    });
  });
});

describe('the documents', () => {
  it('that are due and not shown come with the question to ask', async () => {
    const documents = [
      { section: 'plan', name: 'BBMP sanction letter', url: 'https://example.org/plan.pdf' },
      { section: 'land', name: 'JDA', url: 'https://example.org/jda.pdf' },
    ];
    const { documentGaps } = await detailOf(given({ ...COMPLETE, documents }));
    const kinds = documentGaps.map(({ kind }) => kind);
    expect(kinds).toContain('encumbrance-certificate');
    expect(kinds).not.toContain('plan-sanction');
    // The owners' deed is due only where no joint development agreement stands for it.
    expect(kinds).not.toContain('sale-deed');
    expect(documentGaps.every(({ question, why }) => question !== '' && why !== '')).toBe(true);
  });

  it('that are known not to be there are not asked to be sent', async () => {
    const occupancyCertificate = { received: false };
    const { documentGaps } = await detailOf(
      given({ ...COMPLETE, status: 'ready', occupancyCertificate }),
    );
    const gap = documentGaps.find(({ kind }) => kind === 'occupancy-certificate');
    expect(gap?.question).toContain('when was it applied for');
  });
});

describe('the record of the builder', () => {
  it('tells promised against actual dates with denominators, as of the day of the check', async () => {
    const { trackRecord } = await detailOf({
      promoter: {
        name: 'Late Builders',
        pastProjects: [
          { name: 'One', promisedOn: '2019-01-31', completedOn: '2020-03-31', hasCase: true },
          { name: 'Two', promisedOn: '2019-01-31', completedOn: '2019-01-15', hasCase: false },
          { name: 'Three', promisedOn: '2019-01-31' },
        ],
        pastProjectsCheckedOn: '2026-09-02',
      },
    });
    expect(trackRecord).toMatchObject({
      pastProjects: 3,
      withBothDates: 2,
      late: 1,
      medianMonthsLate: 14,
      cases: { with: 1, known: 2 },
      summary: '1 of 2 with both dates known was late, by 14 months.',
      checkedOn: '2026-09-02',
    });
  });

  it('has a day for its complaints only where somebody asked', async () => {
    const checkedOn = async (project: Parameters<typeof aProject>[1]) =>
      (await detailOf(project)).promoters.complaints.checkedOn;
    const asked = { complaints: [], complaintsCheckedOn: '2026-08-03' };
    expect(await checkedOn(asked)).toBe('2026-08-03');
    expect(await checkedOn({ complaints: [], reraCheckedOn: '2026-08-03' })).toBeNull();
  });
});

describe('a standing', () => {
  it('is told for khata and approval by id', async () => {
    const detail = await detailOf({
      khatha: 'B',
      approver: 'BDA',
      approvalReference: 'BDA/1',
      reraNumbers: [],
      reraCheckedOn: '2026-09-02',
    });
    expect(detail.khatha).toEqual({ id: 'B', class: 'B', isE: null, isMixed: false });
    expect(detail.approval).toEqual({ id: 'BDA', reference: 'BDA/1', isReraRegistered: false });
  });
});

describe('the services beside a project', () => {
  it('are six at most, then every utility', async () => {
    const services = Array.from({ length: 9 }, (_, i) => ({
      position: 100 + i,
      type: i < 7 ? ('service' as const) : ('utility' as const),
      title: `Offer ${i}`,
      short_note: 'Short',
      description: 'Long',
      lead_type: null,
      confirmation: null,
    }));
    await test.db.insertInto('value_added_services').values(services).execute();
    const { valueAddedServices } = await detailOf({});
    expect(valueAddedServices.map(({ type }) => type)).toEqual([
      ...Array.from({ length: 6 }, () => 'service'),
      'utility',
      'utility',
    ]);
    await test.db.deleteFrom('value_added_services').execute();
  });
});

describe('the page of a project', () => {
  it('of which nothing is known says so everywhere, and invents nothing', async () => {
    const detail = await detailOf({ units: [], locality: undefined });
    expect(detail).toMatchObject({
      unitPrices: [],
      khatha: { id: null, isMixed: false },
      approval: { id: null, reference: null, isReraRegistered: null },
      trackRecord: {
        withBothDates: 0,
        medianMonthsLate: null,
        checkedOn: null,
        summary: 'No past projects are known.',
      },
      promoters: { complaints: { checkedOn: null } },
      project: { plan: [], images: [] },
    });
    const known = detail.facts.filter(({ isKnown }) => isKnown).map(({ group }) => group);
    expect(known).toEqual([]);
    expect(detail.facts.every(({ checkedOn }) => checkedOn === null)).toBe(true);
  });

  it('says in which ward of 2025 it lies, by its point or the area that is known of it, and never more than that tells', async () => {
    const wardOf = async (project: object) => {
      const detail = await detailOf(given(project));
      const { name } = detail.facts.find(({ group }) => group === 'ward')?.source ?? {};
      return [FACTS.ward.value(detail), detail.ward === null ? null : name];
    };
    const source = expect.stringMatching(/Greater Bengaluru Authority.*2025-12/);
    expect(await wardOf({ coordinates: { lat: 13.04, lng: 77.595 } })).toEqual([
      expect.stringMatching(/^Hebbal \(ward \d+ of North City Corporation\)$/),
      source,
    ]);
    expect(await wardOf({ coordinates: { lat: 13.2, lng: 77.7 } })).toEqual([
      'Outside the wards of Bengaluru',
      source,
    ]);
    const [about] = await wardOf({ locality: 'HSR Layout', address: 'Somewhere in HSR Layout' });
    expect(about ?? '').toMatch(/^$|only its area is known/);
    // The circle of Hebbal touches many.
    expect(await wardOf({ locality: 'Hebbal' })).toEqual([null, source]);
  });

  it('says of a number that a source gave whose it is, and claims no look at the register', async () => {
    const source = { name: 'A leaflet', checkedOn: '2026-10-02' };
    const told = {
      reraNumbers: ['PRM/KA/RERA/1251/446/PR/010124/006777'],
      approver: 'BDA' as const,
      complaints: [],
      promoter: { name: 'Unasked Builders', pastProjects: [{ name: 'Old' }] },
      amenities: ['gym'],
      source,
    };
    const detail = await detailOf(told);
    expect(detail.project.reraCheckedOn).toBeNull();
    expect(detail.approval.isReraRegistered).toBeNull();
    const fact = (group: string) => detail.facts.find((each) => each.group === group);
    for (const group of ['rera', 'past-projects', 'complaints']) {
      expect(fact(group)).toMatchObject({ source: { name: 'A leaflet' }, checkedOn: null });
    }
    expect(fact('amenities')).toMatchObject({ isKnown: true, checkedOn: '2026-10-02' });
    // Not known is not checked, on whatever day the source was read.
    expect(fact('khatha')).toMatchObject({ isKnown: false, checkedOn: null });

    const asked = await detailOf({ ...told, reraCheckedOn: '2026-09-05' });
    expect(asked.approval.isReraRegistered).toBe(true);
    expect(asked.facts.find(({ group }) => group === 'rera')).toMatchObject({
      source: { name: 'Karnataka RERA, public register' },
      checkedOn: '2026-09-05',
    });
  });

  it('of the demonstration catalogue fits the contract, with plans that name their unit type', async () => {
    await loadProjects(test.db, [...generateProjects(30)], TEST_DAY);
    const slugs = await test.db
      .selectFrom('properties')
      .select('slug')
      .where('is_demonstration', '=', true)
      .execute();
    const planned = new Set<string>();
    for (const { slug } of slugs) {
      const { answer, problem } = await test.call('getProperty', { params: { id: slug } });
      expect(problem).toBeUndefined();
      const ids = new Set(answer?.units.map(({ id }) => id));
      expect(answer?.project.plan.every(({ unitId }) => ids.has(unitId))).toBe(true);
      expect(answer?.project.images.length).toBeGreaterThanOrEqual(6);
      expect(answer?.unitPrices.map(({ unitId }) => unitId)).toEqual([...ids]);
      for (const [index, price] of (answer?.unitPrices ?? []).entries()) {
        expect(price.totalCost).toBe(answer?.units[index]?.allInPrice);
      }
      if (answer && answer.project.plan.length > 0) planned.add(slug);
    }
    expect(planned.size).toBeGreaterThan(0);
  });

  it('with 30 unit types, 60 amenities, 40 documents and the longest texts comes whole', async () => {
    const name = 'ಶ್ರೀ '.repeat(31).trim();
    const detail = await detailOf(
      given({
        ...COMPLETE,
        name,
        description: 'A long text. '.repeat(384).trim(),
        units: Array.from({ length: 30 }, (_, i) => ({ ...FLAT, label: `${i} ${'x'.repeat(76)}` })),
        amenities: Array.from({ length: 60 }, (_, i) => `amenity-${i}`),
        documents: Array.from({ length: 40 }, (_, i) => ({
          section: 'land',
          name: `Deed ${i} ${'y'.repeat(140)}`,
          url: `https://example.org/${i}.pdf`,
        })),
      }),
    );
    expect(detail.project.name).toBe(name);
    expect(detail.unitPrices).toHaveLength(30);
    expect(detail.project.amenities).toHaveLength(60);
    expect(detail.documents.land).toHaveLength(40);
  });
});

describe('an address that a project had before', () => {
  it('answers the project with its address of today, to pages, lists and comparisons alike', async () => {
    const before = await aProject(test.db, { externalId: 'moved', name: 'Before' });
    const now = await aProject(test.db, { externalId: 'moved', name: 'After' });
    const other = await aProject(test.db);
    expect(now).toBe('after-whitefield');
    const { answer } = await test.call('getProperty', { params: { id: before } });
    expect(answer?.slug).toBe(now);
    const compared = await test.call('compareProperties', {
      query: { propertyIds: `${before},${other}` },
    });
    expect(compared.answer?.properties.map(({ slug }) => slug)).toEqual([now, other]);
  });

  it('leads nowhere when the project is gone', async () => {
    const before = await aProject(test.db, { externalId: 'gone', name: 'Gone Before' });
    await aProject(test.db, { externalId: 'gone', name: 'Gone After' });
    await test.db
      .updateTable('properties')
      .set({ is_published: false })
      .where('slug', '=', 'gone-after-whitefield')
      .execute();
    const { problem } = await test.call('getProperty', { params: { id: before } });
    expect(problem?.code).toBe('property.not-found');
  });
});
