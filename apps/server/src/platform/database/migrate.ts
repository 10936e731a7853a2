import { Migrator, sql, type Kysely, type Migration } from 'kysely';

/**
 * Brings the schema up to date and returns the names of the migrations it ran. Several processes may call it
 * at once: an advisory lock lets one of them work and the others find it done.
 */
export async function migrate<DB>(
  db: Kysely<DB>,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  const known = { ...(await appliedMigrations(db)), ...migrations };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error');
    const which = failed ? `Migration ${failed.migrationName}` : 'Reading the migrations';
    throw new Error(`${which} failed and changed nothing.`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}

/**
 * Migrations that the database already has, as entries that do nothing. Those of a newer release are among them: the
 * release before still runs on the schema after, which is what makes a rolling update and a rollback possible.
 */
async function appliedMigrations<DB>(db: Kysely<DB>): Promise<Record<string, Migration>> {
  const table = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!table.rows[0]?.exists) return {};
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return Object.fromEntries(applied.rows.map(({ name }) => [name, { up: async () => undefined }]));
}

/** Whether the database has all of these migrations. */
export async function isMigrated<DB>(
  db: Kysely<DB>,
  migrations: Record<string, Migration>,
): Promise<boolean> {
  const applied = await appliedMigrations(db);
  return Object.keys(migrations).every((name) => name in applied);
}
