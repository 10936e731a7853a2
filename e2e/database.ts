import { Client } from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';

/** Runs a statement in the database of the product under test, for what takes the server's clock to come about. */
export async function inDatabase(statement: string, values: readonly unknown[]): Promise<void> {
  const shared = await startEmbeddedPostgres({
    dataFolder: process.env['E2E_DATA_DIR'] ?? '',
    say: () => undefined,
  });
  const client = new Client(shared.connection);
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
    await shared.stop();
  }
}
