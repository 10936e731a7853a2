import { tallyFits, type Fit } from '@manemitra/domain/how-many-fit';
import type { Criteria } from '@manemitra/query/criteria';
import { branchesOf, withWishes } from '../branches.ts';
import { FEW, type Finder, type FindResult } from '../finder.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { countIn, eitherOf, forEachIn, isIn } from './columns.ts';
import { compile, compileForAll } from './compiled-criteria.ts';
import { compare, firstHits, type Hit } from './first-hits.ts';
import { fittingOf, fittingRows, rankerOf, standingOf, unitTestOf } from './fitting-rows.ts';
import { fitOf } from './how-surely.ts';
import { judgedOf } from './judged-row.ts';
import { closestJudged, mergedMisses } from './union-judging.ts';

/**
 * Answers criteria with alternatives by what answers those without: each project once, where the alternative that puts it
 * first puts it.
 */
export function unionFinder(
  plain: Finder,
  columns: CatalogueColumns,
): Omit<Finder, 'countsByLocality'> {
  const count = (criteria: Criteria, ids?: readonly number[]): number => {
    const branches = branchesOf(criteria);
    if (ids === undefined) {
      const fitting = branches.map((one) =>
        fittingRows(compileForAll(one.criteria, columns), columns),
      );
      return countIn(eitherOf(fitting.map(({ projects }) => projects)));
    }
    const fits = branches.map((one) => fittingOf(compile(one.criteria, columns), columns));
    return [...new Set(ids)].filter((id) => {
      const row = columns.rowOfId.get(id);
      return row !== undefined && fits.some((fit) => fit(row));
    }).length;
  };

  return {
    find(criteria, { limit, after }): FindResult {
      const { branches, eachBest } = bestOf(criteria, columns);
      const first = firstHits<UnionHit>(limit);
      const few = new Set<number>();
      const fits = tallyFits(
        eachBest((best) => {
          if (few.size < FEW) few.add(best.id);
          if (after === undefined || compare(best, after) > 0) first.offer(best);
        }),
      );
      return {
        ...fits,
        page: first.inOrder().map(({ key, rank, row, unitRow, alternative }) => ({
          ...judgedOf({ row, unitRow }, branches[alternative]?.conditions ?? [], columns),
          alternative,
          alternativesMet: branches.flatMap(({ projects }, at) =>
            isIn(projects, row) ? [at] : [],
          ),
          key,
          rank,
        })),
        nearMisses: mergedMisses(branches, fits.total < FEW ? few : undefined, columns),
      };
    },

    howMany: (criteria) => tallyFits(bestOf(criteria, columns).eachBest(() => undefined)),

    counts: (questions) => questions.map(({ criteria, ids }) => count(criteria, ids)),

    closestMissSets(criteria) {
      const sets = branchesOf(criteria).flatMap(({ criteria: one, places }) =>
        plain.closestMissSets(one).map((set) => set.map((index) => places[index] ?? NaN)),
      );
      const fewest = Math.min(...sets.map(({ length }) => length));
      const ofFewest = new Map(
        sets.filter(({ length }) => length === fewest).map((set) => [set.join(), set]),
      );
      return [...ofFewest.values()]
        .map((set) => ({ set, found: count(without(criteria, set)) }))
        .sort((a, b) => b.found - a.found)
        .slice(0, SETS)
        .map(({ set }) => set);
    },

    judge(criteria, ids, unitId) {
      const branches = branchesOf(criteria).map((branch) => ({
        ...branch,
        judged: new Map(plain.judge(branch.criteria, ids, unitId).map((one) => [one.id, one])),
        standing: standingOf(compile(branch.criteria, columns), branch.criteria, columns),
      }));
      return ids.flatMap((id) => {
        const row = columns.rowOfId.get(id);
        return row === undefined ? [] : closestJudged(branches, id, row);
      });
    },
  };
}

interface UnionHit extends Hit {
  alternative: number;
}

/** The alternatives over columns, and each project that fits, where the one that puts it first puts it. */
function bestOf(criteria: Criteria, columns: CatalogueColumns) {
  const branches = branchesOf(criteria).map((branch) => {
    const conditions = compileForAll(branch.criteria, columns);
    const rows = fittingRows(conditions, columns);
    const ranker = rankerOf(conditions, branch.criteria, columns, unitTestOf(rows));
    return { ...branch, conditions, projects: rows.projects, ranker, fitOf: fitOf(conditions) };
  });
  const fitting = eitherOf(branches.map(({ projects }) => projects));
  /** How surely each of them fits, in no order. */
  const eachBest = (see: (best: UnionHit) => void): Fit[] => {
    const fits: Fit[] = [];
    forEachIn(fitting, (row) => {
      let best: UnionHit | undefined;
      for (const [alternative, { projects, ranker }] of branches.entries()) {
        if (!isIn(projects, row)) continue;
        const unitRow = ranker.unitRowOf(row);
        const key = ranker.keyOf(row, unitRow);
        const rank = ranker.rankOf(row, unitRow);
        const id = columns.project.id.values[row] ?? NaN;
        const hit = { key, rank, id, row, unitRow, alternative };
        if (best === undefined || compare(hit, best) < 0) best = hit;
      }
      if (best === undefined) return;
      fits.push(branches[best.alternative]?.fitOf(row, best.unitRow) ?? 'sure');
      see(best);
    });
    return fits;
  };
  return { branches, eachBest };
}

const SETS = 3;

const without = (criteria: Criteria, places: readonly number[]): Criteria =>
  withWishes(criteria, (wish, place) => (places.includes(place) ? undefined : wish));
