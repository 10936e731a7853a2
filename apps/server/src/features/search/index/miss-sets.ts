import { NO_UNIT, type CatalogueColumns } from './catalogue-columns.ts';
import type { CompiledCondition } from './compiled-criteria.ts';
import { anyIn, bothIn, forEachIn, isIn } from './columns.ts';
import { hardWishes, missesOf, rowsMissing } from './hard-wishes.ts';
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
  const projects = rowsMissing(ofProject, columns.rows, ofProject.indexes.length);
  const units = rowsMissing(ofUnit, columns.unitRows, ofUnit.indexes.length);
  for (let fewest = 0; fewest < projects.length + units.length - 1; fewest++) {
    const sets = new Map<string, MissSet>();
    for (const [ofRow, rows] of projects.entries()) {
      const unitRows = units[fewest - ofRow];
      if (unitRows === undefined) continue;
      forEachPair({ rows, unitRows }, columns, (row, unitRow) => {
        const missed = [...missesOf(ofProject, row), ...missesOf(ofUnit, unitRow)];
        const key = missed.join();
        const set = sets.get(key) ?? { missed, count: 0, lastRow: -1 };
        if (set.lastRow !== row) sets.set(key, { missed, count: set.count + 1, lastRow: row });
      });
    }
    if (sets.size > 0) return largest([...sets.values()]);
  }
  return [];
}

interface MissSet {
  missed: number[];
  /** Projects of which it is true. */
  count: number;
  lastRow: number;
}

/** Calls back for published projects among these and those of their unit types that are among these. */
function forEachPair(
  { rows, unitRows }: { rows: Uint32Array; unitRows: Uint32Array },
  { alive, project }: CatalogueColumns,
  call: (row: number, unitRow: number) => void,
): void {
  const { values: firstUnit } = project.firstUnit;
  const { values: endOfUnits } = project.endOfUnits;
  forEachIn(bothIn(rows, alive.words), (row) => {
    const first = at(firstUnit, row);
    const end = at(endOfUnits, row);
    const [from, to] = first === end ? [NO_UNIT, NO_UNIT + 1] : [first, end];
    if (!anyIn(unitRows, from, to)) return;
    for (let unitRow = from; unitRow < to; unitRow++) {
      if (isIn(unitRows, unitRow)) call(row, unitRow);
    }
  });
}

function largest(sets: readonly MissSet[]): number[][] {
  return sets
    .map(({ missed, count }) => ({ missed: missed.sort((a, b) => a - b), count }))
    .sort((a, b) => b.count - a.count || compareLists(a.missed, b.missed))
    .slice(0, SETS)
    .map(({ missed }) => missed);
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place === -1 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}
