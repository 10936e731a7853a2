import type { ChatReply } from '@manemitra/contract/chats';
import { refusalIn } from '#web/api/problem.ts';

/** The decisions of a conversation: what may be sent, what a reply shows and where it leads. */

/** Blank texts and texts without a letter or digit of any script are not sent (spec 5). */
export function isSendable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

export interface KeyPress {
  key: string;
  shiftKey: boolean;
  /** A key that chooses a word of an input method must not send. */
  isComposing: boolean;
}

/** Enter sends, Shift+Enter adds a line (spec 5). */
export function sendsMessage({ key, shiftKey, isComposing }: KeyPress): boolean {
  return key === 'Enter' && !shiftKey && !isComposing;
}

/** Where the next message goes. The server moves the conversation on by `nextHref`. */
export function requireNextHref(nextHref: string | undefined): string {
  if (!nextHref) throw new Error('No valid nextHref available! Aborting request.'); // spec 8
  return nextHref;
}

/** Checks that an answer is a reply at all (spec 8). */
export function readReply(answer: ChatReply | null | undefined): ChatReply {
  if (answer === null || answer === undefined) {
    throw new Error('Unexpected response format: Missing data.');
  }
  if (!answer.message) throw new Error('No response message.');
  return answer;
}

export function failureText(error: unknown): string {
  return error instanceof Error && error.message !== ''
    ? error.message
    : 'An unexpected error occurred.'; // spec 8
}

/** Whether saying the same again may help: not when the text itself was refused. */
export function isWorthRetrying(error: unknown): boolean {
  return refusalIn(error)?.code !== 'input.invalid';
}

/** The sentence to show results for, when the reply asks for a search that found something. */
export function searchOf(reply: ChatReply): string | undefined {
  return reply.outcome === 'answered' && reply.action !== undefined ? reply.sentence : undefined;
}
