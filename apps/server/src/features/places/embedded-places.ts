import { createHash } from 'node:crypto';
import { outlineMiddle } from '@manemitra/city/outlines/outline-measures';
import type { Outline } from '@manemitra/city/outlines/outline-table';
import { parkOutlines } from '@manemitra/city/outlines/park-outlines';
import { places } from '@manemitra/query/gazetteer';
import type { Place, PlaceKind } from '@manemitra/query/place';
import type { Insertable } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { governmentSchools } from './government-schools.ts';
import { listedHospitals } from './listed-hospitals.ts';
import type { ListedPlace } from './listed-places.ts';
import { listedSchools } from './listed-schools.ts';

export type PlaceRow = Insertable<Database['places']>;
export type PlaceCategory = PlaceRow['category'];

/** The list of the location tab for each kind of gazetteer place; localities and roads are in none. */
const CATEGORY_OF_KIND: Readonly<Partial<Record<PlaceKind, PlaceCategory>>> = {
  'metro-station': 'metroStations',
  mall: 'malls',
  hospital: 'hospitals',
  college: 'pointsOfInterest',
  lake: 'pointsOfInterest',
  'tech-park': 'pointsOfInterest',
  airport: 'pointsOfInterest',
  'railway-station': 'pointsOfInterest',
};

/** The places that come with the release, each with its source. None is invented: a kind without a source has no places. */
export function embeddedPlaces(): PlaceRow[] {
  return [
    ...places.flatMap(gazetteerRow),
    ...parkOutlines.map(parkRow),
    ...listedHospitals.map(listedRow('hospital', 'hospitals')),
    ...listedSchools.map(listedRow('school', 'schools')),
    ...governmentSchools.map(({ name, at: [lat, lng] }) =>
      row({
        import_key: `school/${name}/${lat},${lng}`,
        category: 'schools',
        kind: 'government-school',
        name,
        lat,
        lng,
        source: 'Register of government schools, 2012 (openbangalore, CC BY-SA 2.5 IN)',
      }),
    ),
  ];
}

/** Changes with the contents, so that a new release is noticed. */
export function versionOf(rows: readonly PlaceRow[]): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
}

function gazetteerRow(place: Place): PlaceRow[] {
  const category = CATEGORY_OF_KIND[place.kind];
  if (category === undefined || place.isRough === true) return [];
  const { slug, kind, name, nameKn, at, status, lines, source } = place;
  return [
    row({
      import_key: `gazetteer/${slug}`,
      category,
      kind,
      name,
      name_kn: nameKn ?? null,
      lat: at[0],
      lng: at[1],
      status: status ?? null,
      lines: lines === undefined ? null : [...lines],
      source,
    }),
  ];
}

function parkRow(park: Outline): PlaceRow {
  const [lat, lng] = outlineMiddle(park);
  return row({
    import_key: `park/${park.osmWay}`,
    category: 'pointsOfInterest',
    kind: 'park',
    name: park.name,
    lat,
    lng,
    source: '© OpenStreetMap contributors (ODbL 1.0), through kumargu/openestates',
  });
}

function listedRow(kind: string, category: PlaceCategory) {
  return ({ name, at: [lat, lng] }: ListedPlace): PlaceRow =>
    row({
      import_key: `osm-${kind}/${name}/${lat},${lng}`,
      category,
      kind,
      name,
      lat,
      lng,
      source: '© OpenStreetMap contributors (ODbL 1.0), March 2026',
    });
}

type Told = Omit<PlaceRow, 'origin' | 'name_kn' | 'status' | 'lines'> & Partial<PlaceRow>;

/** Every column in one order: rows are written together, and their version is read off their text. */
function row(told: Told): PlaceRow {
  return {
    import_key: told.import_key,
    category: told.category,
    kind: told.kind,
    name: told.name,
    name_kn: told.name_kn ?? null,
    lat: told.lat,
    lng: told.lng,
    status: told.status ?? null,
    lines: told.lines ?? null,
    source: told.source,
    origin: 'embedded',
  };
}
