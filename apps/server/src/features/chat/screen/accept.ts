import { lengthAt, type PhraseTable } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import { acceptingPhrases, courtesiesAccepting, keepingPhrases } from './accept-words.ts';
import { isSpoken } from './in-clause.ts';

/** What a turn may take: the wish that was offered, else those of which a question before asked something. */
interface Takeable {
  offer: string | undefined;
  /** The wish that keeps those. */
  askedFor: () => string | undefined;
}

/** The wish that a turn takes from the answer before: "yes", "keep only those", "drop the rest". */
export function offerTaken(prompt: string, { offer, askedFor }: Takeable): string | undefined {
  const tokens = tokenize(prompt);
  if (offer !== undefined) return consistsOf(tokens, acceptingPhrases) ? offer : undefined;
  return consistsOf(tokens, keepingPhrases) ? askedFor() : undefined;
}

/** Whether nothing is said but phrases of a table, with courtesies between them. */
export function consistsOf(
  all: readonly Token[],
  phrases: PhraseTable<unknown>,
  beside: ReadonlySet<string> = new Set(),
): boolean {
  const tokens = all.filter(isSpoken);
  let hasPhrase = false;
  let at = 0;
  while (at < tokens.length) {
    const length = lengthAt(phrases, tokens, at);
    hasPhrase ||= length > 0;
    const { text = '' } = tokens[at] ?? {};
    if (length === 0 && !courtesiesAccepting.has(text) && !beside.has(text)) return false;
    at += Math.max(length, 1);
  }
  return hasPhrase;
}
