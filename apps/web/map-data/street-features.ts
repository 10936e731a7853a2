import { HELPER_CLASSES } from '@manemitra/city/road-classes';
import { classOf, lineOf, type Roads } from '@manemitra/city/roads';
import { joinLines, type Piece } from './join-lines.ts';
import { simplifyLine } from './simplify-line.ts';

/** A street on the map. `class` is that of OpenStreetMap, a link's that of the road it belongs to; `bus_road` is one by its buses. */
export interface StreetFeature {
  type: 'Feature';
  properties: { class: string; name?: string; kn?: string };
  geometry: { type: 'LineString'; coordinates: [lng: number, lat: number][] };
}

/** Streets of the neighbourhood: many, short, and seen from near alone. */
const SMALL: ReadonlySet<string> = new Set([
  'residential',
  'living_street',
  'unclassified',
  'service',
]);

/** Pieces that touch no more road than this are left from a cut, not streets. */
const STRAY_METERS = 400;

/** A metre and a half at the nearest zoom is a pixel; roads may be 5 m off, small streets 3 m. In 1e-5 degrees, 1.1 m each. */
const TOLERANCE = { main: 4.5, small: 2.7 };

/** Coordinates are simplified as whole numbers of so many to a degree. */
const PER_DEGREE = 100_000;

/** The streets of the map: main ones, drawn from afar, and small ones. Helpers of routing and strays are left out. */
export function streetFeatures(roads: Roads): Record<'main' | 'small', StreetFeature[]> {
  const isStray = straysOf(roads);
  const pieces = edgesOf(roads).flatMap((edge): Piece[] => {
    const of = classOf(roads, edge);
    if (HELPER_CLASSES.has(of) || isStray(edge)) return [];
    const [from, to] = endsOf(roads, edge);
    const key = `${of.replace(/_link$/, '')}|${roads.name[edge] ?? 0}`;
    const line = lineOf(roads, edge).map(
      ([lat, lng]) => [Math.round(lng * PER_DEGREE), Math.round(lat * PER_DEGREE)] as const,
    );
    return [{ from, to, key, line }];
  });
  const streets = { main: [] as StreetFeature[], small: [] as StreetFeature[] };
  for (const { key, line } of joinLines(pieces)) {
    const [roadClass = '', nameAt] = key.split('|');
    const [name = '', kn] = roads.names[Number(nameAt)] ?? [];
    const size = SMALL.has(roadClass) ? 'small' : 'main';
    const toDegrees = (value: number): number => Number((value / PER_DEGREE).toFixed(5));
    streets[size].push({
      type: 'Feature',
      properties: {
        class: roadClass,
        ...(name === '' ? {} : { name }),
        ...(kn === undefined ? {} : { kn }),
      },
      geometry: {
        type: 'LineString',
        coordinates: simplifyLine(line, TOLERANCE[size]).map(([x, y]) => [
          toDegrees(x),
          toDegrees(y),
        ]),
      },
    });
  }
  return streets;
}

const edgesOf = (roads: Roads): number[] => Array.from({ length: roads.edges }, (_, edge) => edge);

const endsOf = (roads: Roads, edge: number): [from: number, to: number] => [
  roads.from[edge] ?? 0,
  roads.to[edge] ?? 0,
];

/** Whether an edge belongs to a piece of the network too short to be a street; what is joined by a connector is one piece. */
function straysOf(roads: Roads): (edge: number) => boolean {
  const parent = Array.from({ length: roads.nodes }, (_, node) => node);
  const root = (node: number): number => {
    let at = node;
    while (parent[at] !== at) {
      const above = parent[parent[at] ?? at] ?? at;
      parent[at] = above;
      at = above;
    }
    return at;
  };
  for (const edge of edgesOf(roads)) {
    const [from, to] = endsOf(roads, edge);
    if (classOf(roads, edge) !== 'stop_link') parent[root(from)] = root(to);
  }
  const meters = new Map<number, number>();
  for (const edge of edgesOf(roads)) {
    if (HELPER_CLASSES.has(classOf(roads, edge))) continue;
    const piece = root(roads.from[edge] ?? 0);
    meters.set(piece, (meters.get(piece) ?? 0) + (roads.meters[edge] ?? 0));
  }
  return (edge) => (meters.get(root(roads.from[edge] ?? 0)) ?? 0) < STRAY_METERS;
}
