import type { Token } from '../../token.ts';
import { homesAt, myWords, oldHomes, oldWords, roomyWords } from '../../words/story-words.ts';
import { plainCopulas } from '../../words/copula-words.ts';
import { lengthAt } from '../../phrases.ts';
import { goesOn } from './where-it-ends.ts';

/** "our old bungalow in Cooke Town is too big": the kind of home one has is no kind that is asked for; its place may be. */
export function oldHome(tokens: readonly Token[], at: number): number {
  if (!myWords.has(tokens[at]?.text ?? '') || !oldWords.has(tokens[at + 1]?.text ?? '')) return 0;
  const noun = at + 2 + (roomyWords.has(tokens[at + 2]?.text ?? '') ? 1 : 0);
  if (!oldHomes.has(tokens[noun]?.text ?? '')) return 0;
  return goesOn(tokens, noun + 1) ? noun + 1 - at : 0;
}

/** More words than anybody puts between the home and what there is. */
const LONGEST_THERE = 4;

/** "Namma maneli naayi ide", "hamare ghar me kutta hai": what there is at home now. */
export function atHome(tokens: readonly Token[], at: number): number {
  if (!myWords.has(tokens[at]?.text ?? '')) return 0;
  const home = lengthAt(homesAt, tokens, at + 1);
  if (home === 0) return 0;
  for (let end = at + 1 + home; end <= at + 1 + home + LONGEST_THERE; end++)
    if (plainCopulas.has(tokens[end]?.text ?? '')) return end + 1 - at;
  return 0;
}
