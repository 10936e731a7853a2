import { columnName } from '@manemitra/catalogue/import/columns';
import { headingsKey, mappingConflict } from '@manemitra/catalogue/import/headings';
import type { MappedColumn } from '@manemitra/catalogue/import/mapped-column';
import type { FileSettings } from '@manemitra/catalogue/import/file-settings';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

interface Reading {
  mapping: MappedColumn[];
  settings: FileSettings;
}

/** Of so many readings, the latest, the nearest is looked for. */
const READINGS = 200;
/** So much of the headings of both must be the same. */
const MOST = 0.75;

/**
 * How a file with these headings, or most of them, was read the last time; the guess where there was none. Which project
 * it tells of, whose its projects are and the day of its source are its own.
 */
export async function rememberedReading(
  db: Kysely<Database>,
  guessed: MappedColumn[],
): Promise<Reading> {
  const found = await nearestReading(db, guessed);
  if (found === undefined) return { mapping: guessed, settings: {} };
  const as = new Map(found.mapping.map((each) => [each.column, each.as]));
  const mapping = guessed.map(({ column, as: guess }) => ({
    column,
    as: as.has(column) ? (as.get(column) ?? null) : guess,
  }));
  const {
    sourceCheckedOn: _day,
    promoter: _promoter,
    project: _project,
    ...settings
  } = found.settings;
  return { mapping: mappingConflict(mapping) === undefined ? mapping : guessed, settings };
}

async function nearestReading(
  db: Kysely<Database>,
  guessed: readonly MappedColumn[],
): Promise<Reading | undefined> {
  const readings = db.selectFrom('import_mappings').select(['mapping', 'settings']);
  const same = await readings.where('headings', '=', headingsKey(guessed)).executeTakeFirst();
  if (same !== undefined || guessed.length === 0) return same;
  const latest = await readings.orderBy('used_at', 'desc').limit(READINGS).execute();
  const own = new Set(guessed.map(({ column }) => columnName(column)));
  const shareOf = ({ mapping }: Reading): number => {
    const others = mapping.map(({ column }) => columnName(column));
    const both = others.filter((name) => own.has(name)).length;
    return both / Math.max(others.length, own.size);
  };
  let nearest: Reading | undefined;
  for (const each of latest)
    if (shareOf(each) >= MOST && (nearest === undefined || shareOf(each) > shareOf(nearest)))
      nearest = each;
  return nearest;
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
