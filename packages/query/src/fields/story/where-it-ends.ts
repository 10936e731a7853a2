import type { Token } from '../../token.ts';
import { wishOpeners } from '../../words/story-words.ts';

/* Where a story ends, and whether a wish is left behind it. */

/** The first token behind a story that goes on from here. */
export function storyEnd(tokens: readonly Token[], from: number): number {
  const last = lastOfStory(tokens, from);
  let end = from;
  while (end < last && !endsStory(tokens, end)) end++;
  return end;
}

/** Nobody tells a longer story without a comma; a bound keeps texts of nothing but beginnings cheap. */
const LONGEST_STORY = 100;

function lastOfStory(tokens: readonly Token[], from: number): number {
  return Math.min(tokens.length, from + LONGEST_STORY);
}

export const SIGNS = new Set([',', '.', ';', '\n', '!', '?']);

export function endsStory(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  return wishOpeners.has(text) || SIGNS.has(text);
}

/** A sentence that is all story would leave nothing to search by. */
export function goesOn(tokens: readonly Token[], from: number): boolean {
  let words = 0;
  for (let at = from; at < tokens.length && words < 2; at++) {
    if (/^[\p{L}\d]/u.test(tokens[at]?.text ?? '')) words++;
  }
  return words === 2;
}

/** Where a clause ends: at a sign or at one of the words that begin another. */
export function endBefore(
  words: ReadonlySet<string>,
  tokens: readonly Token[],
  from: number,
): number {
  const last = lastOfStory(tokens, from);
  let end = from;
  while (end < last && !SIGNS.has(tokens[end]?.text ?? '') && !words.has(tokens[end]?.text ?? '')) {
    end++;
  }
  return end;
}
