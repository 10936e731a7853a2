import { partsOf } from '@manemitra/contract/address';
import { chat } from '@manemitra/contract/wire';

/**
 * What may be said at which step. It is loaded with the page; what a reply changes (`chat-turn.ts`) is loaded when one is
 * near.
 */

/** Where anybody can search; also where a conversation starts again (spec 4). */
export const CHATS_HREF: string = partsOf(chat).path;

export type Step = 'chats' | 'login' | 'signup' | 'otp-validate';

/** Which step of spec 4 an address is. Any other address takes a prompt. */
export function stepOf(href: string | undefined): Step {
  const last = href?.split(/[?#]/)[0]?.split('/').at(-1);
  return last === 'login' || last === 'signup' || last === 'otp-validate' ? last : 'chats';
}

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

/** The stored form of a message: everything but a one-time code. */
export function keptText(text: string, step: Step): string {
  return step === 'otp-validate' && /\p{Nd}/u.test(text) ? '••••••' : text;
}
