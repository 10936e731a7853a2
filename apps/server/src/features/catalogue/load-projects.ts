import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { insertRows } from './insert-rows.ts';
import { nameSlug } from './name-slug.ts';
import { projectRows, type ProjectRows } from './project-rows.ts';
import { replaceParts } from './replace-parts.ts';
import { upsertPromoters } from './upsert-promoters.ts';

export interface LoadResult {
  added: number;
  changed: number;
  unchanged: number;
}

// Two loads at once would choose the same slug; the second waits for the first.
const LOAD_LOCK = 72_104_001;

/**
 * Brings the catalogue up to these records in one transaction: all of them or none. A record that is already
 * there as it is changes nothing. `today` (`YYYY-MM-DD`) decides the taxes in the all-in prices.
 */
export async function loadProjects(
  db: Kysely<Database>,
  records: readonly ProjectRecord[],
  today: string,
): Promise<LoadResult> {
  const projects = records.map((record) => projectRows(record, today));
  const keys = projects.map(({ property }) => property.import_key);
  if (new Set(keys).size < keys.length) throw new Error('A project is twice among the records.');
  if (keys.length === 0) return { added: 0, changed: 0, unchanged: 0 };

  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOAD_LOCK})`.execute(trx);
    const existing = await findExisting(trx, keys);
    const toWrite = projects.filter(
      ({ property, contentHash }) =>
        existing.get(property.import_key)?.content_hash !== contentHash,
    );
    if (toWrite.length > 0) {
      await write(trx, toWrite, existing);
      await sql`update catalogue_state set version = version + 1`.execute(trx);
    }
    const changed = toWrite.filter(({ property }) => existing.has(property.import_key)).length;
    const added = toWrite.length - changed;
    return { added, changed, unchanged: projects.length - toWrite.length };
  });
}

interface Existing {
  slug: string;
  content_hash: string;
}

async function findExisting(trx: Transaction<Database>, keys: readonly string[]) {
  const rows = await trx
    .selectFrom('properties')
    .select(['import_key', 'slug', 'content_hash'])
    .where('import_key', '=', sql<string>`any(${keys})`)
    .execute();
  return new Map<string, Existing>(rows.map((row) => [row.import_key, row]));
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

/** A project keeps its address for ever; a new one gets its name and locality, numbered on a clash. */
async function chooseSlugs(
  trx: Transaction<Database>,
  projects: readonly ProjectRows[],
  existing: ReadonlyMap<string, Existing>,
): Promise<Map<string, string>> {
  const slugs = new Map([...existing].map(([key, { slug }]) => [key, slug]));
  const added = projects.filter(({ property }) => !existing.has(property.import_key));
  if (added.length === 0) return slugs;
  const base = ({ property }: ProjectRows) =>
    nameSlug(`${property.name} ${property.locality_slug ?? ''}`);
  const bases = [...new Set(added.map(base))];
  const rows = await trx
    .selectFrom('properties')
    .select('slug')
    .where(
      sql<boolean>`regexp_replace(slug, '-[0-9]+$', '') = any(${bases}) or slug = any(${bases})`,
    )
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  for (const project of added) {
    let slug = base(project);
    for (let number = 2; taken.has(slug); number++) slug = `${base(project)}-${number}`;
    taken.add(slug);
    slugs.set(project.property.import_key, slug);
  }
  return slugs;
}
