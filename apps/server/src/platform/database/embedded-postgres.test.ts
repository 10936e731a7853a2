import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Client } from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

let dataFolder: string;
let started: EmbeddedPostgres[];
let said: string[];

beforeEach(() => {
  dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'manemitra embedded '));
  fs.chmodSync(dataFolder, 0o755);
  started = [];
  said = [];
});
afterEach(async () => {
  for (const server of started) await server.stop();
  fs.rmSync(dataFolder, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    dataFolder,
    settings: { fsync: 'off' },
    say: (line) => said.push(line),
  });
  started.push(server);
  return server;
}

async function query(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new Client(server.connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the PostgreSQL that comes with ManeMitra', () => {
  it('keeps what was written when it starts again', async () => {
    const first = await start();
    await query(first, 'create table kept as select 42 as answer');
    await first.stop();
    expect(await query(await start(), 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(said).toEqual(['Preparing the database (once) …']);
  });

  it('is shared by two that start at the same moment, and stays until the last has gone', async () => {
    const both = await Promise.all([start(), start()]);
    await query(both[0], 'create table shared ()');
    expect(await query(both[1], 'select from shared')).toEqual([]);

    for (const [leaving, staying] of [both, [both[1], await start()]] as const) {
      await leaving.stop();
      const ask = () => query(staying, 'select 1 as one').catch(() => []);
      await expect.poll(ask, { timeout: 10_000 }).toEqual([{ one: 1 }]);
    }
  });

  it('that died comes back by itself once what keeps it from starting is gone', async () => {
    const server = await start();
    const data = path.join(dataFolder, 'postgres');
    const needed = path.join(data, 'global', 'pg_control');
    fs.renameSync(needed, `${needed}.away`);
    process.kill(
      Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
      9,
    );
    await expect.poll(() => said.join('\n'), { timeout: 10_000 }).toContain('could not start');
    fs.renameSync(`${needed}.away`, needed);
    const ask = () => query(server, 'select 1 as one').catch(() => []);
    await expect.poll(ask, { timeout: 15_000 }).toEqual([{ one: 1 }]);
  });

  it('does its preparations again where a killed process left them half done; is open to nobody but us, by no network and a socket in a closed folder; sorts and compares text alike on every system', async () => {
    const left = path.join(dataFolder, 'postgres.new-99999999');
    fs.mkdirSync(path.join(left, 'base'), { recursive: true });
    const server = await start();
    expect(fs.existsSync(left)).toBe(false);

    const [settings] = await query(server, `select current_setting('listen_addresses') as network`);
    expect(settings).toEqual({ network: '' });
    expect(fs.statSync(String(server.connection.host)).mode & 0o777).toBe(0o700);

    const [database] = await query(
      server,
      `select datlocprovider as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding
       from pg_database where datname = current_database()`,
    );
    expect(database).toEqual({ provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8' });
  });

  it.each([
    ['of another version', 'PG_VERSION', '17', 'was written by PostgreSQL 17'],
    ['that is none', 'notes.txt', 'mine', 'holds files but no PostgreSQL data'],
  ])('leaves data %s alone and says so', async (_, file, content, sentence) => {
    const data = path.join(dataFolder, 'postgres');
    fs.mkdirSync(data);
    fs.writeFileSync(path.join(data, file), content);
    await expect(start()).rejects.toThrow(sentence);
    expect(fs.readFileSync(path.join(data, file), 'utf8')).toBe(content);
  });

  it('says in a sentence that its folder cannot be made', async () => {
    fs.writeFileSync(path.join(dataFolder, 'file'), '');
    dataFolder = path.join(dataFolder, 'file', 'data');
    await expect(start()).rejects.toThrow('a file is in the way');
    dataFolder = path.dirname(path.dirname(dataFolder));
  });
});
