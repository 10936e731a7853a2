import type { ChatReply, Screen } from '@manemitra/contract/chats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

let test: TestApp;
let slugs: string[];
beforeAll(async () => {
  test = await createTestApp();
  slugs = await someProjects(
    test.db,
    ['Anemone Heights', 'Begonia Court', 'Camellia Park'].map((name, at) => ({
      name,
      locality: 'Hebbal',
      units: [
        {
          label: '3 BHK',
          type: 'apartment' as const,
          bhk: 3,
          price: { min: 8_000_000 + at * 500_000 },
        },
      ],
    })),
  );
});
afterAll(() => test.close());

async function say(prompt: string, more: Partial<Screen>): Promise<ChatReply> {
  const screen: Screen = { kind: 'compare', projects: slugs, sentence: 'in Hebbal', ...more };
  const { answer, problem } = await test.call('chat', { body: { prompt, screen } });
  if (answer === undefined) throw new Error(problem.detail);
  return answer;
}
const told = ({ cards }: ChatReply) => cards.map(({ slug }) => slugs.indexOf(slug) + 1);

describe('a project that is to be taken out', () => {
  it.each([
    'remove the second one',
    'take the second one out',
    'drop the second from here',
    'dusra hata do',
    'दूसरा हटा दो',
    'eradaneyadu tegi',
    'remove the second column',
    'eradane column tegeyiri',
    'dusra hata do yaha se',
    'eradu list inda tegdu haaki',
    'दूसरा छोड़ दो',
    'ಎರಡನೆಯದು ಬೇಡ',
  ])('leaves the comparison: %s', async (prompt) => {
    const reply = await say(prompt, {});
    expect(reply).toMatchObject({ kind: 'errand', errand: 'remove', changesList: false });
    expect(told(reply)).toEqual([2]);
    expect(reply.taps[0]?.href).toBe(
      `/dashboard/property-comparator?ids=${slugs[0] ?? ''},${slugs[2] ?? ''}`,
    );
  });

  it.each([
    'remove the third one, saw it last week, hated every bit of it',
    'teesra hata do, wahan jaa chuke hain, bilkul pasand nahi aaya humko',
    'mooraneyadu tegeyiri, hogi nodidvi, nanage ishta aaglilla',
    'dubaariyaadaddanna tegeyiri',
    'sabse mehnge wale ko hatao',
    'सबसे महंगे वाले को हटाओ',
    'ದುಬಾರಿಯದನ್ನು ತೆಗೆಯಿರಿ',
  ])('leaves with a reason, or by a property: %s', async (prompt) => {
    const reply = await say(prompt, {});
    expect(reply).toMatchObject({ kind: 'errand', errand: 'remove', changesList: false });
    expect(told(reply)).toEqual([3]);
  });

  it('stays where something is wished beside it', async () => {
    const reply = await say('remove the second one, 3 bhk with a gym is a must', {});
    expect(reply).not.toMatchObject({ errand: 'remove' });
  });

  it('leaves the shortlist where its page is open', async () => {
    const reply = await say('remove it', { kind: 'project', projects: slugs.slice(0, 1) });
    expect(reply).toMatchObject({
      errand: 'remove',
      message: 'Off your shortlist: Anemone Heights.',
    });
  });

  it('leaves the shortlist it was put on just before', async () => {
    const reply = await say('take the third off again', {
      kind: 'list',
      asked: 'shortlist the second and third',
    });
    expect(reply).toMatchObject({ errand: 'remove', changesList: false });
    expect(told(reply)).toEqual([3]);
  });

  it('leaves the list by a wish for all but it', async () => {
    const reply = await say('hide the second one', { kind: 'list' });
    expect(reply).toMatchObject({ kind: 'wish', changesList: true, total: 2 });
    expect(told(reply)).not.toContain(2);
  });

  it('is asked for where none stands at that place', async () => {
    const reply = await say('hide the fifth one', { kind: 'list' });
    expect(reply).toMatchObject({ errand: 'remove', outcome: 'needs-input', changesList: false });
  });

  it('is no wish that is to be dropped', async () => {
    expect(await say('remove the gym', { kind: 'list' })).not.toMatchObject({ errand: 'remove' });
  });
});
