import type { Judged } from '../finder.ts';
import { NO_UNIT, type CatalogueColumns } from './catalogue-columns.ts';
import { isHard, isMust, type CompiledCondition } from './compiled-criteria.ts';
import { hardWishes, passesAll } from './hard-wishes.ts';
import { fitOf } from './how-surely.ts';
import { at, NO, UNKNOWN, YES } from './measures.ts';

/** How a project, and the unit type that speaks for it, stand to the wishes. */
export function judgedOf(
  { row, unitRow }: { row: number; unitRow: number },
  conditions: readonly CompiledCondition[],
  columns: CatalogueColumns,
): Judged {
  const { project, unit } = columns;
  const rowFor = ({ level }: CompiledCondition) => (level === 'unit' ? unitRow : row);
  const isFitting = conditions.every(
    (condition) =>
      !isHard(condition) || (condition.verdict(rowFor(condition)) === YES) === isMust(condition),
  );
  return {
    id: project.id.values[row] ?? NaN,
    unit_id: unitRow === NO_UNIT ? null : (unit.id.values[unitRow] ?? null),
    fitting_units: fittingUnits(row, conditions, columns),
    asked_units: askedUnits(row, conditions, columns),
    verdicts: conditions.map((condition) => {
      const verdict = condition.verdict(rowFor(condition));
      return verdict === UNKNOWN ? null : verdict === YES;
    }),
    figures: conditions.map((condition) => {
      const figure = condition.figure?.(rowFor(condition)) ?? NaN;
      return Number.isNaN(figure) ? null : figure;
    }),
    walks: conditions.map((condition) => condition.walk?.(rowFor(condition)) ?? null),
    ...(isFitting ? { fit: fitOf(conditions)(row, unitRow) } : {}),
  };
}

function fittingUnits(
  row: number,
  conditions: readonly CompiledCondition[],
  columns: CatalogueColumns,
): number[] | null {
  const wishes = hardWishes(conditions, 'unit');
  return wishes.indexes.length === 0
    ? null
    : unitsWhere(row, columns, (unitRow) => passesAll(wishes, unitRow));
}

/** A home of which something is not known may be the one that is asked for. */
function askedUnits(
  row: number,
  conditions: readonly CompiledCondition[],
  columns: CatalogueColumns,
): number[] | null {
  const wishes = conditions.filter(
    (wish) => wish.level === 'unit' && wish.field !== 'price' && isHard(wish),
  );
  return wishes.length === 0
    ? null
    : unitsWhere(row, columns, (unitRow) =>
        wishes.every(
          ({ verdict, strength }) => verdict(unitRow) !== (strength === 'avoid' ? YES : NO),
        ),
      );
}

function unitsWhere(
  row: number,
  { project, unit }: CatalogueColumns,
  holds: (unitRow: number) => boolean,
): number[] {
  const ids: number[] = [];
  const end = at(project.endOfUnits.values, row);
  for (let unitRow = at(project.firstUnit.values, row); unitRow < end; unitRow++) {
    if (holds(unitRow)) ids.push(at(unit.id.values, unitRow));
  }
  return ids;
}
