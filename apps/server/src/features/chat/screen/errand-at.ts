import { lengthAt, phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import {
  according,
  accordingTo,
  callNouns,
  looksWell,
  ownVerbForm,
  refusingAhead,
  refusingBehind,
  savedVerbs,
  tellers,
  withSomebody,
} from './errand-verb-words.ts';
import { errandOf, errandPhrases, notErrands, openThings, type Errand } from './errand-words.ts';
import { finePrint } from './page-errand-words.ts';
import { isMeasure } from './measure-words.ts';
import { numeralOf } from './place-words.ts';
import { visitForm } from './visit-words.ts';
import { textAt } from './in-clause.ts';

/** "Dont call me, just give me the brochure": an errand that is refused is not done. */
export function isRefusedAt(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  const isAhead = [1, 2, 3, 4].some(
    (back) => at >= back && lengthAt(refusingAhead, tokens, at - back) === back,
  );
  // "No call", "no phone calls"
  const calls = callNouns.test(textAt(tokens, at - 1)) ? at - 1 : at;
  const isNoCall = textAt(tokens, calls - 1) === 'no' && callNouns.test(text);
  const behind = textAt(tokens, at + 1) === 'me' ? at + 2 : at + 1;
  return isAhead || isNoCall || lengthAt(refusingBehind, tokens, behind) > 0;
}

/** Whether it is said that this is not to be done. */
export const refusesErrand = (tokens: readonly Token[], errand: Errand): boolean =>
  tokens.some(
    (_, at) => isRefusedAt(tokens, at) && (phraseOf(tokens, at) ?? errandAt(tokens, at)) === errand,
  );

/** "Back to the list" puts nothing on one. */
export const phraseOf = (tokens: readonly Token[], at: number): Errand | undefined =>
  tokens[at - 1]?.text === 'back' ? undefined : phraseAt(errandPhrases, tokens, at)?.value;

export function errandAt(tokens: readonly Token[], at: number): Errand | undefined {
  const { text = '' } = tokens[at] ?? {};
  const before = textAt(tokens, at - 1);
  const isFine = finePrint.has(before) && errandOf(text) === 'print';
  const named = notErrands.has(text) || isFine ? undefined : errandOf(text);
  const after = textAt(tokens, at + 1);
  // "A doctor on call", but not "get me on call with the seller".
  const isTold =
    named === 'save'
      ? tellsOfSavings(text, before, [after, textAt(tokens, at + 2)])
      : before === 'on' && !withSomebody.has(after);
  const isOfLand = named === 'open' && openThings.has(after);
  // "Vastu ke hisab se" is "according to it", "jab main paisa bhejun" tells what somebody does.
  const isOtherwise = (according.has(after) && accordingTo.has(before)) || ownVerbForm.test(text);
  const isOfLooks = visitForm(text) === true && looksWell.has(after);
  return isTold || isOfLand || isOtherwise || isOfLooks ? undefined : named;
}

/** "I save 5 percent", "saved 30 lakh", "25 lakh ulisidivi" tell what somebody has; "save 1 and 3" calls places. */
const tellsOfSavings = (text: string, before: string, [after, next]: [string, string]): boolean =>
  tellers.has(before) ||
  savedVerbs.test(text) ||
  (/\d/.test(after) && (isMeasure(next) || numeralOf(after) === undefined));
