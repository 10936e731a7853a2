import type { Criteria } from '@manemitra/query/criteria';
import { isOfPlace } from '../approximate.ts';
import { branchesOf } from '../branches.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { bothIn, countIn, eitherOf, forEachIn, hasBit, isIn, NO_ROWS } from './columns.ts';
import { compileForAll, isMust, wishKey, type CompiledCondition } from './compiled-criteria.ts';
import { fittingRows } from './fitting-rows.ts';
import { NO, UNKNOWN, YES, at } from './measures.ts';
import { rowsMeeting } from './met-rows.ts';

/** Who may fit, were it known where they lie. */
export interface UnsurePlaces {
  /** Known about: a part of where they may lie fits. The ids, those whose middle is nearest first. */
  nearEnough: number[];
  /** How many have no known place at all, so that they were not looked at. */
  noPlace: number;
}

/** The projects that meet everything but what is asked of their place, and of that nothing surely not; `null` where nothing is. */
export function unsurePlaces(criteria: Criteria, columns: CatalogueColumns): UnsurePlaces | null {
  const branches = branchesOf(criteria).map(({ criteria: branch }) => ({
    branch,
    conditions: compileForAll(branch, columns),
  }));
  if (!branches.some(({ conditions }) => conditions.some(isWishOfPlace))) return null;
  const { approximate, placeless, alive } = columns;
  const unsure = eitherOf(
    [approximate.words, placeless.words].map((words) => bothIn(alive.words, words)),
  );
  if (countIn(unsure) === 0) return { nearEnough: [], noPlace: 0 };
  const fitting = eitherOf(
    branches.map(({ conditions }) => fittingRows(conditions, columns).projects),
  );
  const near = new Map<number, number>();
  const nowhere = new Set<number>();
  for (const { branch, conditions } of branches) {
    const ofPlace = conditions.filter(isWishOfPlace);
    if (ofPlace.length === 0) continue;
    const rest = conditions.filter((condition) => !isWishOfPlace(condition));
    const notMissed = ofPlace.map((wish) =>
      eitherOf([wish.met ?? NO_ROWS, mayMeet(wish, branch, columns)]),
    );
    const rows = notMissed.reduce(bothIn, bothIn(fittingRows(rest, columns).projects, unsure));
    const awayOf = awayFrom(ofPlace);
    // Who surely meets every wish about a place, and all else, fits.
    forEachIn(rows, (row) => {
      if (isIn(fitting, row)) return;
      if (hasBit(placeless, row)) nowhere.add(row);
      else near.set(row, Math.min(near.get(row) ?? Infinity, awayOf(row)));
    });
  }
  const { values: ids } = columns.project.id;
  const nearEnough = [...near]
    .map(([row, figure]) => ({ id: at(ids, row), figure }))
    .sort((a, b) => (a.figure === b.figure ? a.id - b.id : a.figure - b.figure));
  return { nearEnough: nearEnough.map(({ id }) => id), noPlace: nowhere.size };
}

const isWishOfPlace = (condition: CompiledCondition): boolean =>
  isMust(condition) && isOfPlace(condition.field);

/** The projects of which it is not known whether they meet a wish about a place; kept, as judging so many is dear. */
function mayMeet(
  { index, verdict }: CompiledCondition,
  { constraints }: Criteria,
  columns: CatalogueColumns,
): Uint32Array {
  const wish = constraints[index];
  if (wish === undefined) return NO_ROWS;
  const { approximate, placeless, rows } = columns;
  const isUnsure = (row: number) => hasBit(approximate, row) || hasBit(placeless, row);
  return rowsMeeting(columns.mayMeet, wishKey(wish), {
    verdict: (row) => (isUnsure(row) && verdict(row) === UNKNOWN ? YES : NO),
    rows,
  });
}

/** How far the middle of where it may lie is from what was asked for first. */
function awayFrom([first]: readonly CompiledCondition[]): (row: number) => number {
  const measured = first?.away ?? first?.figure;
  return (row) => {
    const away = measured?.(row) ?? NaN;
    return Number.isNaN(away) ? Infinity : away;
  };
}
