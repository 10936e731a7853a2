import { tokenize } from '@manemitra/query/tokens';
import { everyConstraint } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { pauses } from '#server/platform/let-others-go-on.ts';
import { asksOfProjects } from '../project/read-question.ts';
import { answerOfAll } from './answer-of-all.ts';
import { answerOfScreen } from './answer-of-screen.ts';
import { whichWords } from './asking-words.ts';
import { isAsking } from './clause-form.ts';
import { doneFor } from './do-errand.ts';
import { effectOf } from './effect.ts';
import { errandIn } from './errand-in.ts';
import { errandLearned, isDoubted } from './errand-learned.ts';
import { has } from './in-clause.ts';
import { isOtherErrand, surelyAsks } from './learned-turn.ts';
import { asksOfList, listReply } from './list-reply.ts';
import type { Meant } from './meant.ts';
import { nothingSeen } from './nothing-seen.ts';
import { isOfTheTrade } from './of-the-trade.ts';
import { pointedIn } from './pointing.ts';
import { questionIn } from './question.ts';
import { removalIn } from './removal.ts';
import { meantBy, meantByFigures } from './resolve.ts';
import { saysWhichHomes } from './searched-in.ts';
import type { Shown } from './shown.ts';
import type { Taken } from './taken.ts';
import { asksForRules, isDeclined, isElsewhere } from './told-elsewhere.ts';
import type { Turn } from './turn.ts';
import { clausesOf } from './turn-form.ts';
import { askingWhoWeAre } from './site-words.ts';
import { unseenBuilder } from './unseen-builder.ts';
import { areasDoubted } from './what-is-there.ts';
import { wishBesideErrand } from './wish-beside-errand.ts';
import { wishIn } from './wish-in.ts';
import { wishLearned } from './wish-learned.ts';
import { wishOfAsked } from './wish-of-asked.ts';

/**
 * Answers a question about the screen or carries out an errand; otherwise it returns the words of a wish, which change the list
 * unless they ask. Tried in this order: a project to take out, an errand, the list itself, a wish, a turn that is not about the
 * screen, a question about no project, a question about the screen.
 */
export async function takeScreenTurn(db: Kysely<Database>, turn: Turn): Promise<Taken> {
  const { request, alone, shown, names } = turn;
  const { prompt } = request;
  const pause = pauses();
  // A project that is not there is said by whoever asks for its facts.
  if (request.propertyId !== undefined && shown.projects.length === 0)
    return { wish: prompt, isAsked: false };
  const tokens = tokenize(prompt);
  const clauses = clausesOf(tokens, alone);
  const isAskedByForm = clauses.some(({ form }) => isAsking(form));
  const removal = isOtherErrand(turn.likely) ? undefined : removalIn(tokens, turn);
  if (removal !== undefined) return removal;
  const byRules = isDeclined(alone)
    ? undefined
    : doneFor(tokens, { ...turn, isAsked: isAskedByForm });
  const done = isDoubted(byRules, tokens, turn) ? undefined : byRules;
  const mayBeOther = byRules === undefined || byRules.kind === 'errand';
  const learned = mayBeOther
    ? errandLearned(tokens, turn, { byRules: byRules?.errand })
    : undefined;
  if (learned !== undefined) return learned;
  if (done !== undefined) {
    const isInView = shown.kind === 'list' && done.outcome === 'answered';
    const also = isInView ? await wishBesideErrand(tokens, done.errand, turn) : undefined;
    return also === undefined ? { answer: done } : { wish: also, isAsked: false, done };
  }

  const isAsked = isAskedByForm || surelyAsks(turn.likely);
  await pause();
  const doubted = areasDoubted(tokens);
  if (doubted !== undefined) return { wish: doubted, isAsked: true };
  const meant = pointedAt(tokens, turn, isAsked);
  // "Why is the first so low?" asks of that one.
  if (meant?.isDefinite !== true && asksOfList(tokens, alone)) {
    const ofList = await listReply(db, request, names);
    if (ofList !== undefined) return { answer: { ...ofList, kind: 'question' } };
  }
  const isOpen = shown.kind === 'project' && shown.projects.length === 1;
  await pause();
  const isOfOne = isOpen || meant?.isDefinite === true;
  const isSum = errandIn(tokens, false) === 'calculate' && (isOfOne || !saysWhichHomes(alone));
  const said = {
    prompt,
    tokens,
    alone,
    clauses,
    meant,
    isOpen,
    isGeneral: isOfTheTrade(turn, isAsked),
    hasBefore: request.previous !== undefined,
    isCompared: shown.kind === 'compare',
    effect: await effectOf(tokens, turn),
    names,
  };
  const wish = request.isOffered
    ? prompt
    : isSum
      ? undefined
      : wishLearned(wishIn(said) ?? wishOfAsked(tokens, turn, clauses), said, turn);
  const asksWhich = has(whichWords, tokens) && shown.projects.length > 1;
  const isOfUs = has(askingWhoWeAre, tokens);
  const hasSubject =
    meant !== undefined || isOpen || isOfUs || asksWhich || goesOn(prompt, isAsked, shown);
  const isTurnedDown = isDeclined(alone) && !(isAsked && asksForRules(prompt));
  if (isTurnedDown || (isElsewhere(turn, isAsked) && !hasSubject)) {
    return { wish: prompt, isAsked: wish === undefined };
  }
  if (wish !== undefined) {
    const none = await nothingSeen(db, tokens, turn);
    return none === undefined ? { wish, isAsked: false } : { answer: { ...none, kind: 'wish' } };
  }
  const ofAll = isAsked ? await answerOfAll(db, tokens, turn, meant) : undefined;
  if (ofAll !== undefined) return { answer: { ...ofAll, kind: 'question' } };
  const answer = await answerOfScreen(db, questionIn(turn, { tokens, clauses, meant, isOpen }));
  if (answer === undefined) return { wish: prompt, isAsked: true };
  return isSum && !isAsked
    ? { answer: { ...answer, kind: 'errand', errand: 'calculate' } }
    : { answer: { ...answer, kind: 'question' } };
}

/** What a turn points at. "Kids are 4 and 7, so a play area": beside a wish bare figures in a row count something else. */
function pointedAt(tokens: readonly Token[], turn: Turn, isAsked: boolean): Meant | undefined {
  const isStray =
    !isAsked && pointedIn(tokens)?.isBare === true && everyConstraint(turn.alone).length > 0;
  if (isStray) return undefined;
  const isToDo = errandIn(tokens, true) !== undefined;
  const meant =
    isAsked || isToDo
      ? meantByFigures(tokens, turn.alone, turn.shown)
      : meantBy(tokens, turn.shown);
  // "That Brigade one", of which none is seen.
  const isFound = meant !== undefined && meant.missing === undefined;
  return (isAsked && !isFound ? unseenBuilder(tokens, turn) : undefined) ?? meant;
}

/** "Per month or per sq ft?" after an answer about one project asks of that one; "which is cheaper a month" of those shown. */
const goesOn = (prompt: string, isAsked: boolean, { focus, projects }: Shown): boolean =>
  (focus.length === 1 || (isAsked && projects.length > 0)) && asksOfProjects(prompt);
