import type { Token } from '../../token.ts';
import { movingVerbs } from '../../words/story-words.ts';
import { SIGNS } from './where-it-ends.ts';

/** "from BTM shifting to Hebbal", "BTM se shift ho raha hu": where they come from. */
export function movingAway(tokens: readonly Token[], at: number): number {
  const isFrom = tokens[at]?.text === 'from';
  for (let next = at + 1; next <= at + LONGEST_ORIGIN; next++) {
    const text = tokens[next]?.text ?? '';
    if (SIGNS.has(text)) return 0;
    if (isFrom && next > at + 1 && movingVerbs.has(text)) return next + 1 - at;
    const isBehind = text === 'se' || text === 'inda';
    if (isBehind && movingVerbs.has(tokens[next + 1]?.text ?? '')) return next + 2 - at;
  }
  return 0;
}

const LONGEST_ORIGIN = 4;
