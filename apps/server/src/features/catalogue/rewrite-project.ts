import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { chooseSlugs } from './choose-slugs.ts';
import type { LoadTransaction } from '#server/features/load-lock/public.ts';
import { writeProjects } from './load-projects.ts';
import { nameSlug } from './name-slug.ts';
import { type ProjectRows, projectRows } from './project-rows.ts';
import { replaceParts } from './replace-parts.ts';
import { upsertPromoters } from './upsert-promoters.ts';

/**
 * Rewrites one project as staff edited it, with everything derived: address, distances, all-in prices of `today`. It keeps
 * the import key, the source, the promoter's details and the hash of the record that was loaded, so that loading the
 * same again does not undo the edit. Returns the new version.
 */
export async function rewriteProject(
  trx: LoadTransaction,
  id: number,
  record: ProjectRecord,
  { today, now }: { today: string; now: Date },
): Promise<number> {
  const existing = await trx
    .selectFrom('properties as p')
    .innerJoin('promoters as b', 'b.id', 'p.promoter_id')
    .select([
      'p.id',
      'p.import_key',
      'p.slug',
      'p.name',
      'p.locality_slug',
      'p.promoter_id',
      'p.promoter_name',
      'b.name as promoter',
    ])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = projectRows(record, today);
  const {
    source_name: _name,
    source_url: _url,
    facts_checked_on: _checked,
    complaints_checked_on: _complaints,
    past_projects_checked_on: _past,
    is_demonstration: _demonstration,
    ...property
  } = { ...rows.property, import_key: existing.import_key };
  const slugs = await chooseSlugs(
    trx,
    [{ property: { ...rows.property, import_key: existing.import_key } }],
    new Map([[existing.import_key, existing]]),
  );
  const promoter = await promoterOf(trx, rows, existing);
  const { version } = await trx
    .updateTable('properties')
    .set({
      ...property,
      ...promoter,
      slug: slugs.get(existing.import_key) ?? existing.slug,
      // Staff say themselves when the register was asked.
      rera_checked_on: record.reraCheckedOn ?? null,
      version: sql`version + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const { promoter_id: promoterId } = promoter;
  await replaceParts(trx, [{ project: rows, propertyId: id, promoterId, isNew: false }]);
  return version;
}

/** The promoter stays, whatever its names, unless the record names another. */
async function promoterOf(
  trx: Transaction<Database>,
  rows: ProjectRows,
  was: { promoter_id: number; promoter_name: string | null; promoter: string },
): Promise<{ promoter_id: number; promoter_name: string | null }> {
  const { promoter_id, promoter_name } = was;
  const { slug, name } = rows.promoter;
  if (slug === nameSlug(promoter_name ?? was.promoter)) return { promoter_id, promoter_name };
  const { ids, isOtherName } = await upsertPromoters(trx, [rows]);
  return {
    promoter_id: ids.get(slug) ?? promoter_id,
    promoter_name: isOtherName(slug) ? name : null,
  };
}

/** Brings projects to these records, source and promoter too; who they are across imports stays. */
export async function rewriteKnown(
  trx: LoadTransaction,
  known: readonly { id: number; record: ProjectRecord }[],
  today: string,
): Promise<void> {
  const rows = await trx
    .selectFrom('properties')
    .select(['id', 'import_key', 'slug', 'name', 'locality_slug'])
    .where('id', '=', sql<number>`any(${known.map(({ id }) => id)}::int[])`)
    .execute();
  const keys = new Map(rows.map(({ id, import_key }) => [id, import_key]));
  const projects = known.flatMap(({ id, record }) => {
    const import_key = keys.get(id);
    const project = projectRows(record, today);
    return import_key === undefined
      ? []
      : [{ ...project, property: { ...project.property, import_key } }];
  });
  await writeProjects(trx, projects, new Map(rows.map((row) => [row.import_key, row])));
}
