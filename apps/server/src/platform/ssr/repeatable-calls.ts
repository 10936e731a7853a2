import { createHash } from 'node:crypto';
import type { Client } from '@manemitra/contract/client';

/** A call of a page's loaders, and by what its answer is known again. */
export interface Call {
  name: string;
  input: unknown;
  /** Most answers are kept for a while, and then found the same at a glance. */
  answer: WeakRef<object>;
  digest: string;
}

type Calls = Record<string, (input: unknown) => Promise<object>>;

/** The calls that a page's loaders made. */
export interface Recording {
  /** A client that records the calls made through it. */
  client: Client;
  /** Everything that was asked; undefined when something was refused or may not be asked again. */
  calls: () => Call[] | undefined;
}

/** `isReading`: whether a call of this name changes nothing, so that it may be repeated. */
export function recording(client: Client, isReading: (name: string) => boolean): Recording {
  const calls: Call[] = [];
  let isWhole = true;
  const noting = new Proxy(client as unknown as Calls, {
    get: (target, name: string) => async (input: unknown) => {
      isWhole &&= isReading(name);
      try {
        const answer = await asking(target, name, input);
        calls.push({ name, input, answer: new WeakRef(answer), digest: digestOf(answer) });
        return answer;
      } catch (error) {
        isWhole = false;
        throw error;
      }
    },
  });
  return { client: noting as unknown as Client, calls: () => (isWhole ? calls : undefined) };
}

/** Whether all of these are answered now as they were; a refusal is another answer. */
export async function areAnsweredAlike(client: Client, calls: readonly Call[]): Promise<boolean> {
  const alike = calls.map(async (call) => {
    const answer = await asking(client as unknown as Calls, call.name, call.input);
    if (answer === call.answer.deref()) return true;
    if (digestOf(answer) !== call.digest) return false;
    call.answer = new WeakRef(answer);
    return true;
  });
  try {
    return (await Promise.all(alike)).every(Boolean);
  } catch {
    return false;
  }
}

function asking(calls: Calls, name: string, input: unknown): Promise<object> {
  const call = calls[name];
  if (call === undefined) throw new Error(`There is no endpoint ${name}.`);
  return call(input);
}

function digestOf(answer: object): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('base64');
}
