import {
  isSurelyAlong,
  isSurelyAny,
  isSurelyIn,
  type Circle,
  type Surely,
} from '@manemitra/domain/circles';
import { distanceMeters, distanceToPathMeters } from '@manemitra/domain/geography';
import type { MetroLine } from './criteria.ts';
import { colleges } from './gazetteer/colleges.ts';
import { hospitals } from './gazetteer/hospitals.ts';
import { lakes } from './gazetteer/lakes.ts';
import { landmarksNamedBefore } from './gazetteer/landmarks-named-before.ts';
import { landmarks } from './gazetteer/landmarks.ts';
import { localities } from './gazetteer/localities.ts';
import { malls } from './gazetteer/malls.ts';
import { metroStations } from './gazetteer/metro-stations.ts';
import { roads } from './gazetteer/roads.ts';
import { schools } from './gazetteer/schools.ts';
import { streets } from './gazetteer/streets.ts';
import { techParks } from './gazetteer/tech-parks.ts';
import { towns } from './gazetteer/towns.ts';
import { transportHubs } from './gazetteer/transport-hubs.ts';
import { venues } from './gazetteer/venues.ts';
import { villages } from './gazetteer/villages.ts';
import { wardAreas } from './gazetteer/ward-areas.ts';
import { wardLocalities } from './gazetteer/ward-localities.ts';
import { wardParts } from './gazetteer/ward-parts.ts';
import type { LatLng, Place } from './place.ts';

export { CITY_CENTRE, isInZone, isSurelyInZone, zoneOf } from './gazetteer/zones.ts';

/** A place and how far it is, in metres. */
export interface PlaceAtDistance {
  place: Place;
  meters: number;
}

const areas: readonly Place[] = [...localities, ...wardLocalities];

/** Every place that a sentence can name. Slugs are unique across kinds. */
export const places: readonly Place[] = [
  ...areas,
  ...roads,
  ...metroStations,
  ...techParks,
  ...malls,
  ...lakes,
  ...hospitals,
  ...schools,
  ...colleges,
  ...venues,
  ...transportHubs,
  ...wardParts,
  ...wardAreas,
  ...villages,
  ...streets,
  ...landmarks,
  ...landmarksNamedBefore,
  ...towns,
];

const bySlug = new Map(places.map((place) => [place.slug, place]));

const partsBySlug = new Map(
  localities.map((place) => [
    place.slug,
    [...localities, ...wardParts].filter(({ partOf }) => partOf === place.slug),
  ]),
);

export function placeBySlug(slug: string): Place | undefined {
  return bySlug.get(slug);
}

/** The name that is understood without a question: a homonym says near what it lies. */
export function spokenName(place: Place): string {
  return place.clearName ?? place.name;
}

/** The localities (their phases, blocks and employment areas too, no roads) nearest to a point, nearest first. */
export function localitiesNear(point: LatLng, limit: number): PlaceAtDistance[] {
  return byDistance(point, areas).slice(0, limit);
}

/** The nearest metro station, open or not, of one line or of any. */
export function nearestStation(point: LatLng, line?: MetroLine): PlaceAtDistance | undefined {
  return nearestOf(point, line === undefined ? metroStations : metroStationsOf(line));
}

/** The nearest open station of a line; of a line that is not open yet, the nearest planned one. */
export function nearestOnLine(point: LatLng, line: MetroLine): PlaceAtDistance | undefined {
  return nearestOf(point, stationsToReach(line));
}

/** The stations of a line that one can go to: the open ones; of a line that is not open yet, the planned ones. */
export const stationsToReach = ofEachLine((line) => {
  const all = metroStationsOf(line);
  const open = all.filter(({ status }) => status === 'operational');
  return open.length > 0 ? open : all;
});

/** The stations of a line in the order of travel; `status` says which are open. */
export const metroStationsOf = ofEachLine(stationsOnWay);

/** Found once for each line: the map stays as it is. */
function ofEachLine(find: (line: MetroLine) => readonly Place[]) {
  const found = new Map<MetroLine, readonly Place[]>();
  return (line: MetroLine): readonly Place[] => {
    const places = found.get(line) ?? find(line);
    found.set(line, places);
    return places;
  };
}

function stationsOnWay(line: MetroLine): readonly Place[] {
  const onLine = metroStations.filter((station) => station.lines?.includes(line));
  // The table lists an interchange with the first of its lines; on another it goes where it lies.
  const own = onLine.filter((station) => station.lines?.[0] === line);
  for (const interchange of onLine.filter((station) => !own.includes(station))) {
    own.splice(positionOn(own, interchange), 0, interchange);
  }
  return own;
}

/** Where a station goes so that the line grows least. */
function positionOn(line: readonly Place[], station: Place): number {
  let best = { position: 0, detour: Infinity };
  for (let position = 0; position <= line.length; position++) {
    const before = line[position - 1];
    const after = line[position];
    const detour = gap(before, station) + gap(station, after) - gap(before, after);
    if (detour < best.detour) best = { position, detour };
  }
  return best.position;
}

function gap(a: Place | undefined, b: Place | undefined): number {
  return a === undefined || b === undefined ? 0 : distanceMeters(a.at, b.at);
}

/** Metres from a point to a place: to the line of a road, to the middle of anything else. */
export function distanceToPlaceMeters(point: LatLng, place: Place): number {
  return place.path === undefined
    ? distanceMeters(point, place.at)
    : distanceToPathMeters(point, place.path);
}

/** The phases, blocks and stages of a locality. */
export function partsOf(place: Place): readonly Place[] {
  return partsBySlug.get(place.slug) ?? [];
}

/** Whether a point lies in a locality or one of its phases, blocks and stages, or along a road. */
export function isInLocality(point: LatLng, place: Place): boolean {
  if (distanceToPlaceMeters(point, place) <= place.radiusMeters) return true;
  return partsOf(place).some((part) => distanceMeters(point, part.at) <= part.radiusMeters);
}

/** The same of a place that is known approximately: `null` where it depends on where in its circle it lies. */
export function isSurelyInLocality(circle: Circle, place: Place): Surely {
  const own =
    place.path === undefined
      ? isSurelyIn(circle, place)
      : isSurelyAlong(circle, place.path, place.radiusMeters);
  return isSurelyAny([own, ...partsOf(place).map((part) => isSurelyIn(circle, part))]);
}

function nearestOf(point: LatLng, among: readonly Place[]): PlaceAtDistance | undefined {
  let nearest: PlaceAtDistance | undefined;
  for (const place of among) {
    const meters = distanceMeters(point, place.at);
    if (nearest === undefined || meters < nearest.meters) nearest = { place, meters };
  }
  return nearest;
}

function byDistance(point: LatLng, among: readonly Place[]): PlaceAtDistance[] {
  return among
    .map((place) => ({ place, meters: distanceMeters(point, place.at) }))
    .sort((a, b) => a.meters - b.meters);
}
