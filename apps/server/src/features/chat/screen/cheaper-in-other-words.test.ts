import type { ChatReply, Screen } from '@manemitra/contract/chats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

let test: TestApp;
let slugs: string[];

const flat = (rupees: number) => [
  {
    label: '2 BHK',
    type: 'apartment' as const,
    bhk: 2,
    price: { min: rupees },
    carpetSqft: { min: 900 },
  },
];
beforeAll(async () => {
  test = await createTestApp();
  slugs = await someProjects(test.db, [
    { name: 'Anemone Heights', locality: 'Hebbal', units: flat(5_000_000) },
    { name: 'Begonia Court', locality: 'Hebbal', units: flat(7_000_000) },
    { name: 'Camellia Park', locality: 'Hebbal', units: flat(9_000_000) },
  ]);
});
afterAll(() => test.close());

async function say(prompt: string, more: Partial<Screen> = {}): Promise<ChatReply> {
  const screen: Screen = {
    kind: 'list',
    projects: slugs.slice(1),
    sentence: '2 BHK in Hebbal under ₹1 Cr',
    ...more,
  };
  const { answer, problem } = await test.call('chat', { body: { prompt, screen } });
  if (answer === undefined) throw new Error(problem.detail);
  return answer;
}

describe('what costs less than what is seen', () => {
  it.each([
    'mehnga hai, sasta batao',
    'too costly. cheaper',
    'no still more cheap',
    'thoda sasta',
    'anything cheaper?',
    'something less pricey',
    'lower priced ones please',
    'too expensive',
    'ye sab bahut mehnga hai',
    'kam budget me dikhao',
    'innu kammi bele torsi',
    'ella dubari, agga torsi',
    'ತುಂಬಾ ದುಬಾರಿ, ಕಡಿಮೆ ಬೆಲೆಯದು ತೋರಿಸಿ',
    'बहुत महंगा है, सस्ता बताओ',
    'थोड़ा सस्ता',
    'किफायती दिखाओ',
    'aur sasta batao',
  ])('is wished for: %s', async (prompt) => {
    const reply = await say(prompt);
    expect(reply).toMatchObject({ kind: 'wish', changesList: true });
    expect(reply.interpretation?.constraints).toContainEqual(
      expect.objectContaining({ field: 'price', value: { max: 6_900_000, basis: 'listed' } }),
    );
  });

  it.each(['cheaper', 'sasta dikhao', 'innu agga torsi', 'और सस्ता'])(
    'is nothing where nothing is seen, and what would find some is said: %s',
    async (prompt) => {
      const sentence = '2 BHK in Hebbal under ₹40 L';
      const reply = await say(prompt, { projects: [], sentence });
      expect(reply).toMatchObject({ kind: 'wish', changesList: false, outcome: 'needs-input' });
      expect(reply.message).toMatch(/^Nothing is shown/);
      expect(reply.taps.length).toBeGreaterThan(0);
      expect(reply.interpretation?.constraints).toHaveLength(3);
    },
  );

  it('is an order where both ends are said: saste se mehnga', async () => {
    expect((await say('saste se mehnga')).interpretation?.sort).toBe('price-asc');
  });
});
