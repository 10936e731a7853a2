import { basename, extname } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { removeReplacedPlaces } from './beside-imported.ts';
import type { PlaceCategory } from './embedded-places.ts';
import type { ImportedPlace, PlaceFileRow } from './place-row.ts';
import { readPlacesCsv } from './read-places-csv.ts';
import { readPlacesGeoJson } from './read-places-geojson.ts';

const BATCH = 500;

export interface PlacesReport {
  added: number;
  changed: number;
  unchanged: number;
  /** Places of the release that an import has too, and which gave way. */
  replaced: number;
  refused: { at: string; field: string; reason: string }[];
}

/**
 * Reads a file of real places (CSV or GeoJSON). Good rows are written in batches, each whole or not at all; at the end they
 * replace the release's own entries of the same places. Refused rows are listed. Running it again, also after a crash,
 * changes nothing that is already there and continues where it stopped.
 */
export async function importPlaces(
  db: Kysely<Database>,
  filePath: string,
  { at, onProgress }: { at: Date; onProgress?: (report: PlacesReport) => void },
): Promise<PlacesReport> {
  const report: PlacesReport = { added: 0, changed: 0, unchanged: 0, replaced: 0, refused: [] };
  const seenAt = new Map<string, string>();
  let batch = new Map<string, ImportedPlace>();
  const load = async () => {
    const counts = await loadBatch(db, batch);
    report.added += counts.added;
    report.changed += counts.changed;
    report.unchanged += counts.unchanged;
    batch = new Map();
    onProgress?.(report);
  };

  for await (const row of rowsOf(filePath)) {
    if ('problems' in row) {
      report.refused.push(...row.problems.map((problem) => ({ at: row.at, ...problem })));
      continue;
    }
    const key = keyOf(row.place);
    const first = seenAt.get(key);
    if (first !== undefined) {
      const reason = `The same place is already on ${first}.`;
      report.refused.push({
        at: row.at,
        field: row.place.id === undefined ? 'name' : 'id',
        reason,
      });
      continue;
    }
    seenAt.set(key, row.at);
    batch.set(key, row.place);
    if (batch.size === BATCH) await load();
  }
  if (batch.size > 0) await load();
  await db.transaction().execute(async (trx) => {
    report.replaced = await removeReplacedPlaces(trx);
    const { refused, ...counts } = report;
    await recordAudit(trx, {
      at,
      action: 'places.imported',
      after: {
        by: 'the command line',
        file: basename(filePath),
        ...counts,
        refused: new Set(refused.map((each) => each.at)).size,
      },
    });
  });
  return report;
}

function rowsOf(filePath: string): AsyncGenerator<PlaceFileRow> {
  switch (extname(filePath).toLowerCase()) {
    case '.csv':
      return readPlacesCsv(filePath);
    case '.geojson':
    case '.json':
      return readPlacesGeoJson(filePath);
    default:
      throw new StartFailure(`${filePath} is neither a .csv nor a .geojson file.`);
  }
}

/** The identity of a place: its source's key, else its name and its position to about 10 m. */
function keyOf({ id, source, category, name, lat, lng }: ImportedPlace): string {
  if (id !== undefined) return `import/${JSON.stringify([source, id])}`;
  const spot = [lat.toFixed(4), lng.toFixed(4)];
  return `import/${JSON.stringify([category, name.toLowerCase(), ...spot])}`;
}

const KINDS: Record<PlaceCategory, string> = {
  schools: 'school',
  hospitals: 'hospital',
  malls: 'mall',
  restaurants: 'restaurant',
  pointsOfInterest: 'point-of-interest',
  metroStations: 'metro-station',
};

async function loadBatch(db: Kysely<Database>, batch: ReadonlyMap<string, ImportedPlace>) {
  const rows = [...batch].map(([key, place]) => ({
    import_key: key,
    category: place.category,
    kind: KINDS[place.category],
    name: place.name,
    name_kn: place.nameKn ?? null,
    lat: place.lat,
    lng: place.lng,
    source: place.source,
  }));
  const written = await sql<{ is_new: boolean }>`
    insert into places as p (import_key, category, kind, name, name_kn, lat, lng, source, origin)
    select import_key, category, kind, name, name_kn, lat, lng, source, 'imported'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      import_key text, category text, kind text, name text, name_kn text,
      lat double precision, lng double precision, source text
    )
    -- In one order, so that two imports at a time never wait for each other in a circle.
    order by import_key
    on conflict (import_key) do update set
      category = excluded.category, kind = excluded.kind, name = excluded.name,
      name_kn = excluded.name_kn, lat = excluded.lat, lng = excluded.lng, source = excluded.source
    where (p.category, p.name, p.name_kn, p.lat, p.lng, p.source) is distinct from
      (excluded.category, excluded.name, excluded.name_kn, excluded.lat, excluded.lng, excluded.source)
    returning (xmax = 0) as is_new`.execute(db);
  const added = written.rows.filter(({ is_new }) => is_new).length;
  return {
    added,
    changed: written.rows.length - added,
    unchanged: rows.length - written.rows.length,
  };
}
