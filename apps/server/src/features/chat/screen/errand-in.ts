import { lengthAt, phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import {
  conditionalForm,
  giveVerbs,
  messengers,
  ownVerbForm,
  savedVerbs,
  seeVerbs,
  tellers,
  according,
  accordingTo,
  looksWell,
  sends,
  namesBrochures,
  toMyself,
  withSomebody,
  sheets,
  inDetail,
  shows,
  refusingAhead,
  refusingBehind,
  callNouns,
} from './errand-verb-words.ts';
import { alertWords, changeWords, conditions } from './alert-words.ts';
import {
  errandOf,
  saves,
  errandPhrases,
  notErrands,
  openThings,
  isRecipient,
  type Errand,
} from './errand-words.ts';
import { keeps, keptFor, keptSearches, listWords, searchNouns } from './search-noun-words.ts';
import { CARRIERS } from './carrier-words.ts';
import { finePrint } from './page-errand-words.ts';
import { goesOnInList, isPutOnPaper } from './page-errand.ts';
import { beforeOpeners, reports } from './form-words.ts';
import { ordersByForm } from './verb-form-words.ts';
import { isMeasure } from './measure-words.ts';
import { oneWords } from './ordinal-words.ts';
import { numeralOf, ordinalOf } from './place-words.ts';
import { figureJoints } from '../joining-words.ts';
import { isTakenToShow } from './taken-to-show.ts';
import { saysDay } from './visit-slot.ts';
import { visitForm } from './visit-words.ts';
import { has, textAt } from './in-clause.ts';

/** What a sentence asks to have done; undefined where it asks for nothing of the kind. `isOfOne`: of one that was spoken of or is open. */
export function errandIn(
  tokens: readonly Token[],
  pointsAtSome: boolean,
  isOfOne = pointsAtSome,
): Errand | undefined {
  if (goesOnInList(tokens)) return 'next';
  if (isPutOnPaper(tokens)) return 'print';
  // "Compare and then call me": what is said first is done first, but nothing that is refused.
  const first = tokens
    .map((_, at) =>
      isRefusedAt(tokens, at) ? undefined : (phraseOf(tokens, at) ?? errandAt(tokens, at)),
    )
    .find((errand) => errand !== undefined);
  // "Send me a printout"
  const isPrinted = tokens.some((_, at) => errandAt(tokens, at) === 'print');
  if (first === 'share' && isPrinted) return 'print';
  const isOfSearch = tokens.some(({ text }) => searchNouns.has(text));
  const isToOther = tokens.some(({ text }) => isRecipient(text));
  const isSent = tokens.some(({ text }) => sends(text));
  const isByMessenger = tokens.some(({ text }) => messengers.test(text));
  const isForAnother = isToOther || (first === 'callback' && isSent);
  if ((first === 'callback' || first === undefined) && isByMessenger && isForAnother)
    return 'share';
  // "Email me the first one"
  const isSentToMe = tokens.some(
    ({ text }, at) => messengers.test(text) && toMyself.has(textAt(tokens, at + 1)),
  );
  if (first === undefined && isSentToMe && pointsAtSome) return 'share';
  // "Mail me the cost sheet of it"
  const isSheetSent = (isSent || isByMessenger) && has(sheets, tokens);
  if (first === undefined && isSheetSent && pointsAtSome) return 'share';
  // What is not seen is not opened or sent: "open kitchen", "an undivided share". Nothing but "open" is of the one that was spoken of.
  if (first === 'open' && !pointsAtSome && !saysOnly(tokens, 'open')) return undefined;
  // "Brochure kodi" asks for that of the one that is open or was spoken of.
  const isHandedOver = isSent || isSentToMe || tokens.some(({ text }) => giveVerbs.test(text));
  const isOfPaper = isHandedOver && namesBrochure(tokens);
  // "In the brochure they told June 2026" tells what it says.
  if (first === 'share' && namesBrochure(tokens) && !isHandedOver && has(reports, tokens)) {
    return undefined;
  }
  if (first === 'share')
    return pointsAtSome || isToOther || isOfSearch || isOfPaper ? 'share' : undefined;
  // "Shanivar ko doosra dekhna hai": to be seen on a day is to be visited.
  const isVisit = isOfOne && saysDay(tokens) && tokens.some(({ text }) => seeVerbs.test(text));
  if (first === undefined && isVisit) return 'callback';
  if (first === undefined && pointsAtSome && isShownInFull(tokens)) return 'open';
  if (first === undefined && keepsSearch(tokens)) return 'save';
  if (first === undefined && pointsAtSome && keepsThose(tokens)) return 'shortlist';
  if (first !== 'save' && !(first === undefined && isAlert(tokens))) return first;
  return pointsAtSome && !savesSearch(tokens, pointsAtSome) ? 'shortlist' : 'save';
}

/** "Show me the last one in detail", "modalnedu tegedu torisi": taken out to be shown is opened. */
const isShownInFull = (tokens: readonly Token[]): boolean =>
  isTakenToShow(tokens) || (has(inDetail, tokens) && tokens.some(({ text }) => shows(text)));

/** "Dont call me, just give me the brochure": an errand that is refused is not done. */
function isRefusedAt(tokens: readonly Token[], at: number): boolean {
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

/** "Keep this search", but not "keep it to Hebbal". */
const keepsSearch = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => keeps(text)) && tokens.some(({ text }) => keptSearches.has(text));

/** "Keep 1, 2 and 3 for me", and not "keep only those", which leaves the others out. */
const keepsThose = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => keeps(text)) &&
  tokens.some(({ text }) => numeralOf(text) !== undefined || ordinalOf(text) !== undefined) &&
  tokens.every(
    ({ text }) =>
      keeps(text) ||
      keptFor.has(text) ||
      beforeOpeners.has(text) ||
      figureJoints.has(text) ||
      numeralOf(text) !== undefined ||
      ordinalOf(text) !== undefined ||
      oneWords.has(text),
  );

const saysOnly = (tokens: readonly Token[], errand: Errand): boolean =>
  tokens.every(
    ({ text }) =>
      errandOf(text) === errand ||
      beforeOpeners.has(text) ||
      CARRIERS.has(text) ||
      ordersByForm(text),
  );

export const namesBrochure = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => namesBrochures(text));

/** "Back to the list" puts nothing on one. */
const phraseOf = (tokens: readonly Token[], at: number): Errand | undefined =>
  tokens[at - 1]?.text === 'back' ? undefined : phraseAt(errandPhrases, tokens, at)?.value;

function errandAt(tokens: readonly Token[], at: number): Errand | undefined {
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

/** "Email me when new ones come", "idara bele kadime adre tilisi": asks for an alert. */
const isAlert = (tokens: readonly Token[]): boolean =>
  has(alertWords, tokens) &&
  (has(conditions, tokens) || tokens.some(({ text }) => conditionalForm.test(text))) &&
  tokens.some(({ text }) => changeWords.has(text));

/** "Save this search", "save it and email me": of the search, whatever else is named. "Save these two in the list" is of these two. */
export const savesSearch = (tokens: readonly Token[], pointsAtSome = false): boolean =>
  tokens.some(({ text }) => errandOf(text) === 'save') &&
  tokens.some(({ text }) => searchNouns.has(text) && !(pointsAtSome && listWords.has(text)));

/** "Save", "save 3", which on its page or after it was spoken of is of one project: no alert, and no search that is named. */
export const savesOne = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => saves(text) && errandAt(tokens, at) === 'save') &&
  !tokens.some(({ text }) => searchNouns.has(text));
