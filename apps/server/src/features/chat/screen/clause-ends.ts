import type { Token } from '@manemitra/query/token';
import { textAt } from './clause-words.ts';
import { ordersByForm } from './verb-forms.ts';

/* What a clause of Hindi or Kannada does by the verbs at its end. */

/** "Is it big or not" in Hindi and Kannada: the copula, or "na", before "or"; and "kya" at the end. */
export function asksEither(clause: readonly Token[]): boolean {
  if (clause.some(({ text }) => ordersByForm(text))) return false;
  const isEither = clause.some(
    ({ text }, at) =>
      (COPULAS.has(text) && EITHER.has(textAt(clause, at + 1))) ||
      (text === 'na' && textAt(clause, at + 1) === 'illa'),
  );
  return isEither || doubts(clause) || LAST_ASKING.has(clause.at(-1)?.text ?? '');
}

/** "Late to nahi hoga": is it not going to be late? Beside "gym to nahi chahiye", which wishes. */
const doubts = (clause: readonly Token[]): boolean =>
  clause.some(
    ({ text }, at) =>
      at > 0 &&
      /^(?:to|toh|तो)$/.test(text) &&
      /^(?:nahi|nahin|nhi|नहीं)$/.test(textAt(clause, at + 1)) &&
      TELLING.test(textAt(clause, at + 2)),
  );

/** Verbs of Hindi that tell what is or will be. */
const TELLING =
  /^(?:hai|hain|h|raha|rahe|rahi|chal|.*(?:[aeo]ga|[aeo]gi|enge|t[aei]|[ui]a)|है|हैं|रहा|रहे|रही|चल|.*(?:गा|गी|गे|ता|ती|ते|आ|या))$/u;

const COPULAS = new Set('hai hain he tha है हैं ide idhe idya ಇದೆ'.split(' '));
const EITHER = new Set('ya या athva ಅಥವಾ'.split(' '));
const LAST_ASKING = new Set('kya क्या'.split(' '));

/** A clause that ends with a verb of Hindi or Kannada which states a fact: "sasta milta hai" (it comes cheap). */
export const states = (clause: readonly Token[]): boolean =>
  (COPULAS.has(clause.at(-1)?.text ?? '') && HABITUAL.test(clause.at(-2)?.text ?? '')) ||
  STATING.test(clause.at(-1)?.text ?? '');

const HABITUAL = /(?:t[aei]|raha|rahe|rahi|ता|ते|ती|रहा|रहे|रही)$/u;
const STATING = /(?:utte|utthe|uttade|ತ್ತೆ|ತ್ತದೆ)$/u;

/** "Lena chahiye" is "should one take", beside "hona chahiye", which is "must be". */
export const asksAdvice = (clause: readonly Token[]): boolean =>
  clause.some(
    ({ text }, at) =>
      /^(?!ho|rah|reh|हो|रह).+(?:n[aei]|न[ाेी])$/u.test(text) &&
      /^(?:chah?iye|chahie|चाहिए|चाहिये)$/u.test(textAt(clause, at + 1)),
  );
