import { FEW, type Found } from '../find.ts';
import type { Finder } from '../finder.ts';
import { SETS } from '../miss-sets.ts';
import { NO_UNIT, type CatalogueColumns } from './catalogue-columns.ts';
import { compile, compileForAll, type CompiledCondition } from './compiled-criteria.ts';
import { compare, firstHits, type Hit } from './first-hits.ts';
import { fittingOf, forEachProject, MISFIT, rankerOf } from './fitting-rows.ts';
import { UNKNOWN, YES } from './measures.ts';
import { closestMissSets } from './miss-sets.ts';
import { nearMisses } from './near-misses.ts';

/** Answers from columns, exactly as `sqlFinder` does from the tables they were read from. */
export function columnFinder(columns: CatalogueColumns): Finder {
  return {
    async find(criteria, { limit, after }) {
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
        page: first.inOrder().map((hit) => foundOf(hit, conditions, columns)),
        nearMisses: total < FEW ? nearMisses(conditions, columns) : conditions.map(() => []),
      };
    },

    async counts(questions) {
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

    async closestMissSets(criteria) {
      return closestMissSets(compileForAll(criteria, columns), columns, SETS);
    },
  };
}

function foundOf(
  { key, rank, id, row, unitRow }: Hit,
  conditions: readonly CompiledCondition[],
  { unit }: CatalogueColumns,
): Found {
  const rowFor = ({ level }: CompiledCondition) => (level === 'unit' ? unitRow : row);
  return {
    key,
    rank,
    id,
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
