import { lowerFirst } from '@manemitra/domain/first-letter';
import type { CatalogueNames, Constraint, Interpretation } from '@manemitra/query/interpretation';
import { criteriaOf } from '@manemitra/query/interpretation';
import { DROP_SIZE, dropChange, singleChanges, type Change } from './changes.ts';
import type { Finder } from './finder.ts';

/** Sets of wishes that are looked into; each costs a few searches. */
const SETS_MAX = 2;
/** However far a wish is widened, that asks less than giving it up. */
const MOST_OF_A_DROP = 0.9;

/**
 * Two wishes that give way together: both widened, or one widened and the other given up. `sets` name by place the wishes that
 * stand between some project and the answer. Each step is a search.
 */
export function* changesOfTwo(
  finder: Finder,
  interpretation: Interpretation,
  sets: readonly number[][],
  names: CatalogueNames,
): Generator<void, Change[], void> {
  // Wishes of alternatives give way as a whole.
  if (interpretation.alternatives !== undefined) return [];
  const changes: Change[] = [];
  for (const [one = 0, other = 0] of sets.filter(({ length }) => length === 2).slice(0, SETS_MAX)) {
    changes.push(
      ...(yield* changesOf(finder, interpretation, { given: one, kept: other }, names)),
      ...(yield* changesOf(finder, interpretation, { given: other, kept: one }, names)),
    );
  }
  return changes;
}

/** Without the wish `given` the wish `kept` is widened as far as it takes; then `given` is widened to what that finds. */
function* changesOf(
  finder: Finder,
  interpretation: Interpretation,
  { given, kept }: { given: number; kept: number },
  names: CatalogueNames,
): Generator<void, Change[], void> {
  const { constraints } = interpretation;
  const [dropped, other] = [constraints[given], constraints[kept]];
  if (dropped === undefined || other === undefined) return [];
  const without = { ...interpretation, constraints: constraints.toSpliced(given, 1) };
  const place = given < kept ? kept - 1 : kept;
  const changes: Change[] = [];
  for (const change of widenings(finder, without, other, names)) {
    yield;
    const { value } = change.criteria.constraints[place] ?? other;
    const widened = { ...other, value } as Constraint;
    const wider = { ...interpretation, constraints: constraints.with(kept, widened) };
    const size = Math.min(change.size, DROP_SIZE * MOST_OF_A_DROP);
    changes.push(
      ...widenings(finder, wider, dropped, names).map((second) => ({
        ...second,
        text: `${second.text}, and ${lowerFirst(change.text)}`,
        size: size + Math.min(second.size, DROP_SIZE * MOST_OF_A_DROP),
      })),
      {
        ...change,
        text: `${dropChange(interpretation, [given], names).text}, and ${lowerFirst(change.text)}`,
        kind: 'drop' as const,
        size: DROP_SIZE + size,
      },
    );
  }
  yield;
  return changes;
}

/** How one wish may be widened so that something fits. */
function widenings(
  finder: Finder,
  interpretation: Interpretation,
  wish: Constraint,
  names: CatalogueNames,
): Change[] {
  const { nearMisses } = finder.find(criteriaOf(interpretation), { limit: 1, after: undefined });
  return singleChanges(interpretation, nearMisses, names).filter(
    ({ constraint, kind }) => constraint === wish && kind === 'widen',
  );
}
