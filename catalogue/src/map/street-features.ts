import { joinLines, type Piece } from './join-lines.ts';
import { HELPERS, type RoadEdge, type RoadsFile } from './roads-file.ts';
import { type GridPoint, simplifyLine } from './simplify-line.ts';

/** A street on the map. `class` is that of OpenStreetMap, a link's that of the road it belongs to; `bus_road` is one by its buses. */
interface StreetFeature {
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

/** The streets of a file of roads: main ones, drawn from afar, and small ones. Helpers of routing and strays are left out. */
export function streetFeatures(file: RoadsFile): Record<'main' | 'small', StreetFeature[]> {
  const isStray = straysOf(file);
  const pieces = file.edges.flatMap((edge): Piece[] => {
    const roadClass = (file.classes[edge[3]] ?? '').replace(/_link$/, '');
    if (HELPERS.has(file.classes[edge[3]] ?? '') || isStray(edge)) return [];
    return [
      { from: edge[0], to: edge[1], key: `${roadClass}|${edge[5]}`, line: lineOf(file, edge) },
    ];
  });
  const streets = { main: [] as StreetFeature[], small: [] as StreetFeature[] };
  for (const { key, line } of joinLines(pieces)) {
    const [roadClass = '', nameAt] = key.split('|');
    const name = file.names[Number(nameAt)] ?? '';
    const kn = file.namesKn[name];
    const size = SMALL.has(roadClass) ? 'small' : 'main';
    const toDegrees = (value: number): number => Number((value / file.scale).toFixed(5));
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

function lineOf({ nodes }: RoadsFile, [from, to, , , , , , , bends]: RoadEdge): GridPoint[] {
  const [start, end] = [nodes[from], nodes[to]];
  if (start === undefined || end === undefined) throw new Error('An edge has no node.');
  const line: GridPoint[] = [start];
  let [x, y] = start;
  for (let i = 0; i < bends.length; i += 2) {
    x += bends[i] ?? 0;
    y += bends[i + 1] ?? 0;
    line.push([x, y]);
  }
  return [...line, end];
}

/** Whether an edge belongs to a piece of the network too short to be a street; what is joined by a connector is one piece. */
function straysOf({ nodes, edges, classes }: RoadsFile): (edge: RoadEdge) => boolean {
  const parent = nodes.map((_, node) => node);
  const root = (node: number): number => {
    let at = node;
    while (parent[at] !== at) {
      const above = parent[parent[at] ?? at] ?? at;
      parent[at] = above;
      at = above;
    }
    return at;
  };
  for (const [from, to, , roadClass] of edges) {
    if (classes[roadClass] !== 'stop_link') parent[root(from)] = root(to);
  }
  const meters = new Map<number, number>();
  for (const [from, , length, roadClass] of edges) {
    if (HELPERS.has(classes[roadClass] ?? '')) continue;
    meters.set(root(from), (meters.get(root(from)) ?? 0) + length);
  }
  return ([from]) => (meters.get(root(from)) ?? 0) < STRAY_METERS;
}
