import type { LogEvent } from 'kysely';

/** A statement that was run: its text without the values, which can hold people's numbers. */
export interface RunQuery {
  sql: string;
  ms: number;
  hasFailed: boolean;
}

export interface QueryWatch {
  /** For Kysely's `log`. */
  log: (event: LogEvent) => void;
  /** Connections exist before there is a log to write to. */
  tell: (listener: (query: RunQuery) => void) => void;
}

/** Observes the statements of some connections. */
export function createQueryWatch(): QueryWatch {
  const listeners: ((query: RunQuery) => void)[] = [];
  return {
    log({ level, query, queryDurationMillis }) {
      const run = { sql: query.sql, ms: queryDurationMillis, hasFailed: level === 'error' };
      for (const listener of listeners) listener(run);
    },
    tell: (listener) => void listeners.push(listener),
  };
}

/** Long enough to know a statement again. */
const TEXT_MAX = 1500;

/** How a statement appears in the log. */
export function loggedQuery({ sql, ms }: RunQuery): { sql: string; ms: number } {
  return { sql: sql.replaceAll(/\s+/g, ' ').trim().slice(0, TEXT_MAX), ms: Math.round(ms) };
}
