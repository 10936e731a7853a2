import type { ChatReply } from '@manemitra/contract/chats';
import { interpret } from '@manemitra/query/interpret';
import { loadCatalogueNames } from '#server/features/catalogue/public.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import type { ChatRequest } from './answer.ts';
import { NEXT } from './fixed-replies.ts';
import { replyTo } from './reply-to.ts';
import { wishIn } from './sign-in-words.ts';
import { takeSignInStep, type SignInDeps } from './take-sign-in-step.ts';

/** One turn of the open conversation: a wish to sign in or out, or anything else. */
export async function takeTurn(
  deps: SignInDeps,
  request: ChatRequest,
  context: CallContext,
): Promise<ChatReply> {
  const { prompt, previous, today } = request;
  const names = await loadCatalogueNames(deps.db);
  const interpretation = interpret(prompt, { today, names, ...(previous ? { previous } : {}) });
  const wish = wishIn(prompt, interpretation.intent);
  if (wish === undefined) return replyTo(deps.db, request, { interpretation, names });

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
