import { createHash } from 'node:crypto';
import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { upsertPlainRows } from '#server/platform/database/insert-plain-rows.ts';
import { mapInSteps } from '#server/platform/let-others-go-on.ts';
import { mustGet } from '#server/platform/must-get.ts';
import { chooseSlugs, type Existing } from './choose-slugs.ts';
import type { RowHint } from './known-by-name.ts';
import { knownProjects, type Recognised } from './known-projects.ts';
import { lockLoads, type LoadTransaction } from '#server/features/load-lock/public.ts';
import { importKeyOf, projectRows, type ProjectRows } from './project-rows.ts';
import { replaceParts } from './replace-parts.ts';
import { upsertPromoters } from './upsert-promoters.ts';

export interface LoadResult {
  added: number;
  changed: number;
  unchanged: number;
}

/**
 * Brings the catalogue up to these whole records in one transaction: all of them or none. A record replaces what was there;
 * an identical one changes nothing. Records from a file are first joined with what is known (`features/imports`). `today`
 * (`YYYY-MM-DD`) decides the taxes in the all-in prices.
 */
export async function loadProjects(
  db: Kysely<Database>,
  records: readonly ProjectRecord[],
  today: string,
): Promise<LoadResult> {
  return db.transaction().execute((trx) => loadWithin(trx, records, today));
}

async function loadWithin(
  trx: Transaction<Database>,
  records: readonly ProjectRecord[],
  today: string,
): Promise<LoadResult> {
  const rows = await mapInSteps(records, (record) => projectRows(record, today));
  const { projects, existing, loads } = await recognise(trx, records, rows);
  const hashes = new Map<string, string>();
  const toWrite = projects.filter((project) => {
    const { import_key } = project.property;
    // Records of projects that were merged are of one; the first of them counts.
    if (hashes.has(import_key)) return false;
    const hash = hashOf(project);
    hashes.set(import_key, hash);
    return existing.get(import_key)?.content_hash !== hash;
  });
  await writeProjects(loads, toWrite, existing, { hashes });
  const ids = toWrite.flatMap(({ property }) => existing.get(property.import_key)?.id ?? []);
  // The recorded source of each fact is that of the facts before; the journal takes in the new ones when it is next read.
  await sql`delete from property_fact_checks where property_id = any(${ids})`.execute(trx);
  await sql`delete from property_facts where property_id = any(${ids})`.execute(trx);
  const changed = toWrite.filter(({ property }) => existing.has(property.import_key)).length;
  const added = toWrite.length - changed;
  return { added, changed, unchanged: projects.length - toWrite.length };
}

/** Tells whether a record was loaded as it is already, whoever changed its project since. */
const hashOf = (project: ProjectRows): string =>
  createHash('sha256').update(JSON.stringify(project)).digest('base64url');

/**
 * The rows of these records under the keys of their projects in the catalogue, in order, and what is there of those
 * projects. From here to the end of the transaction `loads` nobody else writes projects.
 */
export async function recognise(
  trx: Transaction<Database>,
  records: readonly ProjectRecord[],
  rows: readonly ProjectRows[],
  hints: readonly RowHint[] = [],
): Promise<Recognised & { loads: LoadTransaction }> {
  const keys = records.map(importKeyOf);
  if (new Set(keys).size < keys.length) throw new Error('A project is twice among the records.');
  const loads = await lockLoads(trx);
  return { ...(await knownProjects(trx, records, rows, hints)), loads };
}

/**
 * Writes such rows, with everything that hangs on their projects; drafts are not published where they are new. Answers the
 * ids of the projects by their keys. `hashes` are kept by their keys, where whole records are loaded.
 */
export async function writeProjects(
  trx: LoadTransaction,
  projects: readonly ProjectRows[],
  existing: ReadonlyMap<string, Existing>,
  { areDrafts = false, hashes }: { areDrafts?: boolean; hashes?: ReadonlyMap<string, string> } = {},
): Promise<Map<string, number>> {
  const propertyIds = new Map<string, number>();
  if (projects.length === 0) return propertyIds;
  const { ids: promoterIds, isOtherName } = await upsertPromoters(trx, projects);
  const slugs = await chooseSlugs(trx, projects, existing);
  const rows = projects.map(({ property, promoter }): Insertable<Database['properties']> => ({
    ...property,
    slug: mustGet(slugs, property.import_key),
    promoter_id: mustGet(promoterIds, promoter.slug),
    promoter_name: isOtherName(promoter.slug) ? promoter.name : null,
    content_hash: hashes?.get(property.import_key) ?? '',
  }));
  const isTaken = (column: string) => hashes !== undefined || column !== 'content_hash';
  const write = async (some: typeof rows): Promise<void> => {
    const columns = Object.keys(some[0] ?? {}) as (keyof Selectable<Database['properties']>)[];
    const written = await upsertPlainRows(trx, 'properties', some, {
      key: ['import_key'],
      set: {
        ...Object.fromEntries(columns.filter(isTaken).map((column) => [column, 'taken'])),
        version: sql`properties.version + 1`,
        updated_at: sql`now()`,
      },
      answer: ['id', 'import_key'],
    });
    for (const { id, import_key } of written) propertyIds.set(import_key, id);
  };
  const isKnown = ({ import_key }: { import_key: string }) =>
    !areDrafts || existing.has(import_key);
  await write(rows.filter(isKnown));
  const drafts = rows.filter((row) => !isKnown(row));
  await write(drafts.map((row) => ({ ...row, is_published: false })));
  await replaceParts(
    trx,
    projects.map((project) => ({
      project,
      propertyId: mustGet(propertyIds, project.property.import_key),
      isNew: !existing.has(project.property.import_key),
      promoterId: mustGet(promoterIds, project.promoter.slug),
    })),
  );
  return propertyIds;
}
