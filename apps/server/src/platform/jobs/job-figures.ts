import { sql, type QueryExecutorProvider } from 'kysely';

interface JobFigures {
  task: string;
  /** Due, and not yet taken by a worker. */
  waiting: number;
  /** In somebody's hands. */
  running: number;
  /** Failed, to be tried again. */
  failed: number;
  /** Failed for good. */
  dead: number;
  /** Seconds that the oldest due job has waited. */
  oldestSeconds: number;
}

/** The state of the queue, for each kind of job in it. */
export async function jobFigures(db: QueryExecutorProvider): Promise<JobFigures[]> {
  const { rows } = await sql<JobFigures>`
    select task_identifier as task,
      count(*) filter (where locked_at is null and run_at <= now() and attempts < max_attempts) as waiting,
      count(*) filter (where locked_at is not null) as running,
      count(*) filter (where last_error is not null and attempts < max_attempts) as failed,
      count(*) filter (where attempts >= max_attempts) as dead,
      coalesce(extract(epoch from now() - min(run_at)
        filter (where locked_at is null and run_at <= now() and attempts < max_attempts)), 0)::float8
        as "oldestSeconds"
    from graphile_worker.jobs group by task_identifier`.execute(db);
  return rows;
}
