import { writeDigits, writeSteps } from '../digits.ts';
import { ROAD_CLASSES, type RoadClass } from '../road-classes.ts';
import { BRIDGE, ONE_WAY, type RoadsAbout, type RoadsFile } from '../roads.ts';

/** An edge before it is written. Coordinates are whole numbers of 1e-5 degrees; `source` is a place of `about.sources`. */
export interface DrawnEdge {
  from: string;
  to: string;
  meters: number;
  kind: RoadClass;
  name: string;
  nameKn?: string;
  maxKmh: number;
  isOneWay: boolean;
  isBridge: boolean;
  source: number;
  bends: readonly Spot[];
}

export type Spot = readonly [lat: number, lng: number];

/** A turn that is forbidden, by the places of its edges in the list that is written. */
interface ForbiddenTurn {
  from: number;
  via: string;
  to: number;
}

/**
 * The file of roads. Nodes and edges are sorted, and classes and names numbered in an order of their own, so that the same
 * streets are the same bytes in whatever order they came.
 */
export function writeRoads(
  about: RoadsAbout,
  places: ReadonlyMap<string, Spot>,
  given: readonly DrawnEdge[],
  turns: readonly ForbiddenTurn[] = [],
): string {
  const used = new Set(given.flatMap(({ from, to }) => [from, to]));
  const nodes = [...used]
    .map((id) => ({ id, spot: places.get(id) ?? missing(id) }))
    .sort((a, b) => a.spot[0] - b.spot[0] || a.spot[1] - b.spot[1] || (a.id < b.id ? -1 : 1));
  const numberOf = new Map(nodes.map(({ id }, number) => [id, number]));
  const node = (id: string) => numberOf.get(id) ?? missing(id);
  const keyed = given.map((edge, place) => ({ edge, place, key: keyOf(edge, node) }));
  keyed.sort((a, b) => compareKeys(a.key, b.key));
  const edges = keyed.map(({ edge }) => edge);
  const edgeOf = new Map(keyed.map(({ place }, number) => [place, number]));

  const classes = ROAD_CLASSES.filter((kind) => edges.some((edge) => edge.kind === kind));
  const labels = [...new Set(edges.map(labelOf))].filter((label) => label !== '').sort();
  const nameNumber = new Map(['', ...labels].map((label, number) => [label, number]));
  const bends = edges.flatMap((edge) => edge.bends);
  const digits = (value: (edge: DrawnEdge) => number) => writeDigits(edges.map(value));
  const forbidden = turns
    .map(({ from, via, to }) => [edgeOf.get(from) ?? 0, node(via), edgeOf.get(to) ?? 0] as const)
    .sort(compareKeys);

  const file: RoadsFile = {
    about,
    classes,
    names: ['', ...labels].map((label) => label.split('\t') as [string] | [string, string]),
    nodes: {
      count: nodes.length,
      lat: writeSteps(nodes.map(({ spot }) => spot[0])),
      lng: writeSteps(nodes.map(({ spot }) => spot[1])),
    },
    edges: {
      count: edges.length,
      from: writeSteps(edges.map(({ from }) => node(from))),
      to: writeSteps(edges.map(({ from, to }) => node(to) - node(from))),
      meters: digits(({ meters }) => meters),
      kind: digits(({ kind }) => classes.indexOf(kind)),
      name: digits((edge) => nameNumber.get(labelOf(edge)) ?? 0),
      maxKmh: digits(({ maxKmh }) => maxKmh),
      flags: digits((edge) => (edge.isOneWay ? ONE_WAY : 0) | (edge.isBridge ? BRIDGE : 0)),
      source: digits(({ source }) => source),
      bends: digits((edge) => edge.bends.length),
    },
    bends: {
      count: bends.length,
      lat: writeSteps(bends.map(([lat]) => lat)),
      lng: writeSteps(bends.map(([, lng]) => lng)),
    },
    turns: {
      count: forbidden.length,
      from: writeDigits(forbidden.map(([from]) => from)),
      via: writeDigits(forbidden.map(([, via]) => via)),
      to: writeDigits(forbidden.map(([, , to]) => to)),
    },
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

const labelOf = ({ name, nameKn }: DrawnEdge): string =>
  nameKn === undefined || name === '' ? name : `${name}\t${nameKn}`;

function keyOf(edge: DrawnEdge, node: (id: string) => number): (number | string)[] {
  return [
    node(edge.from),
    node(edge.to),
    edge.source,
    edge.meters,
    edge.kind,
    labelOf(edge),
    edge.maxKmh,
    Number(edge.isOneWay),
    Number(edge.isBridge),
    edge.bends.join(';'),
  ];
}

function compareKeys(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [i, one] of a.entries()) {
    const other = b[i] ?? 0;
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}

function missing(id: string): never {
  throw new Error(`An edge ends at ${id}, which lies nowhere.`);
}
