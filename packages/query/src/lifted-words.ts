import { lengthAt, lengthBefore } from './phrases.ts';
import type { Sentence } from './reading.ts';
import {
  aheadOfConditions,
  conditionLinks,
  conditionNouns,
  liftingAhead,
  liftingBehind,
  objectMarks,
} from './words/lifting-words.ts';

const MOST_AHEAD = 3;

/**
 * "Metro wali shart hata do", "remove the pool condition": what a condition is called with the verb that takes it back. Where something was taken
 * back, these words are used.
 */
export function liftedWords({ text, tokens }: Sentence): string[] {
  const word = (at: number) => tokens[at]?.text ?? '';
  return tokens.flatMap((token, noun) => {
    if (!conditionNouns.has(token.text)) return [];
    let verb = noun + 1;
    while (objectMarks.has(word(verb))) verb++;
    const behind = lengthAt(liftingBehind, tokens, verb);
    const isAhead = [1, 2, 3, 4].some((named) => isLiftedAhead(tokens, noun - named));
    if (behind === 0 && !isAhead) return [];
    let start = noun;
    while (conditionLinks.has(word(start - 1))) start--;
    const end = behind > 0 ? verb + behind : noun + 1;
    return [text.slice(tokens[start]?.from, tokens[end - 1]?.to)];
  });
}

/** "Remove the" right before what the condition is of. */
function isLiftedAhead(tokens: Sentence['tokens'], named: number): boolean {
  let start = named;
  while (named - start < MOST_AHEAD && aheadOfConditions.has(tokens[start - 1]?.text ?? ''))
    start--;
  return lengthBefore(liftingAhead, tokens, start) > 0;
}
