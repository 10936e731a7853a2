import type { Intent } from '@manemitra/query/interpretation';
import { phraseAt } from '@manemitra/query/phrases';
import { tokenize } from '@manemitra/query/tokens';
import { intentWords } from '@manemitra/query/words/intent-words';
import {
  findPhoneNumber,
  readCode,
  readPhoneNumber,
} from '#server/features/phone-numbers/public.ts';
import type { Event } from './sign-in-steps.ts';

/** What somebody typed, as an event of the step they are at. */

const CANCEL =
  /^(cancel|stop|back|go back|skip|later|not now|no|nevermind|never mind|nahi|nahin|beda|रद्द|नहीं|ಬೇಡ)[.!]?$/iu;
const RESEND =
  /\b(re-?send|send (it )?again|new code|another code|code again|did ?n['o]t (get|receive)|not received|dobara|phir se|matte)\b/iu;
const OTHER_NUMBER = /\b(other|another|different|change|wrong)( mobile| phone)? (number|no)\b/iu;
/** Words that say no more than that a number follows. */
const ABOUT_A_NUMBER =
  /^(my|mobile|phone|contact|number|no|is|its|this|here|it's|hi|hello|mera|nanna|hai|call|me|on|at|please|\W)*$/iu;

/** In the open conversation; undefined when the text is about something else. */
export function wishIn(prompt: string, intent: Intent): Event | undefined {
  const found = findPhoneNumber(prompt);
  // Nobody is signed in or out by a guess.
  if (intent === 'logout' && says('logout', prompt)) return { kind: 'sign-out' };
  if ((intent === 'login' || intent === 'signup') && says(intent, prompt)) {
    return { kind: 'wish', wish: intent, mobileNumber: found?.number };
  }
  const isNumberAlone =
    found !== undefined && ABOUT_A_NUMBER.test(found.rest.replaceAll(/\s+/g, ''));
  return isNumberAlone ? { kind: 'number', mobileNumber: found.number } : undefined;
}

function says(intent: Intent, prompt: string): boolean {
  const tokens = tokenize(prompt);
  return tokens.some((_, at) => phraseAt(intentWords, tokens, at)?.value === intent);
}

export function numberIn(text: string): Event {
  if (CANCEL.test(text)) return { kind: 'cancel' };
  const mobileNumber = readPhoneNumber(text);
  return mobileNumber === undefined ? { kind: 'unclear' } : { kind: 'number', mobileNumber };
}

export function nameIn(text: string): Event {
  if (CANCEL.test(text)) return { kind: 'cancel' };
  const name = text
    .replace(/^(hi|hello|namaste|namaskara)[,!. ]+/iu, '')
    .replace(
      /^(my name is|name is|i am|i'm|this is|mera naam|nanna hesaru|मेरा नाम|ನನ್ನ ಹೆಸರು)\s+/iu,
      '',
    )
    .replace(/\s+(hai|है)[.!]?$/iu, '')
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
  if (CANCEL.test(text)) return { kind: 'cancel' };
  if (OTHER_NUMBER.test(text)) return { kind: 'other-number' };
  if (RESEND.test(text)) return { kind: 'resend' };
  return { kind: 'unclear' };
}
