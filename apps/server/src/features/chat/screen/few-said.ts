import { lengthAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import type { Pointed } from './pointed.ts';
import { thoseSpokenOf } from './pointing-words.ts';
import { amongWords, pointsAtCount } from './ordinal-words.ts';
import { collectiveOf, countOf } from './place-words.ts';
import { isMeasure } from './measure-words.ts';
import { textAt } from './in-clause.ts';

/** "both", "these two", "ee mooru": all of a few that are seen or were spoken of. */
export function groupIn(tokens: readonly Token[]): Pointed | undefined {
  for (const at of tokens.keys()) {
    const group = groupAt(tokens, at);
    if (group === undefined) continue;
    const { count, length } = group;
    return { pointing: { at: 'group', count }, spans: [[at, at + length]] };
  }
  return undefined;
}

function groupAt(
  tokens: readonly Token[],
  at: number,
): { count: number; length: number } | undefined {
  const text = textAt(tokens, at);
  const collective = collectiveOf(text);
  if (collective !== undefined) return { count: collective, length: 1 };
  const count = countOf(textAt(tokens, at + 1));
  const isOfThese = pointsAtCount.has(text) && !isMeasure(tokens[at + 2]?.text);
  return count !== undefined && isOfThese ? { count, length: 2 } : undefined;
}

/** How long "of those two", "of them" or "among the three" is that begins at a word; 0 where none does. */
export function ofFewLength(tokens: readonly Token[], at: number): number {
  if (!amongWords.has(textAt(tokens, at))) return 0;
  const length = groupAt(tokens, at + 1)?.length ?? lengthAt(thoseSpokenOf, tokens, at + 1);
  return length === 0 ? 0 : 1 + length;
}
