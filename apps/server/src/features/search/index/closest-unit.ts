import { NO_UNIT, type CatalogueColumns } from './catalogue-columns.ts';
import type { CompiledCondition } from './compiled-criteria.ts';
import { at, YES } from './measures.ts';

/** The row of the unit type of a project that meets the most wishes about units; `NO_UNIT` where nothing is asked of one. */
export function closestUnit(
  conditions: readonly CompiledCondition[],
  { project, unit }: CatalogueColumns,
): (row: number) => number {
  const ofUnit = conditions.filter(({ level }) => level === 'unit');
  if (ofUnit.length === 0) return () => NO_UNIT;
  const isMet = (unitRow: number) =>
    ofUnit.map(({ strength, verdict }) => (verdict(unitRow) === YES) !== (strength === 'avoid'));
  return (row) => {
    let best: { unitRow: number; met: boolean[]; price: number } | undefined;
    // Unit types of a project lie in the order of their ids, so among equals the first stays.
    for (
      let unitRow = at(project.firstUnit.values, row);
      unitRow < at(project.endOfUnits.values, row);
      unitRow++
    ) {
      const one = {
        unitRow,
        met: isMet(unitRow),
        price: priceOrLast(at(unit.price_min.values, unitRow)),
      };
      if (best === undefined || (compareMet(one.met, best.met) || one.price - best.price) < 0)
        best = one;
    }
    return best?.unitRow ?? NO_UNIT;
  };
}

/** The row of this unit type, for the row of its project. */
export function namedUnit(
  unitId: string | undefined,
  { project, unit }: CatalogueColumns,
): (row: number) => number | undefined {
  if (unitId === undefined) return () => undefined;
  return (row) => {
    const end = at(project.endOfUnits.values, row);
    for (let unitRow = at(project.firstUnit.values, row); unitRow < end; unitRow++) {
      if (String(at(unit.id.values, unitRow)) === unitId) return unitRow;
    }
    return undefined;
  };
}

/** Who meets more comes first; of two that meet as many, who meets those said first. */
function compareMet(a: readonly boolean[], b: readonly boolean[]): number {
  const count = (met: readonly boolean[]) => met.filter(Boolean).length;
  const place = a.findIndex((met, index) => met !== b[index]);
  return count(b) - count(a) || Number(b[place] ?? false) - Number(a[place] ?? false);
}

function priceOrLast(price: number): number {
  return Number.isNaN(price) ? Number.MAX_VALUE : price;
}
