import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Existing } from './choose-slugs.ts';
import { localityOf } from './locality-of.ts';
import { nameSlug } from './name-slug.ts';
import { importKeyOf, keysWithoutRera, type ProjectRows } from './project-rows.ts';

/**
 * These projects under the keys by which the catalogue knows them, and what is there of them. A key alone is not enough:
 * a project may have come without a RERA number that staff, or its source, added since, or staff may have corrected the
 * number. So a record is also the project that bears its number now under another key (of the same name where that is another of
 * its numbers, as towers have each their own), the one whose key it names itself
 * (our own export does), and, with a number, the one that its older key names and that has none. One without a number that
 * can be read is what its source called so before, or the only project of its name, promoter and locality. No project is taken for two records, but for those
 * that staff merged. `toldOf` has, for a record that is known by a project which was merged, the id of that one, in the order of the records.
 */
export async function knownProjects(
  trx: Transaction<Database>,
  records: readonly ProjectRecord[],
  projects: readonly ProjectRows[],
): Promise<Recognised> {
  const byKey = await withKeys(trx, records.map(importKeyOf));
  const keyOf = new Map([...byKey].map(([key, { import_key }]) => [key, import_key]));
  const existing = new Map([...byKey.values()].map((found) => [found.import_key, found]));
  const strangers = records.filter((record) => !byKey.has(importKeyOf(record)));
  // A record found by a merged project gives way to one that is found directly.
  const claimed = new Set([...keyOf].flatMap(([key, own]) => (key === own ? [own] : [])));
  const parts = new Map([...byKey].map(([key, { part }]) => [key, part]));
  const claim = (record: ProjectRecord, same: (Found & { asked?: string }) | undefined): void => {
    if (same === undefined) return;
    parts.set(importKeyOf(record), same.part);
    if ((same.asked ?? same.import_key) === same.import_key) claimed.add(same.import_key);
    existing.set(same.import_key, same);
    keyOf.set(importKeyOf(record), same.import_key);
  };
  const numbered = strangers.filter(
    ({ reraNumbers = [], externalId }) => reraNumbers.length > 0 || externalId !== undefined,
  );
  const bearers = numbered.length === 0 ? [] : await bearersOf(trx, numbered);
  for (const record of numbered) {
    claim(record, bearerOf(record, bearers, claimed));
  }
  const nameless = strangers.filter(
    (record) => (record.reraNumbers ?? []).length === 0 && !keyOf.has(importKeyOf(record)),
  );
  const namesakes = nameless.length === 0 ? [] : await namesakesOf(trx, nameless);
  for (const record of nameless) {
    claim(record, namesakeOf(record, namesakes, claimed));
  }
  const underTheirKey = projects.map((project) => {
    const import_key = keyOf.get(project.property.import_key) ?? project.property.import_key;
    return { ...project, property: { ...project.property, import_key } };
  });
  const toldOf = records.map((record) => parts.get(importKeyOf(record)) ?? undefined);
  return { projects: underTheirKey, existing, toldOf };
}

export interface Recognised {
  projects: ProjectRows[];
  existing: Map<string, Existing & { content_hash: string }>;
  toldOf: (number | undefined)[];
}

interface Found extends Existing {
  content_hash: string;
  import_key: string;
  /** The merged project by which this one was found, if any. */
  part: number | null;
}

interface Bearer extends Found {
  /** The key that was asked for, where it is another: that of a project which was merged into this one. */
  asked: string;
  rera_numbers: string[];
}

function bearerOf(
  record: ProjectRecord,
  bearers: readonly Bearer[],
  claimed: ReadonlySet<string>,
): Bearer | undefined {
  const numbers = new Set(record.reraNumbers);
  const older = new Set(keysWithoutRera(record));
  const free = bearers.filter(
    ({ asked, import_key }) => asked !== import_key || !claimed.has(import_key),
  );
  return (
    free.find(
      (each) =>
        each.rera_numbers.some((number) => numbers.has(number)) &&
        (!isKnownByNumber(each) || nameSlug(each.name) === nameSlug(record.name)),
    ) ??
    free.find(({ asked }) => asked === record.externalId) ??
    free.find(
      ({ asked, rera_numbers }) => numbers.size > 0 && older.has(asked) && !rera_numbers.length,
    )
  );
}

/**
 * Found by another of its numbers. A cell may hold numbers of a tower and of a neighbouring phase, so the name must be the
 * same too.
 */
const isKnownByNumber = ({ asked, import_key, rera_numbers }: Bearer): boolean =>
  asked === import_key && rera_numbers.includes(import_key);

interface Namesake extends Found {
  rera_numbers: string[];
  /** By what sources call it: `source` and `id`. */
  calls: { source: string; id: string; told_of: number | null }[];
  promoter: string;
}

/**
 * The project that has the record's name in the same source; else the only project with a number that has this name,
 * promoter and locality, unless the source calls it otherwise. So a RERA number that is unreadable or missing in a file
 * makes no duplicate.
 */
function namesakeOf(
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

const PART = sql<number | null>`case when k.id <> p.id then k.id end`.as('part');

const COLUMNS = [
  'p.id',
  'p.import_key',
  'p.slug',
  'p.name',
  'p.locality_slug',
  'p.content_hash',
] as const;

/** The projects with these keys, or into which those were merged, by the keys that were asked for. */
async function withKeys(trx: Transaction<Database>, keys: readonly string[]) {
  const rows = await trx
    .selectFrom('properties as k')
    .innerJoin('properties as p', (join) =>
      join.on(sql<boolean>`p.id = coalesce(k.merged_into, k.id)`),
    )
    .select([...COLUMNS, 'k.import_key as asked', PART])
    .where('k.import_key', '=', sql<string>`any(${keys})`)
    .execute();
  return new Map<string, Found>(rows.map(({ asked, ...row }) => [asked, row]));
}

/**
 * Projects that have one of these numbers, or one of these as an older key. Each number, and each project that another was merged into,
 * is looked up by itself: asked for all at once, PostgreSQL reads every project, as it takes the answer for a large part of them.
 */
function bearersOf(trx: Transaction<Database>, records: readonly ProjectRecord[]) {
  const numbers = records.flatMap(({ reraNumbers = [] }) => reraNumbers);
  const older = records.flatMap((record) => [
    ...keysWithoutRera(record),
    ...(record.externalId === undefined ? [] : [record.externalId]),
  ]);
  return trx
    .selectFrom('properties as k')
    .innerJoinLateral(
      (one) =>
        one
          .selectFrom('properties')
          .selectAll()
          .where('id', '=', sql<number>`coalesce(k.merged_into, k.id)`)
          .offset(0)
          .as('p'),
      (join) => join.onTrue(),
    )
    .select([...COLUMNS, 'k.rera_numbers', 'k.import_key as asked', PART])
    .where(
      sql<boolean>`k.id in (
        select n.id from unnest(${numbers}::text[]) as asked(number)
        join properties n on n.rera_numbers @> array[asked.number]
        union all
        select id from properties where import_key = any(${older}::text[]))`,
    )
    .orderBy('p.id')
    .execute();
}

/** Projects that have the names of these, or that a source calls as one of these. */
function namesakesOf(trx: Transaction<Database>, records: readonly ProjectRecord[]) {
  const names = records.map(({ name }) => name.toLowerCase());
  const ids = records.flatMap(({ externalId }) => externalId ?? []);
  return trx
    .selectFrom('properties as p')
    .innerJoin('promoters', 'promoters.id', 'p.promoter_id')
    .select([
      ...COLUMNS,
      'p.rera_numbers',
      sql<null>`null`.as('part'),
      sql<string>`coalesce(p.promoter_name, promoters.name)`.as('promoter'),
      sql<Namesake['calls']>`coalesce((
        select json_agg(distinct jsonb_build_object(
          'source', t.source_name, 'id', t.external_id, 'told_of', t.told_of))
        from property_tellings t
        where t.property_id = p.id and t.external_id is not null and t.taken_back_at is null), '[]')`.as(
        'calls',
      ),
    ])
    .where(
      // Joined by `or`, PostgreSQL would read every project.
      sql<boolean>`p.id in (
        select id from properties where lower(name) = any(${names}::text[])
        union all
        select property_id from property_tellings
        where external_id = any(${ids}::text[]) and taken_back_at is null)`,
    )
    .where('p.merged_into', 'is', null)
    .orderBy('p.id')
    .execute();
}
