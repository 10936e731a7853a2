import { everyConstraint } from '@manemitra/query/interpretation';
import { termsNamed } from '@manemitra/query/term-question';
import type { Token } from '@manemitra/query/token';
import { asksOfProjects, readQuestion } from '../project/read-question.ts';
import { degrees } from './degree-words.ts';
import { savesSearch } from './kept-search.ts';
import { inDetail, siteNouns } from './errand-verb-words.ts';
import { errandOf, settingWords, type Errand } from './errand-words.ts';
import type { Meant } from './meant.ts';
import type { Turn } from './turn.ts';
import { saysWhichHomes, searchedIn } from './searched-in.ts';
import { has } from './in-clause.ts';
import { namedIn } from './projects-named.ts';

/** Whether the word of an errand asks for it, and does not only stand in a wish or a question. */
export function isErrand(
  errand: Errand,
  tokens: readonly Token[],
  { request, alone, shown, isAsked }: Turn & { isAsked: boolean },
  meant: Meant | undefined,
): boolean {
  const pointsAtSome = meant !== undefined && !meant.isAll;
  // "Next" beside an open page is another thing.
  if (errand === 'next') {
    // Where the search found nothing no list is seen.
    const isOfSearch = shown.projects.length === 0 && request.previous !== undefined;
    return (shown.kind === 'list' || isOfSearch) && !(pointsAtSome && shown.focus.length === 1);
  }
  if (errand === 'save' && savesSearch(tokens)) return true;
  // "OC irodu mathra ulisi": keep those that have it.
  if (errand === 'save' && !pointsAtSome && everyConstraint(alone).length > 0) return false;
  // "After 3 call me" says no rooms.
  const isHour = errand === 'callback' && [...searchedIn(alone)].join() === 'bhk';
  // "Can I come to see the site?": where it is built, and no plot.
  const isSite =
    errand === 'callback' &&
    [...searchedIn(alone)].join() === 'propertyType' &&
    tokens.some(({ text }) => siteNouns.test(text));
  if (saysWhichHomes(alone) && !isHour && !isSite && !pointsAtSome) return false;
  // "The difference between carpet and super built-up" is of words.
  // "Can I open the windows of the second?"
  if (errand === 'open' && isAsked) return false;
  // "Show the price details of the second" asks for its price.
  if (errand === 'open' && has(inDetail, tokens) && asksBeyondOverview(request.prompt))
    return false;
  if (errand === 'compare' && asksMoreThan(settingWords, tokens, request.prompt)) {
    return false;
  }
  // "How does its rate compare with others around?" asks of the one that is open.
  if (errand === 'compare' && isAsked && shown.kind === 'project' && asksOfProjects(request.prompt))
    return false;
  if (errand === 'compare' && namedIn(alone).length > 1) return false;
  if (errand === 'compare' && !pointsAtSome) return termsNamed(request.prompt).length === 0;
  // "Price? Call me on 98…" asks for the price first.
  if (errand === 'callback' && !pointsAtSome) {
    return !(isAsked && (shown.projects.length === 0 || asksBeside(tokens)));
  }
  return true;
}

/** "The difference", and not "compare". */
export const asksOnlyDifference = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => settingWords.has(text)) &&
  tokens.every(({ text }) => settingWords.has(text) || errandOf(text) !== 'compare');

/** "The difference in possession", "third vs first, which is closer": which is asked for. */
const asksMoreThan = (setting: ReadonlySet<string>, tokens: readonly Token[], prompt: string) =>
  tokens.some(({ text }) => setting.has(text)) &&
  !tokens.some(({ text }) => !setting.has(text) && errandOf(text) === 'compare') &&
  (asksOfProjects(prompt) || has(degrees, tokens));

/** Facts that a sentence asks for, besides whom to speak to. */
function asksBeside(tokens: readonly Token[]): boolean {
  // The site that is visited is no size of a plot.
  const said = tokens.filter(({ text }) => !siteNouns.test(text)).map(({ text }) => text);
  return readQuestion(said.join(' ')).topics.some(
    (topic) => topic !== 'builder' && topic !== 'address',
  );
}

const asksBeyondOverview = (prompt: string): boolean => {
  const { topics, amenities, places } = readQuestion(prompt);
  return topics.some((topic) => topic !== 'overview') || amenities.length > 0 || places.length > 0;
};
