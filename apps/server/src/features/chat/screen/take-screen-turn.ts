import { describe } from '@manemitra/query/describe';
import {
  criteriaOf,
  everyConstraint,
  type CatalogueNames,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { lengthAt } from '@manemitra/query/phrases';
import { termQuestionIn, termsNamed } from '@manemitra/query/term-question';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Answer, ChatRequest } from '../answer.ts';
import { isGeneralQuestion } from '../term-reply.ts';
import { projectReply } from '../project/project-reply.ts';
import { readQuestion } from '../project/read-question.ts';
import { aboutShown } from './about-shown.ts';
import { areasReply } from './areas-reply.ts';
import { whichOne } from './ask-which.ts';
import { errandIn, errandReply } from './errand-reply.ts';
import type { Errand } from './errand-words.ts';
import { generalReply } from './general-reply.ts';
import {
  askingAnywhere,
  helpingVerbs,
  interrogatives,
  tellWords,
  verbsFirst,
  whichWords,
  yesOrNo,
} from './form-words.ts';
import { wordsBeside } from './pointing.ts';
import { meantBy, type Meant } from './resolve.ts';
import { cardOf, type Shown } from './shown.ts';
import { calculatedIn } from './sums-reply.ts';
import { thanksReply } from './small-talk.ts';
import { clausesOf, has, isAsking, type Clause } from './turn-form.ts';
import { DOINGS, saysWhichHomes, searchedIn, wishIn } from './wish-in.ts';

interface Turn {
  request: ChatRequest;
  /** As the sentence reads without the search before. */
  alone: Interpretation;
  shown: Shown;
  names: CatalogueNames;
}

type ScreenAnswer = Omit<Answer, 'kind'> & { kind: 'question' | 'errand' };

/** The result of a turn: an answer, or a wish to search with. A wish put as a question is answered, and the list stays as it is. */
export type Taken = { answer: ScreenAnswer } | { wish: string; isAsked: boolean };

/** What a turn is otherwise told by: small talk, help and what we turn down. */
const ELSEWHERE: ReadonlySet<string> = new Set(['greeting', 'help', 'declined', 'out-of-scope']);

/**
 * Answers a turn that asks about what is on the screen or wants something done; what is left are the words of a wish, and only
 * those that do not ask change the list.
 */
export async function takeScreenTurn(db: Kysely<Database>, turn: Turn): Promise<Taken> {
  const { request, alone, shown, names } = turn;
  const { prompt } = request;
  const whole = { wish: prompt, isAsked: false };
  // A project that is not there is said by whoever asks for its facts.
  if (request.propertyId !== undefined && shown.projects.length === 0) return whole;
  const tokens = tokenize(prompt);
  const clauses = clausesOf(tokens, alone);
  const isAsked = clauses.some(({ form }) => isAsking(form));
  const done = isDeclined(alone) ? undefined : doneFor(tokens, { ...turn, isAsked });
  if (done !== undefined) return { answer: done };

  const pointed = meantBy(tokens, shown);
  const isOpen = shown.kind === 'project' && shown.projects.length === 1;
  const isGeneral = isOfTheTrade(turn, isAsked);
  const wish = request.isOffered
    ? prompt
    : wishIn({
        prompt,
        tokens,
        alone,
        clauses,
        meant: pointed,
        isOpen,
        isGeneral,
        hasBefore: request.previous !== undefined,
        names,
      });
  if (isDeclined(alone) || (isElsewhere(turn, isAsked) && pointed === undefined && !isOpen)) {
    return { wish: prompt, isAsked: wish === undefined };
  }
  if (pointed === undefined && isAsked && wish === undefined) {
    const { today } = request;
    const ofAreas = await areasReply(db, { tokens, alone, names, today });
    if (ofAreas !== undefined) return { answer: { ...ofAreas, kind: 'question' } };
  }
  if (wish !== undefined) return { wish, isAsked: false };
  const named = pointed === undefined ? namedIn(alone) : [];
  if (named.length > 1 || (named.length > 0 && DOINGS.has(alone.intent))) {
    return { wish: prompt, isAsked: true };
  }
  // A project that is named and not shown is asked about by its name.
  const [slug] = named;
  const reply =
    slug === undefined
      ? await answered(db, turn, { tokens, clauses, meant: pointed, isOpen })
      : await projectReply(db, slug, request);
  if (reply === undefined) return { wish: prompt, isAsked: true };
  return { answer: { ...withSearchInstead(reply, turn, pointed), kind: 'question' } };
}

const isDeclined = ({ intent }: Interpretation): boolean => intent === 'declined';

function isElsewhere({ request, alone }: Turn, isAsked: boolean): boolean {
  const isTerm = alone.intent === 'out-of-scope' && termsNamed(request.prompt).length > 0;
  return ELSEWHERE.has(alone.intent) && !(isTerm && isAsked);
}

/** Thanks, sums and errands, which no list has a part in. */
function doneFor(
  tokens: readonly Token[],
  { request, alone, shown, isAsked, names }: Turn & { isAsked: boolean },
): ScreenAnswer | undefined {
  const thanked = thanksReply(tokens, request.screen?.sentence);
  if (thanked !== undefined) {
    return { ...thanked, kind: thanked.errand === undefined ? 'question' : 'errand' };
  }
  const calculated = calculatedIn(tokens, { request, alone, shown, isAsked });
  if (calculated !== undefined) return { ...calculated, kind: 'errand', errand: 'calculate' };
  const pointed = meantBy(tokens, shown);
  const errand = errandIn(tokens, pointed !== undefined && !pointed.isAll);
  if (errand === undefined || errand === 'calculate') return undefined;
  const meant = pointed ?? meantBy(tokens, shown, { takesNumbers: true });
  if (!isErrand(errand, { request, alone, shown, names }, meant)) return undefined;
  const { prompt, today } = request;
  return { ...errandReply(errand, { meant, shown, prompt, today }), kind: 'errand' };
}

/** Where a question held a wish, one touch makes it one. */
function withSearchInstead(
  reply: Answer,
  { alone, names }: Turn,
  meant: Meant | undefined,
): Answer {
  const sentence = describe(criteriaOf(alone), names);
  if (sentence === '' || reply.offer !== undefined || meant !== undefined) return reply;
  const search = { label: `Search: ${sentence}`, prompt: `show ${sentence}` };
  return { ...reply, taps: [...(reply.taps ?? []), search] };
}

/** "What is an OC", "can an NRI get a loan". What only names its subject may as well refine the search before. */
function isOfTheTrade({ request, alone }: Turn, isAsked: boolean): boolean {
  if (termQuestionIn(request.prompt) !== undefined) return true;
  if (!isGeneralQuestion(request.prompt) || saysWhichHomes(alone)) return false;
  return isAsked || alone.constraints.length === 0;
}

/** The projects that a sentence names. */
const namedIn = (alone: Interpretation): string[] =>
  everyConstraint(alone).flatMap((one) => (one.field === 'project' ? one.value.slug : []));

/** "Compare" needs something to compare; "save" and "call" need something that is shown or spoken of. */
function isErrand(
  errand: Errand,
  { request, alone, shown }: Turn,
  meant: Meant | undefined,
): boolean {
  const isOfSome = meant !== undefined && !meant.isAll;
  if (saysWhichHomes(alone) && !isOfSome) return false;
  if (errand === 'save') return true;
  if (errand === 'compare') {
    // "The difference between carpet and super built-up", of the project that is open or of the words.
    if (termsNamed(request.prompt).length > 0 && !isOfSome) return false;
    if (shown.projects.length === 1 && shown.focus.length < 2) return false;
    if (everyConstraint(alone).filter(({ field }) => field === 'project').length > 1) return false;
  }
  // "Price? Call me on 98…" asks for the price first.
  if (errand === 'callback' && !isOfSome && asksBeside(request.prompt)) return false;
  return shown.projects.length > 0 || meant !== undefined;
}

/** Facts that a sentence asks for, besides whom to speak to. */
function asksBeside(prompt: string): boolean {
  return readQuestion(prompt).topics.some((topic) => topic !== 'builder' && topic !== 'address');
}

interface Asked {
  tokens: readonly Token[];
  clauses: readonly Clause[];
  meant: Meant | undefined;
  isOpen: boolean;
}

/** Undefined where homes are asked for: what the search finds is the answer. */
async function answered(
  db: Kysely<Database>,
  { request, shown, names, alone }: Turn,
  { tokens, clauses, meant, isOpen }: Asked,
): Promise<Answer | undefined> {
  const { prompt } = request;
  const rest = wordsBeside(tokens, [
    ...(meant?.spans ?? []),
    ...ASKING.flatMap((phrases) => phrasesIn(phrases, tokens)),
  ]);
  const isWhich = has(whichWords, tokens);
  const general = () => generalReply(db, request, { shown, names });

  const isOfHomes = meant === undefined && asksForHomes(alone, { clauses, isOpen, isWhich });
  if (isOfHomes && !isOfTheTrade({ request, alone, shown, names }, true)) return undefined;
  if (!isWhich && asksOfWords(prompt, tokens, meant, shown)) {
    const reply = await general();
    if (reply !== undefined) return reply;
  }
  if (meant !== undefined && meant.projects.length === 0 && !isWhich) {
    const isOfOne =
      readQuestion(prompt).topics.length > 0 && !tokens.some(({ text }) => ABOUT_WORDS.test(text));
    return (
      (isOfOne ? undefined : await general()) ??
      whichOne(meant.missing ?? 'Which one do you mean?', prompt, shown)
    );
  }
  const projects =
    meant !== undefined && meant.projects.length > 0 ? meant.projects : shown.projects;
  const about = oneOf(projects, shown, meant !== undefined || isWhich);
  if (about !== undefined) {
    const { slug, project } = about;
    const said = wordsBeside(tokens, meant?.spans ?? []);
    const reply = await projectReply(db, slug, { ...request, prompt: said, said: prompt });
    return { taps: tapsOf(slug, project.name), ...reply, cards: [cardOf(about)] };
  }
  const isOfEach = meant !== undefined || isWhich;
  const ofThese = () => aboutShown(db, request, { tokens, rest, projects, names });
  if (projects.length > 1 && isOfEach) return ofThese();
  const told = await general();
  if (told !== undefined) return told;
  if (alone.constraints.length > 0 && projects.length > 1) return ofThese();
  if (alone.constraints.length > 0 && !isWhich) return undefined;
  return whichOne('Which one do you mean?', prompt, shown);
}

const ASKING = [
  whichWords,
  interrogatives,
  askingAnywhere,
  helpingVerbs,
  verbsFirst,
  yesOrNo,
  tellWords,
];

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

/** The one project that a question is of: the only one there is, else the one spoken of last. */
function oneOf(projects: Shown['projects'], { focus }: Shown, isSaid: boolean) {
  if (projects.length === 1) return projects[0];
  return !isSaid && focus.length === 1 ? focus[0] : undefined;
}

function phrasesIn(
  phrases: Parameters<typeof lengthAt>[0],
  tokens: readonly Token[],
): (readonly [number, number])[] {
  return tokens.flatMap((_, at) => {
    const length = lengthAt(phrases, tokens, at);
    return length === 0 ? [] : [[at, at + length] as const];
  });
}

/** Words beside a term that ask about the term itself and not about a project. */
const ABOUT_WORDS =
  /^(safe|matlab|meaning|mean|means|why|problem|good|bad|risk|risky|necessary|needed|need|important)$/;

/** "What is OC", "is B khata safe": of the word, and not of what is shown. */
function asksOfWords(
  prompt: string,
  tokens: readonly Token[],
  meant: Meant | undefined,
  shown: Shown,
): boolean {
  if (isGeneralQuestion(prompt) && meant?.isDefinite !== true && shown.kind !== 'project')
    return true;
  if (termsNamed(prompt).length === 0) return false;
  if (termQuestionIn(prompt)?.isMeaning === true) return true;
  if (meant !== undefined && (meant.projects.length > 0 || meant.missing !== undefined))
    return false;
  const isOfOne = shown.kind === 'project' || shown.focus.length > 0;
  return !isOfOne || tokens.some(({ text }) => ABOUT_WORDS.test(text));
}

const tapsOf = (slug: string, name: string) => [
  { label: `Open ${name}`, href: `/projects/${encodeURIComponent(slug)}` },
  { label: 'Ask for a call', prompt: `call me about ${name}` },
];
