import { strFromU8, unzipSync } from 'fflate';
import type { BusesFile } from '../buses.ts';
import { busFile, type MadeStop, type MadeWay } from './bus-file.ts';

type Row = Record<string, string>;

/** The kinds of routes that are buses, gtfs.org/documentation/schedule/reference and its extended types. */
const isBus = (type: string | undefined): boolean => /^(3|7\d\d)$/.test(type ?? '');

/** The file of buses from a GTFS feed, a zip. */
export function busesFromGtfs(bytes: Uint8Array): string {
  const files = unzipSync(bytes);
  const rows = (file: string): Row[] => {
    const text = files[file];
    if (text === undefined) throw new Error(`The feed has no ${file}.`);
    return rowsOf(strFromU8(text));
  };
  const about = aboutOf(files['feed_info.txt'] ? rows('feed_info.txt')[0] : undefined);
  const stops = new Map(
    rows('stops.txt').flatMap((row): [string, MadeStop][] => {
      const [lat, lng] = [Number(row['stop_lat']), Number(row['stop_lon'])];
      const isPlace = Boolean(row['stop_lat']) && Number.isFinite(lat) && Number.isFinite(lng);
      const id = row['stop_id'] ?? '';
      return isPlace ? [[id, { name: row['stop_name'] ?? '', at: [lat, lng] }]] : [];
    }),
  );
  const routes = new Map(
    rows('routes.txt')
      .filter((row) => isBus(row['route_type']))
      .map((row) => [row['route_id'], row['route_short_name'] || (row['route_long_name'] ?? '')]),
  );
  const calls = new Map<string, [order: number, stop: string][]>();
  for (const row of rows('stop_times.txt')) {
    const trip = calls.get(row['trip_id'] ?? '') ?? [];
    trip.push([Number(row['stop_sequence']), row['stop_id'] ?? '']);
    calls.set(row['trip_id'] ?? '', trip);
  }
  const ways = rows('trips.txt').flatMap((row): MadeWay[] => {
    const service = routes.get(row['route_id'] ?? '');
    const trip = calls.get(row['trip_id'] ?? '')?.toSorted((a, b) => a[0] - b[0]);
    return service === undefined || trip === undefined
      ? []
      : [{ service, stops: trip.map(([, stop]) => stop) }];
  });
  return busFile(about, stops, ways);
}

function aboutOf(info: Row | undefined): BusesFile['about'] {
  const publisher = info?.['feed_publisher_name'] || 'the feed does not say whose it is';
  const version = info?.['feed_start_date'] || info?.['feed_version'] || 'not said';
  return {
    title: 'Bus stops and the stops of each service',
    note: 'Stops and their order of a GTFS feed. How often a bus comes is not in it.',
    sources: [
      {
        id: 'buses',
        name: publisher,
        licence: 'that of the feed',
        attribution: publisher,
        date: version,
      },
    ],
  };
}

/** The rows of a CSV file by the names of its first line (RFC 4180, with or without a byte order mark). */
function rowsOf(text: string): Row[] {
  const lines: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n?|\n|$)/y;
  cells.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (cells.lastIndex < text.length) {
    const [all, quoted, plain, end] = cells.exec(text) ?? [];
    if (all === undefined) throw new Error('The feed has a file that is no CSV.');
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain?.trim() ?? '');
    if (end !== ',' && cells.lastIndex < text.length) lines.push([]);
  }
  const [names = [], ...rows] = lines;
  return rows
    .filter((cellsOf) => cellsOf.some(Boolean))
    .map((cellsOf) => Object.fromEntries(names.map((name, i) => [name, cellsOf[i] ?? ''])));
}
