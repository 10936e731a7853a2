import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Answer } from '../answer.ts';
import { errandIn } from './errand-in.ts';
import { NOT_UNDERSTOOD } from '../fixed-replies.ts';
import { projectReply } from '../project/project-reply.ts';
import { asksOfProjects, readQuestion } from '../project/read-question.ts';
import { closestReply, isGeneralQuestion, termsAskedIn } from '../term-reply.ts';
import { aboutShown } from './about-shown.ts';
import { homeNouns } from './answer-words.ts';
import { whichOne } from './ask-which.ts';
import { CARRIERS } from './carrier-words.ts';
import { generalReply } from './general-reply.ts';
import { listReply } from './list-reply.ts';
import { mostOf } from './most-of.ts';
import { asksOfWords, isOfTheTrade } from './of-the-trade.ts';
import { wordsBeside } from './pointing.ts';
import { askedOf } from './predicate.ts';
import type { Meant } from './meant.ts';
import { cardOf, type Shown } from './shown.ts';
import type { Turn } from './turn.ts';
import type { Clause } from './clause.ts';
import { wayMeant } from './way-meant.ts';
import { searchedIn, WHERE } from './searched-in.ts';
import { aboutWords } from './trade-words.ts';
import { has, isMarked, textAt } from './in-clause.ts';
import { goingOn } from '../joining-words.ts';
import { whichWords } from './asking-words.ts';

interface Asked {
  tokens: readonly Token[];
  clauses: readonly Clause[];
  meant: Meant | undefined;
  isOpen: boolean;
}

/** Undefined where homes are asked for: what the search finds is the answer. */
export async function answerQuestion(
  db: Kysely<Database>,
  turn: Turn,
  { tokens, clauses, meant, isOpen }: Asked,
): Promise<Answer | undefined> {
  const { request, shown, names, alone } = turn;
  const { prompt } = request;
  const way = wayMeant(request, tokens);
  const rest = askedOf(tokens, meant?.spans ?? []).concat(way);
  const isWhich = has(whichWords, tokens);
  const general = () => generalReply(db, request, { shown, names });
  // Of a list that is empty is said why nothing is in it.
  const whichOrNone = async (question = 'Which one do you mean?') => {
    const ofList = shown.projects.length === 0 ? await listReply(db, request, names) : undefined;
    return ofList === undefined
      ? whichOne(question, prompt, shown)
      : { ...ofList, outcome: 'needs-input' as const };
  };

  const isOfHomes =
    meant === undefined &&
    !(shown.focus.length === 1 && goesOn(tokens, alone)) &&
    !asksOfSurroundings(prompt, alone) &&
    asksForHomes(alone, { clauses, isOpen, isWhich });
  if (isOfHomes && !isOfTheTrade(turn, true)) return undefined;
  if (!isWhich && asksOfWords(prompt, tokens, meant, shown)) {
    const reply = await general();
    // "Is the price negotiable for it": of the one that was spoken of as well.
    if (reply !== undefined) {
      const cards = (meant?.projects ?? []).map(cardOf);
      const [one] = meant?.projects ?? [];
      const isOfOne = one !== undefined && cards.length === 1 && asksOfProjects(prompt);
      if (!isOfOne) return { cards, ...reply };
      // "Is it completed or still going on?": what is known of it stands before what holds of all.
      const own = await projectReply(db, one.slug, {
        ...request,
        unitId: shown.unitId,
      });
      const sources = [...(own.sources ?? []), ...(reply.sources ?? [])];
      return {
        ...reply,
        cards,
        sources,
        message: `${own.message}\n\n${reply.message}`,
      };
    }
  }
  // "Which of these has an A khata" of an empty list is of none of them, and so is "which khata does the second have".
  const isOfNone = isWhich && meant?.isAll === true;
  const isEmptyList =
    shown.kind === 'list' && shown.projects.length === 0 && request.previous !== undefined;
  const isOfPlace = meant?.isDefinite === true && meant.projects.length === 0;
  if (meant === undefined && isWhich && isEmptyList && asksOfProjects(prompt)) {
    return whichOrNone();
  }
  if (meant !== undefined && meant.projects.length === 0 && (!isWhich || isOfNone || isOfPlace)) {
    const isCertain = meant.isDefinite === true || isOfNone;
    const isOfOne =
      (isCertain || isEmptyList || shown.projects.length > 0) &&
      asksOfProjects(prompt) &&
      (isCertain || (termsAskedIn(prompt) === undefined && !isGeneralQuestion(prompt))) &&
      !tokens.some(({ text }) => aboutWords.test(text));
    return (
      (isOfOne ? undefined : ((await general()) ?? closestReply(request))) ??
      (await whichOrNone(meant.missing))
    );
  }
  // "The difference between the first two" of one.
  const isShort = meant?.missing !== undefined && meant.projects.length === 1;
  if (isShort && errandIn(tokens, true) === 'compare') return whichOrNone(meant.missing);
  const projects =
    meant !== undefined && meant.projects.length > 0 ? meant.projects : shown.projects;
  const about = oneOf(projects, shown, meant !== undefined || isWhich);
  if (about !== undefined) {
    const { slug, project } = about;
    // "Which is cheap here?" of the one that is there.
    const asksDegree = isWhich && !asksOfProjects(prompt) && alone.constraints.length === 0;
    const most = asksDegree ? mostOf({ tokens, rest, projects: [about] }) : undefined;
    if (most !== undefined) return most;
    // "How is the first?" asks nothing of it but what it is.
    const asksMore = rest.split(' ').some((word) => /\p{L}/u.test(word) && !CARRIERS.has(word));
    const said = asksMore ? wordsBeside(tokens, meant?.spans ?? []).concat(way) : '';
    const question = {
      ...request,
      prompt: said,
      said: prompt,
      unitId: shown.unitId,
    };
    const closest = () =>
      closestReply(request) ?? (asksMore ? closestReply({ ...request, prompt: said }) : undefined);
    const reply = await projectReply(db, slug, question, closest);
    return {
      taps: tapsOf(slug, project.name),
      ...reply,
      cards: [cardOf(about)],
    };
  }
  const isOfEach = meant !== undefined || isWhich || shown.kind === 'compare';
  const ofThese = () => aboutShown(db, request, { tokens, rest, projects, names });
  if (projects.length > 1 && isOfEach) {
    const asksNothing = !asksOfProjects(prompt) && alone.constraints.length === 0;
    return (asksNothing && !isWhich ? closestReply(request) : undefined) ?? ofThese();
  }
  const told = await general();
  if (told !== undefined) return told;
  const asksOfSome = asksOfProjects(prompt);
  if ((alone.constraints.length > 0 || asksOfSome) && projects.length > 1) return ofThese();
  if (alone.constraints.length > 0 && !isWhich) return undefined;
  const closest = isOpen ? undefined : closestReply(request);
  if (closest !== undefined) return closest;
  if (meant !== undefined || isWhich || asksOfSome) return whichOrNone();
  // "Koi accha ghar batao": a home is wished for, and nothing is said of it.
  const asksForHome =
    request.previous === undefined && tokens.some(({ text }) => homeNouns.has(text));
  return asksForHome && !isMarked(tokens)
    ? { message: NOT_UNDERSTOOD, outcome: 'needs-input' }
    : notKnown();
}

/** The answer to a general question that none of our tables answers. */
export const notKnown = (): Answer => ({
  message:
    'I have no answer to that and do not guess. I know the projects in our catalogue, and the documents, taxes, loans and law of buying a home here.',
  outcome: 'answered',
  taps: [
    {
      label: 'What to check before paying',
      prompt: 'which documents to check before paying a token?',
    },
    { label: 'What can I afford?', prompt: 'what can I afford?' },
  ],
});

/** "How many flats in all" says of homes only what every project has. */
const OF_HOMES = new Set(['bhk', 'propertyType']);

/** "Is there a 3 BHK in Hebbal", "which areas have villas": what is asked for is found by a search and not among those shown. */
function asksForHomes(
  alone: Interpretation,
  { clauses, isOpen, isWhich }: Pick<Asked, 'clauses' | 'isOpen'> & { isWhich: boolean },
): boolean {
  const fields = [...searchedIn(alone)].filter((field) => !isWhich || !OF_HOMES.has(field));
  if (fields.length === 0 || (isOpen && fields.length < 2)) return false;
  return fields.length > 1 || clauses.every(({ form }) => form !== 'asks');
}

/** "Is there noise of the airport?" is of those that are seen, and looks for none near it. */
const asksOfSurroundings = (prompt: string, alone: Interpretation): boolean =>
  readQuestion(prompt).topics.includes('surroundings') &&
  everyConstraint(alone).every(({ field, strength }) => field === 'near' && strength === 'avoid');

/** "And to Koramangala?" asks on of the project that was spoken of. */
const goesOn = (tokens: readonly Token[], alone: Interpretation): boolean =>
  goingOn.has(textAt(tokens, 0)) && [...searchedIn(alone)].every((field) => WHERE.has(field));

/** The one project that a question is of: the only one there is, else the one spoken of last. */
function oneOf(projects: Shown['projects'], { focus }: Shown, isSaid: boolean) {
  if (projects.length === 1) return projects[0];
  return !isSaid && focus.length === 1 ? focus[0] : undefined;
}

const tapsOf = (slug: string, name: string) => [
  { label: `Open ${name}`, href: `/projects/${encodeURIComponent(slug)}` },
  { label: 'Ask for a call', prompt: `call me about ${name}` },
];
