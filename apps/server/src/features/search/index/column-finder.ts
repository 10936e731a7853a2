import { FEW, type Finder, type Judged } from '../finder.ts';
import { NO_UNIT, type CatalogueColumns } from './catalogue-columns.ts';
import { compile, compileForAll, type CompiledCondition } from './compiled-criteria.ts';
import { compare, firstHits } from './first-hits.ts';
import { fittingOf, forEachProject, MISFIT, rankerOf } from './fitting-rows.ts';
import { closestUnit } from './closest-unit.ts';
import { UNKNOWN, YES } from './measures.ts';
import { closestMissSets } from './miss-sets.ts';
import { nearMisses } from './near-misses.ts';

/** Answers from columns. */
export function columnFinder(columns: CatalogueColumns): Finder {
  return {
    find(criteria, { limit, after }) {
      const conditions = compileForAll(criteria, columns);
      const { projectFits, unitRowOf, keyOf, rankOf } = rankerOf(conditions, criteria, columns);
      const first = firstHits(limit);
      const ids = columns.project.id.values;
      let total = 0;
      forEachProject(columns, (row) => {
        if (!projectFits(row)) return;
        const unitRow = unitRowOf(row);
        if (unitRow === MISFIT) return;
        total++;
        const key = keyOf(row, unitRow);
        const rank = rankOf(row, unitRow);
        if (!first.hasRoomFor(key, rank)) return;
        const hit = { key, rank, id: ids[row] ?? NaN, row, unitRow };
        if (after === undefined || compare(hit, after) > 0) first.offer(hit);
      });
      return {
        total,
        page: first.inOrder().map(({ key, rank, row, unitRow }) => ({
          ...judgedOf({ row, unitRow }, conditions, columns),
          key,
          rank,
        })),
        nearMisses: total < FEW ? nearMisses(conditions, columns) : conditions.map(() => []),
      };
    },

    counts(questions) {
      return questions.map(({ criteria, ids }) => {
        let count = 0;
        if (ids === undefined) {
          const fits = fittingOf(compileForAll(criteria, columns), columns);
          forEachProject(columns, (row) => {
            if (fits(row)) count++;
          });
        } else {
          const fits = fittingOf(compile(criteria, columns), columns);
          for (const id of new Set(ids)) {
            const row = columns.rowOfId.get(id);
            if (row !== undefined && fits(row)) count++;
          }
        }
        return count;
      });
    },

    closestMissSets: (criteria) => closestMissSets(compileForAll(criteria, columns), columns),

    judge(criteria, ids) {
      const conditions = compile(criteria, columns);
      const unitRowOf = closestUnit(conditions, columns);
      return ids.flatMap((id) => {
        const row = columns.rowOfId.get(id);
        if (row === undefined) return [];
        return [judgedOf({ row, unitRow: unitRowOf(row) }, conditions, columns)];
      });
    },
  };
}

function judgedOf(
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
