import {
  headingsKey,
  type MappedColumn,
  mappingConflict,
} from '@manemitra/catalogue/import/headings';
import type { FileSettings } from '@manemitra/catalogue/import/file-settings';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

interface Reading {
  mapping: MappedColumn[];
  settings: FileSettings;
}

/** How a file with these headings was read the last time; the guess where there was none. Whose projects it tells of and the day of its source are its own. */
export async function rememberedReading(
  db: Kysely<Database>,
  guessed: MappedColumn[],
): Promise<Reading> {
  const found = await db
    .selectFrom('import_mappings')
    .select(['mapping', 'settings'])
    .where('headings', '=', headingsKey(guessed))
    .executeTakeFirst();
  if (found === undefined) return { mapping: guessed, settings: {} };
  const as = new Map(found.mapping.map((each) => [each.column, each.as]));
  const mapping = guessed.map(({ column, as: guess }) => ({
    column,
    as: as.has(column) ? (as.get(column) ?? null) : guess,
  }));
  const { sourceCheckedOn: _day, promoter: _promoter, ...settings } = found.settings;
  return { mapping: mappingConflict(mapping) === undefined ? mapping : guessed, settings };
}

/** Keeps how a file is read for the next one with its headings. */
export async function rememberReading(
  db: Kysely<Database>,
  { mapping, settings }: Reading,
  now: Date,
): Promise<void> {
  const told = {
    mapping: JSON.stringify(mapping),
    settings: JSON.stringify(settings),
    used_at: now,
  };
  await db
    .insertInto('import_mappings')
    .values({ headings: headingsKey(mapping), ...told })
    .onConflict((both) => both.column('headings').doUpdateSet(told))
    .execute();
}
