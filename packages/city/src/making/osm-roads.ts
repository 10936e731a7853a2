import { distanceMeters } from '@manemitra/domain/geography';
import type { RoadsAbout } from '../roads.ts';
import { streetOf, type Street } from './osm-tags.ts';
import { forbiddenTurns, type CutEdge } from './osm-turns.ts';
import { readPbf, type OsmRelation } from './read-pbf.ts';
import { writeRoads, type Spot } from './write-roads.ts';

/** Where the city is, in 1e-5 degrees: what lies outside is cut off, so that an extract may be of a whole state. */
const AREA = { south: 1_250_000, north: 1_360_000, west: 7_700_000, east: 7_820_000 };

interface Way {
  id: number;
  street: Street;
  nodes: readonly number[];
}

/** The file of roads from an extract of OpenStreetMap in its PBF format. */
export function roadsFromOsm(bytes: Uint8Array): string {
  const ways: Way[] = [];
  const restrictions: OsmRelation[] = [];
  const date = readPbf(bytes, {
    way({ id, tags, nodes }) {
      const street = streetOf(tags);
      if (street) ways.push({ id, street, nodes: street.isBackwards ? nodes.toReversed() : nodes });
    },
    relation(relation) {
      if (relation.tags.get('type') === 'restriction') restrictions.push(relation);
    },
  });
  const asked = new Set(ways.flatMap(({ nodes }) => nodes));
  const places = new Map<number, Spot>();
  readPbf(bytes, {
    node(id, lat, lng) {
      if (asked.has(id) && isInArea(lat, lng)) places.set(id, [lat, lng]);
    },
  });
  const edges = cutWays(ways, restrictions, places);
  if (edges.length === 0) throw new Error('The extract has no street in the city.');
  edges.sort((a, b) => a.way - b.way);
  return writeRoads(
    aboutOf(date),
    new Map([...places].map(([id, spot]) => [String(id), spot])),
    edges,
    forbiddenTurns(restrictions, edges),
  );
}

function isInArea(lat: number, lng: number): boolean {
  return lat >= AREA.south && lat <= AREA.north && lng >= AREA.west && lng <= AREA.east;
}

/** Ways as edges: cut where they meet, where a forbidden turn is, and where the city ends. */
function cutWays(
  ways: readonly Way[],
  restrictions: readonly OsmRelation[],
  places: ReadonlyMap<number, Spot>,
): CutEdge[] {
  const visits = new Map<number, number>();
  const visit = (node: number) => visits.set(node, (visits.get(node) ?? 0) + 1);
  for (const { nodes } of ways) nodes.forEach(visit);
  const isVia = new Set(
    restrictions.flatMap(({ members }) =>
      members.filter(({ type, role }) => type === 'node' && role === 'via').map(({ id }) => id),
    ),
  );
  const isCut = (node: number) => (visits.get(node) ?? 0) > 1 || isVia.has(node);
  return ways.flatMap(({ id, street, nodes }) => {
    const edges: CutEdge[] = [];
    let run: number[] = [];
    const close = () => {
      if (run.length > 1) edges.push(edgeOf(id, street, run, places));
    };
    for (const node of nodes) {
      if (!places.has(node)) {
        close();
        run = [];
      } else if (node !== run.at(-1)) {
        run.push(node);
        if (run.length > 1 && isCut(node)) {
          close();
          run = [node];
        }
      }
    }
    close();
    return edges;
  });
}

function edgeOf(
  way: number,
  street: Street,
  run: readonly number[],
  places: ReadonlyMap<number, Spot>,
): CutEdge {
  const line = run.map((node): Spot => places.get(node) ?? [0, 0]);
  const meters = line.slice(1).reduce((sum, spot, i) => sum + between(line[i] ?? spot, spot), 0);
  return {
    ...street,
    way,
    from: String(run[0]),
    to: String(run.at(-1)),
    meters: Math.round(meters),
    source: 0,
    bends: line.slice(1, -1),
  };
}

function between([lat, lng]: Spot, [toLat, toLng]: Spot): number {
  return distanceMeters([lat / 100_000, lng / 100_000], [toLat / 100_000, toLng / 100_000]);
}

function aboutOf(date = 'not said'): RoadsAbout {
  const attribution = '© OpenStreetMap contributors (openstreetmap.org/copyright)';
  const licence = 'Open Database License (ODbL) 1.0, opendatacommons.org/licenses/odbl/1-0';
  return {
    title: 'Streets of Bengaluru',
    licence,
    attribution,
    note: 'All streets of OpenStreetMap that may be gone along, with forbidden turns at a crossing. Turns forbidden by way of another street, or at hours, are not in it.',
    isComplete: true,
    sources: [{ id: 'osm', name: 'OpenStreetMap', licence, attribution, date }],
  };
}
