import type { Constraint } from './interpretation.ts';
import { withoutValuesOf } from './contradictions.ts';
import { isSameWish } from './same-wish.ts';
import type { Sentence, Wish } from './reading.ts';
import { isReplaced, WHERE, withJoined, withoutWish } from './refine-wishes.ts';

/* How a sentence changes the whole wishes joined by "or" of the sentence before. */

type Alternatives = readonly (readonly Constraint[])[];

/**
 * "remove the villa", "leave Hebbal": an alternative that loses its last wish is gone, and so is one that loses where it was, as long as
 * another says where.
 */
export function withoutTaken(alternatives: Alternatives, wish: Wish, sentence: Sentence) {
  const left = alternatives.map((list) => withoutWish(list, wish, sentence));
  const isElsewhere = left.some(saysPlace);
  return left.filter(
    (list, at) =>
      list.length > 0 && !(isElsewhere && saysPlace(alternatives[at] ?? []) && !saysPlace(list)),
  );
}

const saysPlace = (list: readonly Constraint[]): boolean =>
  list.some(({ field, strength }) => strength === 'must' && (WHERE.has(field) || field === 'near'));

/** Whether a wish of the same field stands in one of them, so that "also" widens it there. */
export function haveField(alternatives: Alternatives, { field, strength }: Constraint): boolean {
  return alternatives.some((list) =>
    list.some((one) => one.field === field && one.strength === strength),
  );
}

/** "row houses too": each alternative that says which homes takes these as well. */
export function widenedBy(alternatives: Alternatives, added: Constraint, sentence: Sentence) {
  return alternatives.map((list) =>
    haveField([list], added) ? withJoined(list, added, sentence) : [...list],
  );
}

/**
 * "Near Hebbal", and then "Yelahanka also": near the one, or else in or near the other, because nobody lives in two places. Empty where a
 * distance was said: then both are to be reached. "Or 1 BHK" after a studio, and "the green line too" after the purple one, are the same.
 */
export function eitherWish(constraints: readonly Constraint[], added: Constraint): Constraint[][] {
  if (added.strength !== 'must') return [];
  return (
    eitherPlace(constraints, added) ??
    eitherLine(constraints, added) ??
    eitherRooms(constraints, added) ??
    []
  );
}

type Either = Constraint[][] | undefined;

function eitherPlace(constraints: readonly Constraint[], added: Constraint): Either {
  const isLoose = (one: Constraint) =>
    one.field === 'near' && one.strength === 'must' && one.assumed !== undefined;
  const isPlace = added.field === 'locality' || isLoose(added);
  const near = constraints.filter(isLoose);
  const isWhereElse = constraints.some(
    ({ field, strength }) => field === 'locality' && strength === 'must',
  );
  return isPlace && near.length === 1 && !isWhereElse ? [near, [added]] : undefined;
}

/** Another line is as near as the one before, where no distance of it is said. */
function eitherLine(constraints: readonly Constraint[], added: Constraint): Either {
  const [line, ...more] = constraints.filter(
    ({ field, strength }) => field === 'metroLine' && strength === 'must',
  );
  if (added.field !== 'metroLine' || line?.field !== 'metroLine' || more.length > 0)
    return undefined;
  if (line.value.line === 'any' || line.value.line === added.value.line) return undefined;
  const { withinMeters } = added.assumed === undefined ? added.value : line.value;
  return [[line], [{ ...added, value: { ...added.value, withinMeters } }]];
}

/** A studio has no bedrooms. */
function eitherRooms(constraints: readonly Constraint[], added: Constraint): Either {
  const isStudio = ({ field, value, strength }: Constraint) =>
    field === 'propertyType' && strength === 'must' && value.in.join() === 'studio';
  const isRooms = ({ field, strength }: Constraint) => field === 'bhk' && strength === 'must';
  const [isOfThis, isOfThat] = isStudio(added) ? [isRooms, isStudio] : [isStudio, isRooms];
  const held = constraints.filter(isOfThis);
  return held.length > 0 && isOfThat(added) ? [held, [added]] : undefined;
}

/** What a new wish, which holds of all of them, leaves of each. */
export function besideWish(
  alternatives: Alternatives,
  added: Constraint,
  sentence: Sentence,
): Constraint[][] {
  if (added.strength === 'nice') return alternatives.map((list) => [...list]);
  if (added.strength === 'must') {
    // "Just 3 BHK" chooses the one of them that wishes for it, with what that one says besides.
    const chosen = alternatives.filter((list) => list.some((one) => saysTheSame(one, added)));
    return (chosen.length > 0 ? chosen : alternatives).map((list) =>
      list.filter((one) => !isReplaced(one, added)),
    );
  }
  return alternatives
    .filter((list) => !list.some((one) => isRefused(one, added)))
    .map((list) =>
      list.flatMap((one) =>
        one.strength === 'must' && 'in' in one.value ? withoutWish([one], added, sentence) : [one],
      ),
    );
}

const saysTheSame = (one: Constraint, other: Constraint): boolean =>
  one.field === other.field &&
  one.strength === other.strength &&
  JSON.stringify(one.value) === JSON.stringify(other.value);

/** "no villas" leaves nothing of an alternative that asks for a villa. */
function isRefused(one: Constraint, refused: Constraint): boolean {
  if (one.strength !== 'must' || !isSameWish(one, refused)) return false;
  if ('in' in one.value)
    return withoutValuesOf(one, refused) === undefined && 'in' in refused.value;
  return JSON.stringify(one.value) === JSON.stringify(refused.value);
}
