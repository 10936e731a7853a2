import type { AccountView } from '@manemitra/contract/accounts';
import type { ChatReply } from '@manemitra/contract/chats';
import { refusalIn, UNWORDED_MESSAGE } from '#web/api/problem.ts';
import type { StoredMessage } from '#web/browser/storage.ts';
import { RESEND_SECONDS } from '@manemitra/contract/limits';
import type { OnScreen } from '#web/browser/on-screen.ts';
import type { Context, Held } from './context.ts';
import { paths } from '#web/paths.ts';
import { CHATS_HREF, stepOf } from './saying.ts';

/** The decisions of a conversation: what is sent where, what a reply changes, and where it leads. */

/** The step of a conversation. Only the server's `nextHref` changes it. */
export interface TurnState {
  /** Undefined when the greeting, which says where to begin, could not be fetched. */
  nextHref: string | undefined;
  /** The number that a code is sent to, as the server wrote it. */
  mobileNumber?: string | undefined;
  /** The search to go on from, until another list is seen. */
  held?: Held | undefined;
}

/** Project Details talks about one project, Search Properties about all of them (spec 2). */
export interface About {
  propertyId?: string | undefined;
}

/** A reply; spec 7 lets a search be called `search` as well as `action`. */
export type Reply = Omit<ChatReply, NewPart> &
  Partial<Pick<ChatReply, NewPart>> & { search?: { href: string; method: string } | undefined };

/** Defaults for fields that the calls of the specification do not have. */
type NewPart = 'kind' | 'changesList' | 'cards' | 'taps';

const NOWHERE: OnScreen & Context = { kind: 'other', projects: [], focus: [], spoken: [] };

/** What a step is sent (spec 7). */
export function payloadFor(
  { nextHref, mobileNumber }: TurnState,
  text: string,
  { propertyId }: About = {},
  screen: OnScreen & Context = NOWHERE,
): Record<string, unknown> {
  switch (stepOf(nextHref)) {
    case 'login':
      return { loginPrompt: text };
    case 'signup':
      return { signupPrompt: text, mobileNumber };
    case 'otp-validate':
      return { mobileNumber, otp: text };
    case 'chats':
      if (propertyId !== undefined) return { prompt: text, propertyId };
      return { prompt: text, screen };
  }
}

/** What a reply changes. */
export interface Turn {
  state: TurnState;
  message: Omit<StoredMessage, 'at'>;
  /** Who has just signed in; null when somebody has signed out. */
  user?: AccountView | null;
  isChatOn: boolean;
  /** What the page is to do, with the projects that it is about. */
  errand?: Pick<ChatReply, 'errand' | 'cards'>;
  /** The search whose results are to be shown. */
  found?: { q: string; isSorted: boolean };
  /** The page that is to be opened. */
  opens?: string;
}

/**
 * One turn: the step before, the reply, and the step now. A search without a result goes back to the first step (spec 4),
 * decided by `outcome` and never by the text. Throws the words of spec 8 if the answer is not a reply.
 */
export function turn(
  before: TurnState,
  answer: Reply | null | undefined,
  about: About = {},
  beside?: string,
): Turn {
  const reply = readReply(answer);
  const { sentence, outcome } = reply;
  const isSearching = about.propertyId === undefined;
  const { kind, cards = [], taps = [], offer, errand, table, visit } = reply;
  const { user } = reply;
  const mobileNumber = user === undefined ? (reply.mobileNumber ?? before.mobileNumber) : undefined;
  // Nothing can be done until the project is known.
  const isDone = errand !== undefined && outcome === 'answered';
  const opens = isDone ? pageOf(errand, cards[0], taps[0]?.href) : undefined;
  const isWish = kind === undefined || kind === 'wish';
  const hasResults =
    isSearching && isWish && outcome === 'answered' && (reply.action ?? reply.search);
  return {
    state: {
      nextHref: outcome === 'nothing-found' ? CHATS_HREF : reply.nextHref,
      ...(mobileNumber === undefined ? {} : { mobileNumber }),
      held: isWish ? heldBy(reply, beside) : before.held,
    },
    message: {
      role: 'assistant',
      content: withExplanation(reply),
      ...(taps.length === 0 ? {} : { taps }),
      sources: reply.sources ?? [],
      error: false,
      ...(sentence === undefined ? {} : { search: sentence }),
      ...(cards.length === 0 ? {} : { cards }),
      ...(table === undefined ? {} : { table }),
      ...(offer === undefined ? {} : { offer }),
      ...(isDone && errand === 'callback' && cards.length > 0 ? { isCallback: true } : {}),
      ...(visit === undefined ? {} : { visit }),
    },
    ...(user === undefined ? {} : { user }),
    isChatOn: reply.startChat === true,
    ...(isDone ? { errand: { errand, cards } } : {}),
    ...(hasResults && sentence !== undefined
      ? { found: { q: sentence, isSorted: reply.interpretation?.sort !== undefined } }
      : {}),
    ...(opens === undefined ? {} : { opens }),
  };
}

/** Where an errand leads: to the project's own page, to one that is printed from there, or to those that are left of a comparison. */
function pageOf(
  errand: ChatReply['errand'],
  card?: ChatReply['cards'][number],
  next?: string,
): string | undefined {
  if (errand === 'open') return card && paths.project(card.slug, { home: card.home?.unitId });
  if (errand === 'print') return next;
  const isOfComparison = errand === 'remove' && next?.startsWith(paths.comparator());
  return isOfComparison ? next : undefined;
}

const heldBy = ({ outcome, sentence }: Reply, beside: string | undefined): Held | undefined =>
  outcome === 'nothing-found' && sentence !== undefined ? { sentence, beside } : undefined;

/** The text of the specification comes first, then why nothing was found. */
function withExplanation({ message, explanation }: Reply): string {
  return explanation === undefined || explanation === '' ? message : `${message}\n${explanation}`;
}

/** Messages that request a new code, or lead back to the number, at the step of the code. */
export const RESEND = 'resend';
export const OTHER_NUMBER = 'other number';

/**
 * After how many seconds another code may be asked for, once this was said; undefined when nothing has changed in that.
 * A message takes a moment to arrive, and only three are sent in ten minutes.
 */
export function resendWait(
  text: string,
  before: string | undefined,
  after: string | undefined,
): number | undefined {
  if (stepOf(after) !== 'otp-validate') return undefined;
  return stepOf(before) !== 'otp-validate' || text === RESEND ? RESEND_SECONDS : undefined;
}

/**
 * The step after a refusal: the one it names, else the one before. Without any next step the conversation starts again,
 * because otherwise nothing more could be said.
 */
export function stateAfter(error: unknown, before: TurnState): TurnState {
  const nextHref = refusalIn(error)?.nextHref ?? (before.nextHref ? undefined : CHATS_HREF);
  return nextHref === undefined ? before : { ...before, nextHref };
}

/** Where the next message goes. */
export function requireNextHref(nextHref: string | undefined): string {
  if (!nextHref) throw new Error('No valid nextHref available! Aborting request.'); // spec 8
  return nextHref;
}

function readReply(answer: Reply | null | undefined): Reply {
  if (answer === null || answer === undefined) {
    throw new Error('Unexpected response format: Missing data.'); // spec 8
  }
  if (!answer.message) throw new Error('No response message.'); // spec 8
  return answer;
}

export function failureText(error: unknown): string {
  return error instanceof Error && error.message !== '' && error.message !== UNWORDED_MESSAGE
    ? error.message
    : 'An unexpected error occurred.'; // spec 8
}

/** Whether repeating the message may help: not if it was refused. */
export function isWorthRetrying(error: unknown): boolean {
  const refusal = refusalIn(error);
  return refusal === undefined || refusal.status >= 500 || refusal.code === 'request.too-many';
}
