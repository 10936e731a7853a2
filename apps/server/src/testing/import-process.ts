import type { ClientConfig } from 'pg';
import type { Database } from '#server/database/schema.ts';
import { importJobs } from '#server/features/imports/import-jobs.ts';
import { connect } from '#server/platform/database/connect.ts';
import { startJobs } from '#server/platform/jobs/run-jobs.ts';

/** A process that does nothing but imports until it is killed; its argument is the address of its database, as JSON. */
const address = JSON.parse(process.argv[2] ?? '{}') as ClientConfig;
const db = await connect<Database>(address, { poolSize: 2, say: () => undefined });
await startJobs({
  address,
  table: importJobs({ db, today: () => '2026-01-01' }),
  report: () => undefined,
});
