import { WALKED_METERS } from '@manemitra/domain/near-distances';
import { METRO_LINES, type Criteria, type FieldValues } from '@manemitra/query/criteria';
import { placeBySlug, stationsToReach } from '@manemitra/query/gazetteer';
import { inSteps } from '#server/platform/let-others-go-on.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import {
  at,
  BY_WHAT_IS_KNOWN,
  isSurelyAtMost,
  MAY_BE_LATE,
  nearness,
  NO,
  SURE,
  UNKNOWN,
  YES,
  type ByRow,
  type Measures,
} from './measures.ts';
import { longestWay, usualWay, walksInSteps, walksTo, type Stations } from './station-walks.ts';
import type { Nearest } from './walk-rows.ts';

/** The stations that a wish asks to walk to; undefined where it asks for something else, or for more than people walk. */
export function stationsOf(value: FieldValues['near' | 'metroLine']): Stations | undefined {
  if ('withinMinutes' in value || value.withinMeters > WALKED_METERS) return undefined;
  if ('line' in value) return stationsOfLine(value.line);
  const place = placeBySlug(value.place);
  return place?.kind === 'metro-station' ? { name: place.slug, places: [place] } : undefined;
}

const ofLine = new Map<string, Stations>();

/** Those that are open; of a line that is not open yet, those that are planned. Any line is one that runs. */
function stationsOfLine(line: FieldValues['metroLine']['line']): Stations {
  const known = ofLine.get(line);
  if (known !== undefined) return known;
  const places =
    line === 'any'
      ? [...new Set(METRO_LINES.flatMap((each) => stationsToReach(each)))].filter(
          ({ status }) => status === 'operational',
        )
      : stationsToReach(line);
  const stations = { name: `${line} line`, places };
  ofLine.set(line, stations);
  return stations;
}

/**
 * A wish to walk no further than so many metres to one of some stations. Where a way is known it decides. Where only the straight line is,
 * a project that it rules out is out; one that it lets in may be further on foot: by what is known it fits where a usual way does.
 */
export function walkWish(
  stations: Stations,
  { withinMeters, straightOf }: { withinMeters: number; straightOf: ByRow<number> },
  columns: CatalogueColumns,
): Measures {
  const nearestOf = walksTo(stations, columns);
  const { values: radius } = columns.project.placeRadius;
  const isKnownWithin = (one: Nearest) => one.known <= withinMeters;
  /** Whether the straight line speaks for a project: it decides, or leads to the shorter usual way. */
  const isOpen = (one: Nearest, row: number) =>
    !isKnownWithin(one) &&
    (one.open + at(radius, row) <= withinMeters || usualWay(one.open) < one.known);
  const meters: ByRow<number> = (row) => {
    const one = nearestOf(row);
    if (one === undefined) return usualWay(straightOf(row));
    return isOpen(one, row) ? usualWay(one.open) : one.known;
  };
  return {
    verdict: (row) => {
      const one = nearestOf(row);
      if (one === undefined) return Number.isNaN(straightOf(row)) ? UNKNOWN : NO;
      if (isKnownWithin(one)) return YES;
      return isSurelyAtMost(one.open, at(radius, row), withinMeters);
    },
    risk: (row) => {
      const one = nearestOf(row);
      if (one === undefined || isKnownWithin(one)) return SURE;
      const straight = one.open + at(radius, row);
      if (longestWay(straight) <= withinMeters) return SURE;
      return usualWay(straight) <= withinMeters ? BY_WHAT_IS_KNOWN : MAY_BE_LATE;
    },
    figure: meters,
    gap: (row) => {
      const one = nearestOf(row);
      const least = one === undefined ? straightOf(row) : Math.min(one.known, one.open);
      return least + at(radius, row) - withinMeters;
    },
    closeness: nearness(meters, withinMeters),
    walk: (row) => {
      const one = nearestOf(row);
      if (one === undefined) return undefined;
      const isStraight = isOpen(one, row);
      const station = isStraight ? one.openAt : one.knownAt;
      const straight = isStraight ? one.open : null;
      return station && { station, meters: meters(row), straight };
    },
  };
}

/** Works out the ways on foot that judging by these wishes asks for, others being answered meanwhile. */
export async function prepareWalksOf(
  { constraints, alternatives = [] }: Criteria,
  columns: CatalogueColumns,
): Promise<void> {
  for (const { field, value } of [...constraints, ...alternatives.flat()]) {
    const stations = field === 'near' || field === 'metroLine' ? stationsOf(value) : undefined;
    if (stations !== undefined) await inSteps(walksInSteps(stations, columns));
  }
}

/** Those to the lines of the metro, for the first search not to wait for them. */
export async function prepareWalksToMetro(columns: CatalogueColumns): Promise<void> {
  for (const line of ['any', ...METRO_LINES] as const) {
    await inSteps(walksInSteps(stationsOfLine(line), columns));
  }
}
