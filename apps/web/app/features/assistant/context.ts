import { SPOKEN_MAX } from '@manemitra/contract/limits';
import type { OnScreen } from '#web/browser/on-screen.ts';
import type { StoredMessage } from '#web/browser/stored-message.ts';
import { searchesBefore } from './searches-before.ts';

/** The context of a turn: the current search, the last projects and message, and the last offered wish. */
export interface Context {
  sentence?: string;
  focus: readonly string[];
  /** The projects mentioned one at a time before, the latest last. */
  spoken: readonly string[];
  offer?: string;
  asked?: string;
  /** The searches that this one went on from, for “undo”. */
  before?: readonly string[];
}

/**
 * A search that differs from the visible list's: nothing fits it, or what followed it was undone. It counts while the same
 * list is visible.
 */
export interface Held {
  sentence: string;
  beside: string | undefined;
}

/** Longer questions than the server takes are no part of another. */
const ASKED_MAX = 2000;

/**
 * The context of a conversation, derived from the screen and the history, so that a reload, a second tab and the back button
 * keep it. The visible list gives the current search; on other pages it is the last one.
 */
export function contextOf(
  messages: readonly StoredMessage[],
  shown: OnScreen,
  { lastSearch, held }: { lastSearch: string | null; held?: Held | undefined },
): Context {
  const answers = messages.filter(({ role, error }) => role === 'assistant' && !error);
  const wish = answers.findLastIndex(({ search }) => search !== undefined);
  const focus = answers.slice(wish + 1).findLast(({ cards = [] }) => cards.length > 0)?.cards ?? [];
  const spoken = oneByOne(answers.slice(wish + 1));
  const offer = answers.at(-1)?.offer;
  const last = messages.findLastIndex(({ role, error }) => role === 'assistant' && !error);
  const isOfWish = messages[last]?.search !== undefined;
  const asked = isOfWish
    ? undefined
    : messages.slice(0, Math.max(0, last)).findLast(({ role }) => role === 'user');
  const isFresh = answers.length === 0 && shown.kind === 'other';
  const sentence =
    held !== undefined && held.beside === shown.sentence
      ? held.sentence
      : (shown.sentence ?? (isFresh ? undefined : (lastSearch ?? undefined)));
  const before = searchesBefore(
    answers.flatMap(({ search }) => search ?? []),
    sentence ?? '',
  );
  return {
    ...(sentence === undefined ? {} : { sentence }),
    ...(before.length === 0 ? {} : { before }),
    focus: focus.map(({ slug }) => slug),
    spoken,
    ...(offer === undefined ? {} : { offer }),
    ...(asked === undefined ? {} : { asked: asked.content.slice(0, ASKED_MAX) }),
  };
}

/** The projects of the last answers, as long as each was about one project. */
function oneByOne(answers: readonly StoredMessage[]): string[] {
  const several = answers.findLastIndex(({ cards = [] }) => cards.length > 1);
  const slugs = answers
    .slice(several + 1)
    .flatMap(({ cards = [] }) => cards.map(({ slug }) => slug));
  return [...new Set(slugs.toReversed())].slice(0, SPOKEN_MAX).toReversed();
}
