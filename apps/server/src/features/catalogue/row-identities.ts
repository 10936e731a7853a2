import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { COLUMNS, type Found } from './namesakes.ts';
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
  const said = await trx
    .selectFrom('row_identities')
    .select(['source_name', 'row_key', 'property_id'])
    .where('row_key', '=', sql<string>`any(${keys}::text[])`)
    .where(
      'source_name',
      '=',
      sql<string>`any(${records.map(({ source }) => source.name)}::text[])`,
    )
    .execute();
  const projects = await foundOf(
    trx,
    said.flatMap(({ property_id }) => property_id ?? []),
  );
  const known = new Map(
    said.map(({ source_name, row_key, property_id }): [string, Decision] => {
      const found = property_id === null ? undefined : projects.get(property_id);
      return [`${source_name}\n${row_key}`, found === undefined ? null : { found }];
    }),
  );
  return records.map(({ source }, i) => known.get(`${source.name}\n${keys[i]}`));
}

/** The projects with these ids, or into which those were merged. Asked by itself: joined to what was said, PostgreSQL would read every project. */
async function foundOf(
  trx: Transaction<Database>,
  ids: readonly number[],
): Promise<Map<number, Found>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('properties as k')
    .innerJoin('properties as p', (join) =>
      join.on(sql<boolean>`p.id = coalesce(k.merged_into, k.id)`),
    )
    .select([
      'k.id as asked',
      ...COLUMNS,
      sql<number | null>`case when k.id <> p.id then k.id end`.as('part'),
    ])
    .where('k.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ asked, ...found }) => [asked, found]));
}
