import { lengthAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import { acceptances } from './errand-words.ts';

/** The wish that the answer before offered, where this turn takes it: "yes", "keep only those". */
export function offerTaken(prompt: string, offer: string | undefined): string | undefined {
  if (offer === undefined) return undefined;
  return consistsOf(tokenize(prompt), acceptances) ? offer : undefined;
}

/** Whether nothing is said but phrases of a table, with courtesies between them. */
export function consistsOf(all: readonly Token[], phrases: Phrases): boolean {
  const tokens = all.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  let hasPhrase = false;
  let at = 0;
  while (at < tokens.length) {
    const length = lengthAt(phrases, tokens, at);
    hasPhrase ||= length > 0;
    if (length === 0 && !COURTESIES.has(tokens[at]?.text ?? '')) return false;
    at += Math.max(length, 1);
  }
  return hasPhrase;
}

type Phrases = Parameters<typeof lengthAt>[0];

const COURTESIES = new Set(
  'please pls then now and just to na ji bro sir madam mitra ok okay very so much'.split(' '),
);
