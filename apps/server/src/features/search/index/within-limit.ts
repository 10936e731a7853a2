import type { CatalogueColumns } from './catalogue-columns.ts';
import { anyIn, forEachIn } from './columns.ts';
import type { CompiledCondition } from './compiled-criteria.ts';
import type { Fitting } from './fitting-rows.ts';
import { at } from './measures.ts';
import { overOf } from './rank-measures.ts';

/**
 * Of the projects that fit, those with a fitting home that stays within the limit by all that is known of what will be paid. It does
 * not depend on the order, which only says which home speaks for a project.
 */
export function withinLimit(
  { projects, units }: Fitting,
  conditions: readonly CompiledCondition[],
  { project }: CatalogueColumns,
): Uint32Array {
  const isOver = overOf(conditions.filter(({ level }) => level === 'unit'));
  if (isOver === undefined || units === undefined) return projects;
  const within = units.slice();
  forEachIn(units, (row) => {
    if (isOver(row)) within[row >>> 5] = (within[row >>> 5] ?? 0) & ~(1 << (row & 31));
  });
  const { values: firstUnit } = project.firstUnit;
  const { values: endOfUnits } = project.endOfUnits;
  const kept = projects.slice();
  forEachIn(projects, (row) => {
    if (!anyIn(within, at(firstUnit, row), at(endOfUnits, row))) {
      kept[row >>> 5] = (kept[row >>> 5] ?? 0) & ~(1 << (row & 31));
    }
  });
  return kept;
}
