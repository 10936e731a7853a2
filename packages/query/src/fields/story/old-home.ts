import type { Token } from '../../token.ts';
import { myWords, oldHomes, oldWords, roomyWords } from '../../words/story-words.ts';
import { goesOn } from './where-it-ends.ts';

/** "our old bungalow in Cooke Town is too big": the kind of home one has is no kind that is asked for; its place may be. */
export function oldHome(tokens: readonly Token[], at: number): number {
  if (!myWords.has(tokens[at]?.text ?? '') || !oldWords.has(tokens[at + 1]?.text ?? '')) return 0;
  const noun = at + 2 + (roomyWords.has(tokens[at + 2]?.text ?? '') ? 1 : 0);
  if (!oldHomes.has(tokens[noun]?.text ?? '')) return 0;
  return goesOn(tokens, noun + 1) ? noun + 1 - at : 0;
}
