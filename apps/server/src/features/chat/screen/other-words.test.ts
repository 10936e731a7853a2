import type { ChatReply, Screen } from '@manemitra/contract/chats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

let test: TestApp;
let slugs: string[];

const plot = (rupees: number, sqft: number) => [
  { label: 'Plot', type: 'plot' as const, price: { min: rupees }, plotSqft: { min: sqft } },
];
beforeAll(async () => {
  test = await createTestApp();
  slugs = await someProjects(test.db, [
    { name: 'Anemone Lake Park', locality: 'Hebbal', units: plot(5_000_000, 1200) },
    { name: 'Begonia Court', locality: 'Hebbal', units: plot(6_000_000, 1500) },
  ]);
});
afterAll(() => test.close());

async function say(prompt: string, more: Partial<Screen> = {}): Promise<ChatReply> {
  const screen: Screen = { kind: 'list', projects: slugs, sentence: 'plot in Hebbal', ...more };
  const { answer, problem } = await test.call('chat', { body: { prompt, screen } });
  if (answer === undefined) throw new Error(problem.detail);
  return answer;
}

describe('beside a list', () => {
  it.each(['bigger ones', 'aur bada chahiye', 'innu doddadu torsi'])(
    'plots are larger by their own area: %s',
    async (prompt) => {
      expect((await say(prompt)).interpretation?.constraints).toContainEqual(
        expect.objectContaining({ field: 'area', value: { min: 1501, basis: 'plot' } }),
      );
    },
  );

  it.each(['kitchen dodda irbeku', 'bada balcony chahiye', 'a big hall please'])(
    'a part of a home that is to be large is no larger home: %s',
    async (prompt) => {
      const reply = await say(prompt);
      expect(reply.changesList).toBe(false);
    },
  );

  it.each(['idralli agga yavudu', 'isme se kaunsa sabse sasta hai', 'ಇದರಲ್ಲಿ ಯಾವುದು ಅಗ್ಗ'])(
    'one of it is asked for: %s',
    async (prompt) => {
      const reply = await say(prompt);
      expect(reply).toMatchObject({ kind: 'question', outcome: 'answered' });
      expect(reply.cards.map(({ slug }) => slug)).toEqual([slugs[0]]);
    },
  );

  it.each(['which of these is best', 'idralli olledu yavudu', 'इसमें कौन सा अच्छा है'])(
    'of all that is shown the judgement of each is given: %s',
    async (prompt) => {
      const reply = await say(prompt);
      expect(reply).toMatchObject({ kind: 'question', outcome: 'answered' });
      expect(reply.cards).toHaveLength(2);
    },
  );

  it.each([
    'kuch nahi mila to Jakkur bhi',
    'enu illa andre Jakkur kooda serisi',
    'nothing, so Jakkur too',
  ])('a place that is as welcome stands beside the one before: %s', async (prompt) => {
    expect((await say(prompt)).interpretation?.constraints).toContainEqual(
      expect.objectContaining({ value: { in: ['hebbal', 'jakkur'] } }),
    );
  });

  it.each(['is it a good time to buy or not', 'क्या अभी सही समय है', 'idu olle samaya na'])(
    'what prices will do is not guessed: %s',
    async (prompt) => {
      expect((await say(prompt)).message).toContain('Nobody knows how prices will move');
    },
  );
});

describe('after one project was named', () => {
  const sentence = 'Anemone Lake Park';
  const projects = () => slugs.slice(0, 1);

  it.each([
    'the plot price of this, and its khata',
    'isme plot ka rate aur possession',
    'idralli plot bele',
  ])('its homes are asked about, and the list stays: %s', async (prompt) => {
    const reply = await say(prompt, { sentence, projects: projects() });
    expect(reply).toMatchObject({ kind: 'question', changesList: false });
    expect(reply.cards.map(({ slug }) => slug)).toEqual(projects());
  });

  it.each(['show others in Hebbal', 'iske alawa Hebbal me dikhao', 'bere torsi, Hebbal alli'])(
    'who goes on to a place or to others leaves it: %s',
    async (prompt) => {
      const reply = await say(prompt, { sentence, projects: projects() });
      expect(reply.interpretation?.constraints.map(({ field }) => field)).toEqual(['locality']);
      expect(reply.total).toBe(2);
    },
  );

  it('the words of its name ask for nothing', async () => {
    const reply = await say('Anemone Lake Park', { sentence: '', projects: [] });
    expect(reply).toMatchObject({ kind: 'wish', total: 1 });
  });
});
