import type { ChatCard } from '@manemitra/contract/chats';
import type { FoundProperty } from '@manemitra/contract/found-property';
import { LAKH } from '@manemitra/domain/money';
import { SORTS, type Criteria, type FieldValues, type Sort } from '@manemitra/query/criteria';
import { canonical } from '@manemitra/query/canonical';
import { describe as sentenceOf } from '@manemitra/query/describe';
import * as fc from 'fast-check';
import { beforeAll, expect, inject, it } from 'vitest';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import { testApp } from '#server/testing/test-app.ts';
import { criteriaFor } from './testing/criteria-for.ts';
import { loadKnownCatalogue } from './testing/known-catalogue.ts';
import type { Known } from './testing/oracle.ts';

/** A few with every run; `HOME_SEARCHES=200` tries as many. */
const SEARCHES = inject('homeSearches');
/** As many projects as can be asked for by id at once. */
const SHOWN = 10;

const test = testApp();
let catalogue: Map<string, Known>;
let say: (criteria: Criteria) => string;
beforeAll(async () => {
  catalogue = await loadKnownCatalogue(test.db, 150, 47);
  const names = await loadCatalogueNames(test.db);
  say = (criteria) => sentenceOf(criteria, names);
});

/** What every page says of a project that was found: which home, at what price, and what it leaves of the limit. */
type Told = Pick<FoundProperty, 'slug' | 'home' | 'limit' | 'difference'>;
const told = ({ slug, home, limit, difference }: Told): Told => ({ slug, home, limit, difference });

type Price = FieldValues['price'];

interface Search {
  prompt: string;
  /** Chosen beside the sentence, as in the list. */
  sort?: Sort;
}

/** Searches that find something, the same for the same seed of the run. */
async function searchesThatFind(count: number): Promise<Search[]> {
  const drawn = fc.sample(
    fc.record({
      criteria: criteriaFor([...catalogue.values()]),
      limit: fc.record({
        max: fc.constantFrom(60, 90, 150, 300).map((lakhs) => lakhs * LAKH),
        basis: fc.constantFrom('listed' as const, 'all-in' as const),
      }),
      sort: fc.option(fc.constantFrom(...SORTS), { nil: undefined, freq: 2 }),
    }),
    { numRuns: 10 * count, seed: inject('testSeed') },
  );
  const found: Search[] = [];
  for (const [at, { criteria, limit, sort }] of drawn.entries()) {
    // Every second one has a limit for certain.
    const prompt = say(canonical(at % 2 === 0 ? criteria : withLimit(criteria, limit)));
    const search = { prompt, ...(sort && { sort }) };
    if (prompt === '' || (await find(search)).properties.length === 0) continue;
    found.push(search);
    if (found.length === count) return found;
  }
  throw new Error(`Only ${found.length} of ${drawn.length} searches find anything.`);
}

function withLimit({ constraints, ...others }: Criteria, value: Price): Criteria {
  const rest = constraints.filter(({ field }) => field !== 'price');
  return { ...others, constraints: [...rest, { field: 'price', value, strength: 'must' }] };
}

async function find(query: Search & { ids?: string }) {
  const { answer, problem } = await test.call('searchProperties', {
    query: { ...query, limit: SHOWN },
  });
  if (answer?.detailsLevel !== 'full') throw new Error(`${query.prompt}: ${problem?.detail}`);
  return answer;
}

/** What the card of a list says, which pins and prints of a list say too. */
async function onCards(search: Search): Promise<Told[]> {
  const { answer } = await test.call('searchProperties', {
    query: { ...search, limit: SHOWN, detailsLevel: 'card' },
  });
  return (answer?.properties ?? []).map(told);
}

/** What the price part, its print and the calculator say of a project after a search. */
async function onItsPage(slug: string, wholeSentence: string): Promise<Told[]> {
  const { properties } = await find({ prompt: wholeSentence, ids: slug });
  return properties.map(told);
}

/** The lines of the price part come to the sum of the card, where the home has a price. */
async function inPricePart({ slug, home }: Told) {
  if (home === null || home.price === null) return home;
  const { answer } = await test.call('getProperty', { params: { id: slug } });
  const price = answer?.unitPrices.find(({ unitId }) => unitId === home.unitId);
  const unit = answer?.units.find(({ id }) => id === home.unitId);
  return {
    ...home,
    label: unit?.label,
    price: price?.agreementPrice.totalAgg.value,
    allInPrice: price?.keysInHand.total,
  };
}

type Place = 'card' | 'comparator' | 'page' | 'price part' | 'conversation' | 'compared in it';

interface Said {
  place: Place;
  told: unknown;
  expected: unknown;
}

/** What every place says after a search, and what it should say: what the list does. */
async function saidAfter(search: Search): Promise<{ listed: Told[]; said: Said[] }> {
  const { properties, wholeSentence } = await find(search);
  const listed = properties.map(told);
  const ids = listed.map(({ slug }) => slug).join();
  const said: Said[] = [
    { place: 'card', told: await onCards(search), expected: listed },
    {
      place: 'comparator',
      // Other pages know the search by its sentence alone.
      told: (await find({ prompt: wholeSentence, ids })).properties.map(told),
      expected: listed,
    },
  ];
  for (const one of listed.slice(0, 3)) {
    said.push(
      { place: 'page', told: await onItsPage(one.slug, wholeSentence), expected: [one] },
      { place: 'price part', told: await inPricePart(one), expected: one.home },
    );
  }
  return { listed, said: [...said, ...(await saidInConversation(wholeSentence, listed))] };
}

/** What the conversation says when the search is said to it, and when two of the list are compared in it. */
async function saidInConversation(prompt: string, listed: Told[]): Promise<Said[]> {
  const { answer: wish } = await test.call('chat', { body: { prompt } });
  const cards = wish?.kind === 'wish' ? wish.cards : [];
  const opened = await onCards({ prompt: wish?.sentence ?? prompt });
  const projects = listed.map(({ slug }) => slug);
  const { answer: compared } = await test.call('chat', {
    body: {
      prompt: 'compare the first two',
      screen: { kind: 'list', projects, sentence: prompt },
    },
  });
  return [
    {
      place: 'conversation',
      told: cards.map(shortly),
      expected: opened.slice(0, cards.length).map(onChatCard),
    },
    ...(listed.length < 2
      ? []
      : [
          {
            place: 'compared in it' as const,
            told: compared?.cards.map(shortly),
            expected: listed.slice(0, 2).map(onChatCard),
          },
        ]),
  ];
}

const shortly = ({ slug, home, difference }: ChatCard) => ({ slug, home, difference });

const onChatCard = ({ slug, home, difference }: Told) => ({
  slug,
  home,
  difference: difference?.text ?? null,
});

it(
  'list, pin, price part, calculator, comparator, conversation and print speak of the same home, price and difference to the limit',
  async () => {
    const counts = { homes: 0, limits: 0, compared: 0 };
    for (const search of await searchesThatFind(SEARCHES)) {
      const { listed, said } = await saidAfter(search);
      for (const { place, told: says, expected } of said) {
        expect(says, `${place} after ${JSON.stringify(search)}`).toEqual(expected);
      }
      counts.homes += listed.filter(({ home }) => home !== null).length;
      counts.limits += listed.filter(({ difference }) => difference !== null).length;
      counts.compared += said.filter(({ place }) => place === 'compared in it').length;
    }
    expect(counts.homes).toBeGreaterThan(SEARCHES);
    expect(counts.limits).toBeGreaterThan(0);
    expect(counts.compared).toBeGreaterThan(0);
  },
  30_000 * SEARCHES,
);
