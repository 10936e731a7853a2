import { follow } from '#web/api/http-client.ts';
import { slots, store, stored, type StoredMessage } from '#web/browser/storage.ts';
import {
  type About,
  failureText,
  isWorthRetrying,
  keptText,
  payloadFor,
  type Reply,
  requireNextHref,
  stepOf,
  turn,
  type TurnState,
} from './chat-turn.ts';
import { keepSignedIn } from './signed-in.ts';

/**
 * The one conversation of this tab, wherever it is shown: on the first page and over every other. What was
 * said is in local storage; where it stands is here, because a half-finished sign-in is nothing to keep.
 */
interface Live {
  turn: TurnState | undefined;
  /** What was said and is not answered yet. */
  pending: string | undefined;
  /** What was said and failed, when saying it again may help. */
  failed: string | undefined;
}

const AT_REST: Live = { turn: undefined, pending: undefined, failed: undefined };

let live = AT_REST;
const watchers = new Set<() => void>();
/** Where the conversation stood before each message of this visit, to go back to when one is changed. */
const before = new Map<number, TurnState>();

export const conversation = {
  watch: (notify: () => void): (() => void) => {
    watchers.add(notify);
    return () => watchers.delete(notify);
  },
  now: (): Live => live,
  onServer: (): Live => AT_REST,
};

function change(part: Partial<Live>): void {
  live = { ...live, ...part };
  for (const notify of watchers) notify();
}

export interface Saying extends About {
  /** Where a conversation begins that has not begun. */
  firstHref: string | undefined;
}

/** Says something and keeps it with its answer. Answers the sentence whose results are to be shown, if any. */
export async function say(text: string, saying: Saying): Promise<string | undefined> {
  const state = live.turn ?? { nextHref: saying.firstHref };
  const at = remember({
    role: 'user',
    content: keptText(text, stepOf(state.nextHref)),
    sources: [],
    error: false,
  });
  before.set(at, state);
  return ask(text, state, saying);
}

/** Says again what failed; the failed answer, which is the last message, gives way to the next one. */
export async function sayAgain(saying: Saying): Promise<string | undefined> {
  const { failed } = live;
  if (failed === undefined) return undefined;
  store(slots.chatMessages, stored(slots.chatMessages).slice(0, -1));
  return ask(failed, live.turn ?? { nextHref: saying.firstHref }, saying);
}

/** Takes back a message and all that followed it, so that another can be said in its place. */
export function takeBack(at: number): void {
  const kept = stored(slots.chatMessages).filter((message) => message.at < at);
  store(slots.chatMessages, kept.length === 0 ? slots.chatMessages.fallback : kept);
  change({ turn: before.get(at), failed: undefined });
}

/** Leaves signing in, for a visitor who would rather search. */
export function searchInstead(firstHref: string): void {
  change({ turn: { nextHref: firstHref, previous: live.turn?.previous }, failed: undefined });
}

export function startAgain(): void {
  before.clear();
  change(AT_REST);
  store(slots.chatMessages, slots.chatMessages.fallback);
}

async function ask(text: string, state: TurnState, about: About): Promise<string | undefined> {
  change({ pending: text, failed: undefined });
  try {
    const answer = await follow<Reply>(
      'POST',
      requireNextHref(state.nextHref),
      payloadFor(state, text, about),
    );
    const { state: after, message, signed, isChatOn, search } = turn(state, answer, about);
    remember(message);
    if (signed !== undefined) keepSignedIn(signed, { isChatOn });
    else if (isChatOn) store(slots.chatOn, true);
    if (search !== undefined) store(slots.search, search);
    change({ turn: after, pending: undefined });
    return search;
  } catch (error) {
    remember({ role: 'assistant', content: failureText(error), sources: [], error: true });
    change({ turn: state, pending: undefined, failed: isWorthRetrying(error) ? text : undefined });
    return undefined;
  }
}

/** Adds a message to the history. Answers its time, which no other message has. */
function remember(message: Omit<StoredMessage, 'at'>): number {
  const messages = stored(slots.chatMessages);
  const at = Math.max(Date.now(), (messages.at(-1)?.at ?? 0) + 1);
  store(slots.chatMessages, [...messages, { ...message, at }]);
  return at;
}
