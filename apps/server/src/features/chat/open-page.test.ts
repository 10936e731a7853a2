import type { ChatReply, Screen } from '@manemitra/contract/chats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

let test: TestApp;
let slugs: string[];
beforeAll(async () => {
  test = await createTestApp();
  const home = (bhk: number, price: number) => ({
    label: `${bhk} BHK`,
    type: 'apartment' as const,
    bhk,
    price: { min: price },
    carpetSqft: { min: bhk * 400 },
  });
  const units = [home(2, 6_000_000), home(3, 9_000_000)];
  slugs = await someProjects(test.db, [
    { name: 'Anemone Heights', locality: 'Hebbal', units },
    { name: 'Begonia Court', locality: 'Hebbal', units },
  ]);
});
afterAll(() => test.close());

async function say(prompt: string, more: Partial<Screen> = {}): Promise<ChatReply> {
  const screen: Screen = { kind: 'project', projects: slugs.slice(0, 1), ...more };
  const { answer, problem } = await test.call('chat', { body: { prompt, screen } });
  if (answer === undefined) throw new Error(problem.detail);
  return answer;
}

async function unitOf(label: string): Promise<string> {
  const { answer } = await test.call('getProperty', { params: { id: slugs[0] ?? '' } });
  return answer?.units.find((unit) => unit.label === label)?.id ?? '';
}

describe('beside an open page', () => {
  it('the home that it shows is spoken of, whatever would fit the search', async () => {
    const unitId = await unitOf('3 BHK');
    const reply = await say('what is the price?', { unitId, sentence: '2 BHK in Hebbal' });
    expect(reply.cards).toMatchObject([{ unitId, home: { label: '3 BHK' } }]);
    expect(reply.message).toContain('3 BHK from ₹90 L');
    expect(reply.message).not.toContain('2 BHK');
  });

  it('other homes are spoken of where they are asked for', async () => {
    const unitId = await unitOf('3 BHK');
    expect((await say('price of the 2 bhk?', { unitId })).message).toContain('2 BHK from ₹60 L');
    const ofEach = await say('price of each home?', { unitId });
    expect(ofEach.message).toContain('2 BHK from ₹60 L, 3 BHK from ₹90 L');
  });

  it('a home of another project is none that it shows', async () => {
    const unitId = '999999999';
    expect((await say('what is the price?', { unitId })).message).toContain('2 BHK from ₹60 L');
  });

  it('“it” is what the page shows, and not what was spoken of before', async () => {
    const reply = await say('is it ready?', { focus: slugs.slice(1) });
    expect(reply.cards.map(({ slug }) => slug)).toEqual(slugs.slice(0, 1));
  });
});
