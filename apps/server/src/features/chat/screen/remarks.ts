import { lengthAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { tooFarAway } from '@manemitra/query/words/widening-words';
import { consistsOf } from './accept.ts';
import { beforeOpeners, wantWords } from './form-words.ts';
import { fewNouns, nothingThere, onlySo } from './nothing-there-words.ts';
import { remarkVerdicts } from './remark-words.ts';
import { has, isSpoken, orderAt, textAt } from './in-clause.ts';

/** "GST too much", "rate jaasti aaytu", "loading is crazy here". That something is too far away is no remark: it gives the place up. */
export const remarks = (whole: readonly Token[]): boolean => {
  const first = whole.findIndex(({ text }) => !beforeOpeners.has(text));
  const clause = whole.slice(Math.max(0, first));
  return isRemark(clause);
};

const isRemark = (clause: readonly Token[]): boolean =>
  clause.length <= MOST_WORDS &&
  has(remarkVerdicts, clause) &&
  !has(wantWords, clause) &&
  !has(tooFarAway, clause) &&
  !clause.some(({ text }, at) => /\d/.test(text) || orderAt(clause, at) > 0) &&
  lengthAt(remarkVerdicts, clause, 0) < clause.length;

/** "Nothing?", "is that all there is": of a list in which nothing is, or too little; it asks for nothing. */
export const findsNothing = (clause: readonly Token[]): boolean =>
  consistsOf(clause, nothingThere, beforeOpeners);

/** "Just 1?", "only 3 results?": how few there are is asked back, and no sum or room is wished for. */
export function countsBack(sentence: readonly Token[]): boolean {
  const said = sentence.filter(isSpoken);
  const [only, figure, ...more] = said.filter(
    ({ text }) => onlySo.has(text) || !(beforeOpeners.has(text) || fewNouns.has(text)),
  );
  return (
    textAt(sentence, sentence.length - 1) === '?' &&
    more.length === 0 &&
    onlySo.has(only?.text ?? '') &&
    /^\d{1,2}$/.test(figure?.text ?? '')
  );
}

/** A longer clause is more than a remark. */
const MOST_WORDS = 8;
