import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from './database/schema.ts';
import { codesSentLately } from './features/accounts/send-code.ts';
import { outboxFigures } from './features/messages/public.ts';
import { searchFigures } from './features/search/public.ts';
import { poolUse } from './platform/database/pool-use.ts';
import { jobFigures } from './platform/jobs/job-figures.ts';
import { createMetrics, type Figure, type Metrics } from './platform/metrics/metrics.ts';

/** Requests and what else is measured when somebody asks for it; undefined where the settings ask for no metrics. */
export function metricsOf(
  { metrics: { token, address }, codesPerHour }: Config,
  app: FastifyInstance,
  { db, now }: { db: Kysely<Database>; now: () => Date },
): Metrics | undefined {
  if (token === undefined && address === undefined) return undefined;
  return createMetrics(app, [
    () => ofThisProcess(db, app.requestsInWork),
    async () => (await jobFigures(db)).flatMap(ofJobs),
    async () => ofOutbox(await outboxFigures(db)),
    async () => ofCodes(await codesSentLately(db, now()), codesPerHour),
  ]);
}

function ofThisProcess(db: Kysely<Database>, inWork: () => number): Figure[] {
  const pool = poolUse(db);
  const search = searchFigures(db);
  const help = 'Connections to the database, and who waits for one.';
  const name = 'database_pool_connections';
  return [
    { name, help, labels: { state: 'open' }, value: pool.open },
    { name, help, labels: { state: 'idle' }, value: pool.idle },
    { name, help, labels: { state: 'waiting' }, value: pool.waiting },
    { name: 'http_requests_in_work', help: 'Requests in work at this moment.', value: inWork() },
    {
      name: 'search_projects',
      help: 'Projects in the memory of the search.',
      value: search.projects,
    },
    {
      name: 'search_rows',
      help: 'Rows that they take there, dead ones counted.',
      value: search.rows,
    },
    {
      name: 'search_in_memory',
      help: '1 while searches are answered from memory, 0 while from the tables.',
      value: search.isLoaded ? 1 : 0,
    },
  ];
}

function ofJobs({ task, waiting, running, failed, dead, oldestSeconds }: JobFigureRow): Figure[] {
  const help = 'Background jobs by kind and state.';
  const name = 'jobs';
  return [
    ...Object.entries({ waiting, running, failed, dead }).map(([state, value]) => ({
      name,
      help,
      labels: { task, state },
      value,
    })),
    {
      name: 'jobs_oldest_waiting_seconds',
      help: 'How long the oldest due job has waited.',
      labels: { task },
      value: oldestSeconds,
    },
  ];
}

type JobFigureRow = Awaited<ReturnType<typeof jobFigures>>[number];

function ofOutbox(outbox: Awaited<ReturnType<typeof outboxFigures>>): Figure[] {
  return [
    { name: 'outbox_waiting', help: 'Messages to people that wait.', value: outbox.waiting },
    {
      name: 'outbox_oldest_seconds',
      help: 'How long the oldest due message has waited.',
      value: outbox.oldestSeconds,
    },
    { name: 'outbox_dead', help: 'Messages that were given up.', value: outbox.dead },
  ];
}

function ofCodes(sent: number, perHour: number): Figure[] {
  return [
    {
      name: 'one_time_codes_sent_last_hour',
      help: 'Codes that were sent to telephones within the last hour.',
      value: sent,
    },
    {
      name: 'one_time_codes_per_hour',
      help: 'How many may be sent in an hour; none is sent beyond that.',
      value: perHour,
    },
  ];
}
