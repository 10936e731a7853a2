import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { seedContents } from '#server/platform/database/seeded-contents.ts';
import { removeReplacedPlaces } from './beside-imported.ts';
import { embeddedPlaces, type PlaceRow, versionOf } from './embedded-places.ts';

/**
 * Brings the places that come with the release up to date; those that were imported stay as they are. A start
 * that finds them there does nothing.
 */
export async function seedPlaces(db: Kysely<Database>): Promise<void> {
  const rows = embeddedPlaces();
  await seedContents(db, { name: 'places', version: versionOf(rows) }, (trx) => write(trx, rows));
}

async function write(trx: Transaction<Database>, rows: readonly PlaceRow[]): Promise<void> {
  // One statement: thousands of rows as one parameter, and a place that stays keeps its id.
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (
        import_key text, category text, kind text, name text, name_kn text, lat double precision,
        lng double precision, status text, lines text[], source text, origin text
      )
    ), gone as (
      delete from places
      where origin = 'embedded' and import_key not in (select import_key from given)
    )
    insert into places (import_key, category, kind, name, name_kn, lat, lng, status, lines, source, origin)
    select import_key, category, kind, name, name_kn, lat, lng, status, lines, source, origin
    from given
    on conflict (import_key) do update set
      category = excluded.category, kind = excluded.kind, name = excluded.name, name_kn = excluded.name_kn,
      lat = excluded.lat, lng = excluded.lng, status = excluded.status, lines = excluded.lines,
      source = excluded.source`.execute(trx);
  await removeReplacedPlaces(trx);
}
