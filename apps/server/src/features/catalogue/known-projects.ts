import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Existing } from './choose-slugs.ts';
import { importKeyOf, keysWithoutRera, type ProjectRows } from './project-rows.ts';

/**
 * These projects under the keys by which the catalogue knows them, and what is there of them. A key alone is not enough:
 * a project may have come without a RERA number that staff, or its source, added since, or staff may have corrected the
 * number. So a record is also the project that bears its number now under another key, the one whose key it names itself
 * (our own export does), and, with a number, the one that its older key names and that has none. No project is taken for
 * two records.
 */
export async function knownProjects(
  trx: Transaction<Database>,
  records: readonly ProjectRecord[],
  projects: readonly ProjectRows[],
): Promise<{ projects: ProjectRows[]; existing: Map<string, Existing> }> {
  const keys = records.map(importKeyOf);
  const existing = await withKeys(trx, keys);
  const strangers = records.filter(
    (record) =>
      ((record.reraNumbers ?? []).length > 0 || record.externalId !== undefined) &&
      !existing.has(importKeyOf(record)),
  );
  if (strangers.length === 0) return { projects: [...projects], existing };

  const bearers = await bearersOf(trx, strangers);
  const claimed = new Set(existing.keys());
  const keyOf = new Map<string, string>();
  for (const record of strangers) {
    const numbers = new Set(record.reraNumbers);
    const older = new Set(keysWithoutRera(record));
    const free = bearers.filter(({ import_key }) => !claimed.has(import_key));
    const same =
      free.find(({ rera_numbers }) => rera_numbers.some((number) => numbers.has(number))) ??
      free.find(({ import_key }) => import_key === record.externalId) ??
      free.find(
        ({ import_key, rera_numbers }) =>
          numbers.size > 0 && older.has(import_key) && !rera_numbers.length,
      );
    if (same === undefined) continue;
    claimed.add(same.import_key);
    existing.set(same.import_key, same);
    keyOf.set(importKeyOf(record), same.import_key);
  }
  const underTheirKey = projects.map((project) => {
    const import_key = keyOf.get(project.property.import_key) ?? project.property.import_key;
    return { ...project, property: { ...project.property, import_key } };
  });
  return { projects: underTheirKey, existing };
}

const COLUMNS = ['id', 'import_key', 'slug', 'name', 'locality_slug', 'content_hash'] as const;

async function withKeys(trx: Transaction<Database>, keys: readonly string[]) {
  const rows = await trx
    .selectFrom('properties')
    .select(COLUMNS)
    .where('import_key', '=', sql<string>`any(${keys})`)
    .execute();
  return new Map<string, Existing>(rows.map((row) => [row.import_key, row]));
}

/** Who bears one of these numbers under a key that is none of its own numbers, or stands under an older key. */
function bearersOf(trx: Transaction<Database>, records: readonly ProjectRecord[]) {
  const numbers = records.flatMap(({ reraNumbers = [] }) => reraNumbers);
  const older = records.flatMap((record) => [
    ...keysWithoutRera(record),
    ...(record.externalId === undefined ? [] : [record.externalId]),
  ]);
  return trx
    .selectFrom('properties')
    .select([...COLUMNS, 'rera_numbers'])
    .where(
      sql<boolean>`(rera_numbers && ${numbers}::text[] and import_key <> all(rera_numbers))
        or import_key = any(${older}::text[])`,
    )
    .orderBy('id')
    .execute();
}
