import { everyConstraint } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import type { Answer } from '../answer.ts';
import { errandIn } from './errand-in.ts';
import { savesOne } from './kept-search.ts';
import { errandReply } from './errand-reply.ts';
import { ofThePast, openVerbs } from './errand-verb-words.ts';
import { pointedBarelyIn, pointedIn } from './pointing.ts';
import type { Meant } from './meant.ts';
import { namedAndSeen } from './named-on-screen.ts';
import { meantBy, meantByFigures } from './resolve.ts';
import type { Shown } from './shown.ts';
import { nothingToSave, whereSaved } from './page-reply.ts';
import { pleasantryReply, thanksReply } from './small-talk.ts';
import { calculatedIn } from './sums-reply.ts';
import type { Turn } from './turn.ts';
import { unseenBuilder } from './unseen-builder.ts';
import { saysDay } from './visit-slot.ts';
import { has } from './in-clause.ts';
import { asksOnlyDifference, isErrand } from './asks-errand.ts';

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
