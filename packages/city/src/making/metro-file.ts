import { distanceMeters, type Point } from '@manemitra/domain/geography';
import type { Metro, MetroLine, Station } from '../metro.ts';

interface Feature {
  properties: { name: string; station_colors?: string };
  geometry:
    | { type: 'Point'; coordinates: [lng: number, lat: number] }
    | { type: 'LineString'; coordinates: [lng: number, lat: number][] };
}

const ABOUT: Metro['about'] = {
  title: 'Namma Metro: lines that run',
  note: 'Purple, Green and Yellow as of December 2025. Lines that are being built are not in it.',
  sources: [
    {
      id: 'metro',
      name: 'Vonter/orr-bus',
      licence: 'MIT',
      attribution: 'Vonter/orr-bus',
      date: '2025-12-05',
    },
    {
      id: 'metro-kannada',
      name: 'thecont1/namma-metro-ridership-tracker',
      licence: '0BSD',
      attribution: 'none required',
      date: '2026-08-21',
    },
  ],
};

/** The file of the metro from GeoJSON of lines and stations, and Kannada names by English ones. */
export function metroFile(geojson: string, kannada: ReadonlyMap<string, string>): string {
  const { features } = JSON.parse(geojson) as { features: Feature[] };
  const points = features.flatMap(({ geometry, properties }) =>
    geometry.type === 'Point' ? [{ at: toPoint(geometry.coordinates), ...properties }] : [],
  );
  const stations = points
    .map(({ name, at }): Station => {
      const nameKn = kannada.get(lettersOf(name));
      return { id: idOf(name), name, ...(nameKn === undefined ? {} : { nameKn }), at };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const lines = features
    .flatMap(({ geometry, properties: { name } }): MetroLine[] => {
      if (geometry.type !== 'LineString') return [];
      const id = name.split(' ')[0]?.toLowerCase() ?? '';
      const track = geometry.coordinates.map(toPoint);
      const onLine = points
        .filter(({ station_colors = '' }) => station_colors.split('-').includes(id))
        .map((station) => ({ id: idOf(station.name), along: metersAlong(track, station.at) }))
        .sort((a, b) => a.along - b.along);
      return [
        {
          id,
          name: name.replace(/ \(.*$/, ''),
          stations: onLine.map((station) => station.id),
          meters: onLine
            .slice(1)
            .map(({ along }, i) => Math.round(along - (onLine[i]?.along ?? 0))),
          track,
        },
      ];
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const metro: Metro = { about: ABOUT, stations, lines };
  return `${JSON.stringify(metro)}\n`;
}

const FIVE = 100_000;
const toPoint = ([lng, lat]: [number, number]): Point => [
  Math.round(lat * FIVE) / FIVE,
  Math.round(lng * FIVE) / FIVE,
];

/** Kannada names by the letters of the English ones, from the CSV of stations. */
export function kannadaStations(csv: string): Map<string, string> {
  return new Map(
    csv
      .split('\n')
      .slice(1)
      .flatMap((row): [string, string][] => {
        const [, english, kannada] = row.split(',');
        return english && kannada ? [[lettersOf(english), kannada]] : [];
      }),
  );
}

/** Sources write one name with other dots, dashes and words for "station". */
const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\(.*\)|\bstation\b|\bstn\b/g, '')
    .replace(/[^a-z]/g, '');

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

/** How far along a track, in metres, it comes nearest to a point. */
function metersAlong(track: readonly Point[], point: Point): number {
  let [best, bestAlong, along] = [Infinity, 0, 0];
  for (const [i, to] of track.entries()) {
    const from = track[i - 1] ?? to;
    const [x, y] = [(to[1] - from[1]) * 0.974, to[0] - from[0]];
    const length = x * x + y * y;
    const share = ((point[1] - from[1]) * 0.974 * x + (point[0] - from[0]) * y) / (length || 1);
    const t = Math.max(0, Math.min(1, share));
    const meters = distanceMeters(from, to);
    const off = distanceMeters(point, [
      from[0] + t * (to[0] - from[0]),
      from[1] + t * (to[1] - from[1]),
    ]);
    if (off < best) [best, bestAlong] = [off, along + t * meters];
    along += meters;
  }
  return bestAlong;
}
