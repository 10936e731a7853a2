import { lengthAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { tooFarAway } from '@manemitra/query/words/widening-words';
import { has, orderAt } from './clause-words.ts';
import { wantWords } from './form-words.ts';
import { remarkVerdicts } from './remark-words.ts';

/** "GST too much", "rate jaasti aaytu", "loading is crazy here". That something is too far away is no remark: it gives the place up. */
export const remarks = (clause: readonly Token[]): boolean =>
  clause.length <= MOST_WORDS &&
  has(remarkVerdicts, clause) &&
  !has(wantWords, clause) &&
  !has(tooFarAway, clause) &&
  !clause.some(({ text }, at) => /\d/.test(text) || orderAt(clause, at) > 0) &&
  lengthAt(remarkVerdicts, clause, 0) < clause.length;

/** A longer clause is more than a remark. */
const MOST_WORDS = 8;
