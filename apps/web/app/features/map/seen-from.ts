/** What the files of the map say of a feature. `kind` is that of the base map; streets and wards have a class alone. */
export interface MapProperties {
  kind?: string;
  class?: string;
  name?: string;
  kn?: string;
  rank?: number;
  status?: string | undefined;
  /** Of a stretch of bus lines: how many, in four steps, and the names of few. */
  many?: number;
  lines?: string;
}

/** The files of the map, which are the layers of its tiles. */
export type MapLayer = 'ground' | 'streets' | 'small-streets' | 'wards' | 'buses';

/** How far the map can be zoomed out and in, and the nearest zoom that has tiles of its own: of a metre and a half by dot. */
export const MIN_ZOOM = 9;
export const MAX_ZOOM = 17;
export const MAX_TILE_ZOOM = 13;

/** From here on names have the Kannada one under them: of localities, and from nearer others. */
export const KANNADA_ZOOM = 12;

const NEVER = Infinity;

/** From which zoom on each class of street is drawn, and from which it is named. */
const STREETS: Record<string, { line: number; name: number }> = {
  motorway: { line: MIN_ZOOM, name: 11 },
  trunk: { line: MIN_ZOOM, name: 11 },
  primary: { line: MIN_ZOOM, name: 12 },
  secondary: { line: 9.5, name: 13 },
  tertiary: { line: 11, name: 14 },
  bus_road: { line: 11, name: 14 },
};
const SMALL_STREETS = { line: 13, name: 15 };

/** The wider the view, the fewer localities and waters are named: up to this rank below this zoom. */
const LOCALITIES: readonly (readonly [below: number, rank: number])[] = [
  [10, 30],
  [11, 90],
  [12, 150],
  [13, 280],
  [NEVER, 500],
];
const WATERS: readonly (readonly [below: number, rank: number])[] = [
  [12, 0],
  [13, 1],
  [NEVER, 2],
];

/** From which zoom on stations are named, by rank: where lines meet, where one ends, others. What would lie on another name waits for a nearer zoom. */
const STATION_NAMES = [MIN_ZOOM, 11, 12.5];
/** From which zoom on the name of a line is written at a spot of it: the nearer, the more spots. */
const LINE_NAMES = [MIN_ZOOM, MIN_ZOOM, 11.5, 13];
/** From which zoom on tech parks are seen, with their name: those that most buyers name, well-known ones, others. */
const TECH_PARKS = [MIN_ZOOM, 11.5, 13];

/** From which zoom on a feature is drawn. Tiles leave out what is not, so that the whole city is light. */
export function seenFrom(layer: MapLayer, properties: MapProperties): number {
  const { kind, class: of = '', rank = 0 } = properties;
  switch (layer) {
    case 'streets':
      return STREETS[of]?.line ?? NEVER;
    case 'small-streets':
      return SMALL_STREETS.line;
    case 'wards':
      return kind === 'ward-name' ? 14 : of === 'ward' ? 13 : 12;
    case 'buses':
      return MIN_ZOOM;
    case 'ground':
      return groundFrom(kind, of, rank);
  }
}

function groundFrom(kind: string | undefined, of: string, rank: number): number {
  switch (kind) {
    case 'place':
      return of === 'part' ? 13.5 : byRank(LOCALITIES, rank, MIN_ZOOM);
    case 'water-name':
      return of === '' ? byRank(WATERS, rank, 11) : 11.5;
    case 'park-name':
      return 13;
    case 'tech-park':
      return 12;
    case 'line-name':
      return LINE_NAMES[rank] ?? 13;
    case 'station':
      return rank === 0 ? MIN_ZOOM : 11;
    case 'spot':
      return of === 'airport' ? MIN_ZOOM : of === 'tech-park' ? (TECH_PARKS[rank] ?? 13) : 13;
    default:
      return MIN_ZOOM;
  }
}

/** From which zoom on a line, a station or a tech park is named; what is nothing but a name, from where it is seen. */
export function namedFrom(layer: MapLayer, properties: MapProperties): number {
  const { kind, class: of = '', rank = 0 } = properties;
  if (layer === 'streets') return STREETS[of]?.name ?? NEVER;
  if (layer === 'small-streets') return SMALL_STREETS.name;
  if (layer === 'buses') return 13;
  if (kind === 'station') return STATION_NAMES[rank] ?? 12.5;
  return seenFrom(layer, properties);
}

function byRank(
  steps: readonly (readonly [below: number, rank: number])[],
  rank: number,
  least: number,
): number {
  const at = steps.findIndex(([, most]) => rank <= most);
  if (at === -1) return NEVER;
  return at === 0 ? least : (steps[at - 1]?.[0] ?? least);
}
