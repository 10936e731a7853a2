import type { SearchAnswer } from '@manemitra/contract/search';
import { formatShortRupees } from '@manemitra/domain/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOTHING_ON_TOP, someProjects } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { withoutProjects } from '#server/testing/without-projects.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => withoutProjects(test.db));

type Given = Parameters<typeof someProjects>[1][number];
const load = (...given: Given[]) => someProjects(test.db, given);
const home = (bhk: number, price: number, more: object = {}) => ({
  label: `${bhk} BHK`,
  type: 'apartment' as const,
  bhk,
  price: { min: price },
  ...more,
});

async function search(prompt: string, query: object = {}): Promise<SearchAnswer> {
  const { answer, problem } = await test.call('searchProperties', { query: { prompt, ...query } });
  if (answer === undefined) throw new Error(problem.detail);
  return answer;
}
const names = ({ properties }: SearchAnswer) => properties.map(({ project }) => project.name);

describe('wishes about the home', () => {
  it('are met by one and the same unit type', async () => {
    await load(
      { name: 'Apart', units: [home(3, 20_000_000), home(2, 9_000_000)] },
      { name: 'Together', units: [home(3, 9_500_000), home(2, 20_000_000)] },
    );
    const answer = await search('3 BHK under 1 cr');
    expect(names(answer)).toEqual(['Together']);
    const [found] = answer.properties;
    expect(found?.units.find(({ id }) => id === found.match.unitId)?.label).toBe('3 BHK');
  });

  it('do not take a plot for a home of unknown size', async () => {
    await load({
      name: 'Plots',
      units: [{ label: 'Plot', type: 'plot', price: { min: 5_000_000 } }],
    });
    expect((await search('2 BHK')).total).toBe(0);
    const avoiding = await search('not 2 BHK');
    expect(avoiding.properties[0]?.match.unknown).toEqual([]);
  });
});

it('a project of which only all prices together are known is never gone without a word', async () => {
  const units = [2, 3].map((bhk) => ({ label: `${bhk} BHK`, type: 'apartment' as const, bhk }));
  const priceRange = { min: 9_000_000, max: 18_000_000 };
  await load(
    { name: 'Known', units: [home(3, 12_000_000)] },
    { name: 'Common Range', units, priceRange },
    { name: 'All-in Range', units, allInPriceRange: { min: 10_000_000, max: 20_000_000 } },
    { name: 'Above', units, priceRange: { min: 16_000_000, max: 18_000_000 } },
    { name: 'No Three', units: units.slice(0, 1), priceRange },
  );
  const answer = await search('3 BHK under 1.5 cr');
  expect(names(answer)).toEqual(['Known']);
  expect(answer.unsurePrices).toMatchObject({
    total: 2,
    projects: [
      { name: 'Common Range', ranges: { price: priceRange, allInPrice: null } },
      { name: 'All-in Range', ranges: { allInPrice: { min: 10_000_000, max: 20_000_000 } } },
    ],
  });
  expect((await search('3 BHK under 1.5 cr all-in')).unsurePrices?.total).toBe(2);
  expect((await search('3 BHK')).unsurePrices).toBeNull();
  const chat = await test.call('chat', { body: { prompt: '3 BHK under 1.5 cr' } });
  expect(JSON.stringify(chat.answer)).toContain(
    '2 more may be within the budget: only the prices of the whole project are known. They are Common Range (₹90 L to ₹1.8 Cr) and All-in Range (₹1 Cr to ₹2 Cr all-in).',
  );
  const dearer = await test.call('chat', { body: { prompt: '3 BHK under 1 cr, not Known' } });
  expect(dearer.answer).toMatchObject({
    outcome: 'nothing-found',
    message: expect.stringMatching(
      /^No project is sure to fit\. 2 may be within the budget: .* They are Common Range/,
    ),
  });
});

it('a price of the project is held against a limit with its taxes, as the price of a home is', async () => {
  const unit = { label: '3 BHK', type: 'apartment' as const, bhk: 3 };
  const status = 'under-construction' as const;
  const one = (lakhs: number) => ({ min: lakhs * 100_000, max: lakhs * 100_000 });
  await load(
    { name: 'Own Price', status, units: [home(3, 14_800_000)] },
    { name: 'Project Price', status, units: [unit], priceRange: one(145) },
    { name: 'Project Within', status, units: [unit], priceRange: one(120) },
    { name: 'Own Within', status, units: [home(3, 11_800_000)] },
  );
  const answer = await search('3 BHK under 1.5 cr');
  expect(answer).toMatchObject({ total: 4, overLimit: 2 });
  expect(names(answer).slice(0, 2).toSorted()).toEqual(['Own Within', 'Project Within']);
  const of = (name: string) => answer.properties.find(({ project }) => project.name === name);
  expect(of('Project Price')?.difference).toMatchObject({
    tone: 'over',
    text: expect.stringMatching(/^All in, at least ₹1[23].* over your limit of ₹1.5 Cr$/),
  });
  expect(of('Project Within')?.match.reasons).toContain(
    '₹1.2 Cr (project), before taxes and charges, within your budget',
  );
  const chat = await test.call('chat', { body: { prompt: '3 BHK under 1.5 cr' } });
  expect(chat.answer?.cards.map(({ projectPrice }) => projectPrice)).toContain('₹1.2 Cr (project)');
});

it('plots of one size are found by their rate, which is said', async () => {
  const plot = (most?: number) => ({
    label: 'Plot',
    type: 'plot' as const,
    plotSqft: { min: 1200, max: most },
  });
  const rateRange = { min: 4200, max: 4200 };
  await load(
    { name: 'One Size', units: [plot()], rateRange },
    { name: 'Sizes', units: [plot(2400)], rateRange },
    { name: 'Dear', units: [plot()], rateRange: { min: 5200, max: 5200 } },
    { name: 'Flats', units: [{ label: 'Flat', type: 'apartment' }], rateRange },
  );
  const answer = await search('plot under 60 lakh');
  expect(names(answer)).toEqual(['One Size']);
  expect(answer.properties[0]?.match.reasons).toContain(
    '₹50.4 L (₹4,200 a sq ft × 1,200 sq ft), before taxes and charges, within your budget',
  );
  const chat = await test.call('chat', { body: { prompt: 'plot under 60 lakh' } });
  expect(chat.answer?.cards).toMatchObject([{ projectPrice: '₹4,200 a sq ft (project)' }]);
});

it('a project that lists no homes is named under a budget that its prices reach into', async () => {
  const units: never[] = [];
  await load(
    { name: 'Within', units, priceRange: { min: 6_000_000, max: 8_500_000 } },
    { name: 'Above', units, priceRange: { min: 20_000_000, max: 30_000_000 } },
    { name: 'Nothing Known', units },
  );
  const named = async (prompt: string) =>
    (await search(prompt)).unsurePrices?.projects.map(({ name }) => name);
  expect(await named('under 1 cr')).toEqual(['Within']);
  expect(await named('under 1 cr, not 2 BHK')).toEqual(['Within']);
  expect(await named('under 70 lakh all-in')).toEqual(['Within']);
  expect(await named('under 55 lakh')).toEqual([]);
  // It is not known either whether this project has a 3 BHK.
  expect(await named('3 BHK under 1 cr')).toEqual([]);
});

describe("a builder's brand", () => {
  it('finds and avoids every company that builds under it, and no namesake', async () => {
    await load(
      { name: 'Assetz Mizu', promoter: { name: 'APG Skywards Private Limited' } },
      { name: 'Maison', promoter: { name: 'Assetz Private Limited' } },
      { name: 'Elsewhere', promoter: { name: 'Assets Homes' } },
    );
    expect(names(await search('by Assetz')).sort()).toEqual(['Assetz Mizu', 'Maison']);
    expect(names(await search('not by Assetz'))).toEqual(['Elsewhere']);
    expect(names(await search('by Assetz Private Limited'))).toEqual(['Maison']);
  });
});

describe('an e-khata', () => {
  it('is a form of which the class is not told: asked for, never ruled out', async () => {
    const e = { eKhatha: true };
    const both = { name: 'Both', khatha: 'A' as const, eKhatha: true };
    await load(
      { name: 'A', khatha: 'A' },
      { name: 'B', khatha: 'B' },
      { name: 'One', ...e },
      e,
      both,
    );
    const answer = await search('A khata');
    expect(names(answer).toSorted()).toEqual(['A', 'Both']);
    expect(answer.worthAsking?.text).toBe('2 more have an e-khata, A or B not told: see them');
    expect((await search(answer.worthAsking?.sentence ?? '')).total).toBe(2);

    expect(names(await search('not B khata'))).toEqual(expect.arrayContaining(['A', 'One']));
    const forms = await search('e-khata');
    expect(forms).toMatchObject({ total: 3, worthAsking: null });
    const found = forms.properties.find(({ project }) => project.name === 'Both');
    expect(found?.match.reasons).toContain('A Khata (e-Khata)');
    expect(found?.land.surveyNumDetails).toMatchObject([
      { khathaType: 'A', khathaClass: 'A', isEKhatha: true },
    ]);
    expect((await search('not e-khata')).total).toBe(2);
  });
});

describe('possession that was promised for a day that has passed', () => {
  it('meets no wish for a date, says so, and comes after every other promise', async () => {
    const building = { status: 'under-construction' as const };
    const year = new Date().getUTCFullYear() + 3;
    await load(
      { name: 'Late', ...building, possessionOn: '2024-12-31' },
      { name: 'Coming', ...building, possessionOn: `${year}-12-31` },
      { name: 'Ready', status: 'ready', occupancyCertificate: { received: true } },
    );
    expect(names(await search(`possession by Dec ${year}`)).toSorted()).toEqual([
      'Coming',
      'Ready',
    ]);
    const preferred = await search(`preferably possession by Dec ${year}`);
    const late = preferred.properties.find(({ project }) => project.name === 'Late');
    expect(late?.match.reasons).toEqual(['Promised Dec 2024, not confirmed']);
    expect(late?.project).toMatchObject({ isPromisePast: true, completionDate: '2024-12-31' });
    const sorted = await search('soonest possession first');
    expect(names(sorted)).toEqual(['Ready', 'Coming', 'Late']);
  });
});

describe('what a project does not disclose', () => {
  it('meets no must and breaks no avoid', async () => {
    await load({ name: 'A', khatha: 'A' }, { name: 'B', khatha: 'B' }, { name: 'Silent' });
    expect(names(await search('A khata'))).toEqual(['A']);
    const avoiding = await search('not B khata');
    expect(names(avoiding).sort()).toEqual(['A', 'Silent']);
    const silent = avoiding.properties.find(({ project }) => project.name === 'Silent');
    expect(silent?.match).toMatchObject({
      met: [],
      unknown: [avoiding.interpretation.constraints[0]?.id],
      reasons: ['Khata class not disclosed'],
    });
  });

  it('is not taken for a missing registration', async () => {
    await load(
      { name: 'Registered', reraNumbers: ['PRM/KA/RERA/1251/446/PR/270922/005268'] },
      { name: 'Looked up', reraNumbers: [], reraCheckedOn: '2026-01-05' },
      { name: 'Silent' },
    );
    expect(names(await search('RERA registered'))).toEqual(['Registered']);
    const { properties } = await search('preferably RERA registered');
    const reasons = Object.fromEntries(
      properties.map(({ project, match }) => [project.name, match.reasons]),
    );
    expect(reasons).toEqual({
      Registered: ['RERA PRM/KA/RERA/1251/446/PR/270922/005268, not checked'],
      'Looked up': ['RERA: not registered, checked on 5 Jan 2026'],
      Silent: ['RERA registration not disclosed'],
    });
  });
});

describe('the order of an answer', () => {
  it('puts first what meets more of the nice-to-haves, and excludes nothing for them', async () => {
    await load(
      { name: 'Neither', amenities: [] },
      { name: 'Both', amenities: ['gym', 'swimming-pool'] },
      { name: 'One', amenities: ['gym'] },
    );
    expect(names(await search('preferably with a gym, preferably with a swimming pool'))).toEqual([
      'Both',
      'One',
      'Neither',
    ]);
  });

  it('sorts by the price of the home that fits, unknown prices last', async () => {
    await load(
      { name: 'Dear', units: [home(3, 15_000_000), home(1, 3_000_000)] },
      { name: 'Silent', units: [{ ...home(3, 1), price: undefined }] },
      { name: 'Cheap', units: [home(3, 8_000_000)] },
    );
    expect(names(await search('3 BHK', { sort: 'price-asc' }))).toEqual([
      'Cheap',
      'Dear',
      'Silent',
    ]);
    expect(names(await search('3 BHK, cheapest first'))).toEqual(['Cheap', 'Dear', 'Silent']);
  });
});

describe('reasons', () => {
  it('give the real figures', async () => {
    await load({
      name: 'Fit',
      coordinates: { lat: 12.9963, lng: 77.7614 },
      units: [home(3, 14_200_000, { carpetSqft: { min: 1240 } })],
      waterSources: ['cauvery'],
      amenities: ['swimming-pool'],
    });
    const { properties } = await search(
      '3 BHK under 1.5 cr, within 3 km of purple line metro, with a swimming pool, not tanker water',
    );
    expect(properties[0]?.match.reasons).toEqual(
      expect.arrayContaining([
        '3 BHK, 1,240 sq ft carpet',
        '₹1.42 Cr listed; all in, at least ₹2 L over your limit of ₹1.5 Cr',
        'Swimming pool',
        'No tanker water',
        expect.stringMatching(/^About \d+ m on foot from .+ metro \(\d+ m as the crow flies\)$/),
      ]),
    );
  });
});

describe('relaxations', () => {
  it('raise the budget to the round figure that is worth it', async () => {
    await load(
      ...[91, 93, 93.5, 94].map((lakh, index) => ({
        name: `Project ${index}`,
        units: [home(2, lakh * 100_000)],
      })),
    );
    const { total, relaxations, moreProperties } = await search('2 BHK under 90 lakh');
    expect(total).toBe(0);
    expect(relaxations[0]).toMatchObject({
      text: 'Raise the budget to ₹94 L: 4 projects, over the limit all-in',
      sentence: '2 BHK under ₹94 L',
      total: 4,
    });
    expect(moreProperties).toMatchObject({ method: 'GET', text: relaxations[0]?.text });
    const followed = await test.app.inject({
      url: moreProperties?.href ?? '',
      headers: { accept: 'application/json' },
    });
    expect(followed.json<SearchAnswer>().total).toBe(4);
  });

  it('name a neighbouring locality with its distance', async () => {
    await load({ name: 'Next door', locality: 'Varthur' });
    const { relaxations } = await search('in Gunjur');
    expect(relaxations.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Include Varthur, [\d.]+ k?m away: 1 project$/),
    );
  });

  it('allow what was to be avoided only as an offer', async () => {
    await load({ name: 'Tanker', waterSources: ['tanker'] });
    const { total, relaxations } = await search('in Whitefield, no tanker water');
    expect(total).toBe(0);
    expect(relaxations[0]?.text).toBe('Drop “no tanker water”: 1 project');
  });

  it('drop several wishes together when no single one is enough', async () => {
    await load({ name: 'Far', locality: 'Hebbal', khatha: 'B', units: [home(2, 5_000_000)] });
    const { relaxations } = await search('2 BHK in Whitefield, A khata');
    expect(relaxations[0]).toMatchObject({
      text: 'Drop Whitefield and A Khata: 1 project',
      total: 1,
    });
  });

  it('widen two wishes together before they drop both, where no single one is enough', async () => {
    await load(
      { name: 'Next door', locality: 'Varthur', units: [home(2, 10_000_000)] },
      { name: 'Far and dear', locality: 'Hebbal', units: [home(2, 40_000_000)] },
    );
    const { total, relaxations } = await search('2 BHK in Gunjur under 90 lakh');
    expect(total).toBe(0);
    expect(relaxations.map((one) => one.text)).toEqual([
      expect.stringMatching(
        /^(?:Include Varthur, .* away, and raise the budget to ₹1 Cr|Raise the budget to ₹1 Cr, and include Varthur, .* away): 1 project, over the limit all-in$/,
      ),
      // What finds the same home again is no other choice.
      'Drop Gunjur and the budget: 2 projects',
    ]);
    for (const { sentence, total: promised } of relaxations) {
      expect([sentence, (await search(sentence)).total]).toEqual([sentence, promised]);
    }
  });

  it('say at what such homes begin where a budget is far below, and first what it does buy', async () => {
    const villa = (price: number) => ({ ...home(4, price), type: 'villa' as const });
    await load(
      { name: 'Dear', units: [villa(72_000_000)] },
      { name: 'Elsewhere', locality: 'Hebbal', units: [villa(21_500_000)] },
      { name: 'Flat', units: [home(2, 5_500_000)] },
    );
    const { total, relaxations, farBelow } = await search(
      '4 BHK villa in Whitefield under 60 lakh',
    );
    expect([total, farBelow]).toEqual([
      0,
      '“4 BHK villa in Whitefield” starts at ₹7.2 Cr listed: ₹60 L is far below that.',
    ]);
    expect(relaxations[0]).toMatchObject({
      text: 'Keep ₹60 L with 2 BHK instead of 4 BHK, without villa: 1 project',
      from: { price: 5_500_000, basis: 'listed' },
    });
    const outcomes = await Promise.all(
      relaxations.map(async ({ sentence }) => names(await search(sentence)).join()),
    );
    expect(new Set(outcomes).size).toBe(outcomes.length);
    const nowhere = await search('4 BHK villa in Gunjur under 60 lakh');
    expect(nowhere.farBelow).toBe(
      'We list no “4 BHK villa in Gunjur” at any price. “4 BHK villa” starts at ₹2.15 Cr listed: ₹60 L is far below that.',
    );
    expect((await search('4 BHK villa in Whitefield under 6.9 crore')).farBelow).toBeNull();
  });

  it('say what a budget that stays finds, how it stands all-in, and without which wishes', async () => {
    const charges = { 'legal-fee': 25_000, 'advance-maintenance': 80_000, 'corpus-fund': 60_000 };
    const flat = (price: number) =>
      home(2, price, {
        carpetSqft: { min: 900 },
        agreementLines: NOTHING_ON_TOP,
        possessionLines: charges,
      });
    const ready = { status: 'ready', occupancyCertificate: { received: true } } as const;
    await load(
      { ...ready, name: 'Dear', units: [home(3, 72_000_000)] },
      { ...ready, name: 'By Listed', locality: 'Hebbal', units: [flat(5_990_000)] },
    );
    const buys = async (prompt: string) => (await search(prompt)).relaxations[0]?.text;
    expect(await buys('3 BHK in Whitefield under 60 lakh')).toBe(
      'Keep ₹60 L with 2 BHK instead of 3 BHK, without Whitefield: 1 project, over the limit all-in',
    );
    expect(
      await buys(
        '3 BHK villa in Whitefield under 60 lakh with cauvery water, A khata, swimming pool, not tanker water',
      ),
    ).toBe(
      'Keep ₹60 L with 2 BHK instead of 3 BHK, without villa, Whitefield, Cauvery water and 2 more wishes: 1 project, over the limit all-in',
    );
    await load({ ...ready, name: 'All In', locality: 'Hebbal', units: [flat(4_500_000)] });
    expect(await buys('3 BHK in Whitefield under 60 lakh')).toBe(
      'Keep ₹60 L with 2 BHK instead of 3 BHK, without Whitefield: 1 of 2 surely fits',
    );
  });

  it('say their lowest price as the budget was named, listed or all-in', async () => {
    const charges = { 'legal-fee': 25_000, 'advance-maintenance': 80_000, 'corpus-fund': 60_000 };
    await load({
      name: 'Dear',
      status: 'ready',
      occupancyCertificate: { received: true },
      units: [
        home(2, 20_000_000, {
          carpetSqft: { min: 900 },
          agreementLines: NOTHING_ON_TOP,
          possessionLines: charges,
        }),
      ],
    });
    const [listed, allIn] = await Promise.all(
      ['', ' all-in'].map((basis) => search(`2 BHK in Whitefield under 1 crore${basis}`)),
    );
    const start = allIn?.relaxations[0]?.from?.price ?? 0;
    expect(listed?.relaxations[0]?.from).toEqual({ price: 20_000_000, basis: 'listed' });
    expect(start).toBeGreaterThan(20_000_000);
    expect(allIn?.relaxations.map(({ from }) => from)).toEqual(
      allIn?.relaxations.map(() => ({ price: start, basis: 'all-in' })),
    );
    expect(allIn?.farBelow).toContain(`starts at ${formatShortRupees(start)} all-in`);
  });

  it('do not count as sure under a limit what may leave charges out; an all-in limit leaves out what is known to be over it', async () => {
    const charges = { 'legal-fee': 25_000, 'advance-maintenance': 80_000, 'corpus-fund': 60_000 };
    const ready = { status: 'ready' as const, occupancyCertificate: { received: true } };
    const told = (price: number, agreementLines = {}) => [
      home(2, price, { carpetSqft: { min: 900 }, agreementLines, possessionLines: charges }),
    ];
    await load(
      { ...ready, name: 'Told', units: told(8_000_000, NOTHING_ON_TOP) },
      { ...ready, name: 'Silent', units: told(8_100_000) },
      { ...ready, name: 'Silent and Over', units: told(9_900_000) },
    );
    const listed = await search('2 BHK in Whitefield under 1 crore');
    expect(listed.properties.map(({ project, match }) => [project.name, match.fit])).toEqual([
      ['Told', 'sure'],
      ['Silent', 'by-what-is-known'],
      ['Silent and Over', 'over-limit'],
    ]);
    expect(listed).toMatchObject({ total: 3, byWhatIsKnown: 1, overLimit: 1 });
    const allIn = await search('2 BHK in Whitefield under 1 crore all-in');
    expect(allIn.properties.map(({ project, match }) => [project.name, match.fit])).toEqual([
      ['Told', 'sure'],
      ['Silent', 'by-what-is-known'],
    ]);
    expect(allIn).toMatchObject({ total: 2, byWhatIsKnown: 1, overLimit: 0 });
    expect(allIn.properties[1]?.match.reasons).toContainEqual(
      expect.stringMatching(
        /^₹81 L listed; all in, at most ₹[\d.]+ L left of your limit of ₹1 Cr$/,
      ),
    );
    expect(names(await search('2 BHK in Whitefield, not 1 to 2 crore all-in'))).toContain('Silent');
    const { properties } = await search('2 BHK in Whitefield, preferably under 1 crore all-in');
    const reasons = Object.fromEntries(
      properties.map(({ project, match }) => [project.name, match.reasons.at(-1)]),
    );
    expect(reasons).toMatchObject({
      Silent: 'All-in price not disclosed',
      'Silent and Over': expect.stringMatching(/^All in, at least ₹[\d.]+ L over your limit of/),
    });
  });

  it('let in what is silent only where that is asked for', async () => {
    await load({ name: 'Silent' }, { name: 'B', khatha: 'B' });
    const { relaxations } = await search('in Whitefield, A khata');
    const [offer] = relaxations;
    expect(offer?.text).toBe('Include those whose khata class is not disclosed: 1 project');
    expect(names(await search(offer?.sentence ?? ''))).toEqual(['Silent']);
  });

  it('are not offered when enough fit', async () => {
    await load(...Array.from({ length: 5 }, () => ({ khatha: 'A' as const })), {
      khatha: 'B' as const,
    });
    expect((await search('A khata')).relaxations).toEqual([]);
  });
});

describe('pages', () => {
  it('follow one another by their links', async () => {
    await load(...Array.from({ length: 5 }, (_, index) => ({ name: `Page ${index}` })));
    const first = await search('in Whitefield', { limit: 2 });
    expect(first.total).toBe(5);
    const seen = names(first);
    let next = first.pagination.nextPage;
    while (next !== null) {
      const response = await test.app.inject({
        url: next,
        headers: { accept: 'application/json' },
      });
      const page = response.json<SearchAnswer>();
      expect(page.total).toBe(5);
      seen.push(...names(page));
      next = page.pagination.nextPage;
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });

  it('go on when a project that the search refuses by its name has gone meanwhile', async () => {
    await load(...['One', 'Two', 'Three', 'Bharani Kambhoji'].map((name) => ({ name })));
    const prompt = 'in Whitefield, not Bharani Kambhoji';
    const { pagination, properties } = await search(prompt, { limit: 1 });
    const next = pagination.nextPage ?? '';
    await sql`delete from properties where name = 'Bharani Kambhoji'`.execute(test.db);
    // By its own link, and by the buyer's words with the same place in the list.
    const response = await test.app.inject({ url: next, headers: { accept: 'application/json' } });
    const cursor = new URL(next, 'http://test').searchParams.get('cursor') ?? '';
    const second = response.json<SearchAnswer>();
    expect(await search(prompt, { limit: 1, cursor })).toMatchObject({
      properties: second.properties.map(({ id }) => ({ id })),
    });
    const third = await test.app.inject({
      url: second.pagination.nextPage ?? '',
      headers: { accept: 'application/json' },
    });
    expect(
      [...properties, ...second.properties, ...third.json<SearchAnswer>().properties]
        .map(({ project }) => project.name)
        .sort(),
    ).toEqual(['One', 'Three', 'Two']);
  });

  it.each([
    ['damaged', 'e30'],
    ['no JSON', '!!!'],
    ['empty', ''],
  ])('are refused when the link is %s', async (_, cursor) => {
    const { problem } = await test.call('searchProperties', {
      query: { prompt: 'in Hebbal', cursor },
    });
    expect(problem?.code).toBe('cursor.invalid');
  });

  it('are refused with the cursor of another search', async () => {
    await load(...Array.from({ length: 3 }, () => ({})));
    const { pagination } = await search('in Whitefield', { limit: 1 });
    const cursor =
      new URL(pagination.nextPage ?? '', 'http://test').searchParams.get('cursor') ?? '';
    const { problem } = await test.call('searchProperties', {
      query: { prompt: 'in Hebbal', cursor },
    });
    expect(problem?.code).toBe('cursor.invalid');
  });
});

describe('sentences', () => {
  it('refine the one before when it is sent along', async () => {
    await load(
      { name: 'Two', units: [home(2, 5_000_000)] },
      { name: 'Three', units: [home(3, 5_000_000)] },
    );
    const before = await search('2 BHK in Whitefield');
    const { answer } = await test.call('searchPropertiesByPost', {
      query: {},
      body: { prompt: 'make it 3 bhk', previous: before.interpretation },
    });
    expect(answer?.sentence).toBe('3 BHK in Whitefield');
    expect(answer && names(answer)).toEqual(['Three']);
  });

  it('that ask for another city or for certain neighbours list nothing', async () => {
    await load({ units: [home(2, 5_000_000)] });
    for (const prompt of ['2 BHK in Mumbai', '2 BHK, only for brahmins']) {
      const answer = await search(prompt);
      expect(answer).toMatchObject({ total: 0, properties: [], relaxations: [] });
    }
  });

  it('find a project and a builder of the catalogue by name', async () => {
    await load(
      { name: 'Neelambari Heights', promoter: { name: 'Zenobia Constructions' } },
      { name: 'Other' },
    );
    expect(names(await search('Neelambari Heights'))).toEqual(['Neelambari Heights']);
    expect(names(await search('by Zenobia Constructions'))).toEqual(['Neelambari Heights']);
    expect(names(await search('not by Zenobia Constructions'))).toEqual(['Other']);
  });

  it('do not see what is unpublished or deleted', async () => {
    await load({ name: 'Shown' }, { name: 'Hidden' }, { name: 'Deleted' });
    await test.db
      .updateTable('properties')
      .set({ is_published: false })
      .where('name', '=', 'Hidden')
      .execute();
    await test.db
      .updateTable('properties')
      .set({ deleted_at: new Date() })
      .where('name', '=', 'Deleted')
      .execute();
    expect(names(await search('in Whitefield'))).toEqual(['Shown']);
  });
});

describe('an interpretation sent back', () => {
  it.each([
    ['a date that does not exist', { field: 'possession', value: { by: '2027-02-30' } }],
    ['a name with a zero byte', { field: 'project', value: { slug: 'a\u0000b' } }],
  ])('with %s is refused as input', async (_, wish) => {
    const { interpretation } = await search('2 BHK');
    const constraint = { ...interpretation.constraints[0], ...wish };
    const previous = { ...interpretation, constraints: [constraint] } as typeof interpretation;
    const { problem } = await test.call('searchPropertiesByPost', {
      query: {},
      body: { prompt: 'cheaper', previous },
    });
    expect(problem?.code).toBe('input.invalid');
  });
});
