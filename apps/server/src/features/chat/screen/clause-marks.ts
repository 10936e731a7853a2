import type { Constraint } from '@manemitra/query/interpretation';
import { lengthAt, phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { CARRIERS } from './carrier-words.ts';
import { degrees, nearForm, pickingSuperlative, type Degree } from './degree-words.ts';
import { asksAnywhere } from './clause-asks.ts';
import { beforeOpeners, boundWords, supposings, wantWords } from './form-words.ts';
import { ofFewLength } from './few-said.ts';
import { LOOKED_FOR } from './searched-in.ts';
import { similarWords } from './similar-words.ts';
import { oneWords } from './ordinal-words.ts';
import { ordersByForm, tellsByForm } from './verb-form-words.ts';
import { has, orderAt, placeOf, textAt } from './in-clause.ts';

/* What a clause says besides its verb: a bound, a comparison, what homes are looked for by. */

/** It wishes by nothing but a bound that names no figure: "within", "only". */
export const isBound = (clause: readonly Token[]): boolean =>
  has(boundWords, clause) &&
  !clause.some(({ text }) => ordersByForm(text) || /\d/.test(text)) &&
  !clause.some((_, at) => orderAt(clause, at) > 0 && lengthAt(boundWords, clause, at) === 0);

const RELATIVE: ReadonlySet<Degree> = new Set(['cheap', 'big', 'small', 'near']);

/** "Cheaper" wishes for what is cheaper than what is seen, where nothing asks which is. */
export const isRelative = (clause: readonly Token[]): boolean =>
  has(similarWords, clause) ||
  clause.some((_, at) => {
    const degree = phraseAt(degrees, clause, at);
    return (
      degree !== undefined &&
      RELATIVE.has(degree.value) &&
      !clause.slice(at, at + degree.length).some(({ text }) => pickingSuperlative.test(text)) &&
      // "The cheaper of those two" is one of them.
      ofFewLength(clause, at + degree.length) === 0
    );
  });

/** "Kadime torsi", "kam dikhao": nothing but an order to show what costs less. */
export const isLess = (clause: readonly Token[]): boolean =>
  clause.length > 1 &&
  clause.some((_, at) => orderAt(clause, at) > 0) &&
  clause.some((_, at) => phraseAt(degrees, clause, at)?.value === 'low') &&
  clause.every(
    ({ text }, at) =>
      CARRIERS.has(text) || orderAt(clause, at) > 0 || phraseAt(degrees, clause, at) !== undefined,
  );

/** "Sasta batao", "innu agga heli": asks only for homes that are cheaper (or larger, nearer) than those shown. */
export const isToldLess = (clause: readonly Token[]): boolean =>
  isRelative(clause) &&
  clause.every(
    ({ text }, at) =>
      CARRIERS.has(text) ||
      beforeOpeners.has(text) ||
      tellsByForm(text) ||
      oneWords.has(text) ||
      clause.some(
        (_, from) => from <= at && at < from + (phraseAt(degrees, clause, from)?.length ?? 0),
      ),
  );

/** "Hattira shaale": near and what is near, and neither "nearer" nor a verb. */
export const isNearThing = (clause: readonly Token[]): boolean =>
  clause.length > 1 &&
  nearForm.test(textAt(clause, 0)) &&
  !clause.some((_, at) => orderAt(clause, at) > 0) &&
  !has(wantWords, clause);

/** It says which homes are looked for, with or without their price and size. */
export function isLookedFor(within: readonly Constraint[]): boolean {
  const homes = within.filter(({ field }) => field !== 'price' && field !== 'area');
  return homes.length > 0 && homes.every(({ field }) => LOOKED_FOR.has(field));
}

/** "And if I go to 1.25 Cr?": it asks what there is then, and nothing else. */
export function supposes(clause: readonly Token[], within: readonly Constraint[]): boolean {
  const at = placeOf(supposings, clause);
  const rest = clause.slice(at + lengthAt(supposings, clause, at));
  return (
    at !== -1 &&
    within.length > 0 &&
    within.every(({ field }) => field === 'price') &&
    !asksAnywhere(rest)
  );
}
