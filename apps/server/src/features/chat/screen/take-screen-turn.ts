import { describe } from '@manemitra/query/describe';
import { criteriaOf, type Interpretation } from '@manemitra/query/interpretation';
import { termsNamed } from '@manemitra/query/term-question';
import { tokenize } from '@manemitra/query/tokens';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Answer } from '../answer.ts';
import { pauses } from '#server/platform/let-others-go-on.ts';
import { projectReply } from '../project/project-reply.ts';
import { asksOfProjects, readQuestion } from '../project/read-question.ts';
import { answerQuestion } from './answer-question.ts';
import { areasReply } from './areas-reply.ts';
import { doneFor, namedIn } from './do-errand.ts';
import { effectOf } from './effect.ts';
import { errandIn } from './errand-in.ts';
import { lineOpeningReply } from './line-opening.ts';
import { asksOfList, listReply } from './list-reply.ts';
import { isOfTheTrade } from './of-the-trade.ts';
import { removalIn } from './removal.ts';
import type { Meant } from './meant.ts';
import { meantBy } from './resolve.ts';
import { cardOfNamed, type Shown } from './shown.ts';
import { siteReply } from './site-reply.ts';
import type { Turn } from './turn.ts';
import { isAsking } from './clause-form.ts';
import { clausesOf } from './turn-form.ts';
import { unseenBuilder } from './unseen-builder.ts';
import { saysWhichHomes } from './searched-in.ts';
import { wishIn } from './wish-in.ts';
import { wishBesideErrand } from './wish-beside-errand.ts';
import { wishOfAsked } from './wish-of-asked.ts';
import { has } from './in-clause.ts';
import { DOINGS } from './asked-turn.ts';
import { whichWords } from './asking-words.ts';

type ScreenAnswer = Omit<Answer, 'kind'> & { kind: 'question' | 'errand' };

/** The result of a turn: an answer, or a wish to search with. A wish put as a question is answered, and the list stays as it is. */
export type Taken =
  | { answer: ScreenAnswer }
  | {
      wish: string;
      isAsked: boolean;
      /** What is done besides: "shortlist the second and show only ready ones". */
      done?: ScreenAnswer;
    };

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
  const pause = pauses();
  // A project that is not there is said by whoever asks for its facts.
  if (request.propertyId !== undefined && shown.projects.length === 0) return whole;
  const tokens = tokenize(prompt);
  const clauses = clausesOf(tokens, alone);
  const isAsked = clauses.some(({ form }) => isAsking(form));
  const isTurnedDown = isDeclined(alone) && !(isAsked && asksForRules(prompt));
  const done = isDeclined(alone) ? undefined : doneFor(tokens, { ...turn, isAsked });
  if (done !== undefined) {
    const isInView = shown.kind === 'list' && done.outcome === 'answered';
    const also = isInView ? await wishBesideErrand(tokens, done.errand, turn) : undefined;
    return also === undefined ? { answer: done } : { wish: also, isAsked: false, done };
  }

  await pause();
  const removal = removalIn(tokens, turn);
  if (removal !== undefined) return removal;
  const pointed = meantBy(tokens, shown) ?? (isAsked ? unseenBuilder(tokens, turn) : undefined);
  // "Why is the first so low?" asks of that one.
  if (pointed?.isDefinite !== true && asksOfList(tokens, alone)) {
    const ofList = await listReply(db, request, names);
    if (ofList !== undefined) return { answer: { ...ofList, kind: 'question' } };
  }
  const isOpen = shown.kind === 'project' && shown.projects.length === 1;
  const isGeneral = isOfTheTrade(turn, isAsked);
  const isOfOne = isOpen || pointed?.isDefinite === true;
  await pause();
  const isSum = errandIn(tokens, false) === 'calculate' && (isOfOne || !saysWhichHomes(alone));
  const wish = request.isOffered
    ? prompt
    : isSum
      ? undefined
      : (wishIn({
          prompt,
          tokens,
          alone,
          clauses,
          meant: pointed,
          isOpen,
          isGeneral,
          hasBefore: request.previous !== undefined,
          isCompared: shown.kind === 'compare',
          effect: await effectOf(tokens, turn),
          names,
        }) ?? wishOfAsked(tokens, turn, clauses));
  const asksWhich = has(whichWords, tokens) && shown.projects.length > 1;
  const hasSubject = pointed !== undefined || isOpen || asksWhich || goesOn(prompt, isAsked, shown);
  if (isTurnedDown || (isElsewhere(turn, isAsked) && !hasSubject)) {
    return { wish: prompt, isAsked: wish === undefined };
  }
  // "Is it a good time to buy?" points at none of those that are seen.
  const isOfNone = (pointed?.projects ?? []).length === 0;
  const ofUs =
    isAsked && wish === undefined && isOfNone
      ? (siteReply(tokens) ?? lineOpeningReply(tokens))
      : undefined;
  if (ofUs !== undefined) return { answer: { ...ofUs, kind: 'question' } };
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
      ? await answerQuestion(db, turn, {
          tokens,
          clauses,
          meant: pointed,
          isOpen,
        })
      : {
          cards: await cardOfNamed(db, slug, { today: request.today, names }),
          ...(await projectReply(db, slug, request)),
        };
  if (reply === undefined) return { wish: prompt, isAsked: true };
  const answer = withSearchInstead(reply, turn, pointed);
  return isSum && !isAsked
    ? { answer: { ...answer, kind: 'errand', errand: 'calculate' } }
    : { answer: { ...answer, kind: 'question' } };
}

/** "Per month or per sq ft?" after an answer about one project asks of that one; "which is cheaper a month" of those shown. */
const goesOn = (prompt: string, isAsked: boolean, { focus, projects }: Shown): boolean =>
  (focus.length === 1 || (isAsked && projects.length > 0)) && asksOfProjects(prompt);

/** "Is the second bachelor friendly?" asks for the rules of a house, and chooses no neighbours. */
const asksForRules = (prompt: string): boolean => readQuestion(prompt).topics.includes('rules');

const isDeclined = ({ intent }: Interpretation): boolean => intent === 'declined';

function isElsewhere({ request, alone }: Turn, isAsked: boolean): boolean {
  const isTerm = alone.intent === 'out-of-scope' && termsNamed(request.prompt).length > 0;
  return ELSEWHERE.has(alone.intent) && !(isTerm && isAsked);
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
