import { endpoint } from '@manemitra/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anonymousContext } from '#server/testing/anonymous-context.ts';
import { callEndpoint } from './call-endpoint.ts';
import { writtenAnswer } from './written-answer.ts';

const greeting = endpoint({
  name: 'greet',
  summary: 'Greet',
  at: 'GET /greeting',
  access: 'anyone',
  answer: z.object({ text: z.string() }),
  problems: [],
});

const call = async (value: { text: string }, json: string) =>
  callEndpoint(
    {
      endpoint: greeting,
      handler: async () => writtenAnswer(value, () => Buffer.from(json)),
      isStrict: true,
    },
    {},
    await anonymousContext(),
  );

describe('an answer that its handler has written', () => {
  it('goes out as it was written, and as its value where no JSON is asked for', async () => {
    const answer = await call({ text: 'ನಮಸ್ಕಾರ' }, '{"text":"ನಮಸ್ಕಾರ"}');
    expect(answer.json().toString()).toBe('{"text":"ನಮಸ್ಕಾರ"}');
    expect(answer.value).toEqual({ text: 'ನಮಸ್ಕಾರ' });
  });

  it.each([
    ['holds what the schema does not list', '{"text":"hello","secret":1}'],
    ['lacks what the schema lists', '{}'],
    ['says something else than its value', '{"text":"goodbye"}'],
  ])('fails in tests when it %s', async (_, json) => {
    await expect(call({ text: 'hello' }, json)).rejects.toThrow('written answer of greet');
  });
});
