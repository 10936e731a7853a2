import http from 'node:http';
import { mayCall } from '@manemitra/contract/access';
import { contract } from '@manemitra/contract/contract';
import type { EndpointShape, Schema } from '@manemitra/contract/endpoint';
import * as fc from 'fast-check';
import { z } from 'zod';
import { arbitraryOf, type JsonSchema } from './arbitrary-of.ts';
import { isRecord, writeRequest, type Call, type WireRequest } from './fuzz-request.ts';
import type { FuzzRole, FuzzWorld } from './fuzz-world.ts';
import { judgeAnswer, type WireAnswer } from './judge-answer.ts';
import { randomFrom, type Random } from './random.ts';

interface FuzzOptions {
  /** Where the server listens. */
  origin: string;
  world: FuzzWorld;
  requests: number;
  /** The same requests in the same order, as long as the answers are the same. */
  seed: number;
  /** Only endpoints of these names. */
  only?: readonly string[];
  concurrency?: number;
  /** Ends the run early; what was done counts. */
  signal?: AbortSignal;
  onProgress?: (done: number) => void;
}

interface Violation {
  endpoint: string;
  role: FuzzRole;
  request: WireRequest;
  what: string;
}

interface FuzzReport {
  violations: Violation[];
  /** How often each endpoint gave each status; 0: the connection ended without an answer. */
  statuses: Map<string, Map<number, number>>;
  /** The longest that an answer took, in milliseconds. */
  slowestMs: Map<string, number>;
}

/** Calls every endpoint of the contract in turn, as everybody, rightly and wrongly, and judges each answer. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { origin, world, requests, seed, only, concurrency = 8, onProgress } = options;
  const random = randomFrom(seed);
  const shapes: EndpointShape[] = Object.values(contract);
  const targets = shapes.filter(({ name }) => only === undefined || only.includes(name));
  const calls = new Map(targets.map((it, n) => [it.name, callsOf(it, seed + n)] as const));
  const agent = new http.Agent({ keepAlive: true, maxSockets: concurrency });
  const report: FuzzReport = { violations: [], statuses: new Map(), slowestMs: new Map() };
  let sent = 0;

  const one = async (endpoint: EndpointShape): Promise<void> => {
    const role = roleFor(endpoint, world, random);
    const call = withKnown(calls.get(endpoint.name)?.() ?? EMPTY, world.known, random) as Call;
    const request = writeRequest(endpoint, call, random);
    const own = await world.headersOf(role);
    const began = performance.now();
    const wire = { ...request, headers: { ...own, ...request.headers } };
    const answer = await send(origin, agent, wire)
      // A connection that the server closed after the call before is no answer to this one.
      .catch((error: unknown) =>
        wasReused(error) ? send(origin, false, wire) : Promise.reject(error),
      )
      .catch((error: unknown) => ({ status: 0, headers: {}, body: String(error) }));
    const what =
      answer.status === 0 ? `no answer: ${answer.body}` : judgeAnswer(endpoint, request, answer);
    if (what !== undefined)
      report.violations.push({ endpoint: endpoint.name, role, request, what });
    if (answer.status === 401) world.ended(role);
    if (answer.status === 200) learn(answer.body, world.known, random);
    note(report, endpoint.name, answer.status, performance.now() - began);
  };
  const worker = async (): Promise<void> => {
    while (sent < requests && !options.signal?.aborted) {
      const endpoint = targets[sent % targets.length];
      sent += 1;
      if (sent % 5000 === 0) onProgress?.(sent);
      if (endpoint) await one(endpoint);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  agent.destroy();
  return report;
}

const EMPTY: Call = { params: {}, query: {}, body: undefined };
const BATCH = 50;

/** Calls that fit the endpoint's schemas, one after the other. */
function callsOf(endpoint: EndpointShape, seed: number): () => Call {
  const part = (schema: Schema | undefined, otherwise: unknown) =>
    schema === undefined || endpoint.upload ? fc.constant(otherwise) : arbitraryOf(inputOf(schema));
  const arbitrary = fc.record({
    params: part(endpoint.params, {}),
    query: part(endpoint.query, {}),
    body: part(endpoint.body, undefined),
  });
  let waiting: unknown[] = [];
  let round = 0;
  return () => {
    if (waiting.length === 0) {
      waiting = fc.sample(arbitrary, { seed: seed + 7919 * round, numRuns: BATCH });
      round += 1;
    }
    const { params, query, body } = waiting.pop() as Call;
    // Of a schema that nothing is known about may come anything.
    return { params: isRecord(params) ? params : {}, query: isRecord(query) ? query : {}, body };
  };
}

function inputOf(schema: Schema): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** Whoever may call comes as often as all others together. */
function roleFor(endpoint: EndpointShape, { roles }: FuzzWorld, random: Random): FuzzRole {
  const may = roles.filter((role) => {
    if (role === 'program') return endpoint.serviceScope !== undefined;
    return mayCall(endpoint.access, role === 'nobody' ? undefined : role);
  });
  return random.pick(random.percent(60) ? may : roles);
}

/** Names of fields under which values of another name are sent. */
const ALIAS: Readonly<Record<string, string>> = {
  propertyId: 'id',
  ids: 'id',
  propertyIds: 'id',
  from: 'version',
  mobileNumber: 'phoneNumber',
  promoterIds: 'promoterId',
};

/** The same call with values that exist in half of the places where such are known. */
function withKnown(value: unknown, known: FuzzWorld['known'], random: Random): unknown {
  if (Array.isArray(value)) return value.map((item) => withKnown(item, known, random));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, was]) => {
      const choice = (known.get(ALIAS[key] ?? key) ?? []).filter(
        (it) => typeof it === typeof was || Array.isArray(was),
      );
      if (choice.length === 0 || random.percent(50)) return [key, withKnown(was, known, random)];
      const found = random.pick(choice);
      return [key, Array.isArray(was) && !Array.isArray(found) ? [found] : found];
    }),
  );
}

const KNOWN_MAX = 400;
const LEARNT = [
  'id',
  'slug',
  'version',
  'userName',
  'phoneNumber',
  'promoterId',
  'leadType',
  'url',
];
LEARNT.push('token', 'cursor', 'nextPage');

/** Remembers what an answer tells of ids and the like. */
function learn(body: string, known: FuzzWorld['known'], random: Random): void {
  // Most answers tell what others told; reading each would cost more than calling.
  if (body.length > 20_000 && !random.percent(10)) return;
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return;
  }
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) part.slice(0, 5).forEach(walk);
    if (!isRecord(part)) return;
    for (const [key, item] of Object.entries(part)) {
      if (LEARNT.includes(key) && (typeof item === 'string' || typeof item === 'number')) {
        const values = known.get(key) ?? [];
        known.set(key, values);
        if (values.length < KNOWN_MAX) values.push(item);
        else values[random.below(KNOWN_MAX)] = item;
      }
      walk(item);
    }
  };
  walk(value);
}

const ANSWER_WITHIN_MS = 30_000;

const wasReused = (error: unknown) => error instanceof Error && 'reusedSocket' in error;

function send(
  origin: string,
  agent: http.Agent | false,
  request: WireRequest,
): Promise<WireAnswer> {
  const { method, path, headers, body } = request;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const out = http.request(
      origin,
      {
        method,
        path: path.replaceAll(/[^!-~]/g, (sign) => encodeURIComponent(sign)),
        agent,
        headers: { ...headers, ...length },
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => void pieces.push(piece));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(pieces).toString('utf8'),
          }),
        );
      },
    );
    out.setTimeout(ANSWER_WITHIN_MS, () => out.destroy(new Error('no answer in 30 s')));
    out.on('error', (error) =>
      reject(out.reusedSocket ? Object.assign(error, { reusedSocket: true }) : error),
    );
    out.end(body);
  });
}

function note(report: FuzzReport, name: string, status: number, ms: number): void {
  const statuses = report.statuses.get(name) ?? new Map<number, number>();
  report.statuses.set(name, statuses.set(status, (statuses.get(status) ?? 0) + 1));
  report.slowestMs.set(name, Math.max(report.slowestMs.get(name) ?? 0, ms));
}
