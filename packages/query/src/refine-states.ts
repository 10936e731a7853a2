import type { PossessionStatus } from './criteria.ts';
import type { Constraint } from './interpretation.ts';
import { isSameWish } from './same-wish.ts';

/* What a sentence changes of the state that homes were wished for in: a home has one. */

/** Whether a wish is for homes in some state, or by a date. */
export const isOfState = ({ field, strength }: Constraint): boolean =>
  field === 'possession' && strength !== 'avoid';

/** "under construction is ok too", where a ready home was a must: a home has one state, so each only ranks. */
export function withStatesRanked(constraints: readonly Constraint[]): Constraint[] {
  const states = constraints.flatMap((one) =>
    one.field === 'possession' && one.strength !== 'avoid' && one.value.status !== undefined
      ? [one]
      : [],
  );
  if (new Set(states.map(({ value }) => value.status)).size < 2) return [...constraints];
  return constraints.map((one) =>
    states.some((state) => state === one) ? { ...one, strength: 'nice' } : one,
  );
}

/** A wish for a date keeps it. */
export function withoutState(one: Constraint): Constraint[] {
  if (one.field !== 'possession' || one.strength === 'avoid') return [one];
  return one.value.status === undefined ? [one] : [];
}

export function saysState({ field, value }: Constraint, state: PossessionStatus): boolean {
  return field === 'possession' && value.status === state;
}

export function isOtherState(one: Constraint, now: Constraint): boolean {
  const isOfState = [one, now].every(
    ({ field, strength, value }) =>
      field === 'possession' && strength !== 'avoid' && value.status !== undefined,
  );
  return isOfState && now.strength === 'must' && !isSameWish(one, now);
}
