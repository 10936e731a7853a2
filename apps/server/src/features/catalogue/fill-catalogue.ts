import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadDemonstration } from '#server/features/demonstration/public.ts';
import { seedValueAddedServices } from '#server/features/value-added-services/public.ts';
import { loadProjects } from './load-projects.ts';
import { importKeyOf } from './project-rows.ts';

/** How many projects a first start brings (design 8). */
const DEMONSTRATION_PROJECTS = 1200;
const BATCH = 100;
const FILL_LOCK = 72_104_002;

export interface FillOptions {
  total?: number;
  /** `YYYY-MM-DD`: decides the taxes in the all-in prices. */
  today: string;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Fills an empty catalogue with the demonstration projects and their services, once. Each batch is written whole or not at
 * all, so a killed fill continues where it stopped; a second process waits for the first and finds the work done. A
 * catalogue with real projects is left alone. Returns how many projects it added.
 */
export async function fillDemonstrationCatalogue(
  db: Kysely<Database>,
  { total = DEMONSTRATION_PROJECTS, today, onProgress }: FillOptions,
): Promise<number> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${FILL_LOCK})`.execute(connection);
    try {
      const { isReal, isFilled } = await stateOf(connection);
      if (isReal) return 0;
      await seedValueAddedServices(connection);
      if (isFilled) return 0;
      const added = await addMissing(connection, { total, today, onProgress });
      await sql`update catalogue_state set demonstration_filled_at = now()`.execute(connection);
      return added;
    } finally {
      await sql`select pg_advisory_unlock(${FILL_LOCK})`.execute(connection);
    }
  });
}

async function stateOf(db: Kysely<Database>): Promise<{ isReal: boolean; isFilled: boolean }> {
  const { rows } = await sql<{ isReal: boolean; isFilled: boolean }>`
    select demonstration_filled_at is not null as "isFilled",
      exists (select from properties where not is_demonstration) as "isReal"
    from catalogue_state`.execute(db);
  return rows[0] ?? { isReal: false, isFilled: false };
}

/**
 * Adds the demonstration projects that are missing, up to so many. Those that are there stay as they are, whatever made
 * them and whoever edited them since. Returns how many it added.
 */
export async function addMissing(
  db: Kysely<Database>,
  { total, today, onProgress }: FillOptions & { total: number },
): Promise<number> {
  const { generateProjects } = await loadDemonstration();
  const present = await db.selectFrom('properties').select('import_key').execute();
  const done = new Set(present.map(({ import_key }) => import_key));
  const alreadyThere = done.size;
  let batch: ProjectRecord[] = [];
  let added = 0;
  const load = async () => {
    added += (await loadProjects(db, batch, today)).added;
    batch = [];
    onProgress?.(alreadyThere + added, total);
  };
  for (const record of generateProjects(total)) {
    if (done.has(importKeyOf(record))) continue;
    batch.push(record);
    if (batch.length === BATCH) await load();
  }
  if (batch.length > 0) await load();
  return added;
}
