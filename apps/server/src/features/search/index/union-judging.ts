import type { Branch } from '../branches.ts';
import type { Judged, NearMiss, Position } from '../finder.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { isHard, type CompiledCondition } from './compiled-criteria.ts';
import { compare } from './first-hits.ts';
import { nearMisses } from './near-misses.ts';

/**
 * For each wish, those that hold in any case first, the projects that would fit without it. Of those that several branches name
 * the smallest gap counts; none where it is not told who fits.
 */
export function mergedMisses(
  branches: readonly (Branch & { conditions: readonly CompiledCondition[] })[],
  fitting: ReadonlySet<number> | undefined,
  columns: CatalogueColumns,
): NearMiss[][] {
  const count = Math.max(0, ...branches.flatMap(({ places }) => places.map((place) => place + 1)));
  const gaps = Array.from({ length: count }, () => new Map<number, number | null>());
  if (fitting !== undefined) {
    for (const { conditions, places } of branches) {
      for (const [index, misses] of nearMisses(conditions, columns).entries()) {
        const known = gaps[places[index] ?? -1];
        for (const [id, gap] of misses) {
          if (!fitting.has(id)) known?.set(id, smaller(known.get(id) ?? null, gap));
        }
      }
    }
  }
  return gaps.map((known) => [...known]);
}

function smaller(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.abs(b) < Math.abs(a) ? b : a;
}

interface JudgedBranch extends Branch {
  judged: ReadonlyMap<number, Judged>;
  /** Undefined where it does not fit. */
  standing: (row: number) => Position | undefined;
}

/** How a project stands to the alternative that puts it first in the answer, or else to the one it misses by the fewest wishes. */
export function closestJudged(
  branches: readonly JudgedBranch[],
  id: number,
  row: number,
): Judged[] {
  const told = branches.flatMap(({ judged, criteria, standing }, alternative) => {
    const one = judged.get(id);
    if (one === undefined) return [];
    const missed = criteria.constraints.filter(
      (wish, index) =>
        isHard(wish) && (one.verdicts[index] === true) === (wish.strength === 'avoid'),
    ).length;
    // A home that was named may miss what another of its project keeps.
    const place = one.fit === undefined ? undefined : standing(row);
    return [{ one, alternative, missed, place }];
  });
  const alternativesMet = told.flatMap(({ place, alternative }) => (place ? [alternative] : []));
  const [closest] = told.toSorted((a, b) =>
    a.place && b.place
      ? compare(a.place, b.place)
      : Number(b.place !== undefined) - Number(a.place !== undefined) || a.missed - b.missed,
  );
  if (closest === undefined) return [];
  return [{ ...closest.one, alternative: closest.alternative, alternativesMet }];
}
