import { namesKind } from '../kinds-of-home.ts';
import { NO_UNIT, type CatalogueColumns } from './catalogue-columns.ts';
import type { CompiledCondition } from './compiled-criteria.ts';
import { at, YES } from './measures.ts';

/**
 * The row of the unit type of a project that meets the most wishes about units, those for a kind of home before all others; `NO_UNIT`
 * where nothing is asked of one.
 */
export function closestUnit(
  conditions: readonly CompiledCondition[],
  { project, unit }: CatalogueColumns,
): (row: number) => number {
  const ofUnit = conditions.filter(({ level }) => level === 'unit');
  if (ofUnit.length === 0) return () => NO_UNIT;
  const areMet = (wishes: readonly CompiledCondition[], unitRow: number) =>
    wishes.map(({ strength, verdict }) => (verdict(unitRow) === YES) !== (strength === 'avoid'));
  const kinds = ofUnit.filter(namesKind);
  return (row) => {
    let best: (Closeness & { unitRow: number }) | undefined;
    // Unit types of a project lie in the order of their ids, so among equals the first stays.
    for (
      let unitRow = at(project.firstUnit.values, row);
      unitRow < at(project.endOfUnits.values, row);
      unitRow++
    ) {
      const one = {
        unitRow,
        kind: areMet(kinds, unitRow),
        met: areMet(ofUnit, unitRow),
        price: priceOrLast(at(unit.price_min.values, unitRow)),
      };
      if (best === undefined || compare(one, best) < 0) best = one;
    }
    return best?.unitRow ?? NO_UNIT;
  };
}

interface Closeness {
  /** Which wishes for a kind of home it meets. */
  kind: boolean[];
  met: boolean[];
  price: number;
}

const compare = (one: Closeness, other: Closeness): number =>
  compareMet(one.kind, other.kind) || compareMet(one.met, other.met) || one.price - other.price;

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
