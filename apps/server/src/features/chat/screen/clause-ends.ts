import type { Constraint } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import {
  copulas,
  deedForm,
  eitherForm,
  habitualForm,
  shouldForm,
  statingForm,
  tellingForm,
  closingAskers,
} from './clause-end-words.ts';
import { ordersByForm } from './verb-form-words.ts';
import { wantWords } from './form-words.ts';
import { has, textAt } from './in-clause.ts';
import { thenWords } from '@manemitra/query/words/conditional-words';
import { alternativeJoints } from '@manemitra/query/words/joint-words';
import { plainDenials } from './denial-words.ts';

/* What a clause of Hindi or Kannada does by the verbs at its end. */

/**
 * "Is it big or not" in Hindi and Kannada: the copula, or "na", before "or", and "kya" at the end. "Included hai price me ya alag": what may be
 * instead is none of the wishes that were read (`within`).
 */
export function asksEither(clause: readonly Token[], within: readonly Constraint[]): boolean {
  if (clause.some(({ text }) => ordersByForm(text))) return false;
  const or = clause.findLastIndex(({ text }) => alternativeJoints.has(text));
  const isRest = !within.some(({ span }) => span[1] > (clause[or]?.from ?? 0));
  const isEither = clause.some(
    ({ text }, at) =>
      (copulas.has(text) && (at + 1 === or || (at < or && isRest && !has(wantWords, clause)))) ||
      (text === 'na' && textAt(clause, at + 1) === 'illa'),
  );
  return (
    isEither || asksTwice(clause) || doubts(clause) || closingAskers.has(clause.at(-1)?.text ?? '')
  );
}

/** "A khatana B khatana": what may be either is said with the same ending that asks. */
function asksTwice(clause: readonly Token[]): boolean {
  const asked = clause.flatMap(({ text }) => (eitherForm.test(text) ? text : []));
  return new Set(asked).size < asked.length && asked.at(-1) === clause.at(-1)?.text;
}

/** "Late to nahi hoga": is it not going to be late? Beside "gym to nahi chahiye", which wishes. */
const doubts = (clause: readonly Token[]): boolean =>
  clause.some(
    ({ text }, at) =>
      at > 0 &&
      thenWords.has(text) &&
      plainDenials.has(textAt(clause, at + 1)) &&
      tellingForm.test(textAt(clause, at + 2)),
  );

/** A clause that ends with a verb of Hindi or Kannada which states a fact: "sasta milta hai" (it comes cheap). */
export const states = (clause: readonly Token[]): boolean =>
  (copulas.has(clause.at(-1)?.text ?? '') && habitualForm.test(clause.at(-2)?.text ?? '')) ||
  statingForm.test(clause.at(-1)?.text ?? '');

/** "Lena chahiye" is "should one take", beside "hona chahiye", which is "must be". */
export const asksAdvice = (clause: readonly Token[]): boolean =>
  clause.some(({ text }, at) => deedForm.test(text) && shouldForm.test(textAt(clause, at + 1)));
