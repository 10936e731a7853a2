import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Found } from './namesakes.ts';
import { localityOf } from './locality-of.ts';
import { nameSlug } from './name-slug.ts';

/** What a row calls its project, its builder and its place: by this a source is understood again. */
export function rowKeyOf({ name, promoter, locality, coordinates }: ProjectRecord): string {
  const place = localityOf(locality, coordinates && [coordinates.lat, coordinates.lng]);
  return [nameSlug(name), nameSlug(promoter.name), place?.slug ?? ''].join(' ');
}

type Decision = { found: Found } | null | undefined;

/** What a person said of each of these rows: its project, `null` for one of its own, `undefined` where nothing was said. */
export async function decisionsOn(
  trx: Transaction<Database>,
  records: readonly ProjectRecord[],
): Promise<Decision[]> {
  const keys = records.map(rowKeyOf);
  const rows = await trx
    .selectFrom('row_identities as d')
    .leftJoin('properties as k', 'k.id', 'd.property_id')
    .leftJoin('properties as p', (join) =>
      join.on(sql<boolean>`p.id = coalesce(k.merged_into, k.id)`),
    )
    .select(['d.source_name', 'd.row_key', 'd.property_id'])
    .select([
      'p.id',
      'p.import_key',
      'p.slug',
      'p.name',
      'p.locality_slug',
      'p.content_hash',
      sql<number | null>`case when k.id <> p.id then k.id end`.as('part'),
    ])
    .where('d.row_key', '=', sql<string>`any(${keys}::text[])`)
    .where(
      'd.source_name',
      '=',
      sql<string>`any(${records.map(({ source }) => source.name)}::text[])`,
    )
    .execute();
  const known = new Map(
    rows.map(({ source_name, row_key, property_id, ...found }) => [
      `${source_name}\n${row_key}`,
      property_id === null ? null : { found: found as Found },
    ]),
  );
  return records.map(({ source }, i) => known.get(`${source.name}\n${keys[i]}`));
}
