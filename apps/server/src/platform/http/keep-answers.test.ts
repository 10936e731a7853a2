import { endpoint } from '@manemitra/contract/endpoint';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { anonymousContext } from '#server/testing/anonymous-context.ts';
import { keepingAnswers } from './keep-answers.ts';

const contract = {
  getDouble: endpoint({
    name: 'getDouble',
    summary: 'Doubles a number',
    at: 'GET /api/double',
    access: 'anyone',
    answer: z.object({ double: z.number() }),
    problems: [],
  }),
};

/** A handler that answers when it is told to, and what comes of it where its answers are kept. */
function doubling() {
  const asked: { answer: (double: number) => void; fail: () => void }[] = [];
  const current = { version: 1 };
  const { getDouble } = keepingAnswers(
    contract,
    {
      getDouble: () =>
        new Promise((resolve, reject) =>
          asked.push({
            answer: (double) => resolve({ double }),
            fail: () => reject(new Error('the database was away')),
          }),
        ),
    },
    { names: ['getDouble'], version: async () => current.version, maxBytes: 10_000 },
  );
  const call = async () => {
    const input = { params: undefined, query: undefined, body: undefined };
    const answer = await getDouble(input, await anonymousContext());
    return (answer as { value: unknown }).value;
  };
  return { call, asked, current };
}

it('all who ask the same at once wait for one answer', async () => {
  const { call, asked } = doubling();
  const calls = [call(), call(), call()];
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.answer(4);
  expect(await Promise.all(calls)).toEqual([{ double: 4 }, { double: 4 }, { double: 4 }]);
  expect(asked).toHaveLength(1);
});

it('who asks after a change does not wait for an answer that was begun before it', async () => {
  const { call, asked, current } = doubling();
  const before = call();
  await expect.poll(() => asked.length).toBe(1);
  current.version = 2;
  const after = call();
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer(6);
  asked[0]?.answer(4);
  expect(await after).toEqual({ double: 6 });
  expect(await before).toEqual({ double: 4 });
  expect(await call()).toEqual({ double: 6 });
});

it('a failure is not kept for who asks later', async () => {
  const { call, asked } = doubling();
  const failing = call();
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.fail();
  await expect(failing).rejects.toThrow('away');
  const again = call();
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer(4);
  expect(await again).toEqual({ double: 4 });
});
