import { connect as connectSocket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from './config.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';
import { aSessionAs } from './testing/sign-in.ts';

let test: TestApp;
const appWith = (environment: Record<string, string>, constants: Partial<Config> = {}) => {
  beforeEach(async () => {
    test = await createTestApp({ LOG_LEVEL: 'debug', ...environment }, constants);
  });
  afterEach(() => test.close());
};
const linesAt = (level: number) =>
  test.logged.filter((line) => (JSON.parse(line) as { level: number }).level >= level);
const ask = (address?: string) => test.call('getHealth', {}, address ? { address } : {});

describe('text searches', () => {
  // One that locks, two that wait, and one that looks at them.
  appWith({}, { databasePoolSize: 4 });

  it('run two at a time; the third is refused with a time to try again, and smart ones go on', async () => {
    const search = (prompt: string, searchType: 'text' | 'smart' = 'text') =>
      test.call('searchProperties', { query: { searchType, prompt } });
    const running = await whileLocked('description_words', async () => {
      const two = [search('mallige'), search('neelambari')];
      await expect.poll(() => waitingForLocks()).toBe(2);
      const third = await search('areca');
      expect([third.status, third.problem?.code]).toEqual([503, 'server.unavailable']);
      expect(third.headers['retry-after']).toBeDefined();
      expect((await search('villa in hebbal', 'smart')).status).toBe(200);
      return two;
    });
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await search('areca')).status).toBe(200);
  });
});

describe('a statement that takes longer than it may', () => {
  appWith({}, { statementTimeoutMs: 300 });

  it('is ended, answered 503 with when to try again, and no failure in the log', async () => {
    const { status, problem, headers } = await whileLocked('content_changes', () => ask());
    expect([status, problem?.code]).toEqual([503, 'server.unavailable']);
    expect(problem?.detail).toContain('longer');
    expect(headers['retry-after']).toBeDefined();
    expect((await ask()).status).toBe(200);
    expect(linesAt(50)).toEqual([]);
  });
});

describe('a queue to the database', () => {
  appWith({}, { databaseWaitMs: 500 });

  it('in which somebody waits for long turns requests away, and passes', async () => {
    const look = () => test.call('discoverProperties', { query: { projectName: 'mallige' } });
    const asked: ReturnType<typeof look>[] = [];
    await whileLocked('properties', async () => {
      await expect
        .poll(
          () => {
            asked.push(look());
            return linesAt(40).some((line) => line.includes('"reason":"database"'));
          },
          { timeout: 15_000 },
        )
        .toBe(true);
      expect((await test.app.inject('/health/live')).statusCode).toBe(200);
    });
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect((await ask()).status).toBe(200);
  });
});

describe('the work of one address', () => {
  appWith({ RATE_LIMIT_SCALE: '1' }, { addressWorkMs: 1 });

  it('is bounded over all that it asks, whatever others and staff ask', async () => {
    const session = await aSessionAs(test.db, 'admin');
    let refused: Awaited<ReturnType<typeof ask>> | undefined;
    await expect
      .poll(
        async () => {
          const answers = await Promise.all([
            ask('10.1.1.1'),
            test.call('interpretQuery', { body: { prompt: '3bhk' } }, { address: '10.1.1.1' }),
          ]);
          refused = answers.find(({ status }) => status === 429) as typeof refused;
          return refused?.problem?.code;
        },
        { timeout: 15_000 },
      )
      .toBe('request.too-many');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('10.1.1.2')).status).toBe(200);
    const live = { url: '/health/live', remoteAddress: '10.1.1.1' };
    expect((await test.app.inject(live)).statusCode).toBe(200);
    for (let n = 0; n < 40; n++) {
      const mine = await test.call('getSession', {}, { session, address: '10.1.1.3' });
      expect(mine.status).toBe(200);
    }
  });
});

describe('requests of one address beyond those that may wait', () => {
  appWith({});

  it('are refused with a time to try again, and those of others are answered', async () => {
    const asked = await whileLocked('properties', async () => {
      const all = Array.from({ length: 300 }, () => ask('10.2.1.1'));
      const refused = await Promise.any(
        all.map(async (one) => {
          const answer = await one;
          if (answer.status !== 429) throw new Error(String(answer.status));
          return answer;
        }),
      );
      expect(refused.problem?.code).toBe('request.too-many');
      expect(refused.headers['retry-after']).toBe('1');
      return all;
    });
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(300 - 8 - 256);
    expect((await ask('10.2.1.2')).status).toBe(200);
  });
});

describe('a caller who leaves in the middle of what they send', () => {
  appWith({});

  it('is no error in the log', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    let socket = connectSocket(port, '127.0.0.1');
    // Each leaves when the next comes: by then the server is reading what the one before sends.
    const comeAndLeave = () => {
      socket.destroy();
      socket = connectSocket(port, '127.0.0.1');
      socket.write(
        'POST /api/v1/chats HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"prompt',
      );
    };
    await expect
      .poll(() => {
        comeAndLeave();
        return test.logged.some((line) => /left before|request failed/.test(line));
      })
      .toBe(true);
    socket.destroy();
    expect(linesAt(40)).toEqual([]);
  });
});

/** Looks while nobody else may read a table. */
async function whileLocked<T>(table: string, look: () => Promise<T>): Promise<T> {
  const transaction = await test.db.startTransaction().execute();
  await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction);
  try {
    return await look();
  } finally {
    await transaction.commit().execute();
  }
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(test.db);
  return rows[0]?.count ?? 0;
}
