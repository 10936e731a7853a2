import { follow } from '#web/api/http-client.ts';
import { refusalIn } from '#web/api/problem.ts';
import { onScreen } from '#web/browser/on-screen.ts';
import { endVisit, isVisitEnding, leave } from '#web/api/session-end.ts';
import { slots, stored } from '#web/browser/storage.ts';
import { keepUnsent } from '#web/browser/unsent.ts';
import { contextOf } from './context.ts';
import { doErrand } from './do-errand.ts';
import { stepOf } from './saying.ts';
import {
  type About,
  failureText,
  isWorthRetrying,
  payloadFor,
  type Reply,
  requireNextHref,
  resendWait,
  stateAfter,
  type Turn,
  turn,
  type TurnState,
} from './chat-turn.ts';

/** The result of a message: an answer, or a failure instead. */
export interface Exchange extends Omit<Turn, 'user'> {
  user?: NonNullable<Turn['user']> | undefined;
  /** Seconds until another code may be asked for. */
  wait: number | undefined;
  mayRetry: boolean;
}

/** Sends what was said. Undefined when the visitor has signed out, or their session is over, and they are led away. */
export async function exchange(
  text: string,
  state: TurnState,
  about: About,
): Promise<Exchange | undefined> {
  try {
    const shown = onScreen();
    const context = contextOf(stored(slots.chatMessages), shown, {
      lastSearch: stored(slots.search),
      held: state.held,
    });
    const answer = await follow<Reply>(
      'POST',
      requireNextHref(state.nextHref),
      payloadFor(state, text, about, { ...shown, ...context }),
    );
    const { user, ...after } = turn(state, answer, about, shown.sentence);
    if (user === null) {
      leave();
      return undefined;
    }
    const wait = resendWait(text, state.nextHref, after.state.nextHref);
    if (after.errand !== undefined) {
      const refusal = await doErrand(after.errand, context.sentence);
      if (refusal !== undefined) after.message = { ...after.message, content: refusal };
    }
    return { ...after, user, wait, mayRetry: false };
  } catch (error) {
    // Whoever is refused here must sign in first, whatever this browser believes.
    if (refusalIn(error)?.code === 'session.required') {
      endVisit();
      // The conversation ends with the session; the unanswered message waits in the input.
      const path = location.pathname + location.search;
      if (stepOf(state.nextHref) === 'chats') keepUnsent({ text, path });
    }
    if (isVisitEnding()) return undefined;
    return {
      state: stateAfter(error, state),
      message: { role: 'assistant', content: failureText(error), sources: [], error: true },
      isChatOn: false,
      wait: refusalIn(error)?.retryAfter,
      mayRetry: isWorthRetrying(error),
    };
  }
}
