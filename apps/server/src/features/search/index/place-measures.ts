import { rangeOf } from '@manemitra/city/routing/journeys';
import { degreesAround, distanceMeters, onCityMap } from '@manemitra/domain/geography';
import type { FieldValues } from '@manemitra/query/criteria';
import { placeBySlug } from '@manemitra/query/gazetteer';
import type { Place } from '@manemitra/query/place';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { hasBit } from './columns.ts';
import { byCarTo, minutesOfCircle } from './journey.ts';
import { minutesTo } from './journey-rows.ts';
import {
  always,
  at,
  holdsOneOf,
  isInOneOf,
  isOneOf,
  isSurelyAtMost,
  markListed,
  MAY_BE_LATE,
  nearness,
  NO,
  numberIn,
  SURE,
  UNKNOWN,
  YES,
  type ByRow,
  type Measures,
} from './measures.ts';
import { stationsOf, walkWish } from './walk-measures.ts';

/*
 * Wishes about where a project lies, by its row. Of one that lies somewhere in a circle a wish is known to be met where all of
 * the circle meets it, known not to be where no part does, and otherwise not known (decision 136).
 */

export function locality(value: FieldValues['locality'], columns: CatalogueColumns): Measures {
  const { localitySlugs, localitySlug, maybeLocalitySlugs } = columns.project;
  const liesIn = isInOneOf(localitySlugs, value.in);
  const mayLieIn = isInOneOf(maybeLocalitySlugs, value.in);
  const meters = nearestOf(value.in, columns);
  const isNamedSo = isOneOf(localitySlug, value.in);
  const closeness = nearness(meters, largestRadius(value.in));
  return {
    // Without any place only its own locality is known; it may still lie in a part of another.
    verdict: Object.assign(
      (row: number) =>
        liesIn(row) ? YES : mayLieIn(row) || hasBit(columns.placeless, row) ? UNKNOWN : NO,
      { markYes: markListed(localitySlugs, value.in) },
    ),
    figure: meters,
    closeness: (row) => (isNamedSo(row) === YES ? 1 : closeness(row)),
  };
}

export function zone(value: FieldValues['zone'], { project }: CatalogueColumns): Measures {
  const isThere = holdsOneOf(project.zones, value.in);
  const mayBeThere = isInOneOf(project.maybeZones, value.in);
  return {
    verdict: Object.assign(
      (row: number) => {
        const said = isThere(row);
        return said === NO && mayBeThere(row) ? UNKNOWN : said;
      },
      { markYes: markListed(project.zones, value.in) },
    ),
  };
}

/** The distance to a place that is not on the map. */
const NOWHERE: Measures = {
  verdict: always(UNKNOWN),
  figure: always(NaN),
  gap: always(NaN),
  closeness: always(0),
};

export function near(value: FieldValues['near'], columns: CatalogueColumns): Measures {
  const place = placeBySlug(value.place);
  if (place === undefined) return NOWHERE;
  if ('withinMinutes' in value) {
    const { withinMinutes } = value;
    const minutes = minutesTo(value, place, columns);
    const slack = minutesOfCircle(value, columns);
    return {
      verdict: (row) => isSurelyAtMost(minutes(row), slack(row), withinMinutes),
      risk: (row) => (rangeOf(minutes(row) + slack(row)).high > withinMinutes ? MAY_BE_LATE : SURE),
      figure: minutes,
      away: metersTo(place, columns),
      minutes,
      gap: (row) => minutes(row) + slack(row) - withinMinutes,
      closeness: nearness(minutes, withinMinutes),
    };
  }
  const reach = value.withinMeters;
  const meters = metersTo(place, columns);
  const stations = stationsOf(value);
  if (stations !== undefined) {
    const onFoot = walkWish(stations, { withinMeters: reach, straightOf: meters }, columns);
    return { ...onFoot, minutes: byCar(place, columns) };
  }
  const isOutOfSight = outOfSight(place, reach, columns);
  const { values: radius } = columns.project.placeRadius;
  return {
    verdict: (row) =>
      isOutOfSight(row) ? NO : isSurelyAtMost(meters(row), at(radius, row), reach),
    figure: meters,
    minutes: byCar(place, columns),
    gap: (row) => meters(row) + at(radius, row) - reach,
    closeness: nearness(meters, reach),
  };
}

/** Minutes at noon by car, worked out only for an order that is fair to several people. */
function byCar(place: Place, columns: CatalogueColumns): ByRow<number> {
  let minutes: ByRow<number> | undefined;
  return (row) => {
    minutes ??= minutesTo(byCarTo(place), place, columns);
    return minutes(row);
  };
}

export function metroLine(value: FieldValues['metroLine'], columns: CatalogueColumns): Measures {
  const { line, withinMeters } = value;
  const { project } = columns;
  const column = line === 'any' ? project.metro : project.metroByLine.get(line);
  if (column === undefined) return NOWHERE;
  const meters = numberIn(column);
  const stations = stationsOf(value);
  if (stations !== undefined)
    return walkWish(stations, { withinMeters, straightOf: meters }, columns);
  const { values: radius } = project.placeRadius;
  return {
    verdict: (row) => isSurelyAtMost(meters(row), at(radius, row), withinMeters),
    figure: meters,
    gap: (row) => meters(row) + at(radius, row) - withinMeters,
    closeness: nearness(meters, withinMeters),
  };
}

function largestRadius(slugs: readonly string[]): number {
  return Math.max(1000, ...slugs.map((slug) => placeBySlug(slug)?.radiusMeters ?? 0));
}

function nearestOf(slugs: readonly string[], columns: CatalogueColumns): ByRow<number> {
  const distances = slugs
    .flatMap((slug) => placeBySlug(slug) ?? [])
    .map((place) => metersTo(place, columns));
  const [only] = distances;
  if (only === undefined) return always(NaN);
  return distances.length === 1
    ? only
    : (row) => Math.min(...distances.map((meters) => meters(row)));
}

/** Metres to a place, as `distanceToPlaceMeters` has it: to a road's line on the flat map, else to the middle. */
function metersTo(place: Place, { project }: CatalogueColumns): ByRow<number> {
  const { values: lat } = project.lat;
  const { values: lng } = project.lng;
  if (place.path === undefined) {
    return (row) => distanceMeters([at(lat, row), at(lng, row)], place.at);
  }
  const line = place.path.map(onCityMap);
  return (row) => flatDistance(onCityMap([at(lat, row), at(lng, row)]), line);
}

type Flat = readonly [x: number, y: number];

function flatDistance(point: Flat, line: readonly Flat[]): number {
  if (Number.isNaN(point[0])) return NaN;
  let nearest = Infinity;
  line.forEach((from, index) => {
    const to = line[index + 1] ?? from;
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    const [px, py] = [point[0] - from[0], point[1] - from[1]];
    const length = x * x + y * y;
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * x + py * y) / length));
    nearest = Math.min(nearest, Math.hypot(px - along * x, py - along * y));
  });
  return nearest;
}

/** Most of the city is too far away for a wish, which is told without any trigonometry. */
function outOfSight(place: Place, reach: number, { project }: CatalogueColumns): ByRow<boolean> {
  if (place.path !== undefined) return always(false);
  const { values: radius } = project.placeRadius;
  const { values: lat } = project.lat;
  const { values: lng } = project.lng;
  const degrees = degreesAround(place.at[0], reach);
  const [south, north] = [place.at[0] - degrees.lat, place.at[0] + degrees.lat];
  const [west, east] = [place.at[1] - degrees.lng, place.at[1] + degrees.lng];
  return (row) =>
    at(radius, row) === 0 &&
    (at(lat, row) < south || at(lat, row) > north || at(lng, row) < west || at(lng, row) > east);
}
