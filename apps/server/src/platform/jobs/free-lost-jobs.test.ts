import { Pool, type PoolClient } from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { freeLostJobs } from './free-lost-jobs.ts';

it('a connection that breaks twice, or after it was let go, does not bring the process down', async () => {
  const database = await createTestDatabase();
  const pool = new Pool({ ...database.address, max: 2 });
  pool.on('error', () => undefined);
  const connections: PoolClient[] = [];
  pool.on('connect', (client) => connections.push(client));
  const lost = await freeLostJobs(pool, ['a worker'], (message) => {
    throw new Error(message);
  });
  const [showing] = connections;
  const breaks = () => showing?.emit('error', new Error('terminating connection'));
  await lost.stop();
  expect(breaks).not.toThrow();
  expect(breaks).not.toThrow();
  await pool.end();
  await database.close();
});
