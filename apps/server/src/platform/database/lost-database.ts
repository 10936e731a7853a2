import { errorCode, errorText } from '#server/platform/system-error.ts';

/** PostgreSQL's own codes for "not now": shutting down, crashed, starting up, no room left; and a socket's. */
const NOT_NOW = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53200',
  '53300',
  '08000',
  '08001',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
]);

/** Whether an error says that the database is away for the moment, rather than that we have a bug. */
export function isDatabaseAway(error: unknown): boolean {
  if (NOT_NOW.has(errorCode(error) ?? '')) return true;
  if (error instanceof Error && 'syscall' in error && error.syscall === 'connect') return true;
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    errorText(error),
  );
}

/** Whether PostgreSQL ended a statement that took longer than it may (`statement_timeout`), or that somebody cancelled. */
export const wasCancelled = (error: unknown): boolean => errorCode(error) === '57014';

/** Two that held what the other wanted, or a replica that could not wait for us: asked again it works. */
const LOST_RACES = new Set(['40P01', '40001']);

/** Whether PostgreSQL gave up a statement only because of others at the same moment. */
export const hasLostRace = (error: unknown): boolean => LOST_RACES.has(errorCode(error) ?? '');
