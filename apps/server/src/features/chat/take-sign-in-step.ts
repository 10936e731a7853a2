import type { ChatReply } from '@manemitra/contract/chats';
import { Problem } from '@manemitra/contract/problems';
import { waitText } from '@manemitra/domain/wait-text';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import {
  sendCode,
  signInByCode,
  signOutOf,
  type CodeSending,
} from '#server/features/accounts/public.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { NEXT } from './fixed-replies.ts';
import { replyOf } from './turn-of.ts';
import { step, type Effect, type Event, type State } from './sign-in-steps.ts';

export interface SignInDeps extends CodeSending {
  db: Kysely<Database>;
}

/** Moves a conversation on by one step and does what the step asks for. */
export async function takeSignInStep(
  deps: SignInDeps,
  state: State,
  event: Event,
  context: CallContext,
): Promise<ChatReply> {
  const first = step(state, event);
  const brought = first.effect && (await perform(deps, first.effect, state, context));
  const { state: next, reply, refusal } = brought?.event ? step(first.state, brought.event) : first;
  const nextHref = hrefOf(next);
  if (refusal) throw new Problem(refusal.code, { message: refusal.message, nextHref });
  if (reply === undefined) throw new Error(`The step ${state.at} says nothing to ${event.kind}.`);
  return replyOf({
    ...reply,
    kind: 'errand',
    nextHref,
    ...('mobileNumber' in next ? { mobileNumber: next.mobileNumber } : {}),
    ...(brought?.user === undefined ? {} : { user: brought.user }),
  });
}

interface Brought {
  event?: Event;
  user?: ChatReply['user'];
}

async function perform(
  deps: SignInDeps,
  effect: Effect,
  state: State,
  context: CallContext,
): Promise<Brought> {
  const { db } = deps;
  if (effect.do === 'sign-out') {
    await signOutOf(db, context, 'here');
    return { user: null };
  }
  if (effect.do === 'send-code') {
    try {
      await sendCode(db, { ...effect, purpose: 'sign-in' }, context, deps);
    } catch (error) {
      throw error instanceof Problem ? stayingAt(state, error) : error;
    }
    return {};
  }
  const { mobileNumber, code } = effect;
  const result = await signInByCode(db, { mobileNumber, code }, context);
  if (result.is === 'signed-in') {
    return { event: { kind: 'proved', name: result.user.name }, user: result.user };
  }
  if (result.is === 'wrong') return { event: { kind: 'wrong', triesLeft: result.triesLeft } };
  return { event: { kind: result.is } };
}

/** Nothing was sent, so the conversation stays where it was. */
function stayingAt(state: State, { code, retryAfter, message }: Problem): Problem {
  if (code === 'otp.country-not-served') {
    return new Problem(code, { message: `${message} ${SEARCH_ON}`, nextHref: hrefOf(state) });
  }
  return new Problem(code, {
    message: `I cannot send another code yet. Try again in ${waitText(retryAfter ?? 60)}. ${
      state.at === 'chats' ? SEARCH_ON : 'Say “cancel” to keep searching without signing in.'
    }`,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    nextHref: hrefOf(state),
  });
}

/** The address of a step carries its state, so that any process can take the next one. */
function hrefOf(state: State): string {
  if (state.at === 'chats') return NEXT;
  const wish = state.at === 'login' && state.wish === 'signup' ? '?wish=signup' : '';
  return `${NEXT}/${state.at}${wish}`;
}

const SEARCH_ON = 'You can keep searching without signing in.';
