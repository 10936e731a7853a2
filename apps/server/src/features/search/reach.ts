import { setImmediate } from 'node:timers/promises';
import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import type { getReach } from '@manemitra/contract/reach';
import type { Spot } from '@manemitra/city/routing/journeys';
import { shapesAboveNought, type Shape } from '@manemitra/domain/contours';
import type { Point } from '@manemitra/domain/geography';
import { lastUsed } from '@manemitra/domain/last-used';
import { placeBySlug, spokenName } from '@manemitra/query/gazetteer';
import { interpretInSteps } from '@manemitra/query/interpret';
import { criteriaOf, type Interpretation } from '@manemitra/query/interpretation';
import type { Place } from '@manemitra/query/place';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import { GRID, gridSpots } from '#server/features/journeys/public.ts';
import { inSteps } from '#server/platform/let-others-go-on.ts';
import { prepareWays, wayKey, waysTo, type Journey } from './index/journey.ts';

type Answer = EndpointAnswer<typeof getReach>;

/** A way that a home must have, within its minutes. */
export interface WantedWay {
  value: Journey;
  place: Place;
}

/** The ways by minutes that a sentence asks of every home, whose ever they are. */
export function wantedWays({ constraints }: Pick<Interpretation, 'constraints'>): WantedWay[] {
  return constraints.flatMap((one) => {
    if (one.field !== 'near' || one.strength !== 'must' || !('withinMinutes' in one.value))
      return [];
    const place = placeBySlug(one.value.place);
    return place === undefined ? [] : [{ value: one.value, place }];
  });
}

/** From where all the places of a sentence are within their minutes, as shapes on the map. */
export async function reach(
  db: Kysely<Database>,
  { prompt, today, version }: { prompt: string; today: string; version?: number | undefined },
): Promise<Answer> {
  const names = await loadCatalogueNames(db, version);
  const interpretation = await inSteps(interpretInSteps(prompt, { today, names }));
  const ways = wantedWays(interpretation);
  await prepareWays(criteriaOf(interpretation));
  const shapes = ways.length === 0 ? [] : await shapesWithin(ways);
  return {
    places: ways.map(({ value, place }) => ({
      name: spokenName(place),
      who: value.who ?? null,
      coordinates: rounded(place.at),
      withinMinutes: value.withinMinutes,
    })),
    area: {
      type: 'MultiPolygon',
      coordinates: shapes.map(({ ring, holes }) => [ring, ...holes].map(closed)),
    },
  };
}

/** A sliver of less than a crossing is an accident of the grid. */
const FEWEST_CORNERS = 5;
/** Each is some kilobytes. */
const MOST_KEPT = 32;
const kept = lastUsed<Promise<Shape[]>>(MOST_KEPT);

function shapesWithin(ways: readonly WantedWay[]): Promise<Shape[]> {
  const key = ways
    .map(({ value, place }) => `${wayKey(value, place)} ${value.withinMinutes}`)
    .join();
  const shapes = kept.get(key) ?? findShapes(ways);
  // Asked again, it may be found.
  shapes.catch(() => kept.drop(key));
  kept.put(key, shapes);
  return shapes;
}

/** So many crossings are judged at a time. */
const AT_A_TIME = 500;
/** So much more or less does not change where the edge lies, and keeps it there where no way is known. */
const MOST_SLACK = 10;

async function findShapes(ways: readonly WantedWay[]): Promise<Shape[]> {
  const spots = await gridSpots();
  const values = new Float64Array(spots.length);
  const slacks = ways.map(({ value, place }) => {
    const minutes = waysTo(value, place);
    return (spot: Spot) => value.withinMinutes - minutes(spot);
  });
  for (const [i, spot] of spots.entries()) {
    const least = Math.min(MOST_SLACK, ...slacks.map((slack) => slack(spot)));
    values[i] = Number.isNaN(least) ? -MOST_SLACK : Math.max(-MOST_SLACK, least);
    if (i % AT_A_TIME === 0) await setImmediate();
  }
  const shapes = shapesAboveNought({ ...GRID, values });
  return shapes.filter(({ ring }) => ring.length >= FEWEST_CORNERS);
}

/** GeoJSON: longitude first, the first corner again at the end. */
function closed(ring: readonly Point[]): [number, number][] {
  const corners = ring.map((corner): [number, number] => {
    const [lat, lng] = rounded(corner);
    return [lng, lat];
  });
  return [...corners, ...corners.slice(0, 1)];
}

const rounded = ([lat, lng]: Point): [number, number] => [
  Math.round(lat * 10_000) / 10_000,
  Math.round(lng * 10_000) / 10_000,
];
