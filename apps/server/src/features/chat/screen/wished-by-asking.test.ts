import type { ChatReply } from '@manemitra/contract/chats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  const unit = (type: 'apartment' | 'plot', rupees: number) => [
    {
      label: type === 'plot' ? '30x40' : '2 BHK',
      type,
      ...(type === 'plot' ? {} : { bhk: 2 }),
      price: { min: rupees },
    },
  ];
  await someProjects(test.db, [
    { name: 'Anemone Heights', locality: 'Hebbal', units: unit('apartment', 5_000_000) },
    { name: 'Begonia Court', locality: 'Hebbal', units: unit('plot', 4_000_000) },
    { name: 'Camellia Park', locality: 'Bellandur', units: unit('apartment', 6_000_000) },
  ]);
});
afterAll(() => test.close());

/** The last reply of a talk that begins with nothing. */
async function lastOf(...prompts: string[]): Promise<ChatReply> {
  let reply: ChatReply | undefined;
  for (const prompt of prompts) {
    const previous = reply?.interpretation;
    const { answer, problem } = await test.call('chat', { body: { prompt, previous } });
    if (answer === undefined) throw new Error(problem.detail);
    reply = answer;
  }
  if (reply === undefined) throw new Error('nothing was said');
  return reply;
}

describe('what goes on from a search, though its words by themselves ask', () => {
  it.each([
    ['what about plots?', /^plot in Hebbal/],
    ['how about under construction ones?', /under construction/],
    ['which is cheapest? put that on top', /cheapest first/],
    ['cheapest yavudu? adanna modalu torsi', /cheapest first/],
    ['nothing? ok 70 lakh', /under ₹70 L/],
  ])('is wished for: %s', async (prompt, sentence) => {
    const reply = await lastOf('flat in Hebbal under 80 lakh', prompt);
    expect(reply.kind).toBe('wish');
    expect(reply.sentence).toMatch(sentence);
  });

  it.each(['what about OC?', 'what about stamp duty?', 'which is cheapest?'])(
    'stays a question where nothing else is looked for: %s',
    async (prompt) => {
      const reply = await lastOf('flat in Hebbal under 80 lakh', prompt);
      expect(reply.changesList).toBe(false);
    },
  );

  it('is wished for where it tells the place that was asked for', async () => {
    const reply = await lastOf('2bhk near my office', 'office is in Bellandur');
    expect([reply.kind, reply.sentence]).toEqual(['wish', '2 BHK, near Bellandur']);
  });
});

it('works out the duty on a plot as that of a plot', async () => {
  const { message } = await lastOf('stamp duty on a site of 40 lakh?');
  expect(message).toMatch(/^On a plot of ₹40 L .*\nThere is no GST on a plot\./);
});
