import { distanceAt } from './distances.ts';
import { lengthAt } from './phrases.ts';
import type { Token } from './token.ts';
import { distanceJoints, nearBefore } from './words/near-words.ts';

const LONGEST_NEAR = 8;

/** Whether words that ask for nearness end right before a word: "close to", "within 10 minutes of", "10 km from". */
export function isNearBefore(tokens: readonly Token[], at: number): boolean {
  for (let from = Math.max(0, at - LONGEST_NEAR); from < at; from++) {
    if (from + lengthAt(nearBefore, tokens, from) === at) return true;
    const distance = distanceAt(tokens, from)?.length ?? 0;
    const joint = distance === 0 ? 0 : lengthAt(distanceJoints, tokens, from + distance);
    if (joint > 0 && from + distance + joint === at) return true;
  }
  return false;
}
