import type { Criteria } from '@manemitra/query/criteria';
import { FEW, type Finder } from '../finder.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { compile, compileForAll } from './compiled-criteria.ts';
import { compare, firstHits } from './first-hits.ts';
import { fittingOf, forEachProject, MISFIT, rankerOf } from './fitting-rows.ts';
import { closestUnit } from './closest-unit.ts';
import { judgedOf } from './judged-row.ts';
import { closestMissSets } from './miss-sets.ts';
import { nearMisses } from './near-misses.ts';
import { unionFinder } from './union-finder.ts';

/** Answers from columns. */
export function columnFinder(columns: CatalogueColumns): Finder {
  const plain = plainFinder(columns);
  const union = unionFinder(plain, columns);
  const finderFor = ({ alternatives }: Criteria) => (alternatives === undefined ? plain : union);
  return {
    find: (criteria, options) => finderFor(criteria).find(criteria, options),
    counts: (questions) =>
      questions.flatMap((question) => finderFor(question.criteria).counts([question])),
    closestMissSets: (criteria) => finderFor(criteria).closestMissSets(criteria),
    judge: (criteria, ids) => finderFor(criteria).judge(criteria, ids),
  };
}

/** Answers criteria without alternatives. */
function plainFinder(columns: CatalogueColumns): Finder {
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
