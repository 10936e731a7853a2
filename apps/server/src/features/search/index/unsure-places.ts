import type { Criteria } from '@manemitra/query/criteria';
import { isOfPlace } from '../approximate.ts';
import { branchesOf } from '../branches.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { bothIn, countIn, eitherOf, forEachIn, hasBit, isIn } from './columns.ts';
import { compileForAll, isMust, type CompiledCondition } from './compiled-criteria.ts';
import { fittingRows } from './fitting-rows.ts';
import { NO, YES, at } from './measures.ts';

/** Who may fit, were it known where they lie. */
export interface UnsurePlaces {
  /** Known about: a part of where they may lie fits. The ids, those whose middle is nearest first. */
  nearEnough: number[];
  /** How many have no known place at all, so that they were not looked at. */
  noPlace: number;
}

/** The projects that meet everything but what is asked of their place, and of that nothing surely not; `null` where nothing is. */
export function unsurePlaces(criteria: Criteria, columns: CatalogueColumns): UnsurePlaces | null {
  const branches = branchesOf(criteria).map(({ criteria: branch }) =>
    compileForAll(branch, columns),
  );
  if (!branches.some((conditions) => conditions.some(isWishOfPlace))) return null;
  const { approximate, placeless, alive } = columns;
  const unsure = eitherOf(
    [approximate.words, placeless.words].map((words) => bothIn(alive.words, words)),
  );
  if (countIn(unsure) === 0) return { nearEnough: [], noPlace: 0 };
  const fitting = eitherOf(branches.map((conditions) => fittingRows(conditions, columns).projects));
  const near = new Map<number, number>();
  const nowhere = new Set<number>();
  for (const conditions of branches) {
    const ofPlace = conditions.filter(isWishOfPlace);
    if (ofPlace.length === 0) continue;
    const rest = conditions.filter((condition) => !isWishOfPlace(condition));
    forEachIn(bothIn(fittingRows(rest, columns).projects, unsure), (row) => {
      if (isIn(fitting, row) || !mayMeet(ofPlace, row)) return;
      if (hasBit(placeless, row)) nowhere.add(row);
      else near.set(row, Math.min(near.get(row) ?? Infinity, figureOf(ofPlace, row)));
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

/** None of them is surely missed, and one is not known. */
function mayMeet(wishes: readonly CompiledCondition[], row: number): boolean {
  let isUnknown = false;
  for (const { verdict } of wishes) {
    const said = verdict(row);
    if (said === NO) return false;
    if (said !== YES) isUnknown = true;
  }
  return isUnknown;
}

/** How far its middle is from what was asked for first. */
function figureOf([first]: readonly CompiledCondition[], row: number): number {
  const figure = first?.figure?.(row) ?? NaN;
  return Number.isNaN(figure) ? Infinity : figure;
}
