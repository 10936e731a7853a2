/** The code of a system or PostgreSQL error, for example `ENOSPC` or `42P04`; undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The text of whatever was thrown; a connection tried on several addresses reports each of them. */
export function errorText(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(errorText).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}

/** Whether a process of that id exists, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
};

/**
 * An error as it goes into the log. PostgreSQL's `detail` and the like stay out: they repeat the values of a row, and
 * with them people's numbers.
 */
export function describeError(error: unknown): LoggedError {
  const code = errorCode(error);
  const isError = error instanceof Error;
  const cause = isError && error.cause ? `\ncaused by: ${describeError(error.cause).stack}` : '';
  return {
    type: isError ? error.name : typeof error,
    message: errorText(error),
    stack: `${(isError && error.stack) || errorText(error)}${cause}`,
    ...(code ? { code } : {}),
  };
}
