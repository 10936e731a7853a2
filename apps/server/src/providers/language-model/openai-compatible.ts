import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText } from 'ai';
import { Outage, readAnswer } from '#server/platform/ask-outside.ts';
import type { AskModel } from './language-model.port.ts';

export interface ModelOptions {
  /** What comes before `/chat/completions`. */
  url: string;
  key: string;
  model: string;
  timeoutMs?: number;
}

const SYSTEM = 'language model';
/** Spec of the product's design: slower than this, the answer from the rows stands. */
const TIMEOUT_MS = 2500;
const TOKENS_MAX = 400;

/** Any endpoint of OpenAI's chat format. */
export function openAiCompatible({
  url,
  key,
  model,
  timeoutMs = TIMEOUT_MS,
}: ModelOptions): AskModel {
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: url,
    apiKey: key,
    fetch: boundedFetch,
  });
  return async ({ instructions, material }) => {
    const abortSignal = AbortSignal.timeout(timeoutMs);
    try {
      const { text } = await generateText({
        model: provider(model),
        system: instructions,
        prompt: material,
        temperature: 0,
        maxOutputTokens: TOKENS_MAX,
        maxRetries: 0,
        abortSignal,
      });
      return text;
    } catch (error) {
      throw outageOf(error, abortSignal.aborted ? timeoutMs : undefined);
    }
  };
}

/** Follows nobody elsewhere, and reads no more than an answer can be. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const { status, headers } = response;
  return new Response(await readAnswer(SYSTEM, response), {
    status,
    headers: { 'content-type': headers.get('content-type') ?? '' },
  });
};

function outageOf(error: unknown, timedOutAfter: number | undefined): Outage {
  if (timedOutAfter !== undefined) {
    return new Outage(SYSTEM, 'slow', `no answer within ${timedOutAfter} ms`);
  }
  const own = [error, (error as { cause?: unknown }).cause].find((it) => it instanceof Outage);
  if (own instanceof Outage) return own;
  if (APICallError.isInstance(error) && error.statusCode !== undefined) {
    const { statusCode } = error;
    return statusCode < 300
      ? new Outage(SYSTEM, 'malformed', 'its answer is not of its wire format')
      : new Outage(SYSTEM, 'refused', `it answered ${statusCode}`, statusCode);
  }
  return new Outage(SYSTEM, 'unreachable', 'it cannot be reached, or it broke off');
}
