import type { Criteria } from '@manemitra/query/criteria';
import { FEW, type Finder } from '../finder.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { bothIn, countIn, forEachIn } from './columns.ts';
import { compile, compileForAll } from './compiled-criteria.ts';
import { compare, firstHits } from './first-hits.ts';
import { fittingOf, fittingRows, rankerOf, standingOf, unitTestOf } from './fitting-rows.ts';
import { closestUnit, namedUnit } from './closest-unit.ts';
import { howManyStand } from './how-surely.ts';
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
    howMany: (criteria) => finderFor(criteria).howMany(criteria),
    counts: (questions) =>
      questions.flatMap((question) => finderFor(question.criteria).counts([question])),
    countsByLocality: (criteria) => plain.countsByLocality(criteria),
    closestMissSets: (criteria) => finderFor(criteria).closestMissSets(criteria),
    judge: (criteria, ids, unitId) => finderFor(criteria).judge(criteria, ids, unitId),
  };
}

/** Answers criteria without alternatives. */
function plainFinder(columns: CatalogueColumns): Finder {
  return {
    find(criteria, { limit, after }) {
      const conditions = compileForAll(criteria, columns);
      const fitting = fittingRows(conditions, columns);
      const { projects } = fitting;
      const order = rankerOf(conditions, criteria, columns, unitTestOf(fitting));
      const first = firstHits(limit);
      const ids = columns.project.id.values;
      forEachIn(projects, (row) => {
        // Most of many are told to come too late before their homes are looked at.
        const last = first.last();
        if (last !== undefined && order.comesAfter(row, last)) return;
        const unitRow = order.unitRowOf(row);
        const key = order.keyOf(row, unitRow);
        const rank = order.rankOf(row, unitRow);
        if (!first.hasRoomFor(key, rank)) return;
        const hit = { key, rank, id: ids[row] ?? NaN, row, unitRow };
        if (after === undefined || compare(hit, after) > 0) first.offer(hit);
      });
      const fits = howManyStand(fitting, conditions, columns, order);
      return {
        ...fits,
        page: first.inOrder().map(({ key, rank, row, unitRow }) => ({
          ...judgedOf({ row, unitRow }, conditions, columns),
          key,
          rank,
        })),
        nearMisses: fits.total < FEW ? nearMisses(conditions, columns) : conditions.map(() => []),
      };
    },

    howMany(criteria) {
      const conditions = compileForAll(criteria, columns);
      const fitting = fittingRows(conditions, columns);
      const order = rankerOf(conditions, criteria, columns, unitTestOf(fitting));
      return howManyStand(fitting, conditions, columns, order);
    },

    counts(questions) {
      return questions.map(({ criteria, ids }) => {
        if (ids === undefined) {
          return countIn(fittingRows(compileForAll(criteria, columns), columns).projects);
        }
        const fits = fittingOf(compile(criteria, columns), columns);
        return [...new Set(ids)].filter((id) => {
          const row = columns.rowOfId.get(id);
          return row !== undefined && fits(row);
        }).length;
      });
    },

    countsByLocality(criteria) {
      const { projects } = fittingRows(compileForAll(criteria, columns), columns);
      return new Map(
        [...columns.project.localitySlugs.byText].flatMap(([slug, { words }]) => {
          const count = countIn(bothIn(projects, words));
          return count === 0 ? [] : [[slug, count] as const];
        }),
      );
    },

    closestMissSets: (criteria) => closestMissSets(compileForAll(criteria, columns), columns),

    judge(criteria, ids, unitId) {
      const conditions = compile(criteria, columns);
      const standing = standingOf(conditions, criteria, columns);
      const closest = closestUnit(conditions, columns);
      const named = namedUnit(unitId, columns);
      return ids.flatMap((id) => {
        const row = columns.rowOfId.get(id);
        if (row === undefined) return [];
        const unitRow = named(row) ?? standing(row)?.unitRow ?? closest(row);
        return [judgedOf({ row, unitRow }, conditions, columns)];
      });
    },
  };
}
