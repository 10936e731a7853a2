import { lengthAt } from '../phrases.ts';
import type { Token } from '../token.ts';
import {
  purposesInHindi,
  MOST_LINKS,
  purposeLinks,
  purposeOpeners,
} from '../words/hindi-amenity-purposes.ts';
import type { AmenityPurpose } from '../words/hindi-amenity-purposes.ts';

export const beginsPurpose = (text: string): boolean => purposeOpeners.has(text);

/** "Subah daudne ke liye alag track": the amenity that serves a purpose, of those that are told here the longest. */
export function purposeAt(
  tokens: readonly Token[],
  at: number,
): { length: number; id: string } | undefined {
  let longest: { length: number; id: string } | undefined;
  for (const purpose of purposesInHindi) {
    const length = lengthOf(purpose, tokens, at);
    if (length > (longest?.length ?? 0)) longest = { length, id: purpose.id };
  }
  return longest;
}

/** How many words tell a purpose from here on; 0 where a part of it is not said. */
function lengthOf({ parts }: AmenityPurpose, tokens: readonly Token[], from: number): number {
  let at = from;
  for (const [place, part] of parts.entries()) {
    const start = place === 0 ? at : partBehind(part, tokens, at);
    const length = start === undefined ? 0 : lengthAt(part, tokens, start);
    if (start === undefined || length === 0) return 0;
    at = start + length;
  }
  return at - from;
}

/** Where a part begins behind the one before it. */
function partBehind(
  part: AmenityPurpose['parts'][number],
  tokens: readonly Token[],
  from: number,
): number | undefined {
  for (let at = from; at <= from + MOST_LINKS; at++) {
    if (lengthAt(part, tokens, at) > 0) return at;
    if (!purposeLinks.has(tokens[at]?.text ?? '')) return undefined;
  }
  return undefined;
}
