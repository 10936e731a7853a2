import { distanceMeters } from '@manemitra/domain/geography';
import type { Metro } from '@manemitra/city/metro';
import type { MetroLine } from '@manemitra/query/criteria';
import { metroStationsOf, places } from '@manemitra/query/gazetteer';
import type { LatLng, Place } from '@manemitra/query/place';
import { softCourse, softRing } from './curve.ts';
import { type GridPoint, simplifyLine } from './simplify-line.ts';
import { lakeOutlines } from '@manemitra/city/outlines/lake-outlines';
import { outlineAreaSquareMeters, outlineMiddle } from '@manemitra/city/outlines/outline-measures';
import type { Outline } from '@manemitra/city/outlines/outline-table';
import { parkOutlines } from '@manemitra/city/outlines/park-outlines';
import { techParkOutlines } from '@manemitra/city/outlines/tech-park-outlines';

/*
 * The base map of Bengaluru as GeoJSON features, from the gazetteer and the tables beside this file. Nothing is
 * drawn that is not known: no shore of a lake known by its middle. Streets and wards are files of their own.
 */

type Position = [lng: number, lat: number];

type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] };

/** `kind` says which layers draw it; `kn` is the name in Kannada; a low `rank` is labelled first. */
export interface MapFeature {
  type: 'Feature';
  properties: {
    kind:
      | 'metro'
      | 'station'
      | 'lake'
      | 'park'
      | 'tech-park'
      | 'water-name'
      | 'park-name'
      | 'place'
      | 'spot';
    id: string;
    name?: string;
    kn?: string;
    rank?: number;
    class?: string;
    status?: Place['status'];
  };
  geometry: Geometry;
}

export const METRO_LINES: readonly MetroLine[] = ['purple', 'green', 'yellow', 'pink', 'blue'];

/** Tracks are thinned on a grid of so many steps to a degree, by so many steps of 1.1 m. */
const PER_DEGREE = 100_000;
const TRACK_TOLERANCE = 2.7;

/** A lake of the gazetteer and an outline this near to each other are the same water. */
const SAME_LAKE_METERS = 450;

/** Every feature of the base map, always in the same order. */
export function mapFeatures({ lines }: Pick<Metro, 'lines'>): MapFeature[] {
  return [
    ...areas('lake', lakeOutlines, softRing),
    ...areas('park', parkOutlines, softRing),
    ...areas('tech-park', techParkOutlines, (corners) => [...corners]),
    ...METRO_LINES.flatMap((metroLine) =>
      metroFeatures(metroLine, lines.find(({ id }) => id === metroLine)?.track),
    ),
    ...ofKind('metro-station').map(stationFeature),
    ...waterNames(),
    ...parkOutlines.map((park) => nameOf('park-name', park, 1)),
    ...localityNames(),
    ...(['airport', 'tech-park', 'mall', 'hospital'] as const).flatMap((kind) =>
      ofKind(kind).map((place) => spotFeature(place, kind)),
    ),
  ];
}

/** What is known well enough to be drawn. */
const drawn = places.filter(({ isRough }) => isRough !== true);

const ofKind = (kind: Place['kind']): Place[] => drawn.filter((place) => place.kind === kind);

/** Shores and hedges are soft, walls are not. */
function areas(
  kind: 'lake' | 'park' | 'tech-park',
  outlines: readonly Outline[],
  ring: (corners: readonly LatLng[]) => LatLng[],
): MapFeature[] {
  return outlines.map(({ osmWay, corners }) => ({
    type: 'Feature',
    properties: { kind, id: `way-${osmWay}` },
    geometry: { type: 'Polygon', coordinates: [closedRing(ring(corners)).map(position)] },
  }));
}

function closedRing(corners: readonly LatLng[]): LatLng[] {
  return [...corners, ...corners.slice(0, 1)];
}

/**
 * A line that runs on its track. Another in runs of one status, in a soft course along its stations, because the points of
 * stations to come are rough.
 */
function metroFeatures(metroLine: MetroLine, track?: readonly LatLng[]): MapFeature[] {
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
    return line({ kind: 'metro', id: `${metroLine}-line-${i}`, class: metroLine, status }, path);
  });
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
      status: station.status,
    },
    station.at,
  );
}

function waterNames(): MapFeature[] {
  const known = ofKind('lake');
  const isSame = (lake: Place, outline: Outline): boolean =>
    distanceMeters(lake.at, outlineMiddle(outline)) <= SAME_LAKE_METERS;
  const withShore = lakeOutlines.map((outline) => {
    const name = known.find((lake) => isSame(lake, outline))?.name ?? outline.name;
    const hectares = outlineAreaSquareMeters(outline) / 10_000;
    return nameOf('water-name', { ...outline, name }, hectares > 60 ? 0 : hectares > 12 ? 1 : 2);
  });
  const withoutShore = known
    .filter((lake) => !lakeOutlines.some((outline) => isSame(lake, outline)))
    .map((lake) =>
      point({ kind: 'water-name', ...described(lake), class: 'middle', rank: 1 }, lake.at),
    );
  return [...withShore, ...withoutShore];
}

function nameOf(kind: 'water-name' | 'park-name', outline: Outline, rank: number): MapFeature {
  const { name, osmWay } = outline;
  return point({ kind, id: `name-of-way-${osmWay}`, name, rank }, outlineMiddle(outline));
}

/** The gazetteer lists localities by how often listings name them; phases and blocks wait for street scale. */
function localityNames(): MapFeature[] {
  const named = drawn.filter((place) =>
    ['locality', 'employment-area', 'sub-locality'].includes(place.kind),
  );
  return named.map((place, i) =>
    point(
      {
        kind: 'place',
        ...described(place),
        class: place.kind === 'sub-locality' ? 'part' : 'locality',
        rank: i,
      },
      place.at,
    ),
  );
}

function spotFeature(place: Place, kind: string): MapFeature {
  return point({ kind: 'spot', ...described(place), class: kind }, place.at);
}

function described(place: Place): { id: string; name: string; kn?: string } {
  return {
    id: place.slug,
    name: place.name,
    ...(place.nameKn === undefined ? {} : { kn: place.nameKn }),
  };
}

function point(properties: MapFeature['properties'], at: LatLng): MapFeature {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: position(at) } };
}

function line(properties: MapFeature['properties'], path: readonly LatLng[]): MapFeature {
  return {
    type: 'Feature',
    properties,
    geometry: { type: 'LineString', coordinates: path.map(position) },
  };
}

/** GeoJSON has the longitude first; five decimals are a metre. */
function position([lat, lng]: LatLng): Position {
  return [Number(lng.toFixed(5)), Number(lat.toFixed(5))];
}
