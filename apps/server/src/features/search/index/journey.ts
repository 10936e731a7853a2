import { setImmediate } from 'node:timers/promises';
import { rangeOf, type MinutesTo } from '@manemitra/city/routing/journeys';
import { DETOUR, hourLike, SMALL_STREET_KMH, WALK_KMH } from '@manemitra/city/routing/speeds';
import { minutesText } from '@manemitra/domain/estimated-minutes';
import type { Point } from '@manemitra/domain/geography';
import { lastUsed } from '@manemitra/domain/last-used';
import type { Criteria, FieldValues } from '@manemitra/query/criteria';
import { placeBySlug } from '@manemitra/query/gazetteer';
import type { Place } from '@manemitra/query/place';
import { theCity } from '#server/features/journeys/public.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { at, type ByRow } from './measures.ts';

export type Journey = Extract<FieldValues['near'], { withinMinutes: number }>;

/** The hour that was said, else nine in the rush hours and noon. */
function hourOf({ peak, at: hour }: Journey): number {
  if (hour !== undefined) return Number(hour.slice(0, 2));
  return peak === true ? 9 : 12;
}

/**
 * By how many minutes the way from a place that is known about may be off: as long as it takes from the middle of its circle
 * to the rim, through small streets by car and else on foot.
 */
export function minutesOfCircle(value: Journey, { project }: CatalogueColumns): ByRow<number> {
  const { values } = project.placeRadius;
  return (row) => minutesAcross(value, at(values, row));
}

/** The minutes for so many metres as the crow flies, where no street is known. */
export function minutesAcross({ mode }: Journey, meters: number): number {
  const kmh = mode === 'drive' ? SMALL_STREET_KMH : WALK_KMH;
  return (meters * DETOUR * 0.06) / kmh;
}

/** The minutes from one point to a place. */
export function minutesFrom(value: Journey, place: Place, point: Point): number {
  return waysTo(value, place)(theCity().spotAt(point));
}

/** "35 to 50 min by car at 9 am (estimated)". */
export function minutesWords(value: Journey, minutes: number): string {
  const how = { drive: 'by car', transit: 'by public transport', walk: 'on foot' }[value.mode];
  const hour = hourOf(value);
  const isSaid = value.peak === true || value.at !== undefined;
  const when = isSaid ? ` at ${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}` : '';
  return `${minutesText(rangeOf(minutes))} ${how}${when} (estimated)`;
}

/** Each is about half a megabyte. */
const MOST_KEPT = 48;
/** A road is reached at the nearest of so many points of its line. */
const POINTS_OF_A_ROAD = 8;

/** The ways to the places that were asked for last, by `wayKey`; who counts what is worked out begins with none. */
export const waysKept = lastUsed<MinutesTo>(MOST_KEPT);

/** What ways to a place are kept by. */
export const wayKey = (value: Journey, { slug }: Place): string =>
  `${slug} ${value.mode} ${String(hourLike(value.mode, hourOf(value)))}`;

/** The ways to a place, worked out once for those that were asked for last. */
export function waysTo(value: Journey, place: Place): MinutesTo {
  const key = wayKey(value, place);
  const ways = waysKept.get(key) ?? theCity().to(pointsOf(place), value.mode, hourOf(value));
  waysKept.put(key, ways);
  return ways;
}

function pointsOf({ at: middle, path = [] }: Place): readonly Point[] {
  if (path.length === 0) return [middle];
  const step = Math.max(1, Math.ceil(path.length / POINTS_OF_A_ROAD));
  return path.filter((_, i) => i % step === 0);
}

/** By car: how people are taken to travel where an order is fair to several of them and only metres were given. */
export const byCarTo = (place: Place): Journey => ({
  place: place.slug,
  withinMinutes: 0,
  mode: 'drive',
});

/** The ways that judging by these wishes asks for. */
export function waysOf({ constraints, alternatives = [], sort }: Criteria) {
  return [...constraints, ...alternatives.flat()].flatMap(({ field, value }) => {
    if (field !== 'near') return [];
    const place = placeBySlug(value.place);
    if (place === undefined) return [];
    if ('withinMinutes' in value) return [{ value, place }];
    return sort === 'fair' ? [{ value: byCarTo(place), place }] : [];
  });
}

/** Works out the ways that a search will ask for, others being answered between two of them. */
export async function prepareWays(criteria: Criteria): Promise<void> {
  for (const { value, place } of waysOf(criteria)) {
    waysTo(value, place);
    await setImmediate();
  }
}
