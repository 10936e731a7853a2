import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Existing } from './choose-slugs.ts';
import { localityOf } from './locality-of.ts';
import { nameSlug } from './name-slug.ts';

export interface Found extends Existing {
  content_hash: string;
  import_key: string;
  /** The merged project by which this one was found, if any. */
  part: number | null;
}

export interface Namesake extends Found {
  rera_numbers: string[];
  /** By what sources call it: `source` and `id`. */
  calls: { source: string; id: string; told_of: number | null }[];
  promoter: string;
  deleted_at: Date | null;
  is_demonstration: boolean;
  /** Sources whose earlier files contain it; the file being imported does not count. */
  sources: string[];
}

/**
 * The project that has the record's name in the same source; else the only project with a number that has this name,
 * promoter and locality, unless the source calls it otherwise. So a RERA number that is unreadable or missing in a file
 * makes no duplicate.
 */
export function namesakeOf(
  record: ProjectRecord,
  namesakes: readonly Namesake[],
  claimed: ReadonlySet<string>,
): Namesake | undefined {
  const { coordinates, externalId } = record;
  const ofSource = ({ calls }: Namesake) =>
    calls.filter(({ source }) => source === record.source.name && externalId !== undefined);
  const called = namesakes.flatMap((each) => {
    const calls = ofSource(each).filter(({ id }) => id === externalId);
    return calls.length === 0 ? [] : [{ ...each, part: calls.at(-1)?.told_of ?? null }];
  });
  if (called.length === 1) return called[0];
  const place = localityOf(record.locality, coordinates && [coordinates.lat, coordinates.lng]);
  const same = namesakes.filter(
    (each) =>
      each.rera_numbers.length > 0 &&
      nameSlug(each.name) === nameSlug(record.name) &&
      nameSlug(each.promoter) === nameSlug(record.promoter.name) &&
      each.locality_slug === (place?.slug ?? null) &&
      ofSource(each).length === 0,
  );
  const [only] = same;
  return same.length === 1 && only && !claimed.has(only.import_key) ? only : undefined;
}

export const COLUMNS = [
  'p.id',
  'p.import_key',
  'p.slug',
  'p.name',
  'p.locality_slug',
  'p.content_hash',
] as const;

/** Projects that have the names of these, or that a source calls as one of these. */
export function namesakesOf(
  trx: Transaction<Database>,
  records: readonly ProjectRecord[],
  importId: number | undefined,
) {
  const names = records.map(({ name }) => name.toLowerCase());
  const ids = records.flatMap(({ externalId }) => externalId ?? []);
  return trx
    .selectFrom('properties as p')
    .innerJoin('promoters', 'promoters.id', 'p.promoter_id')
    .select([
      ...COLUMNS,
      'p.rera_numbers',
      'p.deleted_at',
      'p.is_demonstration',
      sql<null>`null`.as('part'),
      sql<string>`coalesce(p.promoter_name, promoters.name)`.as('promoter'),
      sql<Namesake['calls']>`coalesce((
        select json_agg(distinct jsonb_build_object(
          'source', t.source_name, 'id', t.external_id, 'told_of', t.told_of))
        from property_tellings t
        where t.property_id = p.id and t.external_id is not null and t.taken_back_at is null), '[]')`.as(
        'calls',
      ),
      sql<string[]>`array(
        select distinct t.source_name from property_tellings t
        where t.property_id = p.id and t.import_id is not null and t.taken_back_at is null
          and t.import_id is distinct from ${importId ?? null}::int)`.as('sources'),
    ])
    .where(
      // Joined by `or`, or to a table that it knows nothing of, PostgreSQL would read every project.
      sql<boolean>`p.id = any(array(
        select id from properties where lower(name) = any(${names}::text[])
        union all
        select property_id from property_tellings
        where external_id = any(${ids}::text[]) and taken_back_at is null))`,
    )
    .where('p.merged_into', 'is', null)
    .orderBy('p.id')
    .execute();
}
