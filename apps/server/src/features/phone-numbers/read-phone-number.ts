import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** Digits of Hindi and Kannada as those of English. */
function latinDigits(text: string): string {
  return text.replaceAll(/[०-९೦-೯]/g, (digit) => String(((digit.codePointAt(0) ?? 0) % 16) - 6));
}

/** The mobile number in a text as +CC and digits, read as Indian where it names no country; undefined if none. */
export function readPhoneNumber(text: string): string | undefined {
  const parsed = parsePhoneNumberFromString(latinDigits(text), 'IN');
  return parsed?.isValid() === true ? parsed.number : undefined;
}

/** The one mobile number in a sentence and what else the sentence says. */
export function findPhoneNumber(text: string): { number: string; rest: string } | undefined {
  const latin = latinDigits(text);
  // Looking for one takes long, and nearly no sentence has as many digits.
  if ((latin.match(/\p{Nd}/gu) ?? []).length < FEWEST_DIGITS) return undefined;
  const [found, second] = findPhoneNumbersInText(latin, 'IN');
  if (found === undefined || second !== undefined) return undefined;
  return {
    number: found.number.number,
    rest: `${latin.slice(0, found.startsAt)} ${latin.slice(found.endsAt)}`.trim(),
  };
}

/** No mobile number of the world has fewer, with the code of its country. */
const FEWEST_DIGITS = 7;

/** The six digits of a code, however they are grouped; undefined when a text is none. */
export function readCode(text: string): string | undefined {
  const digits = latinDigits(text).replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
