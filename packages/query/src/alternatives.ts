import type { Criterion } from './criteria.ts';
import { constraintsOf, identified } from './constraints.ts';
import type { Constraint, Interpretation } from './interpretation.ts';
import { isSameWish, mergeWishes } from './merge.ts';
import type { PlacedWish } from './placed-wish.ts';
import type { Piece, Sentence } from './reading.ts';

interface Alternatives<C> {
  constraints: C[];
  alternatives?: C[][];
}

/**
 * Lists of which one must hold beside what holds in any case, as simple as they can be said: a list said twice counts once,
 * the only one holds in any case, and one that asks for nothing is met by everything. What is preferred ranks whatever
 * is found.
 */
export function settled<C extends Criterion>(
  constraints: readonly C[],
  lists: readonly (readonly C[])[],
): Alternatives<C> {
  const hard = lists.map((list) => list.filter(({ strength }) => strength !== 'nice'));
  const nices = lists.flatMap((list) => list.filter(({ strength }) => strength === 'nice'));
  const common = [...constraints, ...nices];
  const alternatives = hard.filter((list, at) => hard.findIndex(isSameAs(list)) === at);
  if (alternatives.length === 0 || alternatives.some((list) => list.length === 0)) {
    return { constraints: common };
  }
  const [only, ...others] = alternatives;
  if (only !== undefined && others.length === 0) return { constraints: narrowed(common, only) };
  return { constraints: common, alternatives };
}

const isSameAs =
  (list: readonly Criterion[]) =>
  (other: readonly Criterion[]): boolean =>
    meaningOf(list) === meaningOf(other);

const meaningOf = (list: readonly Criterion[]): string =>
  JSON.stringify(list.map(({ field, value, strength }) => [field, value, strength]));

/** What an alternative asks is narrower than what was asked of all, so it stands in its place. */
function narrowed<C extends Criterion>(common: readonly C[], own: readonly C[]): C[] {
  const isReplaced = (one: C) =>
    one.strength === 'must' &&
    own.some((other) => other.strength === 'must' && isSameWish(one, other));
  return [...common.filter((one) => !isReplaced(one)), ...own];
}

/**
 * What a sentence wishes for, from its wishes in their places: those of one alternative together, as `alternative` tells,
 * and the others for all of them.
 */
export function statedWishes(
  placed: readonly PlacedWish[],
  pieces: readonly Piece[],
  sentence: Sentence,
): Pick<Interpretation, 'constraints' | 'alternatives'> {
  const numbers = new Set(placed.flatMap(({ alternative }) => alternative ?? []));
  const stated = (number: number | undefined): Constraint[] =>
    constraintsOf(
      mergeWishes(placed.filter(({ alternative }) => alternative === number)),
      pieces,
      sentence,
    );
  return identified(settled(stated(undefined), [...numbers].toSorted((a, b) => a - b).map(stated)));
}
