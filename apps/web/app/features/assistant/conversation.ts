import { rememberSession } from '#web/api/session-start.ts';
import { onScreen } from '#web/browser/on-screen.ts';
import { slots, store, stored, type StoredMessage } from '#web/browser/storage.ts';
import { forgetUnsent } from '#web/browser/unsent.ts';
import type { About, TurnState } from './chat-turn.ts';
import type { Exchange } from './exchange.ts';
import { keptText, stepOf } from './saying.ts';

/** Loads the code that sends a message and reads the reply, when somebody begins to write. */
export const loadExchange = () => import('./exchange.ts');

/**
 * The one conversation of this tab, on the first page and over every other. Its messages are in local storage; its step is
 * only here, because a half-finished sign-in should not be stored.
 */
interface Live {
  turn: TurnState | undefined;
  /** A message without an answer yet. */
  pending: string | undefined;
  /** A message that failed, if repeating it may help. */
  failed: string | undefined;
  /** When another code may be asked for, in ms since 1970. */
  resendAt: number;
}

const AT_REST: Live = { turn: undefined, pending: undefined, failed: undefined, resendAt: 0 };

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

/** A search whose results are to be shown. */
interface Found {
  q: string;
  /** It says in which order itself. */
  isSorted: boolean;
}

/** Where an answer leads: to the list of a search, or to the page of a project. */
export type LeadsTo = Found | { href: string };

/** Says something and keeps it with its answer. Answers where that leads, if anywhere. */
export async function say(text: string, saying: Saying): Promise<LeadsTo | undefined> {
  forgetUnsent();
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
export async function sayAgain(saying: Saying): Promise<LeadsTo | undefined> {
  const { failed } = live;
  if (failed === undefined) return undefined;
  store(slots.chatMessages, stored(slots.chatMessages).slice(0, -1));
  return ask(failed, live.turn ?? { nextHref: saying.firstHref }, saying);
}

/** Removes a message and everything after it, so that another can be sent instead. */
export function takeBack(at: number): void {
  const kept = stored(slots.chatMessages).filter((message) => message.at < at);
  store(slots.chatMessages, kept);
  // The list that is seen may be of what is taken back.
  const held = {
    sentence: kept.findLast(({ search }) => search !== undefined)?.search ?? '',
    beside: onScreen().sentence,
  };
  const state = before.get(at);
  change({ turn: state && { ...state, held }, failed: undefined });
}

/** Leaves signing in, for a visitor who would rather search. */
export function searchInstead(firstHref: string): void {
  change({ turn: { nextHref: firstHref }, failed: undefined });
}

export function startAgain(): void {
  before.clear();
  change(AT_REST);
  store(slots.chatMessages, []);
}

async function ask(text: string, state: TurnState, about: About): Promise<LeadsTo | undefined> {
  change({ pending: text, failed: undefined });
  const after = await answerTo(text, state, about);
  if (after === undefined) return undefined;
  foldSignIn(after);
  remember(after.message);
  if (after.user !== undefined) rememberSession(after.user);
  if (after.isChatOn) store(slots.chatOn, true);
  if (after.found !== undefined) store(slots.search, after.found.q);
  change({
    turn: after.state,
    pending: undefined,
    failed: after.mayRetry ? text : undefined,
    ...(after.wait !== undefined && { resendAt: Date.now() + after.wait * 1000 }),
  });
  return after.opens === undefined ? after.found : { href: after.opens };
}

/** When signing in began, by the message that asked for it. */
let signingInSince: number | undefined;

/** The messages of signing in, which include a number, are replaced by one line that says who signed in. */
function foldSignIn({ state, user }: Exchange): void {
  const messages = stored(slots.chatMessages);
  if (user !== undefined && signingInSince !== undefined) {
    const since = signingInSince;
    store(
      slots.chatMessages,
      messages.filter(({ at }) => at < since),
    );
  }
  signingInSince =
    stepOf(state.nextHref) === 'chats' ? undefined : (signingInSince ?? messages.at(-1)?.at);
}

async function answerTo(
  text: string,
  state: TurnState,
  about: About,
): Promise<Exchange | undefined> {
  try {
    const { exchange } = await loadExchange();
    return await exchange(text, state, about);
  } catch {
    const content =
      'This part of the page could not be loaded. Check your connection and try again.';
    const message = { role: 'assistant' as const, content, sources: [], error: true };
    return { state, message, isChatOn: false, wait: undefined, mayRetry: true };
  }
}

/** Adds a message to the history. Answers its time, which no other message has. */
function remember(message: Omit<StoredMessage, 'at'>): number {
  const messages = stored(slots.chatMessages);
  const at = Math.max(Date.now(), (messages.at(-1)?.at ?? 0) + 1);
  store(slots.chatMessages, [...messages, { ...message, at }]);
  return at;
}
