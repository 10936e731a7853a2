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
  name: string;
  locality_slug: string | null;
  content_hash: string;
}

async function findExisting(trx: Transaction<Database>, keys: readonly string[]) {
  const rows = await trx
    .selectFrom('properties')
    .select(['import_key', 'slug', 'name', 'locality_slug', 'content_hash'])
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

/**
 * A project's address is its name and locality, numbered on a clash. It changes only when they do; what was the
 * address of one project is never given to another.
 */
async function chooseSlugs(
  trx: Transaction<Database>,
  projects: readonly ProjectRows[],
  existing: ReadonlyMap<string, Existing>,
): Promise<Map<string, string>> {
  const slugs = new Map([...existing].map(([key, { slug }]) => [key, slug]));
  const toName = projects.filter(({ property }) => {
    const known = existing.get(property.import_key);
    return known === undefined || baseSlug(known) !== baseSlug(property);
  });
  if (toName.length === 0) return slugs;
  const owners = await ownersOfSlugs(
    trx,
    toName.map(({ property }) => baseSlug(property)),
  );
  for (const { property } of toName) {
    const base = baseSlug(property);
    const isFree = (slug: string) =>
      (owners.get(slug) ?? property.import_key) === property.import_key;
    let slug = base;
    for (let number = 2; !isFree(slug); number++) slug = `${base}-${number}`;
    owners.set(slug, property.import_key);
    slugs.set(property.import_key, slug);
  }
  return slugs;
}

function baseSlug({ name, locality_slug }: Pick<Existing, 'name' | 'locality_slug'>): string {
  return nameSlug(`${name} ${locality_slug ?? ''}`);
}

/** The import keys of the projects to which such slugs belong or belonged. */
async function ownersOfSlugs(
  trx: Transaction<Database>,
  bases: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ slug: string; owner: string }>`
    select slug, owner from (
      select s.slug, p.import_key as owner from project_slugs s join properties p on p.id = s.property_id
      union all select slug, import_key from properties
    ) every_slug
    where regexp_replace(slug, '-[0-9]+$', '') = any(${bases}) or slug = any(${bases})`.execute(
    trx,
  );
  return new Map(rows.map(({ slug, owner }) => [slug, owner]));
}
