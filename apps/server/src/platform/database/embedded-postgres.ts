import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { StartFailure } from '#server/platform/start-failure.ts';
import { errorCode, errorText } from '#server/platform/system-error.ts';
import {
  chooseAddress,
  launchPostgres,
  type Launch,
  type LaunchedServer,
} from './launch-postgres.ts';
import { locatePostgresBinaries } from './postgres-binaries.ts';
import { makeDataFolder, prepareData } from './postgres-data.ts';
import { choosePostgresUser } from './postgres-user.ts';
import { ask, connectionTo, findRunningServer, type ServerAddress } from './postmaster.ts';

const DATABASE = 'manemitra';
const RETRY_MS = 50;
/** After a start that failed for a reason that only a person can remove. */
const AGAIN_MS = 2000;

export interface EmbeddedPostgres {
  /** For `pg`: connects to the product's database as its superuser. */
  connection: ClientConfig;
  /** Ends the server, unless another process runs it. */
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL with its data in `dataFolder/postgres`, for anybody who has not set DATABASE_URL. A second
 * process on the same data shares the server of the first; when that one ends, the second takes over.
 */
export async function startEmbeddedPostgres(options: {
  dataFolder: string;
  settings?: Record<string, string>;
  /** Told one line about anything that takes long or went wrong later. */
  say: (line: string) => void;
}): Promise<EmbeddedPostgres> {
  makeDataFolder(options.dataFolder);
  const dataDir = path.join(fs.realpathSync(options.dataFolder), 'postgres');
  const binaries = locatePostgresBinaries();
  const user = choosePostgresUser(binaries.postgres, dataDir);
  if (!fs.existsSync(dataDir)) options.say('Preparing the database (once) …');
  const place = { dataDir, binaries, user, settings: options.settings ?? {} };
  prepareData(place);

  const address = await chooseAddress(dataDir, user);
  const launch = { ...place, address };
  let server = await shareOrLaunch(launch);
  const connection = connectionTo(server.address, dataDir, DATABASE);
  await createDatabase(connectionTo(server.address, dataDir, 'postgres'));

  const stopping = new AbortController();
  const takeOverWhenItEnds = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await server.ended;
      if (stopping.signal.aborted) return;
      options.say('PostgreSQL has ended; starting it again …');
      try {
        // The pool keeps the address that it knows.
        server = await shareOrLaunch({ ...launch, address: server.address });
      } catch (error) {
        // For example a full disk: once it is freed, the server should come back by itself.
        options.say(errorText(error));
        await pause(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };
  const watching = takeOverWhenItEnds();

  return {
    connection,
    async stop() {
      stopping.abort();
      await server.stop();
      // Taking over may have been under way: then there is one more server to end.
      await watching;
      await server.stop();
    },
  };
}

type Server = LaunchedServer & { address: ServerAddress };

async function shareOrLaunch(launch: Launch): Promise<Server> {
  const giveUpAt = Date.now() + 60_000;
  while (Date.now() < giveUpAt) {
    const running = await findRunningServer(launch.dataDir);
    const shared = running && (await share(running, launch.dataDir));
    if (shared) return shared;
    const launched = running ? undefined : await launchPostgres(launch);
    if (launched) return { ...launched, address: launch.address };
    await pause(RETRY_MS);
  }
  throw new StartFailure(
    `PostgreSQL on ${launch.dataDir} keeps starting and ending: end the other programs that use this folder, or set DATA_DIR to another one.`,
  );
}

/** Uses another process's server. An idle connection tells us when it ends. */
async function share(address: ServerAddress, dataDir: string): Promise<Server | undefined> {
  const watch = new Client(connectionTo(address, dataDir, 'postgres'));
  const ended = new Promise<void>((resolve) => watch.once('end', resolve));
  watch.on('error', () => undefined);
  try {
    await watch.connect();
  } catch {
    return undefined;
  }
  return { address, ended, stop: () => watch.end() };
}

async function createDatabase(config: ClientConfig): Promise<void> {
  await ask(config, async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount) return;
    await client.query(`create database ${DATABASE}`).catch((error: unknown) => {
      // Another process that starts at the same moment may have made it (duplicate_database, unique_violation).
      if (!['42P04', '23505'].includes(errorCode(error) ?? '')) throw error;
    });
  });
}
