import { describe } from '@manemitra/query/describe';
import { interpret } from '@manemitra/query/interpret';
import {
  criteriaOf,
  everyConstraint,
  type Constraint,
  type Interpretation,
} from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import type { Absolute, Before } from './absolute.ts';
import { has } from './in-clause.ts';
import { WHERE } from './searched-in.ts';
import { goingBackTo } from './taken-back-words.ts';

/**
 * "Go back to the new launches": the change that gave them up is taken back with all that it brought, and what was wished for since stays.
 * Undefined where no search before wished for it; of places see `corrected-place.ts`.
 */
export function goneBack(
  tokens: readonly Token[],
  alone: Interpretation,
  { previous, names, today, before = [] }: Before,
): Absolute | undefined {
  const meant = everyConstraint(alone);
  const isOfPlaces = meant.some(({ field }) => WHERE.has(field));
  if (previous === undefined || meant.length === 0 || isOfPlaces) return undefined;
  if (!has(goingBackTo, tokens) || holdsAll(previous.constraints, meant)) return undefined;
  const searches = [
    ...before.map((sentence) => interpret(sentence, { today, names }).constraints),
    previous.constraints,
  ];
  const at = searches.findLastIndex(
    (one, step) => holdsAll(one, meant) && !holdsAll(searches[step + 1] ?? [], meant),
  );
  const [then, next] = [searches[at], searches[at + 1]];
  if (then === undefined || next === undefined) return undefined;
  const isBrought = (one: Constraint) => holds(next, one) && !holds(then, one);
  const constraints = [
    ...previous.constraints.filter((one) => !isBrought(one)),
    ...then.filter((one) => !holds(next, one)),
  ];
  const prompt = describe(criteriaOf({ ...previous, constraints }), names);
  return { prompt, says: '', isAnew: true };
}

const keyOf = ({ field, value, strength }: Constraint): string =>
  JSON.stringify([field, value, strength]);

const holds = (all: readonly Constraint[], one: Constraint): boolean =>
  all.some((other) => keyOf(other) === keyOf(one));

const holdsAll = (all: readonly Constraint[], wishes: readonly Constraint[]): boolean =>
  wishes.every((one) => holds(all, one));
