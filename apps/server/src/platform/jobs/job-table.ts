/** Work that is done after an answer has left, or at set times, by any process of the same PostgreSQL. */
export interface JobTable {
  /** The function for each kind of job. A task runs again when it throws, so doing it twice must be harmless. */
  tasks: Readonly<Record<string, Task>>;
  /**
   * What is done instead of a task that has failed for good, or ended its process each time: whoever waits for it is told. By the name of
   * the task; doing it twice must be harmless.
   */
  whenGivenUp?: Readonly<Record<string, Task>>;
  /** Jobs at fixed times, once among all processes. */
  schedule: readonly Scheduled[];
}

/** `payload` is whatever was queued, perhaps by another release: a task reads it with a schema. */
export type Task = (payload: unknown) => Promise<void>;

interface Scheduled {
  task: string;
  /** A cron pattern in UTC: minute, hour, day of month, month, day of week. */
  at: string;
}
