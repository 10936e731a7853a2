import { setImmediate } from 'node:timers/promises';
import type { ChatReply } from '@manemitra/contract/chats';
import { interpret } from '@manemitra/query/interpret';
import type { CatalogueNames, Interpretation } from '@manemitra/query/interpretation';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import type { PhrasingServices } from '#server/features/phrasing/public.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import type { ChatRequest } from './answer.ts';
import { NEXT } from './fixed-replies.ts';
import { inKinderWords, withReadingsOffered } from './in-kinder-words.ts';
import { replyTo } from './reply-to.ts';
import { wishIn } from './sign-in-words.ts';
import { takeSignInStep, type SignInDeps } from './take-sign-in-step.ts';

export interface TurnDeps extends SignInDeps {
  phrasing: PhrasingServices;
}

/** One turn of the open conversation: a wish to sign in or out, or anything else. */
export async function takeTurn(
  deps: TurnDeps,
  request: ChatRequest,
  context: CallContext,
): Promise<ChatReply> {
  const { prompt, previous, today } = request;
  const names = await loadCatalogueNames(deps.db);
  const interpretation = interpret(prompt, { today, names, ...(previous ? { previous } : {}) });
  // A reading may be long: others are answered before the turn goes on.
  await setImmediate();
  const wish = wishIn(prompt, interpretation.intent);
  if (wish === undefined) return answered(deps, request, { interpretation, names }, context);

  const isSignedIn = context.caller.kind === 'account';
  if (isSignedIn === (wish.kind === 'sign-out')) {
    return takeSignInStep(deps, { at: 'chats' }, wish, context);
  }
  return {
    message: isSignedIn
      ? 'You are signed in already. Say “log out” first to change the account.'
      : 'You are not signed in, so there is nothing to sign out of.',
    outcome: 'answered',
    nextHref: NEXT,
  };
}

/** The answer from tables and rows; a language model may say it more kindly, or ask what a word meant. */
async function answered(
  { db, phrasing }: TurnDeps,
  request: ChatRequest,
  understood: { interpretation: Interpretation; names: CatalogueNames },
  context: CallContext,
): Promise<ChatReply> {
  const { facts, ...reply } = await replyTo(db, request, understood);
  const turn = { request, context };
  if (facts !== undefined) {
    const message = await inKinderWords(db, phrasing, { message: reply.message, facts }, turn);
    return { ...reply, message };
  }
  const isSearch = ['search', 'refine'].includes(understood.interpretation.intent);
  return isSearch
    ? withReadingsOffered(db, phrasing, reply, { ...turn, names: understood.names })
    : reply;
}
