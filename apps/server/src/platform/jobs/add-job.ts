import { sql, type QueryExecutorProvider } from 'kysely';

export interface JobOptions {
  /** A waiting job of the same key is replaced: there is never more than one. */
  key: string;
  /** Seconds from now, by the clock of the database. Default 0. */
  inSeconds?: number;
}

/**
 * Queues a job. Given the transaction of its cause, the job exists if and only if the cause is committed.
 */
export async function addJob(
  db: QueryExecutorProvider,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  { key, inSeconds = 0 }: JobOptions,
): Promise<void> {
  await sql`
    select from graphile_worker.add_job(
      identifier => ${task}::text,
      payload => ${JSON.stringify(payload)}::json,
      run_at => now() + make_interval(secs => ${inSeconds}),
      job_key => ${key}::text
    )`.execute(db);
}
