import type { Token } from './token.ts';
import { tokenize } from './tokens.ts';

interface Phrase<T> {
  words: readonly string[];
  value: T;
}

/** Phrases by their first word, longest first. */
export type PhraseTable<T> = ReadonlyMap<string, readonly Phrase<T>[]>;

/**
 * Builds a table once, at load. Phrases go through the same tokenizer as sentences, so "e-khata",
 * "24×7" and native digits are written in tables the way people write them.
 */
export function phraseTable<T>(entries: Iterable<readonly [T, readonly string[]]>): PhraseTable<T> {
  const table = new Map<string, Phrase<T>[]>();
  for (const [value, phrases] of entries) {
    for (const phrase of phrases) {
      const said = tokenize(phrase).map((token) => token.text);
      const words = said.length === 1 ? said : said.filter((text) => text !== '-');
      const first = words[0];
      if (first === undefined) continue;
      const sameStart = table.get(first) ?? [];
      sameStart.push({ words, value });
      table.set(first, sameStart);
    }
  }
  for (const sameStart of table.values()) sameStart.sort((a, b) => b.words.length - a.words.length);
  return table;
}

/** A table of phrases that all mean the same. */
export function phraseSet(phrases: readonly string[]): PhraseTable<true> {
  return phraseTable([[true, phrases]]);
}

/** A word list: phrases between semicolons, over as many lines as it takes. */
export function list(phrases: string): string[] {
  return phrases
    .split(/[;\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

/** The longest phrase that begins at a token; hyphens between its words do not matter. */
export function phraseAt<T>(
  table: PhraseTable<T>,
  tokens: readonly Token[],
  at: number,
): { length: number; value: T } | undefined {
  const candidates = table.get(tokens[at]?.text ?? '');
  if (candidates === undefined) return undefined;
  for (const { words, value } of candidates) {
    const length = lengthOfMatch(words, tokens, at);
    if (length !== undefined) return { length, value };
  }
  return undefined;
}

function lengthOfMatch(
  words: readonly string[],
  tokens: readonly Token[],
  at: number,
): number | undefined {
  let next = at;
  for (const [position, word] of words.entries()) {
    if (position > 0 && tokens[next]?.text === '-') next++;
    if (tokens[next]?.text !== word) return undefined;
    next++;
  }
  return next - at;
}

/** Number of tokens of a set's phrase at a position, 0 when there is none. */
export function lengthAt(
  table: PhraseTable<unknown>,
  tokens: readonly Token[],
  at: number,
): number {
  return phraseAt(table, tokens, at)?.length ?? 0;
}

/** Every word that occurs in a table: what a misspelt word may have been. */
export function wordsOf(table: PhraseTable<unknown>): string[] {
  return [...table.values()].flatMap((phrases) => phrases.flatMap((phrase) => phrase.words));
}
