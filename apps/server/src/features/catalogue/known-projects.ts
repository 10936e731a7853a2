import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Existing } from './choose-slugs.ts';
import { knownByName, type RowHint } from './known-by-name.ts';
import { COLUMNS, type Found, type Namesake } from './namesakes.ts';
import { nameSlug } from './name-slug.ts';
import { importKeyOf, keysWithoutRera, type ProjectRows } from './project-rows.ts';

/**
 * These projects under the keys by which the catalogue knows them, and what is there of them. A key alone is not enough:
 * a project may have come without a RERA number that staff, or its source, added since, or staff may have corrected the
 * number. So a record is also the project that bears its number now under another key (of the same name where that is another of
 * its numbers, as towers have each their own), the one whose key it names itself
 * (our own export does), and, with a number, the one that its older key names and that has none. One without a number that
 * can be read is what its source called so before, or the only project of its name, promoter and locality. What is left is known by name
 * within its source (`known-by-name.ts`). No project is taken for two records, but for those that staff merged. `toldOf` has, for a record that is known by a project which was merged, the id of that one, in the order of the records.
 */
export async function knownProjects(
  trx: Transaction<Database>,
  records: readonly ProjectRecord[],
  projects: readonly ProjectRows[],
  hints: readonly RowHint[] = [],
): Promise<Recognised> {
  const hintOf = new Map(records.map((record, i) => [record, hints[i]]));
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
  const left = strangers.filter((record) => !keyOf.has(importKeyOf(record)));
  const byName = await knownByName(trx, left, { claimed, hintOf: (record) => hintOf.get(record) });
  for (const record of left) {
    claim(record, byName.of(record));
  }
  const underTheirKey = projects.map((project) => {
    const import_key = keyOf.get(project.property.import_key) ?? project.property.import_key;
    return { ...project, property: { ...project.property, import_key } };
  });
  const toldOf = records.map((record) => parts.get(importKeyOf(record)) ?? undefined);
  return {
    projects: underTheirKey,
    existing,
    toldOf,
    namesakes: records.map((record) => byName.inDoubt(record)),
    decisions: records.map((record) => byName.decided(record)),
  };
}

export interface Recognised {
  projects: ProjectRows[];
  existing: Map<string, Existing & { content_hash: string }>;
  toldOf: (number | undefined)[];
  /** Of each record the projects that it may be of by its name, where that is not sure. */
  namesakes: Namesake[][];
  /** What a person said of each: the id of its project, `null` for one of its own, `undefined` where nothing was said. */
  decisions: (number | null | undefined)[];
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

const PART = sql<number | null>`case when k.id <> p.id then k.id end`.as('part');

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
