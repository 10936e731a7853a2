import type { Judged } from '../finder.ts';
import { NO_UNIT, type CatalogueColumns } from './catalogue-columns.ts';
import type { CompiledCondition } from './compiled-criteria.ts';
import { UNKNOWN, YES } from './measures.ts';

/** How a project, and the unit type that speaks for it, stand to the wishes. */
export function judgedOf(
  { row, unitRow }: { row: number; unitRow: number },
  conditions: readonly CompiledCondition[],
  { project, unit }: CatalogueColumns,
): Judged {
  const rowFor = ({ level }: CompiledCondition) => (level === 'unit' ? unitRow : row);
  return {
    id: project.id.values[row] ?? NaN,
    unit_id: unitRow === NO_UNIT ? null : (unit.id.values[unitRow] ?? null),
    verdicts: conditions.map((condition) => {
      const verdict = condition.verdict(rowFor(condition));
      return verdict === UNKNOWN ? null : verdict === YES;
    }),
    figures: conditions.map((condition) => {
      const figure = condition.figure?.(rowFor(condition)) ?? NaN;
      return Number.isNaN(figure) ? null : figure;
    }),
  };
}
