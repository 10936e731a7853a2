import { lengthAt } from '../../phrases.ts';
import type { Token } from '../../token.ts';
import { failingOpeners, failingWords } from '../../words/story-words.ts';
import { SIGNS } from './where-it-ends.ts';

/** "in case lift fails", "agar lift band ho jaye": what may break tells why, and is no wish. */
export function failingThing(tokens: readonly Token[], at: number): number {
  const opening = lengthAt(failingOpeners, tokens, at);
  if (opening === 0) return 0;
  for (let next = at + opening + 1; next <= at + opening + MOST_WORDS; next++) {
    if (SIGNS.has(tokens[next]?.text ?? '')) return 0;
    const fails = lengthAt(failingWords, tokens, next);
    if (fails > 0) return next + fails - at;
  }
  return 0;
}

/** "in case the old lift of the block fails" */
const MOST_WORDS = 5;
