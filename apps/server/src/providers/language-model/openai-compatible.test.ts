import { describe, expect, it } from 'vitest';
import { FAILURES, json, patienceFor, withStandIn } from '#server/testing/stand-in.ts';
import { openAiCompatible } from './openai-compatible.ts';

const KEY = 'a-secret-key-of-the-model';
const question = { instructions: 'Say it kindly.', material: 'Khatha: A' };
const answer = {
  id: 'chat-1',
  object: 'chat.completion',
  created: 1,
  model: 'small',
  choices: [
    { index: 0, message: { role: 'assistant', content: 'A khatha.' }, finish_reason: 'stop' },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
};
const at = (url: string, reason?: string) =>
  openAiCompatible({ url: `${url}/v1`, key: KEY, model: 'small', timeoutMs: patienceFor(reason) });

describe('a language model', () => {
  it('is asked in the format of OpenAI, with the key in a header', async () => {
    const asked = await withStandIn(json(answer), async (standIn) => {
      expect(await at(standIn.url)(question)).toBe('A khatha.');
      return standIn.asked;
    });
    expect(asked).toMatchObject([
      {
        method: 'POST',
        url: '/v1/chat/completions',
        headers: { authorization: `Bearer ${KEY}` },
        body: {
          model: 'small',
          messages: [
            { role: 'system', content: question.instructions },
            { role: 'user', content: question.material },
          ],
        },
      },
    ]);
  });

  it.concurrent.each(FAILURES)('is out of order when it %s', async (_how, reason, reply) => {
    const error = await withStandIn(reply, ({ url }) =>
      at(url, reason)(question).catch((thrown: unknown) => thrown),
    );
    expect(error).toMatchObject({ name: 'Outage', reason });
    expect(`${String(error)}${JSON.stringify(error)}`).not.toContain(KEY);
  });
});
