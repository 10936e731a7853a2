import type { SearchAnswer } from '@manemitra/contract/search';
import type { Interpretation } from '@manemitra/query/interpretation';
import { beforeEach, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';
import { withoutProjects } from '#server/testing/without-projects.ts';

const test = testApp();
beforeEach(() => withoutProjects(test.db));

const EITHER = 'either 2 BHK under ₹60 L, or else 3 BHK under ₹90 L';

const home = (bhk: number, lakh: number) => ({
  label: `${bhk} BHK`,
  type: 'apartment' as const,
  bhk,
  price: { min: lakh * 100_000 },
});
const load = (homes: Record<string, ReturnType<typeof home>[]>) =>
  someProjects(
    test.db,
    Object.entries(homes).map(([name, units]) => ({ name, units })),
  );

async function search(prompt: string, query: object = {}): Promise<SearchAnswer> {
  const { answer, problem } = await test.call('searchProperties', { query: { prompt, ...query } });
  if (answer === undefined) throw new Error(problem.detail);
  return answer;
}
/** For each project the alternative it is told of, all that it meets, the home that fits and why it is here. */
const told = ({ properties }: SearchAnswer) =>
  Object.fromEntries(
    properties.map(({ project, units, match }) => [
      project.name,
      {
        alternative: match.alternative,
        all: match.alternativesMet,
        home: units.find(({ id }) => id === match.unitId)?.label,
        met: match.met,
        reasons: match.reasons.length,
      },
    ]),
  );

describe('whole wishes joined by “or”', () => {
  it('find what meets one of them, and say which', async () => {
    await load({
      Small: [home(2, 55)],
      Large: [home(3, 85)],
      Both: [home(2, 40), home(3, 89)],
      Crossed: [home(2, 85), home(3, 110)],
    });
    const answer = await search(EITHER);
    const two = { alternative: 0, home: '2 BHK', met: ['either-1-bhk', 'either-1-price'] };
    const three = { alternative: 1, home: '3 BHK', met: ['either-2-bhk', 'either-2-price'] };
    expect(told(answer)).toEqual({
      Small: { ...two, all: [0], reasons: 2 },
      Large: { ...three, all: [1], reasons: 2 },
      Both: { ...two, all: [0, 1], reasons: 2 },
    });
    expect(answer).toMatchObject({ total: 3, sentence: EITHER });
  });

  it('are nothing on the wire where a sentence has none', async () => {
    await load({ Small: [home(2, 55)] });
    const { interpretation, properties } = await search('2 BHK under ₹60 L');
    expect(interpretation).not.toHaveProperty('alternatives');
    expect(Object.keys(properties[0]?.match ?? {}).sort()).toEqual([
      'fit',
      'met',
      'missed',
      'reasons',
      'unitId',
      'unknown',
    ]);
  });

  it('are sorted together, each project by the home of the wish it meets best', async () => {
    await load({
      Small: [home(2, 55)],
      Large: [home(3, 50)],
      Both: [home(2, 58), home(3, 45)],
    });
    const { properties } = await search(`${EITHER}, cheapest first`);
    expect(properties.map(({ project, match }) => [project.name, match.alternative])).toEqual([
      ['Both', 1],
      ['Large', 1],
      ['Small', 0],
    ]);
  });

  it('follow from page to page without a gap, under the address that the answer gives', async () => {
    await load({
      A: [home(2, 50)],
      B: [home(3, 80)],
      C: [home(2, 45), home(3, 70)],
      D: [home(3, 60)],
      E: [home(2, 90)],
    });
    const seen: string[] = [];
    let next = (await search(EITHER, { limit: 1 })).pagination.nextPage;
    while (next !== null) {
      const response = await test.app.inject({
        url: next,
        headers: { accept: 'application/json' },
      });
      const page = response.json<SearchAnswer>();
      expect(page.total).toBe(4);
      seen.push(...page.properties.map(({ project }) => project.name));
      next = page.pagination.nextPage;
    }
    const first = (await search(EITHER)).properties[0]?.project.name;
    expect(new Set([first, ...seen])).toEqual(new Set(['A', 'B', 'C', 'D']));
    expect(seen).toHaveLength(3);
  });

  it('give way by the smallest change of one of them, with the count that it yields', async () => {
    await load({ Near: [home(2, 62)], Far: [home(3, 300)] });
    const { total, relaxations } = await search(EITHER);
    expect(total).toBe(0);
    expect(relaxations[0]).toMatchObject({
      constraintId: 'either-1-price',
      text: 'Raise the budget to ₹62 L for “2 BHK”: 1 project, over the limit all-in',
    });
    for (const { sentence, total: promised } of relaxations) {
      expect((await search(sentence)).total).toBe(promised);
    }
  });

  it('give way in what holds of all of them', async () => {
    await someProjects(test.db, [
      { locality: 'Hebbal', units: [home(2, 55)] },
      { locality: 'Hebbal', units: [home(3, 85)] },
    ]);
    const { relaxations } = await search(`in Whitefield, and ${EITHER}`);
    const dropped = relaxations.find(({ constraintId }) => constraintId === 'locality');
    expect(dropped).toMatchObject({ sentence: EITHER, more: 2 });
  });

  it('may be given up together where each asks for one thing', async () => {
    await load({ Other: [home(4, 200)], Larger: [home(6, 300)] });
    const { relaxations } = await search('in Whitefield, and either 2 BHK, or else 3 BHK');
    expect(relaxations.map(({ text, sentence }) => [text, sentence])).toContainEqual([
      'Drop “2 BHK or 3 BHK”: 2 projects',
      'in Whitefield',
    ]);
  });

  it('are named once where the search takes two of them for one', async () => {
    await load({ Other: [home(4, 200)] });
    const { relaxations } = await search('studio or 1 rk under 40 lakh in Whitefield');
    expect(relaxations.map(({ text }) => text)).toEqual([
      'Drop “Studio” and the budget: 1 project',
    ]);
  });

  it('count for a saved search, also those that are new', async () => {
    await load({ Small: [home(2, 55)], Large: [home(3, 85)], Dear: [home(3, 95)] });
    const { answer } = await test.call('countProperties', {
      query: { prompt: EITHER, since: '2020-01-01T00:00:00.000Z' },
    });
    expect(answer).toMatchObject({ total: 2, overLimit: 1, fresh: 2 });
  });

  it('judge projects that are asked for by name, by the wish they are closest to', async () => {
    const ids = await load({ Large: [home(3, 85)], Dear: [home(3, 95)], Neither: [home(4, 300)] });
    const answer = await search(EITHER, { ids: ids.join(',') });
    expect(told(answer)).toMatchObject({
      Large: { alternative: 1, all: [1], home: '3 BHK' },
      Dear: { alternative: 1, all: [], met: ['either-2-bhk'] },
      Neither: { alternative: 0, all: [] },
    });
  });
});

describe('an interpretation with alternatives', () => {
  const interpreted = async (): Promise<Interpretation> => (await search(EITHER)).interpretation;
  const sentenceOf = async (interpretation: Interpretation) =>
    (await test.call('describeQuery', { body: { interpretation } })).answer?.sentence;

  it('is printed as it is after a chip was removed', async () => {
    const { alternatives = [], ...rest } = await interpreted();
    const [first = [], second = []] = alternatives;
    expect(await sentenceOf({ ...rest, alternatives: [first.slice(0, 1), second] })).toBe(
      'either 2 BHK, or else 3 BHK under ₹90 L',
    );
    expect(await sentenceOf({ ...rest, alternatives: [second] })).toBe('3 BHK under ₹90 L');
  });

  it('goes on with the next sentence', async () => {
    await load({ Small: [home(2, 55)] });
    const { answer } = await test.call('searchPropertiesByPost', {
      query: {},
      body: { prompt: 'in Whitefield', previous: await interpreted() },
    });
    expect(answer).toMatchObject({ sentence: `in Whitefield, and ${EITHER}`, total: 1 });
  });

  it('is answered in the chat with what fits either', async () => {
    await load({ Small: [home(2, 55)], Large: [home(3, 85)] });
    const { answer } = await test.call('chat', { body: { prompt: EITHER } });
    expect(answer?.message).toContain(
      `Of 2 projects found, none surely fits “${EITHER}”; 1 may fit, not all is known; 1 is over the limit all-in.`,
    );
  });

  it.each([
    ['more than three of them', 4, 1, 'body.interpretation.alternatives'],
    ['more than twelve wishes in one', 2, 13, 'body.interpretation.alternatives.0'],
    ['one that asks for nothing', 2, 0, 'body.interpretation.alternatives.0'],
  ])('is refused with %s', async (_, lists, wishes, field) => {
    const interpretation = await interpreted();
    const wish = interpretation.alternatives?.[0]?.[0];
    if (wish === undefined) throw new Error('no alternative was read');
    const list = Array.from({ length: wishes }, (__, n) => ({ ...wish, id: `bhk-${n}` }));
    const { problem } = await test.call('describeQuery', {
      body: {
        interpretation: {
          ...interpretation,
          alternatives: Array.from({ length: lists }, () => list),
        },
      },
    });
    expect(problem?.code).toBe('input.invalid');
    expect(problem?.fields?.[0]?.field).toBe(field);
  });
});
