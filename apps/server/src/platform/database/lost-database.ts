import { errorCode, errorText } from '#server/platform/system-error.ts';

/** PostgreSQL's own codes for "not now": shutting down, crashed, starting up, too many connections. */
const NOT_NOW = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);

/** Whether an error says that the database is away for the moment, rather than that we have a bug. */
export function isDatabaseAway(error: unknown): boolean {
  if (NOT_NOW.has(errorCode(error) ?? '')) return true;
  if (error instanceof Error && 'syscall' in error && error.syscall === 'connect') return true;
  return /^(Connection terminated|timeout exceeded when trying to connect)/.test(errorText(error));
}
