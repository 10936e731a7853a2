import type { Feature, Geometry, GeometryCollection, Position } from 'geojson';
import type { MapProperties } from './app/features/map/seen-from.ts';

/** What the map draws. */
export type MapShape = Exclude<Geometry, GeometryCollection>;

type MapFeature = Feature<MapShape, MapProperties>;

/**
 * The same with lines of which the same is told, as streets of a class without their names, as one feature: pieces that meet end to
 * end, with no third one there, are one line. A tile of the whole city has thousands of them, each looked at when it is drawn.
 */
export function withLinesJoined(features: readonly MapFeature[]): MapFeature[] {
  const linesOf = new Map<string, { properties: MapProperties; lines: Position[][] }>();
  const others: MapFeature[] = [];
  for (const feature of features) {
    const { geometry, properties } = feature;
    if (geometry.type !== 'LineString' || properties.name !== undefined) {
      others.push(feature);
      continue;
    }
    const key = JSON.stringify(properties);
    const group = linesOf.get(key) ?? { properties, lines: [] };
    group.lines.push(geometry.coordinates);
    linesOf.set(key, group);
  }
  const joined = [...linesOf.values()].map(({ properties, lines }): MapFeature => ({
    type: 'Feature',
    properties,
    geometry: { type: 'MultiLineString', coordinates: endToEnd(lines) },
  }));
  return [...others, ...joined];
}

/** Lines joined where exactly two of them meet. Which way a line runs is not kept. */
function endToEnd(lines: readonly Position[][]): Position[][] {
  const meeting = new Map<string, Set<Position[]>>();
  const joined = new Set<Position[]>();
  const add = (line: Position[]): void => {
    joined.add(line);
    for (const end of endsOf(line)) meeting.set(end, (meeting.get(end) ?? new Set()).add(line));
  };
  const drop = (line: Position[]): void => {
    joined.delete(line);
    for (const end of endsOf(line)) meeting.get(end)?.delete(line);
  };
  for (const line of lines) add(line);
  for (const end of meeting.keys()) {
    const [first, second, third] = meeting.get(end) ?? [];
    if (first === undefined || second === undefined || third !== undefined) continue;
    drop(first);
    drop(second);
    const before = nameOf(first.at(-1)) === end ? first : first.toReversed();
    const after = nameOf(second[0]) === end ? second : second.toReversed();
    add([...before, ...after.slice(1)]);
  }
  return [...joined];
}

/** A line that comes back to where it began meets nothing. */
function endsOf(line: readonly Position[]): string[] {
  const [from, to] = [nameOf(line[0]), nameOf(line.at(-1))];
  return from === to ? [] : [from, to];
}

const nameOf = (at: Position | undefined): string => at?.join() ?? '';
