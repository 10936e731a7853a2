import type { Intent } from '@manemitra/query/interpretation';
import { phraseAt } from '@manemitra/query/phrases';
import { tokenize } from '@manemitra/query/tokens';
import { ownersSelf } from '@manemitra/query/words/funding-words';
import { intentWords } from '@manemitra/query/words/intent-words';
import {
  findPhoneNumber,
  readCode,
  readPhoneNumber,
} from '#server/features/phone-numbers/public.ts';
import type { Event } from './sign-in-steps.ts';
import {
  aboutANumber,
  asksAgain,
  cancels,
  copulaBehindName,
  greetingAhead,
  nameAhead,
  otherNumber,
} from './sign-in-words.ts';

/** What somebody typed, as an event of the step they are at. */

/** In the open conversation; undefined when the text is about something else. */
export function wishIn(prompt: string, intent: Intent): Event | undefined {
  const found = findPhoneNumber(prompt);
  // Nobody is signed in or out by a guess.
  if (intent === 'logout' && says('logout', prompt)) return { kind: 'sign-out' };
  if ((intent === 'login' || intent === 'signup') && says(intent, prompt)) {
    return { kind: 'wish', wish: intent, mobileNumber: found?.number };
  }
  const isNumberAlone = found !== undefined && aboutANumber.test(found.rest.replaceAll(/\s+/g, ''));
  return isNumberAlone ? { kind: 'number', mobileNumber: found.number } : undefined;
}

function says(intent: Intent, prompt: string): boolean {
  const tokens = tokenize(prompt);
  // "The number is the same as my login" asks for none.
  return tokens.some(
    (_, at) =>
      phraseAt(intentWords, tokens, at)?.value === intent &&
      !(at > 1 && ownersSelf.has(tokens[at - 1]?.text ?? '')),
  );
}

export function numberIn(text: string): Event {
  if (cancels.test(text)) return { kind: 'cancel' };
  const mobileNumber = readPhoneNumber(text);
  return mobileNumber === undefined ? { kind: 'unclear' } : { kind: 'number', mobileNumber };
}

export function nameIn(text: string): Event {
  if (cancels.test(text)) return { kind: 'cancel' };
  const name = text
    .replace(greetingAhead, '')
    .replace(nameAhead, '')
    .replace(copulaBehindName, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/[.!]$/u, '')
    .trim();
  return /^\p{L}[\p{L}\p{M} .'’-]{0,79}$/u.test(name)
    ? { kind: 'name', name }
    : { kind: 'unclear' };
}

export function codeIn(text: string): Event {
  const code = readCode(text);
  if (code !== undefined) return { kind: 'code', code };
  if (cancels.test(text)) return { kind: 'cancel' };
  if (otherNumber.test(text)) return { kind: 'other-number' };
  if (asksAgain.test(text)) return { kind: 'resend' };
  return { kind: 'unclear' };
}
