import type { z } from 'zod';

/** Why an outside system gave no usable answer. */
export type OutageReason = 'slow' | 'unreachable' | 'refused' | 'malformed' | 'too-large';

/**
 * An outside system failed. The message names the system and the fault, never the address or the answer: both can contain a
 * key.
 */
export class Outage extends Error {
  readonly system: string;
  readonly reason: OutageReason;
  /** Its answer, if it refused. */
  readonly status: number | undefined;

  constructor(system: string, reason: OutageReason, detail: string, status?: number) {
    super(`${system}: ${detail}`);
    this.name = 'Outage';
    this.system = system;
    this.reason = reason;
    this.status = status;
  }
}

export interface OutsideQuestion<T> {
  /** How the system is called in the log. */
  system: string;
  /** Made from the configuration; callers put nothing in it but numbers and fixed words. */
  url: URL;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; without it the question is a GET. */
  body?: object;
  /** The part of the answer that is used. */
  answer: z.ZodType<T>;
  timeoutMs?: number;
}

/** An endpoint of a service, which may live under a path of its host: `https://maps.example/osrm`. */
export function endpointUnder(baseUrl: string, path: string): URL {
  return new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
}

/** Longer than a healthy router takes, shorter than a visitor waits. */
const TIMEOUT_MS = 2500;
/** A route across the city is some 100 kB. */
const ANSWER_MAX_BYTES = 2_000_000;

/**
 * Asks a configured system and resolves with what it answered. Throws an `Outage` when it is slow, away, refuses,
 * redirects (a system we trust must not send us to another), or says something that is too long or not what its
 * wire format promises.
 */
export async function askOutside<T>({
  system,
  url,
  headers = {},
  body,
  answer,
  timeoutMs = TIMEOUT_MS,
}: OutsideQuestion<T>): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  const failed = (error: unknown): Outage => {
    if (error instanceof Outage) return error;
    if (signal.aborted) return new Outage(system, 'slow', `no answer within ${timeoutMs} ms`);
    return new Outage(system, 'unreachable', 'it cannot be reached, or it broke off');
  };
  let text: string;
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal,
    });
    text = await readAnswer(system, response);
    if (!response.ok) {
      throw new Outage(system, 'refused', `it answered ${response.status}`, response.status);
    }
  } catch (error) {
    throw failed(error);
  }
  const read = answer.safeParse(parsed(text));
  if (read.success) return read.data;
  throw new Outage(system, 'malformed', 'its answer is not of its wire format');
}

/** An answer that is not JSON becomes `undefined`, which no schema accepts. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text of an answer. Stops reading at the limit and throws an `Outage`, whatever length the answer claims to have. */
export async function readAnswer(system: string, response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const pieces: AsyncIterable<Uint8Array> | undefined = response.body ?? undefined;
  if (pieces === undefined) return '';
  for await (const piece of pieces) {
    bytes += piece.byteLength;
    if (bytes > ANSWER_MAX_BYTES) {
      throw new Outage(system, 'too-large', `its answer is over ${ANSWER_MAX_BYTES} bytes`);
    }
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}
