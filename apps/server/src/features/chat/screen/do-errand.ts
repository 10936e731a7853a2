import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import { termsNamed } from '@manemitra/query/term-question';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import type { Answer } from '../answer.ts';
import { asksOfProjects, readQuestion } from '../project/read-question.ts';
import { degrees } from './degree-words.ts';
import { errandIn, savesOne, savesSearch } from './errand-in.ts';
import { errandReply } from './errand-reply.ts';
import { inDetail, ofThePast, openVerbs, siteNouns } from './errand-verb-words.ts';
import { errandOf, settingWords, type Errand } from './errand-words.ts';
import { pointedBarelyIn, pointedIn } from './pointing.ts';
import type { Meant } from './meant.ts';
import { namedAndSeen } from './named-on-screen.ts';
import { meantBy, meantByFigures } from './resolve.ts';
import type { Shown } from './shown.ts';
import { nothingToSave, whereSaved } from './page-reply.ts';
import { pleasantryReply, thanksReply } from './small-talk.ts';
import { calculatedIn } from './sums-reply.ts';
import type { Turn } from './turn.ts';
import { saysWhichHomes, searchedIn } from './searched-in.ts';
import { unseenBuilder } from './unseen-builder.ts';
import { saysDay } from './visit-slot.ts';
import { has } from './in-clause.ts';

/** Thanks, sums and errands, which no list has a part in. */
export function doneFor(
  tokens: readonly Token[],
  turn: Turn & { isAsked: boolean },
): (Answer & { kind: 'question' | 'errand' }) | undefined {
  const { request, alone, shown, isAsked } = turn;
  const thanked = thanksReply(tokens, request.screen?.sentence);
  if (thanked !== undefined) {
    return { ...thanked, kind: thanked.errand === undefined ? 'question' : 'errand' };
  }
  const pleasantry = pleasantryReply(tokens);
  if (pleasantry !== undefined) return { ...pleasantry, kind: 'question' };
  const isToDo = errandIn(tokens, true) !== undefined;
  const seen =
    (isToDo ? meantByFigures(tokens, alone, shown) : meantBy(tokens, shown)) ??
    namedAndSeen(alone, tokens, shown);
  const isFound = seen !== undefined && seen.missing === undefined;
  const unseen = isFound ? undefined : unseenBuilder(tokens, turn);
  const pointed = unseen ?? seen;
  const calculated = calculatedIn(tokens, { request, alone, shown, isAsked, pointed });
  if (calculated !== undefined) return { ...calculated, kind: 'errand', errand: 'calculate' };
  const pointsAtSome =
    isOfSome(pointed) || unseen !== undefined || pointsDefinitely(tokens) || pointsBarely(tokens);
  // "Saturday ko dikha do", of the one that was spoken of.
  const isOfLast = shown.kind === 'project' || shown.focus.length === 1;
  const isOfList = isOfThisList(tokens, shown);
  // "Save that one", of which none was spoken of, is asked back.
  const isOfOne = isOfLast || pointed?.missing !== undefined;
  const asked = errandIn(tokens, pointsAtSome, pointsAtSome || isOfLast);
  const isSaved = asked === 'save' && isOfOne && !isOfList && savesOne(tokens);
  const errand =
    isOfList && asked === 'shortlist' ? errandIn(tokens, false) : isSaved ? 'shortlist' : asked;
  if (errand === undefined || errand === 'calculate') return undefined;
  // "Did you keep my search from last week?"
  if (errand === 'save' && isAsked && has(ofThePast, tokens))
    return { ...whereSaved(), kind: 'question' };
  const isNoSearch = request.previous === undefined && shown.projects.length === 0;
  // "Save my search" before any.
  if (errand === 'save' && isNoSearch && everyConstraint(alone).length === 0)
    return { ...nothingToSave(), kind: 'errand' };
  const meant = pointed ?? meantBy(tokens, shown, { isToDo: true, isOfOne: errand !== 'compare' });
  if (!isErrand(errand, tokens, turn, meant)) return undefined;
  const { prompt, today } = request;
  // Side by side already: "what is the main difference?" has nothing done.
  const isSeen = errand === 'compare' && shown.kind === 'compare' && asksOnlyDifference(tokens);
  if (isSeen) {
    const { errand: _, ...answer } = errandReply(errand, { meant, shown, prompt, today });
    return { ...answer, kind: 'question' };
  }
  return { ...errandReply(errand, { meant, shown, prompt, today }), kind: 'errand' };
}

/** "Save this" beside a list, before any of it was spoken of: the search, however few it finds. */
const isOfThisList = (tokens: readonly Token[], { kind, focus, projects }: Shown): boolean => {
  if (kind !== 'list' || focus.length > 0) return false;
  const pointed = pointedIn(tokens);
  const isNamed = projects.some(({ project }) =>
    tokenize(project.name).every(({ text }) => tokens.some((one) => one.text === text)),
  );
  return (
    !isNamed &&
    pointed?.pointing.at === 'this' &&
    pointed.spans.every(([from, to]) => to === from + 1)
  );
};

const isOfSome = (pointed: Meant | undefined): boolean =>
  pointed !== undefined && !pointed.isAll && pointed.projects.length > 0;

/** "Save both in the list", "open 3": of projects, even where they are not seen. */
const pointsDefinitely = (tokens: readonly Token[]): boolean =>
  DEFINITE.has(pointedIn(tokens)?.pointing.at ?? 'all');

/** "Doosra kholo", "doosra shanivar ko dekhna hai": the verbs of Hindi and Kannada that open name nothing that is open. */
const pointsBarely = (tokens: readonly Token[]): boolean => {
  const opens = tokens.some(({ text }) => openVerbs.test(text));
  // "Usi ko kholiye", of which none was spoken of, is asked back.
  if (opens && pointedIn(tokens)?.pointing.at === 'this') return true;
  return (
    (opens || saysDay(tokens) || savesOne(tokens)) &&
    pointedBarelyIn(tokens, true)?.pointing.at === 'places'
  );
};

const DEFINITE: ReadonlySet<string> = new Set(['places', 'group', 'middle', 'pick', 'beside']);

/** Whether the word of an errand asks for it, and does not only stand in a wish or a question. */
function isErrand(
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
const asksOnlyDifference = (tokens: readonly Token[]): boolean =>
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

/** The projects that a sentence names. */
export const namedIn = (alone: Interpretation): string[] =>
  everyConstraint(alone).flatMap((one) => (one.field === 'project' ? one.value.slug : []));
