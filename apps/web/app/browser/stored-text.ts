import { PROMPT_MAX_LENGTH } from '@manemitra/contract/limits';

/** A text that a visitor could have typed: a longer or broken one is damage, and would make addresses that no server takes. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= PROMPT_MAX_LENGTH
    ? whole(value)
    : undefined;
}

/** The text, unless it holds half of a pair of UTF-16: an address with one in it is an error. */
function whole(text: string): string | undefined {
  return /\p{Cs}/u.test(text) ? undefined : text;
}
