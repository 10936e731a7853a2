import type { Criterion } from './criteria.ts';
import { constraintsOf, identified, relabelled } from './constraints.ts';
import type { Constraint, Interpretation } from './interpretation.ts';
import { joinedWish } from './joined-wish.ts';
import { mergeWishes } from './merge.ts';
import { isSameWish } from './same-wish.ts';
import type { PlacedWish } from './placed-wish.ts';
import type { Piece, Sentence, Wish } from './reading.ts';

interface Alternatives<C> {
  constraints: C[];
  alternatives?: C[][];
}

/**
 * Lists of which one must hold beside what holds in any case, as simple as they can be said: a list said twice counts once,
 * the only one holds in any case, and one that asks for nothing is met by everything. What each of them asks holds in any case, and
 * where then only members of one list part them ("3 BHK in Hebbal or 3 BHK in Jakkur"), they are that list. What is preferred ranks
 * whatever is found.
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
  const shared = (only ?? []).filter((one) => others.every((list) => list.some(isSame(one))));
  if (shared.length === 0) return { constraints: common, alternatives };
  const own = alternatives.map((list) => list.filter((one) => !shared.some(isSame(one))));
  const members = membersOf(own);
  const rest = members === undefined ? own : [[members]];
  return settled(narrowed(common, shared), rest);
}

/** The one list that wishes with a single member list each are together. */
function membersOf<C extends Criterion>(lists: readonly (readonly C[])[]): C | undefined {
  const wishes = lists.flat();
  const [first] = wishes;
  const isEach =
    lists.every(({ length }) => length === 1) &&
    wishes.every(
      ({ field, strength, value }) =>
        field === first?.field && strength === 'must' && 'in' in value,
    );
  if (!isEach || first === undefined) return undefined;
  return { ...first, value: wishes.map((one): Wish => one).reduce(joinedWish).value };
}

const isSame =
  (one: Criterion) =>
  (other: Criterion): boolean =>
    meaningOf([one]) === meaningOf([other]);

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
  return stating(stated(undefined), [...numbers].toSorted((a, b) => a - b).map(stated), sentence);
}

/** As `settled`, with the labels and ids of what was joined. */
export function stating(
  constraints: readonly Constraint[],
  lists: readonly (readonly Constraint[])[],
  sentence: Sentence,
): Pick<Interpretation, 'constraints' | 'alternatives'> {
  if (lists.length === 0) return identified({ constraints: [...constraints] });
  const { constraints: common, ...or } = settled(constraints, lists);
  return identified({ constraints: common.map((one) => relabelled(one, sentence)), ...or });
}
