import { ROAD_CLASSES, type RoadClass } from '../road-classes.ts';
import type { RoadsAbout } from '../roads.ts';
import { writeRoads, type DrawnEdge, type Spot } from './write-roads.ts';

/** Main roads that were merged from pieces: the JSON file of `--roads`. */
interface MergedRoads {
  classes: string[];
  names: string[];
  sources: string[];
  nodes: [lng: number, lat: number][];
  edges: MergedEdge[];
}

type MergedEdge = [
  from: number,
  to: number,
  meters: number,
  kind: number,
  oneWay: number,
  name: number,
  maxKmh: number,
  source: number,
  /** Steps in longitude and latitude from the first end. */
  bends: number[],
];

const OSM = {
  licence: 'ODbL 1.0',
  attribution: '© OpenStreetMap contributors (openstreetmap.org/copyright)',
};
const BMTC = { licence: 'MIT, by their publishers', attribution: 'BMTC' };

const ABOUT: RoadsAbout = {
  title: 'Main roads of Bengaluru',
  licence: 'Open Database License (ODbL) 1.0, opendatacommons.org/licenses/odbl/1-0',
  attribution: OSM.attribution,
  note: 'Main roads of OpenStreetMap 2022 to 2026, incomplete: small streets are in it in the centre only, no turn restrictions. Lines of bus routes stand where it has none.',
  isComplete: false,
  sources: [
    { ...OSM, id: 'osm-corridors', name: 'chinmay1p/GridLock-2.0', date: '2026-06' },
    { ...OSM, id: 'osm-major', name: 'NITISH-R-G/ev-grid-oracle', date: '2026-04' },
    { ...OSM, id: 'osm-centre', name: 'aristoncodes/Ride-matching-engine', date: '2026-08' },
    {
      ...OSM,
      id: 'osm-ring',
      name: 'Vonter/blr-road-quality, Vonter/orr-bus',
      date: '2022-08 and 2025-12',
    },
    {
      ...BMTC,
      id: 'bus-lines',
      name: 'bengawalk/bmtc-web, Vonter/orr-bus',
      date: '2023-09 and 2025-12',
    },
    {
      id: 'joined',
      name: 'connectors of at most 90 m, added in merging',
      licence: 'ODbL 1.0',
      attribution: 'ManeMitra',
      date: '2026-11',
    },
    { ...BMTC, id: 'bus-stops', name: 'Vonter/transitrouter', date: '2025-11' },
  ],
};

/** The file of roads from merged pieces. `kannada` says the Kannada name of a road by its English one. */
export function roadsFromMerged(text: string, kannada: ReadonlyMap<string, string>): string {
  const merged = JSON.parse(text) as MergedRoads;
  if (merged.sources.length !== ABOUT.sources.length) {
    throw new Error(
      `The roads have ${merged.sources.length} sources, not ${ABOUT.sources.length}.`,
    );
  }
  const places = new Map(
    merged.nodes.map(([lng, lat], number): [string, Spot] => [String(number), [lat, lng]]),
  );
  return writeRoads(
    ABOUT,
    places,
    merged.edges.map((edge) => drawn(edge, merged, kannada)),
  );
}

function drawn(
  [from, to, meters, kind, oneWay, name, maxKmh, source, steps]: MergedEdge,
  { classes, names, nodes }: MergedRoads,
  kannada: ReadonlyMap<string, string>,
): DrawnEdge {
  const english = names[name] ?? '';
  const nameKn = kannada.get(english);
  let [lng, lat] = nodes[from] ?? [0, 0];
  const bends: Spot[] = [];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    lng += steps[i] ?? 0;
    lat += steps[i + 1] ?? 0;
    bends.push([lat, lng]);
  }
  return {
    from: String(from),
    to: String(to),
    meters,
    kind: knownClass(classes[kind]),
    name: english,
    ...(nameKn === undefined ? {} : { nameKn }),
    maxKmh,
    isOneWay: oneWay === 1,
    isBridge: false,
    source,
    bends,
  };
}

function knownClass(name: string | undefined): RoadClass {
  const kind = ROAD_CLASSES.find((each) => each === name);
  if (kind === undefined) throw new Error(`No class of roads is called "${name}".`);
  return kind;
}
