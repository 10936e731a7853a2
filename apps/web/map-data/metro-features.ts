import type { Metro } from '@manemitra/city/metro';
import { distanceMeters } from '@manemitra/domain/geography';
import type { MetroLine } from '@manemitra/query/criteria';
import { metroStationsOf } from '@manemitra/query/gazetteer';
import type { LatLng, Place } from '@manemitra/query/place';
import { softCourse } from './curve.ts';
import { described, line, type MapFeature, point } from './map-feature.ts';
import { type GridPoint, simplifyLine } from './simplify-line.ts';

export const METRO_LINES: readonly MetroLine[] = ['purple', 'green', 'yellow', 'pink', 'blue'];

/** Tracks are thinned on a grid of so many steps to a degree, by so many steps of 1.1 m. */
const PER_DEGREE = 100_000;
const TRACK_TOLERANCE = 2.7;

/** The rails of the metro with the names of its lines, away from what is named from afar, and these stations. */
export function metroFeatures(
  lines: Metro['lines'],
  stations: readonly Place[],
  named: readonly LatLng[],
): MapFeature[] {
  const rails = METRO_LINES.flatMap((metroLine) =>
    railsOf(metroLine, lines.find(({ id }) => id === metroLine)?.track),
  );
  const taken = [
    ...named,
    ...stations.filter(({ slug }) => MEETINGS.has(slug)).map(({ at }) => at),
  ];
  return [
    ...rails,
    ...rails.flatMap((rail) => lineNames(rail, taken)),
    ...stations.map(stationFeature),
  ];
}

/**
 * A line that runs on its track. Another in runs of one status, in a soft course along its stations, because the points of
 * stations to come are rough.
 */
function railsOf(metroLine: MetroLine, track?: readonly LatLng[]): MapFeature[] {
  if (track !== undefined) {
    const id = `${metroLine}-line-0`;
    return [line({ kind: 'metro', id, class: metroLine, status: 'operational' }, thinned(track))];
  }
  const stations = metroStationsOf(metroLine);
  const runs: { status: Place['status']; stations: Place[] }[] = [];
  for (const [i, station] of stations.entries()) {
    const before = stations[i - 1];
    if (before === undefined) continue;
    const isOpen = before.status === 'operational' && station.status === 'operational';
    const status = isOpen ? 'operational' : 'under-construction';
    const last = runs.at(-1);
    if (last?.status === status) last.stations.push(station);
    else runs.push({ status, stations: [before, station] });
  }
  return runs.map(({ status, stations }, i) => {
    const path = softCourse(stations.map((station) => station.at));
    const id = `${metroLine}-line-${i}`;
    return line({ kind: 'metro', id, class: metroLine, status }, path);
  });
}

/**
 * Names of a line stand so far from each other, in metres: the one that is farthest from other names, others from afar, from nearer,
 * from near. That a line does not run yet is not to be missed.
 */
const NAME_SPACINGS = [Infinity, 12_000, 4500, 2000];
const SPACINGS_TO_COME = [Infinity, 7000, 4000, 2000];
const SPOT_METERS = 1000;

/** The name of a line at spots of it, those first that are farthest from the names of localities. */
function lineNames({ geometry, properties }: MapFeature, named: readonly LatLng[]): MapFeature[] {
  if (geometry.type !== 'LineString') return [];
  const { id, status, class: of = '' } = properties;
  const room = (at: LatLng): number => Math.min(...named.map((one) => distanceMeters(one, at)));
  const spots = spotsAlong(geometry.coordinates.map(([lng, lat]): LatLng => [lat, lng]))
    .map((at) => ({ at, room: room(at) }))
    .sort((a, b) => b.room - a.room);
  const taken: { at: LatLng; rank: number }[] = [];
  const spacings = status === 'operational' ? NAME_SPACINGS : SPACINGS_TO_COME;
  for (const [rank, spacing] of spacings.entries()) {
    for (const { at } of spots) {
      if (taken.every((one) => distanceMeters(one.at, at) >= spacing)) taken.push({ at, rank });
    }
  }
  const name = `${of[0]?.toUpperCase()}${of.slice(1)} Line`;
  return taken.map(({ at, rank }, i) =>
    point({ kind: 'line-name', id: `${id}-name-${i}`, name, class: of, status, rank }, at),
  );
}

/** A spot of a path each kilometre, none at its ends. */
function spotsAlong(path: readonly LatLng[]): LatLng[] {
  const spots: LatLng[] = [];
  let left = SPOT_METERS;
  for (const [i, to] of path.entries()) {
    const from = path[i - 1];
    if (from === undefined) continue;
    const meters = distanceMeters(from, to);
    let gone = 0;
    while (gone + left < meters) {
      gone += left;
      left = SPOT_METERS;
      const share = gone / meters;
      spots.push([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
    }
    left -= meters - gone;
  }
  return spots;
}

/** A track has a point every few metres; within 3 m of a line they are not seen. */
function thinned(track: readonly LatLng[]): LatLng[] {
  const grid = track.map(([lat, lng]): GridPoint => [lat * PER_DEGREE, lng * PER_DEGREE]);
  return simplifyLine(grid, TRACK_TOLERANCE).map(([lat, lng]) => [
    lat / PER_DEGREE,
    lng / PER_DEGREE,
  ]);
}

/** The gazetteer says "... Metro" where a locality has the same name; under a station's mark that is plain. */
function stationFeature(station: Place): MapFeature {
  return point(
    {
      kind: 'station',
      ...described(station),
      name: station.name.replace(/ Metro$/, ''),
      class: (station.lines?.length ?? 0) > 1 ? 'interchange' : (station.lines?.[0] ?? ''),
      rank: MEETINGS.has(station.slug) ? 0 : ends().has(station.slug) ? 1 : 2,
      status: station.status,
    },
    station.at,
  );
}

/** Where two lines meet, or will once those that are being built run. */
const MEETINGS: ReadonlySet<string> = new Set([
  'majestic',
  'rv-road',
  'mg-road',
  'jayadeva-hospital',
  'central-silk-board',
  'kr-pura-metro',
  'nagawara-metro',
]);

/** The first and the last station of each line. */
const ends = (): ReadonlySet<string> =>
  new Set(
    METRO_LINES.flatMap((each) => {
      const stations = metroStationsOf(each);
      return [stations[0], stations.at(-1)].flatMap((station) => station?.slug ?? []);
    }),
  );
