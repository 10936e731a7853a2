import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { chooseSlugs, type Existing, lockLoads } from './choose-slugs.ts';
import { insertRows } from './insert-rows.ts';
import { knownProjects } from './known-projects.ts';
import { importKeyOf, projectRows, type ProjectRows } from './project-rows.ts';
import { replaceParts } from './replace-parts.ts';
import { upsertPromoters } from './upsert-promoters.ts';

export interface LoadResult {
  added: number;
  changed: number;
  unchanged: number;
}

/**
 * Brings the catalogue up to these records in one transaction: all of them or none. A record that is already
 * there as it is changes nothing. `today` (`YYYY-MM-DD`) decides the taxes in the all-in prices.
 */
export async function loadProjects(
  db: Kysely<Database>,
  records: readonly ProjectRecord[],
  today: string,
): Promise<LoadResult> {
  return db.transaction().execute((trx) => loadProjectsWithin(trx, records, today));
}

/** The same within the transaction of its caller. */
export async function loadProjectsWithin(
  trx: Transaction<Database>,
  records: readonly ProjectRecord[],
  today: string,
): Promise<LoadResult> {
  const keys = records.map(importKeyOf);
  if (new Set(keys).size < keys.length) throw new Error('A project is twice among the records.');
  if (keys.length === 0) return { added: 0, changed: 0, unchanged: 0 };

  await lockLoads(trx);
  const { projects, existing } = await knownProjects(
    trx,
    records,
    records.map((record) => projectRows(record, today)),
  );
  const toWrite = projects.filter(
    ({ property, contentHash }) => existing.get(property.import_key)?.content_hash !== contentHash,
  );
  if (toWrite.length > 0) await write(trx, toWrite, existing);
  const changed = toWrite.filter(({ property }) => existing.has(property.import_key)).length;
  const added = toWrite.length - changed;
  return { added, changed, unchanged: projects.length - toWrite.length };
}

async function write(
  trx: Transaction<Database>,
  projects: readonly ProjectRows[],
  existing: ReadonlyMap<string, Existing>,
): Promise<void> {
  const promoterIds = await upsertPromoters(trx, projects);
  const slugs = await chooseSlugs(trx, projects, existing);
  const rows = projects.map(
    ({ property, promoter, contentHash }): Insertable<Database['properties']> => ({
      ...property,
      slug: slugs.get(property.import_key) ?? '',
      promoter_id: promoterIds.get(promoter.slug) ?? 0,
      content_hash: contentHash,
    }),
  );
  const propertyIds = new Map<string, number>();
  await insertRows(rows, async (some) => {
    const written = await trx
      .insertInto('properties')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('import_key').doUpdateSet((row) => ({
          ...excludedColumns((column) => row.ref(column), Object.keys(some[0] ?? {})),
          version: sql`properties.version + 1`,
          updated_at: sql`now()`,
        })),
      )
      .returning(['id', 'import_key'])
      .execute();
    for (const { id, import_key } of written) propertyIds.set(import_key, id);
  });
  // What staff vouched for was of the facts before these.
  const ids = [...propertyIds.values()];
  await sql`delete from property_fact_checks where property_id = any(${ids})`.execute(trx);
  await replaceParts(
    trx,
    projects.map((project) => ({
      project,
      propertyId: propertyIds.get(project.property.import_key) ?? 0,
      promoterId: promoterIds.get(project.promoter.slug) ?? 0,
    })),
  );
}

function excludedColumns(ref: (name: never) => unknown, columns: readonly string[]) {
  return Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}` as never)]));
}
