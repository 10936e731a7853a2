import type { Point } from '@manemitra/domain/geography';
import { readDigits, readSteps } from './digits.ts';
import { ROAD_CLASSES, type RoadClass } from './road-classes.ts';
import type { DataSource } from './source.ts';

/** What the file of roads says of itself. It stands alone: OpenStreetMap's licence asks that it can be handed on. */
export interface RoadsAbout {
  title: string;
  licence: string;
  attribution: string;
  /** What is missing. */
  note: string;
  /** Whether every street is in it, so that a one-way street without a way back has none. */
  isComplete: boolean;
  sources: DataSource[];
}

/** `data/roads.json`: columns of numbers as `digits.ts` writes them. `docs/city.md` describes it. */
export interface RoadsFile {
  about: RoadsAbout;
  /** Names of classes and of roads (English, Kannada where known), which edges have the numbers of. */
  classes: string[];
  names: (readonly [name: string] | readonly [name: string, nameKn: string])[];
  nodes: { count: number; lat: string; lng: string };
  edges: {
    count: number;
    from: string;
    to: string;
    meters: string;
    kind: string;
    name: string;
    maxKmh: string;
    /** 1: one-way, 2: a bridge. */
    flags: string;
    source: string;
    bends: string;
  };
  bends: { count: number; lat: string; lng: string };
  /** Turns that are forbidden: from which edge, at which node, onto which edge. */
  turns: { count: number; from: string; via: string; to: string };
}

/**
 * The streets. A node is where edges meet; an edge runs between two, with points between them where it bends. Coordinates
 * are in 1e-5 degrees, lengths in metres, speeds in km/h (0: not known).
 */
export interface Roads {
  about: RoadsAbout;
  nodes: number;
  edges: number;
  lat: Int32Array;
  lng: Int32Array;
  from: Int32Array;
  to: Int32Array;
  meters: Int32Array;
  /** Numbers of `ROAD_CLASSES`. */
  kind: Uint8Array;
  maxKmh: Uint8Array;
  flags: Uint8Array;
  /** Numbers of `about.sources`. */
  source: Uint8Array;
  /** Numbers of `names`, of which the first is that of roads without one. */
  name: Int32Array;
  names: RoadsFile['names'];
  /** Where the points between its ends begin in `bendLat`, `bendLng`; the next edge's begin where they end. */
  bendsFrom: Int32Array;
  bendLat: Int32Array;
  bendLng: Int32Array;
  turns: { from: Int32Array; via: Int32Array; to: Int32Array };
}

export const ONE_WAY = 1;
export const BRIDGE = 2;
/** Coordinates are whole numbers of so many to a degree. */
export const PER_DEGREE = 100_000;

/** Reads the text of `data/roads.json`. */
export function readRoads(text: string): Roads {
  const file = JSON.parse(text) as RoadsFile;
  const { nodes, edges, bends, turns } = file;
  const kindOf = file.classes.map((name) => ROAD_CLASSES.indexOf(name as RoadClass));
  if (kindOf.includes(-1)) throw new Error('The roads have a class that is not known.');
  const counts = readDigits(edges.bends, edges.count);
  const bendsFrom = new Int32Array(edges.count + 1);
  counts.forEach((count, edge) => (bendsFrom[edge + 1] = (bendsFrom[edge] ?? 0) + count));
  const from = readSteps(edges.from, edges.count);
  return {
    about: file.about,
    nodes: nodes.count,
    edges: edges.count,
    lat: readSteps(nodes.lat, nodes.count),
    lng: readSteps(nodes.lng, nodes.count),
    from,
    to: readSteps(edges.to, edges.count).map((step, edge) => step + (from[edge] ?? 0)),
    meters: readDigits(edges.meters, edges.count),
    kind: Uint8Array.from(readDigits(edges.kind, edges.count), (kind) => kindOf[kind] ?? 0),
    maxKmh: Uint8Array.from(readDigits(edges.maxKmh, edges.count)),
    flags: Uint8Array.from(readDigits(edges.flags, edges.count)),
    source: Uint8Array.from(readDigits(edges.source, edges.count)),
    name: readDigits(edges.name, edges.count),
    names: file.names,
    bendsFrom,
    bendLat: readSteps(bends.lat, bends.count),
    bendLng: readSteps(bends.lng, bends.count),
    turns: {
      from: readDigits(turns.from, turns.count),
      via: readDigits(turns.via, turns.count),
      to: readDigits(turns.to, turns.count),
    },
  };
}

/** The class of an edge. */
export function classOf(roads: Roads, edge: number): RoadClass {
  return ROAD_CLASSES[roads.kind[edge] ?? 0] ?? 'road';
}

/** The name of an edge in English, and in Kannada where it is known. */
export function nameOf(roads: Roads, edge: number): { name: string; nameKn?: string } | undefined {
  const [name = '', nameKn] = roads.names[roads.name[edge] ?? 0] ?? [''];
  if (name === '') return undefined;
  return nameKn === undefined ? { name } : { name, nameKn };
}

/** The line of an edge from end to end. */
export function lineOf(roads: Roads, edge: number): Point[] {
  const end = (node: number): Point => at(roads.lat, roads.lng, node);
  const line = [end(roads.from[edge] ?? 0)];
  for (let i = roads.bendsFrom[edge] ?? 0; i < (roads.bendsFrom[edge + 1] ?? 0); i++) {
    line.push(at(roads.bendLat, roads.bendLng, i));
  }
  line.push(end(roads.to[edge] ?? 0));
  return line;
}

function at(lat: Int32Array, lng: Int32Array, i: number): Point {
  return [(lat[i] ?? 0) / PER_DEGREE, (lng[i] ?? 0) / PER_DEGREE];
}
