/** The file of roads that visitors may download, `apps/web/app/features/map/data/bengaluru-roads.json`. */
export interface RoadsFile {
  /** So many units are a degree. */
  scale: number;
  classes: readonly string[];
  /** The first is that of roads without a name. */
  names: readonly string[];
  /** Names in Kannada, by those in English, where OpenStreetMap has one. */
  namesKn: Readonly<Record<string, string>>;
  nodes: readonly (readonly [lng: number, lat: number])[];
  edges: readonly RoadEdge[];
}

export type RoadEdge = readonly [
  from: number,
  to: number,
  meters: number,
  roadClass: number,
  isOneway: number,
  name: number,
  maxKmh: number,
  source: number,
  /** Between the ends: steps of longitude and latitude, in turn, beginning at the first. */
  bends: readonly number[],
];

/** Helpers of routing: no line on the ground, so none on the map. */
export const HELPERS: ReadonlySet<string> = new Set(['stop_link', 'connector']);
