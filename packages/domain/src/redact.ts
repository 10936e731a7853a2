/** Eight digits or more, as phone numbers are written: with spaces, hyphens, dots or brackets between. */
const NUMBER = /\+?\p{Nd}(?:[\s().-]{0,3}\p{Nd}){7,}/gu;
const EMAIL = /[^\s@]+@[^\s@]+/gu;

/**
 * The text without anything that could be a phone number or an address. A budget with commas stays; a plain number of eight
 * digits is removed too, which does no harm to counts.
 */
export function redact(text: string): string {
  return text.replaceAll(EMAIL, '[address]').replaceAll(NUMBER, '[number]');
}
