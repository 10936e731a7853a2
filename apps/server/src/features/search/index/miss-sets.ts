import { isHard } from '../conditions.ts';
import { NO_UNIT, type CatalogueColumns } from './catalogue-columns.ts';
import type { CompiledCondition } from './compiled-criteria.ts';
import { forEachProject } from './fitting-rows.ts';
import { at } from './measures.ts';

/** The same sets as `closestMissSets` in SQL, at most `count` of them. */
export function closestMissSets(
  conditions: readonly CompiledCondition[],
  columns: CatalogueColumns,
  count: number,
): number[][] {
  const hard = conditions.filter(isHard);
  if (hard.length === 0) return [];
  const ofProject = hard.filter(({ level }) => level === 'property');
  const ofUnit = hard.filter(({ level }) => level === 'unit');
  const { values: firstUnit } = columns.project.firstUnit;
  const { values: endOfUnits } = columns.project.endOfUnits;
  let fewest = Infinity;
  const projects = new Map<string, { missed: number[]; count: number; lastRow: number }>();

  forEachProject(columns, (row) => {
    const ofRow = missesOf(ofProject, row);
    const first = at(firstUnit, row);
    const end = at(endOfUnits, row);
    const [from, to] = first === end ? [NO_UNIT, NO_UNIT + 1] : [first, end];
    for (let unitRow = from; unitRow < to && ofRow <= fewest; unitRow++) {
      const misses = ofRow + missesOf(ofUnit, unitRow);
      if (misses > fewest) continue;
      if (misses < fewest) projects.clear();
      fewest = misses;
      const missed = hard
        .filter(({ level, passes }) => !passes(level === 'unit' ? unitRow : row))
        .map(({ index }) => index);
      const key = missed.join();
      const set = projects.get(key) ?? { missed, count: 0, lastRow: -1 };
      if (set.lastRow !== row) projects.set(key, { missed, count: set.count + 1, lastRow: row });
    }
  });
  return [...projects.values()]
    .sort((a, b) => b.count - a.count || compareLists(a.missed, b.missed))
    .slice(0, count)
    .map(({ missed }) => missed);
}

function missesOf(conditions: readonly CompiledCondition[], row: number): number {
  let misses = 0;
  for (const { passes } of conditions) if (!passes(row)) misses++;
  return misses;
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place === -1 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}
