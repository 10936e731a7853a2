import { beforeAll, expect, it } from 'vitest';
import { NOTHING_ON_TOP, someProjects } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';

const home = (bhk: number, price: number) => ({
  label: `${bhk} BHK`,
  type: 'apartment' as const,
  bhk,
  carpetSqft: { min: bhk * 400 },
  price: { min: price },
  agreementLines: NOTHING_ON_TOP,
  possessionLines: { 'legal-fee': 20_000, 'advance-maintenance': 60_000, 'corpus-fund': 50_000 },
});

const test = testApp();
let slug: string;
beforeAll(async () => {
  [slug = ''] = await someProjects(test.db, [
    {
      name: 'Fitting Fields',
      locality: 'Hebbal',
      approver: 'BBMP',
      status: 'ready',
      occupancyCertificate: { received: true },
      units: [home(2, 6_500_000), home(3, 8_300_000), home(4, 12_000_000)],
    },
    { name: 'Silent Sands', locality: 'Hebbal' },
    {
      name: 'Ranging Rows',
      locality: 'Hebbal',
      units: [{ ...home(1, 6_390_000), price: { min: 6_390_000, max: 7_260_000 } }],
    },
  ]);
});

async function homeIn(query: Record<string, string>) {
  const { answer, problem } = await test.call('searchProperties', { query });
  if (answer === undefined) throw new Error(problem.detail);
  return answer.properties.find(({ project }) => project.name === 'Fitting Fields')?.home;
}

it.each([
  ['the home that is asked for', '3 BHK in Hebbal', 8_300_000],
  ['the cheapest of those that are', '3 or 4 BHK in Hebbal', 8_300_000],
  ['the cheapest of all where nothing is asked of homes', 'in Hebbal', 6_500_000],
  [
    'the dearest where the dearest come first',
    '2, 3 or 4 BHK in Hebbal, highest price first',
    12_000_000,
  ],
])(
  'a found project carries %s, with all it costs and what it costs a month',
  async (_, prompt, price) => {
    const fitting = await homeIn({ prompt });
    expect(fitting?.price).toBe(price);
    const { answer } = await test.call('getProperty', { params: { id: slug } });
    const unit = answer?.units.find(({ id }) => id === fitting?.unitId);
    expect(fitting).toMatchObject({
      label: unit?.label,
      bhk: unit?.bhk,
      price: unit?.price?.min,
      allInPrice: unit?.allInPrice,
    });
    expect(fitting?.allInPrice).toBeGreaterThan(price);
    // By the usual rate a lakh costs some 868 a month.
    expect(fitting?.emi).toBeGreaterThan(price * 0.0065);
  },
);

it('an order that is chosen beside the sentence is said in the sentence that other pages go by', async () => {
  const prompt = '2, 3 or 4 BHK in Hebbal';
  const { answer } = await test.call('searchProperties', {
    query: { prompt, sort: 'price-desc' },
  });
  expect(answer?.wholeSentence).toMatch(/most expensive first$/);
  expect(await homeIn({ ids: slug, prompt: answer?.wholeSentence ?? '' })).toMatchObject({
    price: 12_000_000,
  });
  expect(await homeIn({ ids: slug, prompt, sort: 'price-desc' })).toMatchObject({
    price: 12_000_000,
  });
  expect(await homeIn({ ids: slug, prompt })).toMatchObject({ price: 6_500_000 });
  const { answer: plain } = await test.call('searchProperties', { query: { prompt } });
  expect(plain?.wholeSentence).toBe(prompt);
});

it('cards and whole projects carry the same home', async () => {
  const prompt = '3 BHK in Hebbal';
  expect(await homeIn({ prompt, detailsLevel: 'card' })).toEqual(await homeIn({ prompt }));
});

it('a project that was asked for by its id and has no such home carries none', async () => {
  expect(await homeIn({ ids: slug, prompt: '5 BHK' })).toBeNull();
  expect(await homeIn({ ids: slug })).toMatchObject({ price: 6_500_000 });
});

it('a project whose homes are not known carries none', async () => {
  const { answer } = await test.call('searchProperties', { query: { prompt: 'Silent Sands' } });
  expect(answer?.properties[0]?.home).toBeNull();
});

it('what is left of a limit is counted with taxes and charges, beside the listed price', async () => {
  const reasonAt = async (limit: string) => {
    const { answer } = await test.call('searchProperties', {
      query: { prompt: `3 BHK in Hebbal under ${limit}` },
    });
    const found = answer?.properties.find(({ project }) => project.name === 'Fitting Fields');
    return found?.match.reasons.find((reason) => reason.includes('your limit'));
  };
  expect(await reasonAt('85 lakh')).toMatch(
    /^₹83 L listed; all in, ₹[\d.]+ L over your limit of ₹85 L$/,
  );
  expect(await reasonAt('2 crore')).toMatch(
    /^₹83 L listed; all in, ₹1\.\d+ Cr under your limit of ₹2 Cr$/,
  );
});

it('says how dear homes of its type get, where some are dearer', async () => {
  const { answer } = await test.call('searchProperties', { query: { prompt: '1 BHK in Hebbal' } });
  const [found] = answer?.properties ?? [];
  expect(found?.home).toMatchObject({ price: 6_390_000, upTo: 7_260_000 });
  expect(await homeIn({ prompt: '3 BHK in Hebbal' })).toMatchObject({ upTo: null });
});

it('what is left of a range is said too where the cheapest home of a type begins below it', async () => {
  const { answer } = await test.call('searchProperties', {
    query: { prompt: '1 BHK in Hebbal between 65 lakh and 1.2 crore' },
  });
  const [found] = answer?.properties ?? [];
  expect(found?.difference?.text).toMatch(/left of the top of your range, ₹1\.2 Cr$/);
  const said = found?.difference?.text.slice(1) ?? '';
  expect(found?.match.reasons.join()).toContain(said);
});

it.each([
  ['those that are asked for, dear ones too', '2 or 3 BHK under 70 lakh', ['2 BHK', '3 BHK']],
  ['all of them where only a price is named', 'in Hebbal under 70 lakh', null],
  ['none where no limit is named', '3 BHK in Hebbal', null],
])('the homes that a limit is of are %s', async (_, prompt, labels) => {
  const { answer } = await test.call('searchProperties', { query: { ids: slug, prompt } });
  if (answer?.detailsLevel !== 'full') throw new Error('nothing');
  const [found] = answer.properties;
  const named = found?.units.filter(({ id }) => found.limitUnits?.includes(id));
  expect(found?.limitUnits === null ? null : named?.map(({ label }) => label)).toEqual(labels);
});
