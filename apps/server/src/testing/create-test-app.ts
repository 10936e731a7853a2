import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Client } from '@manemitra/contract/client';
import { contract, type EndpointName } from '@manemitra/contract/contract';
import type { EndpointAnswer, EndpointCall, EndpointShape } from '@manemitra/contract/endpoint';
import { ProblemDocument } from '@manemitra/contract/problem-document';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/schema.ts';
import { runDueJobs } from '#server/platform/jobs/run-jobs.ts';
import { createTestDatabase } from './test-database.ts';

type Answered<Name extends EndpointName> =
  | { status: number; answer: EndpointAnswer<(typeof contract)[Name]>; problem?: undefined }
  | { status: number; answer?: undefined; problem: ProblemDocument };

export interface TestApp {
  /** For requests that no well-behaved caller makes. */
  app: FastifyInstance;
  db: Kysely<Database>;
  /** A folder of its own, which goes with it. */
  dataDir: string;
  /** The API without HTTP, as the pages use it. */
  client: Client;
  /** Calls an endpoint through HTTP and resolves with its answer or its refusal. */
  call<Name extends EndpointName>(
    name: Name,
    input: EndpointCall<(typeof contract)[Name]>,
  ): Promise<Answered<Name>>;
  /** Runs the background jobs that are due, and resolves when there are none. */
  runDueJobs: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * The real app on a database of its own, empty and migrated. Environment variables are given as the shell would;
 * limits per address are out of the way unless RATE_LIMIT_SCALE says otherwise.
 */
export async function createTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'manemitra-test-'));
  const config = readConfig({
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000',
    DATA_DIR: dataDir,
    ...environment,
  });
  const { app, jobs, client, close } = await createApp(config, { db: database.db, isStrict: true });

  return {
    app,
    db: database.db,
    dataDir,
    client,
    call: async <Name extends EndpointName>(
      name: Name,
      input: EndpointCall<(typeof contract)[Name]>,
    ) => read(contract[name], await send(app, contract[name], input as Input)) as Answered<Name>,
    runDueJobs: () =>
      runDueJobs({
        address: database.address,
        table: jobs,
        report: (message) => app.log.error({ message }, 'a background job failed'),
      }),
    async close() {
      await close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
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
): Promise<LightMyRequestResponse> {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return app.inject({
    method: endpoint.method,
    url: path,
    query: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    headers: { accept: 'application/json' },
    ...(body === undefined ? {} : { payload: body }),
  });
}

function read(endpoint: EndpointShape, response: LightMyRequestResponse): unknown {
  const status = response.statusCode;
  const json: unknown = response.json();
  if (status >= 400) return { status, problem: ProblemDocument.parse(json) };
  return { status, answer: endpoint.answer.parse(json) };
}
