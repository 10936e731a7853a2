import type { Token } from '@manemitra/query/token';
import {
  giveVerbs,
  inDetail,
  messengers,
  namesBrochures,
  seeVerbs,
  sends,
  sheets,
  shows,
  toMyself,
} from './errand-verb-words.ts';
import { errandOf, isRecipient, type Errand } from './errand-words.ts';
import { searchNouns } from './search-noun-words.ts';
import { CARRIERS } from './carrier-words.ts';
import { goesOnInList, isPutOnPaper } from './page-errand.ts';
import { beforeOpeners, reports } from './form-words.ts';
import { ordersByForm } from './verb-form-words.ts';
import { isTakenToShow } from './taken-to-show.ts';
import { saysDay } from './visit-slot.ts';
import { has, textAt } from './in-clause.ts';
import { errandAt, isRefusedAt, phraseOf } from './errand-at.ts';
import { isAlert, keepsSearch, keepsThose, savesSearch } from './kept-search.ts';

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
