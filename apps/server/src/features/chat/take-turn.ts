import type { ChatReply } from '@manemitra/contract/chats';
import { describe } from '@manemitra/query/describe';
import {
  criteriaOf,
  everyConstraint,
  type CatalogueNames,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { tellsPlace } from '@manemitra/query/place-told';
import { tokenize } from '@manemitra/query/tokens';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import type { PhrasingServices } from '#server/features/phrasing/public.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import type { ChatRequest } from './answer.ts';
import { NEXT } from './fixed-replies.ts';
import { inKinderWords, withReadingsOffered } from './in-kinder-words.ts';
import { readingChosen } from './reading-chosen.ts';
import { readOnce, type ReadSentence } from './read-once.ts';
import { replyTo, type Reply } from './reply-to.ts';
import { notKnown } from './screen/not-known.ts';
import { askedOn, joinsOn } from './screen/ask-on.ts';
import { namedIn as projectsNamed } from './screen/projects-named.ts';
import { isAsking } from './screen/clause-form.ts';
import { errandIn } from './screen/errand-in.ts';
import { isOfNamed } from './screen/errand-words.ts';
import { opensAbout, ordersByIt, proposesHomes } from './screen/proposed.ts';
import { saysWhichHomes } from './screen/searched-in.ts';
import { learnedInstead } from './screen/learned-instead.ts';
import { likelyTurn } from './screen/learned-turn.ts';
import { madeAbsolute, onScreen } from './screen/on-screen.ts';
import { pointedAtLast, withoutRemarks } from './screen/said-at-last.ts';
import { loadShown, type Shown } from './screen/shown.ts';
import { takeScreenTurn } from './screen/take-screen-turn.ts';
import { nothingToTakeBack } from './screen/taken-back.ts';
import { clausesOf } from './screen/turn-form.ts';
import { wishIn } from './sign-in-said.ts';
import { closestReply, termReply } from './term-reply.ts';
import { takeSignInStep, type SignInDeps } from './take-sign-in-step.ts';
import { asOffered, replyOf, withDone } from './turn-of.ts';

export interface TurnDeps extends SignInDeps {
  phrasing: PhrasingServices;
}

/**
 * One turn of the open conversation: a wish to sign in or out, something about the screen, or anything else. What was learned of turns
 * gives other words to one that comes to nothing, once: `isAgain` is the turn of those words.
 */
export async function takeTurn(
  deps: TurnDeps,
  said: ChatRequest,
  context: CallContext,
  isAgain = false,
): Promise<ChatReply> {
  const names = await loadCatalogueNames(deps.db);
  const { today } = said;
  const read = readOnce({ today, names });
  const none = said.propertyId === undefined || isAgain ? nothingToTakeBack(said) : undefined;
  if (none !== undefined) {
    const { previous } = said;
    return replyOf({ nextHref: NEXT, ...none, ...(previous && { interpretation: previous }) });
  }
  const taking = await comesTo(await onScreen(said, names, read), read);
  const first = await read(taking.prompt);
  const addsWish = joinsOn(taking.prompt) && (await changes(taking, names, read));
  const whole = addsWish
    ? undefined
    : askedOn({ prompt: taking.prompt, screen: said.screen }, first);
  const request = whole === undefined ? taking : { ...taking, prompt: whole };
  const { prompt } = request;
  const alone = whole === undefined ? first : await read(whole);
  const isSearching = wishIn(prompt, alone.intent) === undefined;
  const shown = isSearching ? await loadShown(deps.db, withNamed(request, alone), names) : NOTHING;
  const likely = likelyTurn(tokenize(prompt), alone, request, shown);
  const taken =
    isSearching && !(await goesOnWishing(request, alone, read))
      ? await takeScreenTurn(deps.db, { request, alone, shown, names, read, likely })
      : { wish: prompt, isAsked: false };
  // What goes on from a question is one, whatever the words of that were.
  const asksOn = whole !== undefined && asks(taking.prompt, first);
  const turn = { request, alone, shown, names, read, likely };
  const isUnknown = 'answer' in taken && taken.answer.isUnknown === true;
  const instead = isUnknown && !isAgain ? learnedInstead(turn) : undefined;
  if (instead !== undefined)
    return 'request' in instead
      ? takeTurn(deps, instead.request, context, true)
      : told(deps, { nextHref: NEXT, ...instead.answer }, request, context);
  if ('answer' in taken) {
    // A wish that nothing came of leaves what was wished for before.
    const held = taken.answer.kind === 'wish' ? request.previous : undefined;
    const answer = { nextHref: NEXT, ...taken.answer, ...(held && { interpretation: held }) };
    return told(deps, answer, request, context);
  }
  const asked = madeAbsolute({ ...request, prompt: taken.wish }, shown, { alone, names });
  const interpretation = await read(asked.prompt, asked.previous);
  const wish = wishIn(prompt, alone.intent) ?? wishIn(prompt, interpretation.intent);
  if (wish === undefined) {
    const answer = await answered(deps, asked, { interpretation, names, read }, context);
    const { orElse } = asked;
    const isElse = orElse !== undefined && answer.outcome === 'nothing-found';
    const again = { ...asked, ...orElse };
    const reply = isElse
      ? await answered(
          deps,
          again,
          { interpretation: await read(again.prompt, again.previous), names, read },
          context,
        )
      : answer;
    if (taken.done !== undefined) return withDone(reply, taken.done);
    const left = comesToNothing(reply) && !isAgain ? learnedInstead(turn) : undefined;
    if (left !== undefined) {
      return 'request' in left
        ? takeTurn(deps, left.request, context, true)
        : told(deps, { nextHref: NEXT, ...left.answer }, request, context);
    }
    if (!taken.isAsked && !asksOn) return reply;
    const isSaid = reply.sentence !== undefined || reply.outcome === 'answered';
    // What was asked is no wish that no field holds: it is a question that no table answers.
    const isNoWish = reply.kind === 'wish' && !isSaid;
    const closest = isSaid
      ? undefined
      : (closestReply(request) ?? termReply(request) ?? (isNoWish ? notKnown() : undefined));
    if (closest !== undefined) return replyOf({ nextHref: NEXT, ...closest, kind: 'question' });
    const found = describe(criteriaOf(reply.interpretation ?? interpretation), names);
    return asOffered(reply, { found, previous: request.previous });
  }

  const isSignedIn = context.caller.kind === 'account';
  if (isSignedIn === (wish.kind === 'sign-out')) {
    return takeSignInStep(deps, { at: 'chats' }, wish, context);
  }
  return replyOf({
    message: isSignedIn
      ? 'You are signed in already. Say “log out” first to change the account.'
      : 'You are not signed in, so there is nothing to sign out of.',
    outcome: 'answered',
    kind: 'errand',
    nextHref: NEXT,
  });
}

/** A wish that no field holds. */
const comesToNothing = ({ kind, sentence, outcome }: ChatReply): boolean =>
  kind === 'wish' && sentence === undefined && outcome === 'needs-input';

/**
 * "Lotus Heights, Malhar Greens, which is better?": where nothing is shown, those that are named are looked at. "Open Lotus Heights" has
 * something done with it, wherever it is said.
 */
function withNamed(request: ChatRequest, alone: Interpretation): ChatRequest {
  const named = projectsNamed(alone);
  const { screen, propertyId, prompt } = request;
  if (named.length === 0 || propertyId !== undefined) return request;
  const seen = screen?.projects ?? [];
  const isOfThem =
    alone.intent !== 'compare' &&
    named.length > 1 &&
    everyConstraint(alone).length === named.length;
  const isDone = !saysWhichHomes(alone) && isOfNamed(errandIn(tokenize(prompt), true));
  if (!isDone && (!isOfThem || seen.length > 0)) return request;
  const kind = seen.length === 0 ? 'list' : (screen?.kind ?? 'list');
  return { ...request, screen: { ...screen, kind, projects: [...new Set([...seen, ...named])] } };
}

/** The turn without what it first says that it is not about. */
async function comesTo(request: ChatRequest, read: ReadSentence): Promise<ChatRequest> {
  if (request.isOffered) return request;
  const pointed = pointedAtLast(request.prompt);
  return { ...request, prompt: await withoutRemarks(pointed, read) };
}

/** "Also Prestige" after "by Brigade" is one wish more, whatever was asked in between. */
async function changes(
  { prompt, previous }: ChatRequest,
  names: CatalogueNames,
  read: ReadSentence,
): Promise<boolean> {
  if (previous === undefined) return false;
  const beside = await read(prompt, previous);
  const saidOf = (one: Interpretation) => describe(criteriaOf(one), names);
  return beside.intent === 'refine' && saidOf(beside) !== saidOf(previous);
}

/** What the search before makes a wish, and what its words by themselves may ask. */
async function goesOnWishing(
  { prompt, previous }: ChatRequest,
  alone: Interpretation,
  read: ReadSentence,
): Promise<boolean> {
  if (previous === undefined) return false;
  if (tellsPlace(previous, alone) && !asks(prompt, alone)) return true;
  const tokens = tokenize(prompt);
  const [isOrdered, isProposed] = [ordersByIt(tokens), opensAbout(tokens)];
  // Most turns do neither, and are not read once more for it.
  if (!isOrdered && !isProposed) return false;
  const beside = await read(prompt, previous);
  return (
    (isOrdered && beside.sort !== undefined && beside.sort !== previous.sort) ||
    (isProposed && proposesHomes(beside, previous))
  );
}

const asks = (prompt: string, alone: Interpretation): boolean =>
  clausesOf(tokenize(prompt), alone).some(({ form }) => isAsking(form));

const NOTHING: Shown = { kind: 'other', projects: [], focus: [] };

interface Understood {
  interpretation: Interpretation;
  names: CatalogueNames;
  read: ReadSentence;
}

/** The answer from tables and rows; a language model may say it more kindly, settle a doubt, or ask what a word meant. */
async function answered(
  deps: TurnDeps,
  said: ChatRequest,
  { interpretation: inDoubt, names, read }: Understood,
  context: CallContext,
): Promise<ChatReply> {
  const { db, phrasing } = deps;
  const chosen = await readingChosen(db, phrasing, inDoubt, { request: said, context });
  const request = chosen === undefined ? said : { ...said, prompt: chosen, previous: undefined };
  const interpretation = chosen === undefined ? inDoubt : await read(chosen);
  const reply = await replyTo(db, request, { interpretation, names });
  if (reply.facts !== undefined) return told(deps, reply, request, context);
  const isSearch = ['search', 'refine'].includes(interpretation.intent);
  const turn = { request, context, names };
  return replyOf(isSearch ? await withReadingsOffered(db, phrasing, reply, turn) : reply);
}

/** What is told from rows, in kinder words where a model has them. */
async function told(
  { db, phrasing }: TurnDeps,
  reply: Reply,
  request: ChatRequest,
  context: CallContext,
): Promise<ChatReply> {
  const { facts, message } = reply;
  if (facts === undefined) return replyOf(reply);
  const kinder = await inKinderWords(db, phrasing, { message, facts }, { request, context });
  return replyOf({ ...reply, message: kinder });
}
