import type { Token } from './token.ts';
import { numberedParts, partJoints } from './words/name-part-words.ts';

/** More parts than a place has; a bound keeps long rows of numbers cheap. */
const FURTHEST_BACK = 8;
const MOST_PARTS = 20;

/** Whether a number goes on with those of a name: the 2 and the 7 of "HSR sector 1, 2 or 7". */
export function isNumberedPart(tokens: readonly Token[], at: number): boolean {
  if (!isPartNumber(tokens[at]?.text)) return false;
  for (let before = at - 1; before >= Math.max(0, at - FURTHEST_BACK); before--) {
    const text = tokens[before]?.text ?? '';
    if (numberedParts.has(text)) return true;
    if (!partJoints.has(text) && !isPartNumber(text)) return false;
  }
  return false;
}

function isPartNumber(text: string | undefined): boolean {
  return /^\d+$/.test(text ?? '') && Number(text) <= MOST_PARTS;
}
