import { describe } from '@manemitra/query/describe';
import { loanTermsOf } from '@manemitra/query/loan-terms';
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
import { emiReply } from '../emi-reply.ts';
import { projectReply } from '../project/project-reply.ts';
import { readQuestion } from '../project/read-question.ts';
import { aboutShown } from './about-shown.ts';
import { affordabilityReply, asksWhatIsAffordable, meansIn } from './affordability-reply.ts';
import { askers, openers, whichWords } from './asking-words.ts';
import { areasReply } from './areas-reply.ts';
import { whichOne } from './ask-which.ts';
import { errandIn, errandReply } from './errand-reply.ts';
import type { Errand } from './errand-words.ts';
import { generalReply } from './general-reply.ts';
import {
  has,
  isAsked as opensAsking,
  isQuestion,
  saysWhichHomes,
  searchedIn,
} from './is-question.ts';
import { wordsBeside } from './pointing.ts';
import { meantBy, type Meant } from './resolve.ts';
import { cardOf, type Shown } from './shown.ts';
import { saysSimilar } from './relative-wish.ts';
import { thanksReply } from './small-talk.ts';
import { taxesReply } from './taxes-reply.ts';
import { soundsAsked } from './turn-kind.ts';

interface Turn {
  request: ChatRequest;
  /** As the sentence reads without the search before. */
  alone: Interpretation;
  shown: Shown;
  names: CatalogueNames;
}

export type ScreenAnswer = Omit<Answer, 'kind'> & { kind: 'question' | 'errand' };

/** What a turn is otherwise told by: small talk, help and what we turn down. */
const ELSEWHERE: ReadonlySet<string> = new Set(['greeting', 'help', 'declined', 'out-of-scope']);

/**
 * Answers a turn that asks about what is on the screen or wants something done. Undefined for a wish, which is the only
 * turn that changes the list.
 */
export async function takeScreenTurn(
  db: Kysely<Database>,
  turn: Turn,
): Promise<ScreenAnswer | undefined> {
  const { request, alone, shown } = turn;
  // A project that is not there is said by whoever asks for its facts.
  if (request.propertyId !== undefined && shown.projects.length === 0) return undefined;
  const tokens = tokenize(request.prompt);
  const thanked = thanksReply(tokens, request.screen?.sentence);
  if (thanked !== undefined) return { ...thanked, kind: 'question' };
  const calculated = calculatedIn(tokens, turn);
  if (calculated !== undefined) return { ...calculated, kind: 'errand', errand: 'calculate' };

  const pointed = meantBy(tokens, shown);
  const errand = errandIn(tokens, pointed !== undefined && !pointed.isAll);
  if (errand !== undefined && errand !== 'calculate') {
    const meant = pointed ?? meantBy(tokens, shown, { takesNumbers: true });
    if (isErrand(errand, turn, meant)) {
      const { prompt } = request;
      return { ...errandReply(errand, { meant, shown, prompt }), kind: 'errand' };
    }
  }
  if (ELSEWHERE.has(alone.intent) && pointed === undefined && shown.kind !== 'project') {
    const isTerm = termsNamed(request.prompt).length > 0;
    if (!(alone.intent === 'out-of-scope' && isTerm)) return undefined;
  }
  if (saysSimilar(tokens)) return undefined;
  if (pointed === undefined) {
    const { prompt, today } = request;
    const ofAreas = await areasReply(db, { prompt, tokens, alone, names: turn.names, today });
    if (ofAreas !== undefined) return { ...ofAreas, kind: 'question' };
  }
  const isGeneral = isOfTheTrade(tokens, turn);
  const isOpen = shown.kind === 'project' && shown.projects.length === 1;
  const said = { prompt: request.prompt, tokens, alone, meant: pointed, isOpen, isGeneral };
  const isAsked = isQuestion(said);
  if (!isAsked && !soundsLikeNoWish(turn)) return undefined;
  if (pointed === undefined && namesAnother(alone)) return undefined;
  const reply = await answered(db, tokens, turn, pointed);
  const instead = isAsked ? [] : searchInstead(turn);
  return { ...reply, taps: [...(reply.taps ?? []), ...instead], kind: 'question' };
}

const DOINGS: ReadonlySet<string> = new Set(['compare', 'emi']);

/** What sounds like a question changes no list, unless it says which homes are looked for or was offered by us. */
function soundsLikeNoWish({ request, alone }: Turn): boolean {
  if (request.isOffered === true || DOINGS.has(alone.intent)) return false;
  if (searchedIn(alone).size > 1) return false;
  return soundsAsked(request.prompt);
}

/** Where a wish was taken for a question, one touch makes it one. */
function searchInstead({ alone, names }: Turn): NonNullable<Answer['taps']> {
  const sentence = describe(criteriaOf(alone), names);
  return sentence === '' ? [] : [{ label: `Search: ${sentence}`, prompt: `show ${sentence}` }];
}

/** "What is an OC", "can an NRI get a loan". What only names its subject may as well refine the search before. */
function isOfTheTrade(tokens: readonly Token[], { request, alone }: Turn): boolean {
  if (termQuestionIn(request.prompt) !== undefined) return true;
  if (!isGeneralQuestion(request.prompt) || saysWhichHomes(alone)) return false;
  return opensAsking(tokens) || /[?？]\s*$/u.test(request.prompt) || alone.constraints.length === 0;
}

/** A project that is named and not shown is asked about by its name. */
const namesAnother = (alone: Interpretation): boolean =>
  everyConstraint(alone).some(({ field }) => field === 'project');

/** What an income carries, the instalment of a loan, the taxes of a price: sums that need no project. */
function calculatedIn(
  tokens: readonly Token[],
  { request, alone, shown }: Turn,
): Answer | undefined {
  const { prompt, today } = request;
  const means = meansIn(tokens);
  if (means !== undefined && !saysWhichHomes(alone)) return affordabilityReply(means, today);
  const isOfMeans = shown.kind !== 'project' && asksWhatIsAffordable(tokens);
  if (means === undefined && isOfMeans && opensAsking(tokens) && !saysWhichHomes(alone)) {
    return {
      message:
        'What do you earn in a month after tax, and what have you saved? Say “I earn 1.8 lakh a month, saved 30 lakh”.',
      outcome: 'needs-input',
      taps: [{ label: 'Open the calculator', href: '/dashboard/emi-calculator' }],
    };
  }
  const isOfLoan = alone.intent === 'emi' || errandIn(tokens, false) === 'calculate';
  if (
    isOfLoan &&
    loanTermsOf(prompt).rupees !== undefined &&
    meantBy(tokens, shown) === undefined
  ) {
    return emiReply(prompt);
  }
  const isOfSale = everyConstraint(alone).every(({ field }) => OF_A_SALE.has(field));
  return isOfSale ? taxesReply(prompt, tokens, today) : undefined;
}

/** What a sum of taxes may say besides its words: "on a flat of 92 lakh". */
const OF_A_SALE: ReadonlySet<string> = new Set(['price', 'propertyType']);

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

async function answered(
  db: Kysely<Database>,
  tokens: readonly Token[],
  turn: Turn,
  meant: Meant | undefined,
): Promise<Answer> {
  const { request, shown, names } = turn;
  const { prompt } = request;
  const spans = [whichWords, openers, askers].flatMap((phrases) => phrasesIn(phrases, tokens));
  const rest = wordsBeside(tokens, [...(meant?.spans ?? []), ...spans]);
  const isWhich = has(whichWords, tokens);
  const general = () => generalReply(db, request, { shown, names });

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
  if (projects.length > 1 && (meant !== undefined || isWhich)) {
    return aboutShown(db, request, { tokens, rest, projects, names });
  }
  return (await general()) ?? whichOne('Which one do you mean?', prompt, shown);
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
