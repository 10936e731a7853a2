import type { Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { wordSet } from '../tokens.ts';

export const ban: Reader = { begins: (text) => NO.has(text), read: readBan };

function readBan({ tokens }: Sentence, at: number): Reading | undefined {
  const length = banLength(tokens, at);
  return length === 0 ? undefined : { length, kind: 'unheld' };
}

/** "no dogs in lift", "no kids in the pool": a rule of a society that no field holds, and no wish for what it speaks of. */
export function banLength(tokens: readonly Token[], at: number): number {
  const word = (index: number) => tokens[index]?.text ?? '';
  if (!NO.has(word(at)) || !BANNED.has(word(at + 1)) || !INSIDE.has(word(at + 2))) return 0;
  const article = ARTICLES.has(word(at + 3)) ? 1 : 0;
  return SHARED.has(word(at + 3 + article)) ? 4 + article : 0;
}

const NO = wordSet('no');
const BANNED = wordSet(
  'dog dogs pet pets cat cats kid kids child children maid maids servant servants helper helpers guest guests tenant tenants bachelor bachelors delivery visitors',
);
const INSIDE = wordSet('in inside on near');
const ARTICLES = wordSet('the a any');
const SHARED = wordSet(
  'lift lifts elevator pool park garden gardens lobby gym clubhouse terrace lawn lawns corridor corridors',
);
