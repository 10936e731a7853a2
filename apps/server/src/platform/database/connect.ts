import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type ClientConfig } from 'pg';
import { StartFailure } from '#server/platform/start-failure.ts';
import { errorText } from '#server/platform/system-error.ts';
import { watchedPool } from './pool-use.ts';
import type { QueryWatch } from './query-watch.ts';
import { judgeServerVersion } from './server-version.ts';

export interface ConnectOptions {
  poolSize: number;
  /** Told one line when an idle connection breaks or the server is newer than we know. */
  say: (line: string) => void;
  /** Told of every statement. */
  watch?: QueryWatch;
  /** PostgreSQL ends a statement that takes longer; default and 0: never. */
  statementTimeoutMs?: number;
}

/**
 * Connects to a PostgreSQL 15 or newer, or throws a `StartFailure` that says in one sentence why not.
 * `int8` and `numeric` arrive as numbers, dates as `YYYY-MM-DD` text, timestamps as `Date`.
 */
export async function connect<DB>(
  address: ClientConfig,
  options: ConnectOptions,
): Promise<Kysely<DB>> {
  const { say } = options;
  const pool = openPool(address, options);
  try {
    const answer = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    const { refusal, warning } = judgeServerVersion(answer.rows[0]?.version ?? 0);
    if (refusal) throw new StartFailure(refusal);
    if (warning) say(warning);
  } catch (error) {
    await pool.end();
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `The database at ${describeAddress(address)} does not answer (${errorText(error)}): check DATABASE_URL and that PostgreSQL runs there.`,
      { cause: error },
    );
  }
  return databaseOn(pool, options);
}

/** The same without a look at the server, which may be away: each statement finds out by itself. */
export function openConnections<DB>(address: ClientConfig, options: ConnectOptions): Kysely<DB> {
  return databaseOn(openPool(address, options), options);
}

function openPool(
  address: ClientConfig,
  { poolSize, say }: Pick<ConnectOptions, 'poolSize' | 'say'>,
): Pool {
  const pool = new Pool({
    ...address,
    max: poolSize,
    types: { getTypeParser },
    application_name: 'manemitra',
    connectionTimeoutMillis: 10_000,
  });
  // Without a listener a server that restarts would end this process; the pool itself reconnects.
  const lost = (error: Error) => say(`The database closed a connection: ${error.message}`);
  pool.on('error', lost);
  // The pool listens to idle connections only: one that breaks in use would end the process too.
  pool.on('connect', (client) => void client.on('error', lost));
  return pool;
}

function databaseOn<DB>(
  pool: Pool,
  { watch, statementTimeoutMs = 0 }: Pick<ConnectOptions, 'watch' | 'statementTimeoutMs'>,
): Kysely<DB> {
  // As a statement, because PgBouncer refuses it in the greeting.
  const first =
    statementTimeoutMs > 0 ? `set statement_timeout = ${statementTimeoutMs}` : undefined;
  const watched = watchedPool(pool, first);
  const dialect = new PostgresDialect({ pool: watched.pool });
  const db = new Kysely<DB>({ dialect, ...(watch ? { log: watch.log } : {}) });
  watched.rememberFor(db);
  return db;
}

/** The address for a message: never the password, nor the user. */
function describeAddress(address: ClientConfig): string {
  if (address.connectionString === undefined) return `${address.host}:${address.port}`;
  const url = new URL(address.connectionString);
  const host = url.host || url.searchParams.get('host') || 'localhost';
  return `${host}${url.pathname}`;
}

const { INT8, NUMERIC, DATE } = types.builtins;
const [INT8_ARRAY, NUMERIC_ARRAY, DATE_ARRAY, TEXT_ARRAY] = [1016, 1231, 1182, 1009];

const parseTextArray = types.getTypeParser(TEXT_ARRAY) as (text: string) => (string | null)[];
const parseNumberArray = (text: string) =>
  parseTextArray(text).map((item) => (item === null ? null : Number(item)));

const PARSERS = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [DATE, (text) => text],
  [INT8_ARRAY, parseNumberArray],
  [NUMERIC_ARRAY, parseNumberArray],
  [DATE_ARRAY, parseTextArray],
]);

function getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  const own = format === 'binary' ? undefined : PARSERS.get(oid);
  return own ?? (types.getTypeParser(oid, format) as (text: string) => unknown);
}
