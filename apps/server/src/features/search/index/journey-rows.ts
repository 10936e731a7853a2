import { setImmediate } from 'node:timers/promises';
import type { MinutesTo, Spot } from '@manemitra/city/routing/journeys';
import type { Criteria } from '@manemitra/query/criteria';
import type { Place } from '@manemitra/query/place';
import { prepareWalks, theCity } from '#server/features/journeys/public.ts';
import { pauses } from '#server/platform/let-others-go-on.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { waysOf, waysTo, type Journey } from './journey.ts';
import { at, type ByRow } from './measures.ts';

/*
 * Minutes by row. One search asks for those of a project many times: for its verdict, its closeness and its gap, and again for
 * each counter-offer. They are worked out once and kept as long as the ways are.
 */

/** Where the projects of some columns lie in the city, and the minutes from there that are known. */
interface Located {
  spots: (Spot | undefined)[];
  /** Rows of projects that have moved: their minutes are worked out anew. */
  moved: number[];
  byWay: WeakMap<MinutesTo, Kept>;
}

interface Kept {
  minutes: Float64Array;
  /** How many of those that moved it has forgotten. */
  seen: number;
}

const NOT_YET = -1;
/** After so many moves all minutes are worked out anew. */
const MOVED_MAX = 4096;

const locatedOf = new WeakMap<CatalogueColumns, Located>();

function located(columns: CatalogueColumns): Located {
  const known = locatedOf.get(columns) ?? { spots: [], moved: [], byWay: new WeakMap() };
  locatedOf.set(columns, known);
  return known;
}

/** The middle of the minutes from each project to a place, estimated over the city's streets and lines; `NaN` unknown. */
export function minutesTo(value: Journey, place: Place, columns: CatalogueColumns): ByRow<number> {
  const ways = waysTo(value, place);
  const spotOf = spotsOf(columns);
  return (row) => {
    const spot = spotOf(row);
    if (spot === undefined) return NaN;
    const minutes = minutesKept(ways, columns);
    const known = minutes[row];
    if (known !== undefined && known !== NOT_YET) return known;
    return (minutes[row] = ways(spot));
  };
}

function minutesKept(ways: MinutesTo, columns: CatalogueColumns): Float64Array {
  const { byWay, moved } = located(columns);
  const kept = byWay.get(ways) ?? { minutes: notYet(columns.rows), seen: moved.length };
  byWay.set(ways, kept);
  if (kept.minutes.length < columns.rows) {
    const longer = notYet(columns.rows);
    longer.set(kept.minutes);
    kept.minutes = longer;
  }
  for (; kept.seen < moved.length; kept.seen++) kept.minutes[moved[kept.seen] ?? 0] = NOT_YET;
  return kept.minutes;
}

const notYet = (rows: number): Float64Array => new Float64Array(rows).fill(NOT_YET);

/** Where the projects meet streets and stops, found when they are first asked for and again when they have moved. */
function spotsOf(columns: CatalogueColumns): ByRow<Spot | undefined> {
  const { lat, lng } = columns.project;
  const here = located(columns);
  return (row) => {
    const [y, x] = [at(lat.values, row), at(lng.values, row)];
    if (Number.isNaN(y) || Number.isNaN(x)) return undefined;
    const known = here.spots[row];
    if (known?.point[0] === y && known.point[1] === x) return known;
    if (known !== undefined) noteMoved(here, row);
    return (here.spots[row] = theCity().spotAt([y, x]));
  };
}

function noteMoved(here: Located, row: number): void {
  here.moved.push(row);
  if (here.moved.length <= MOVED_MAX) return;
  here.moved = [];
  here.byWay = new WeakMap();
}

/** Works out the ways and minutes that a search over all projects will ask for, others being answered meanwhile. */
export async function prepareMinutes(criteria: Criteria, columns: CatalogueColumns): Promise<void> {
  const pause = pauses();
  for (const { value, place } of waysOf(criteria)) {
    const minutes = minutesTo(value, place, columns);
    for (let row = 0; row < columns.rows; row++) {
      if (row % ROWS_AT_A_TIME === 0) await pause();
      minutes(row);
    }
  }
}

/** Finds where so many projects meet streets and stops at a time, so that others are answered in between; then gets the ways on foot ready. */
export async function prepareJourneys(columns: CatalogueColumns): Promise<void> {
  const spots = spotsOf(columns);
  for (let row = 0; row < columns.rows; row++) {
    spots(row);
    if (row % ROWS_AT_A_TIME === 0) await setImmediate();
  }
  prepareWalks();
}

const ROWS_AT_A_TIME = 50;
