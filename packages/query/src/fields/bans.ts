import type { Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { wordSet } from '../tokens.ts';
import { articlesOfBans, bannedWords, insideWords, sharedPlaces } from '../words/ban-words.ts';

export const ban: Reader = { begins: (text) => NO.has(text), read: readBan };

function readBan({ tokens }: Sentence, at: number): Reading | undefined {
  const length = banLength(tokens, at);
  return length === 0 ? undefined : { length, kind: 'unheld' };
}

/** "no dogs in lift", "no kids in the pool": a rule of a society that no field holds, and no wish for what it speaks of. */
export function banLength(tokens: readonly Token[], at: number): number {
  const word = (index: number) => tokens[index]?.text ?? '';
  if (!NO.has(word(at)) || !bannedWords.has(word(at + 1)) || !insideWords.has(word(at + 2)))
    return 0;
  const article = articlesOfBans.has(word(at + 3)) ? 1 : 0;
  return sharedPlaces.has(word(at + 3 + article)) ? 4 + article : 0;
}

const NO = wordSet('no');
