import type { Walk as CityWalk } from '@manemitra/city/routing/on-foot';
import { walkMinutes } from '@manemitra/city/routing/journeys';
import { WALK_KMH } from '@manemitra/city/routing/speeds';
import { ON_FOOT_MINUTES } from '@manemitra/contract/limits';
import type { OnFoot, Walk } from '@manemitra/contract/on-foot';
import { distanceMeters, type Point } from '@manemitra/domain/geography';
import { NEAR, WALKED_METERS } from '@manemitra/domain/near-distances';
import { places as gazetteer } from '@manemitra/query/gazetteer';
import { openingOf } from '@manemitra/query/gazetteer/metro-openings';
import type { Place } from '@manemitra/query/place';
import { theBuses, theCity } from './the-city.ts';

/** The straight line in metres within which a station being built is named. */
const BEING_BUILT_METERS = 5000;
/** Of the stations nearest in a straight line so many are walked to. */
const STATIONS = 4;
const STOPS = 4;
const LINES_OF_A_STOP = 24;
const MOST_PLACES = 12;

interface Near {
  name: string;
  kind: string;
  at: Point;
  source: string;
}

/** What can be reached on foot from a point. `today` is `YYYY-MM-DD`. */
export function onFoot(
  from: Point,
  { places, today }: { places: readonly Near[]; today: string },
): OnFoot {
  const walkTo = theCity().walksFrom(from, WALKED_METERS);
  return {
    ...stationsNear(from, walkTo, today),
    buses: busesFrom(from, walkTo),
    places: placesFrom(places, walkTo),
  };
}

/** The nearest station that is open, and the nearest of those being built. */
function stationsNear(
  from: Point,
  walkTo: WalkTo,
  today: string,
): Pick<OnFoot, 'metro' | 'metroBeingBuilt'> {
  const beingBuilt = nearestStation(from, walkTo, BEING_BUILT);
  return {
    metro: presentStation(nearestStation(from, walkTo, OPEN)),
    metroBeingBuilt:
      beingBuilt.meters > BEING_BUILT_METERS
        ? null
        : { ...presentStation(beingBuilt), promised: promiseOf(beingBuilt.place, today) },
  };
}

/** The ways on foot from a point; none where it is further than people walk. */
export function walksFrom(from: Point): (to: Point) => Walk | null {
  const walkTo = theCity().walksFrom(from, WALKED_METERS);
  return (to) => presentWithin(walkTo(to));
}

/** Reads the streets as people walk them, which would make the first project's page wait. */
export function prepareWalks(): void {
  theCity().walksFrom(stations[0]?.at ?? [0, 0], 0);
}

type WalkTo = (to: Point) => CityWalk;

interface StationNear {
  place: Place;
  /** In a straight line. */
  meters: number;
  walk: CityWalk;
}

const stations = gazetteer.filter(({ kind }) => kind === 'metro-station');
const OPEN = stations.filter(({ status }) => status === 'operational');
const BEING_BUILT = stations.filter(({ status }) => status === 'under-construction');

/** The station to which the way on foot is shortest, among those that are nearest in a straight line. */
function nearestStation(from: Point, walkTo: WalkTo, among: readonly Place[]): StationNear {
  const [nearest] = among
    .map((place) => ({ place, meters: distanceMeters(from, place.at) }))
    .sort((a, b) => a.meters - b.meters)
    .slice(0, STATIONS)
    .map((near) => ({ ...near, walk: walkTo(near.place.at) }))
    .sort((a, b) => a.walk.meters - b.walk.meters);
  if (nearest === undefined) throw new Error('The gazetteer has no such station.');
  return nearest;
}

function presentStation({ place, meters, walk }: StationNear): OnFoot['metro'] {
  return {
    station: place.name,
    lines: [...(place.lines ?? [])],
    meters: Math.round(meters),
    walk: presentWithin(walk),
  };
}

function promiseOf(place: Place, today: string) {
  const opening = openingOf(place);
  return opening === undefined ? null : { ...opening, isPast: opening.by < today.slice(0, 7) };
}

function busesFrom(from: Point, walkTo: WalkTo): OnFoot['buses'] {
  const source = theBuses();
  if (source === undefined) return null;
  const stops = theCity()
    .stopsNear(from, NEAR['bus-stop'].meters)
    .map(({ name, at, lines }) => ({
      name,
      walk: present(walkTo(at)),
      lines: lines.slice(0, LINES_OF_A_STOP),
      lineCount: lines.length,
    }))
    .filter(({ walk }) => walk.meters <= NEAR['bus-stop'].meters)
    .sort((a, b) => a.walk.meters - b.walk.meters)
    .slice(0, STOPS);
  return { stops, source: source.attribution, asOf: source.date };
}

function placesFrom(places: readonly Near[], walkTo: WalkTo): OnFoot['places'] {
  return places
    .map(({ name, kind, at, source }) => ({ name, kind, walk: present(walkTo(at)), source }))
    .filter(({ walk }) => walk.meters <= (ON_FOOT_MINUTES * WALK_KMH * 1000) / 60)
    .sort((a, b) => a.walk.meters - b.walk.meters)
    .slice(0, MOST_PLACES);
}

const present = ({ meters, isAlongStreets }: CityWalk): Walk => ({
  meters,
  minutes: walkMinutes(meters),
  isAlongStreets,
});

const presentWithin = (walk: CityWalk): Walk | null =>
  walk.meters > WALKED_METERS ? null : present(walk);
