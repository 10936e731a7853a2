import type { ClientBase } from 'pg';
import { z } from 'zod';

const Job = z.object({
  identifier: z.string(),
  payload: z.unknown(),
  queue_name: z.string().nullable(),
  run_at: z.string(),
  max_attempts: z.number().int(),
  job_key: z.string().nullable(),
  priority: z.number().int(),
});

/** The jobs that wait or are under way, one a line. */
export async function* dumpJobs(client: ClientBase): AsyncGenerator<string> {
  const { rows } = await client.query<{ line: string }>(
    `select json_build_object('identifier', t.identifier, 'payload', j.payload, 'queue_name', q.queue_name,
       'run_at', j.run_at, 'max_attempts', j.max_attempts, 'job_key', j.key, 'priority', j.priority)::text as line
     from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     order by j.id`,
  );
  for (const { line } of rows) yield line;
}

/** Queues them again by the queue's own door, whatever its tables look like by now. */
export async function loadJobs(client: ClientBase, lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) {
    const job = Job.parse(JSON.parse(line));
    await client.query(
      `select from graphile_worker.add_job(identifier => $1, payload => $2::json, queue_name => $3,
         run_at => $4::timestamptz, max_attempts => $5::int, job_key => $6, priority => $7::int)`,
      [
        job.identifier,
        JSON.stringify(job.payload),
        job.queue_name,
        job.run_at,
        job.max_attempts,
        job.job_key,
        job.priority,
      ],
    );
  }
}
