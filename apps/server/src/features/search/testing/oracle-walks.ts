import type { Circle } from '@manemitra/domain/circles';
import type { Fit } from '@manemitra/domain/how-many-fit';
import { distanceMeters } from '@manemitra/domain/geography';
import { METRO_LINES, type Criterion } from '@manemitra/query/criteria';
import { metroStationsOf, placeBySlug } from '@manemitra/query/gazetteer';
import type { Place } from '@manemitra/query/place';
import { theCity } from '#server/features/journeys/public.ts';

/* What a wish for a station up to 3 km away means once more: the way on foot where one is known, else the straight line. */

const REACH = 3000;
const usual = (straight: number) => Math.round(straight * 1.34);

interface Walked {
  isWithin: boolean | null;
  fit: Fit;
  /** The way that decides, or a usual one. */
  meters: number | undefined;
}

/** Undefined where the wish is no such one. */
export function walked(own: Circle | undefined, wish: Criterion): Walked | undefined {
  const stations = stationsAsked(wish);
  if (stations === undefined) return undefined;
  if (own === undefined) return { isWithin: null, fit: 'sure', meters: undefined };
  const { at, radiusMeters: around } = own;
  const all = stations.map((station) => ({
    straight: Math.round(distanceMeters(at, station.at)),
    station,
  }));
  const inReach = all.filter(({ straight }) => straight - around <= REACH);
  if (inReach.length === 0) {
    const nearest = Math.min(...all.map(({ straight }) => straight));
    return { isWithin: false, fit: 'sure', meters: usual(nearest) };
  }
  const known: number[] = [];
  const open: number[] = [];
  for (const { station, straight } of inReach) {
    const way = around === 0 ? walksFrom(station)(at) : undefined;
    if (way?.isAlongStreets === true) known.push(way.meters);
    else open.push(straight);
  }
  const [way, line] = [Math.min(...known), Math.min(...open)];
  if (way <= limitOf(wish)) return { isWithin: true, fit: 'sure', meters: way };
  const isSurely = line + around <= limitOf(wish);
  return {
    isWithin: isSurely ? true : line - around > limitOf(wish) ? false : null,
    fit:
      2.5 * (line + around) <= limitOf(wish)
        ? 'sure'
        : usual(line + around) <= limitOf(wish)
          ? 'by-what-is-known'
          : 'may-be-late',
    meters: isSurely || usual(line) < way ? usual(line) : way,
  };
}

const limitOf = ({ field, value }: Criterion): number =>
  (field === 'near' || field === 'metroLine') && 'withinMeters' in value
    ? value.withinMeters
    : Infinity;

function stationsAsked(wish: Criterion): readonly Place[] | undefined {
  if (limitOf(wish) > REACH) return undefined;
  if (wish.field === 'metroLine') {
    const { line } = wish.value;
    const those = (line === 'any' ? METRO_LINES : [line]).flatMap((one) => metroStationsOf(one));
    const open = those.filter(({ status }) => status === 'operational');
    return line === 'any' || open.length > 0 ? open : those;
  }
  const place = wish.field === 'near' ? placeBySlug(wish.value.place) : undefined;
  return place?.kind === 'metro-station' ? [place] : undefined;
}

const ways = new Map<string, ReturnType<ReturnType<typeof theCity>['walksFrom']>>();

function walksFrom({ slug, at }: Place) {
  const known = ways.get(slug) ?? theCity().walksFrom(at, REACH);
  ways.set(slug, known);
  return known;
}
