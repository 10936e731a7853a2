import type { BusesFile } from '../buses.ts';
import {
  BRIDGE,
  classOf,
  lineOf,
  nameOf,
  ONE_WAY,
  PER_DEGREE,
  readRoads,
  type Roads,
} from '../roads.ts';
import { writeRoads, type DrawnEdge, type Spot } from './write-roads.ts';

/** The file of roads without the edges that come from some sources, by the ids of `about.sources`. */
export function roadsWithout(text: string, ids: ReadonlySet<string>): string {
  const roads = readRoads(text);
  const { sources } = roads.about;
  const kept = sources.filter(({ id }) => !ids.has(id));
  const numberOf = new Map(kept.map((source, number) => [source.id, number]));
  const places = new Map(
    Array.from({ length: roads.nodes }, (_, node): [string, Spot] => [
      String(node),
      [roads.lat[node] ?? 0, roads.lng[node] ?? 0],
    ]),
  );
  const drawn: DrawnEdge[] = [];
  const placeOf = new Map<number, number>();
  for (let edge = 0; edge < roads.edges; edge++) {
    const source = numberOf.get(sources[roads.source[edge] ?? 0]?.id ?? '');
    if (source === undefined) continue;
    placeOf.set(edge, drawn.push(drawnEdge(roads, edge, source)) - 1);
  }
  const turns = [...roads.turns.via].flatMap((via, turn) => {
    const from = placeOf.get(roads.turns.from[turn] ?? -1);
    const to = placeOf.get(roads.turns.to[turn] ?? -1);
    return from === undefined || to === undefined ? [] : [{ from, via: String(via), to }];
  });
  return writeRoads({ ...roads.about, sources: kept }, places, drawn, turns);
}

function drawnEdge(roads: Roads, edge: number, source: number): DrawnEdge {
  const flags = roads.flags[edge] ?? 0;
  const whole = (degrees: number) => Math.round(degrees * PER_DEGREE);
  return {
    from: String(roads.from[edge]),
    to: String(roads.to[edge]),
    meters: roads.meters[edge] ?? 0,
    kind: classOf(roads, edge),
    name: '',
    ...nameOf(roads, edge),
    maxKmh: roads.maxKmh[edge] ?? 0,
    isOneWay: (flags & ONE_WAY) !== 0,
    isBridge: (flags & BRIDGE) !== 0,
    source,
    bends: lineOf(roads, edge)
      .slice(1, -1)
      .map(([lat, lng]): Spot => [whole(lat), whole(lng)]),
  };
}

/** The file of buses, which is empty where a source of it is left out: all of it comes from all of them. */
export function busesWithout(text: string, ids: ReadonlySet<string>): string {
  const { about } = JSON.parse(text) as BusesFile;
  if (!about.sources.some(({ id }) => ids.has(id))) return text;
  const empty: BusesFile = {
    about: { ...about, sources: [] },
    stops: { count: 0, lat: '', lng: '', names: [] },
    services: [],
    ways: { count: 0, service: '', stops: '', at: '' },
  };
  return `${JSON.stringify(empty, null, 1)}\n`;
}
