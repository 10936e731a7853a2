import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Client } from '@manemitra/contract/client';
import { contract, type EndpointName } from '@manemitra/contract/contract';
import type { EndpointAnswer, EndpointCall, EndpointShape } from '@manemitra/contract/endpoint';
import { ProblemDocument } from '@manemitra/contract/problem-document';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { ClientConfig } from 'pg';
import { createApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Database } from '#server/database/schema.ts';
import type { Readiness } from '#server/platform/health/readiness.ts';
import { runDueJobs } from '#server/platform/jobs/run-jobs.ts';
import { createTestDatabase } from './test-database.ts';

interface TestCaller {
  /** The token of the caller's session. */
  session?: string | undefined;
  /** What the caller's browser shows of having been here before. */
  device?: string | undefined;
  /** A service token, for a program. */
  bearer?: string;
  /** The caller's network address. */
  address?: string;
}

type Answered<Name extends EndpointName> = (
  | { answer: EndpointAnswer<(typeof contract)[Name]>; problem?: undefined }
  | { answer?: undefined; problem: ProblemDocument }
) & {
  status: number;
  headers: LightMyRequestResponse['headers'];
  /** The session token that the answer gave the browser; empty when it took the one it had. */
  session: string | undefined;
  /** The cookie of the device that it gave the browser. */
  device: string | undefined;
};

export interface TestApp {
  /** For requests that no well-behaved caller makes. */
  app: FastifyInstance;
  db: Kysely<Database>;
  /** For those who need connections of their own. */
  address: ClientConfig;
  /** A folder of its own, which goes with it. */
  dataDir: string;
  /** The API without HTTP, as the pages use it. */
  client: Client;
  /** Calls an endpoint through HTTP and resolves with its answer or its refusal. */
  call<Name extends EndpointName>(
    name: Name,
    input: EndpointCall<(typeof contract)[Name]>,
    as?: TestCaller,
  ): Promise<Answered<Name>>;
  /** Whether the process wants requests. */
  readiness: Readiness;
  /** What time the app believes it is. */
  clock: { now: Date };
  /** A second process on the same database, with the same clock; closed with this one. */
  secondProcess: () => Promise<Pick<TestApp, 'app' | 'call'>>;
  /** Every line of the log so far, at the LOG_LEVEL asked for. */
  logged: string[];
  /** Runs the background jobs that are due, and resolves when there are none. */
  runDueJobs: () => Promise<void>;
  /** Has everything that is queued given up, as after its last try. */
  giveJobsUp: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * The real app on a database of its own, empty and migrated. Environment variables are given as the shell would;
 * limits per address are out of the way unless RATE_LIMIT_SCALE says otherwise, and so is how late a busy machine is.
 * `constants` are those of the configuration that no variable sets.
 */
export async function createTestApp(
  environment: Record<string, string> = {},
  constants: Partial<Config> = {},
): Promise<TestApp> {
  const { statementTimeoutMs, databasePoolSize } = constants;
  const database = await createTestDatabase({
    ...(statementTimeoutMs === undefined ? {} : { statementTimeoutMs }),
    ...(databasePoolSize === undefined ? {} : { connections: databasePoolSize }),
  });
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'manemitra-test-'));
  const read = readConfig({
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000',
    MAX_WORK_MS: '600000',
    DATA_DIR: dataDir,
    ...environment,
  });
  const config: Config = {
    ...read,
    overload: { ...read.overload, maxEventLoopDelayMs: 60_000 },
    addressWorkMs: 1e9,
    databaseWaitMs: 60_000,
    ...constants,
  };
  const clock = { now: new Date() };
  const logged: string[] = [];
  const logTo = {
    write(line: string) {
      logged.push(line);
      // A test that does not ask for a level sees what went wrong.
      if (environment['LOG_LEVEL'] === undefined) process.stdout.write(line);
    },
  };
  const common = { isStrict: true, now: () => clock.now, logTo };
  const { app, jobs, client, readiness, close } = await createApp(config, {
    ...common,
    db: database.db,
    jobsDb: database.jobsDb,
    queries: database.queries,
  });
  const closings = [close];

  const runAllDue = () =>
    runDueJobs({
      address: database.address,
      table: jobs,
      report: (message) => app.log.error({ message }, 'a background job failed'),
    });
  return {
    app,
    db: database.db,
    address: database.address,
    dataDir,
    client,
    readiness,
    clock,
    logged,
    call: callerOf(app),
    async secondProcess() {
      // What a process keeps in memory it keeps for its own connections.
      const connections = await database.connectAgain();
      const second = await createApp(config, { ...common, db: connections });
      closings.push(async () => {
        await second.close();
        await connections.destroy();
      });
      return { app: second.app, call: callerOf(second.app) };
    },
    async giveJobsUp() {
      await sql`update graphile_worker._private_jobs set attempts = 8, run_at = now()`.execute(
        database.db,
      );
      await runAllDue();
    },
    runDueJobs: runAllDue,
    async close() {
      await Promise.all(closings.map((it) => it()));
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function callerOf(app: FastifyInstance): TestApp['call'] {
  return async <Name extends EndpointName>(
    name: Name,
    input: EndpointCall<(typeof contract)[Name]>,
    as: TestCaller = {},
  ) => read(contract[name], await send(app, contract[name], input as Input, as)) as Answered<Name>;
}

type Input = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: object;
};

function send(
  app: FastifyInstance,
  endpoint: EndpointShape,
  { params = {}, query = {}, body }: Input,
  { session, device, bearer, address }: TestCaller,
): Promise<LightMyRequestResponse> {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return app.inject({
    method: endpoint.method,
    url: path,
    query: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    headers: {
      accept: 'application/json',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    cookies: {
      ...(session === undefined ? {} : { session }),
      ...(device === undefined ? {} : { device }),
    },
    ...(address === undefined ? {} : { remoteAddress: address }),
    ...(body === undefined ? {} : { payload: body }),
  });
}

function read(endpoint: EndpointShape, response: LightMyRequestResponse): unknown {
  const { statusCode: status, headers } = response;
  const cookie = (wanted: string) => response.cookies.find(({ name }) => name === wanted)?.value;
  const json: unknown = response.json();
  const common = { status, headers, session: cookie('session'), device: cookie('device') };
  if (status >= 400) return { ...common, problem: ProblemDocument.parse(json) };
  return { ...common, answer: endpoint.answer.parse(json) };
}
