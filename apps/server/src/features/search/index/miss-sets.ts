import { NO_UNIT, type CatalogueColumns } from './catalogue-columns.ts';
import type { CompiledCondition } from './compiled-criteria.ts';
import { forEachIn } from './columns.ts';
import { hardWishes, missCount, missesOf } from './hard-wishes.ts';
import { at } from './measures.ts';

const SETS = 3;

/** The smallest sets of wishes that stand between some project and the answer, by their index. */
export function closestMissSets(
  conditions: readonly CompiledCondition[],
  columns: CatalogueColumns,
): number[][] {
  const ofProject = hardWishes(conditions, 'property');
  const ofUnit = hardWishes(conditions, 'unit');
  if (ofProject.indexes.length + ofUnit.indexes.length === 0) return [];
  const { values: firstUnit } = columns.project.firstUnit;
  const { values: endOfUnits } = columns.project.endOfUnits;
  let fewest = Infinity;
  const projects = new Map<string, { missed: number[]; count: number; lastRow: number }>();

  forEachIn(columns.alive.words, (row) => {
    const ofRow = missCount(ofProject, row);
    const first = at(firstUnit, row);
    const end = at(endOfUnits, row);
    const [from, to] = first === end ? [NO_UNIT, NO_UNIT + 1] : [first, end];
    for (let unitRow = from; unitRow < to && ofRow <= fewest; unitRow++) {
      const misses = ofRow + missCount(ofUnit, unitRow);
      if (misses > fewest) continue;
      if (misses < fewest) projects.clear();
      fewest = misses;
      const missed = [...missesOf(ofProject, row), ...missesOf(ofUnit, unitRow)].sort(
        (a, b) => a - b,
      );
      const key = missed.join();
      const set = projects.get(key) ?? { missed, count: 0, lastRow: -1 };
      if (set.lastRow !== row) projects.set(key, { missed, count: set.count + 1, lastRow: row });
    }
  });
  return [...projects.values()]
    .sort((a, b) => b.count - a.count || compareLists(a.missed, b.missed))
    .slice(0, SETS)
    .map(({ missed }) => missed);
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place === -1 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}
