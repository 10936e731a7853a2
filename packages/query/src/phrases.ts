import { isLeavingSign } from './token.ts';
import type { Token } from './token.ts';
import { firstWord, phraseWords } from './tokens.ts';
import { OPENING_NUMBERS, openerOf } from './word.ts';
import type { Word } from './word.ts';

interface Phrase<T> {
  words: readonly string[];
  value: T;
}

/** Phrases by their first word, longest first. They are cut into words when first a sentence says that word: most of them never are. */
export class PhraseTable<T> {
  private readonly starts = new Map<string, SameStart<T>>();
  /** Where words say that they begin phrases of this table; nowhere for a catalogue's names, of which there may be many, nor past the last place. */
  private readonly place: number | undefined;

  constructor(entries: Iterable<readonly [T, readonly string[]]>, isOfCatalogue = false) {
    this.place = isOfCatalogue ? undefined : placeOfNext();
    for (const [value, phrases] of entries) for (const phrase of phrases) this.add(phrase, value);
  }

  /** The phrases that begin with a word. Most begin none, which the word itself tells. */
  startingWith(word: Word): readonly Phrase<T>[] | undefined {
    return this.place === undefined || isSet(word, this.place) ? this.get(word.text) : undefined;
  }

  has(first: string): boolean {
    return this.starts.has(first);
  }

  get(first: string): readonly Phrase<T>[] | undefined {
    return this.starts.get(first)?.phrases;
  }

  /** Of each first word the phrases that begin with it. */
  *values(): Generator<readonly Phrase<T>[]> {
    for (const { phrases } of this.starts.values()) yield phrases;
  }

  private add(phrase: string, value: T): void {
    const first = firstWord(phrase) ?? wordsWithoutHyphens(phrase)[0];
    if (first === undefined) return;
    let start = this.starts.get(first);
    if (start === undefined) {
      this.starts.set(first, (start = new SameStart()));
      if (this.place !== undefined) set(openerOf(first), this.place);
    }
    start.add(phrase, value);
  }
}

/** Phrases of a table that begin with one word. */
class SameStart<T> {
  private readonly said: string[] = [];
  private readonly meant: T[] = [];
  private cut: readonly Phrase<T>[] | undefined;

  add(phrase: string, value: T): void {
    this.said.push(phrase);
    this.meant.push(value);
  }

  get phrases(): readonly Phrase<T>[] {
    return (this.cut ??= this.said
      .map((phrase, at) => ({ words: wordsWithoutHyphens(phrase), value: this.meant[at] as T }))
      .sort((a, b) => b.words.length - a.words.length));
  }
}

function wordsWithoutHyphens(phrase: string): string[] {
  const words = phraseWords(phrase);
  return words.length > 1 && words.includes('-') ? words.filter((word) => word !== '-') : words;
}

let tables = 0;

/** A table more than words can tell of is asked itself: slower, and right. */
function placeOfNext(): number | undefined {
  return tables < OPENING_NUMBERS * 32 ? tables++ : undefined;
}

function isSet({ openings }: Word, place: number): boolean {
  return ((openings[place >>> 5] as number) & (1 << (place & 31))) !== 0;
}

function set({ openings }: Word, place: number): void {
  openings[place >>> 5] = (openings[place >>> 5] as number) | (1 << (place & 31));
}

/**
 * Builds a table once, at load. Phrases go through the same tokenizer as sentences, so "e-khata",
 * "24×7" and native digits are written in tables the way people write them.
 */
export function phraseTable<T>(entries: Iterable<readonly [T, readonly string[]]>): PhraseTable<T> {
  return new PhraseTable(entries);
}

/** A table of a catalogue's names, each with what it stands for; those that `isLeftOut` are not read. */
export function nameTable<T>(
  entries: Iterable<readonly [T, readonly string[]]>,
  isLeftOut?: (words: readonly string[]) => boolean,
): PhraseTable<T> {
  return new PhraseTable(
    [...entries].map(([value, phrases]) => [
      value,
      isLeftOut === undefined ? phrases : phrases.filter((one) => !isLeftOut(phraseWords(one))),
    ]),
    true,
  );
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

/**
 * Every phrase that takes one part of each list, in their order: ["bina", "bagair"] × ["wala", ""]. Nobody changes the script within a
 * phrase, so all parts are of one.
 */
export function everyPhrase(...parts: (readonly string[])[]): string[] {
  let phrases: Scripted[] = [{ text: '', script: undefined }];
  for (const part of parts) {
    const words = part.map((word): Scripted => ({ text: word, script: scriptOf(word) }));
    phrases = phrases.flatMap((phrase) =>
      words.filter((word) => isOneScript(phrase, word)).map((word) => joined(phrase, word)),
    );
  }
  return phrases.map(({ text }) => text);
}

interface Scripted {
  text: string;
  script: ReturnType<typeof scriptOf>;
}

const isOneScript = (one: Scripted, other: Scripted): boolean =>
  one.script === undefined || other.script === undefined || one.script === other.script;

function joined(phrase: Scripted, word: Scripted): Scripted {
  const blank = phrase.text === '' || word.text === '' ? '' : ' ';
  return { text: phrase.text + blank + word.text, script: phrase.script ?? word.script };
}

/** The script of a phrase; none where it has no letter. */
function scriptOf(phrase: string): 'latin' | 'kannada' | 'devanagari' | undefined {
  if (/\p{Script=Kannada}/u.test(phrase)) return 'kannada';
  if (/\p{Script=Devanagari}/u.test(phrase)) return 'devanagari';
  return /\p{Letter}/u.test(phrase) ? 'latin' : undefined;
}

/** The longest phrase that begins at a token; hyphens between its words do not matter. */
export function phraseAt<T>(
  table: PhraseTable<T>,
  tokens: readonly Token[],
  at: number,
): { length: number; value: T } | undefined {
  const token = tokens[at];
  const candidates = token && table.startingWith(token.word);
  if (candidates === undefined) return undefined;
  for (let each = 0; each < candidates.length; each++) {
    const { words, value } = candidates[each] as Phrase<T>;
    const length = words.length === 1 ? 1 : lengthOfMatch(words, tokens, at);
    if (length !== undefined) return { length, value };
  }
  return undefined;
}

function lengthOfMatch(
  words: readonly string[],
  tokens: readonly Token[],
  at: number,
): number | undefined {
  // The first word is what the table was asked for.
  let next = at + 1;
  for (let position = 1; position < words.length; position++) {
    if (tokens[next]?.text === '-' && !isLeavingSign(tokens, next)) next++;
    if (tokens[next]?.text !== words[position]) return undefined;
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

/** Where phrases of a table begin in a sentence. */
export function beginningsOf(table: PhraseTable<unknown>, tokens: readonly Token[]): number[] {
  const found: number[] = [];
  for (let at = 0; at < tokens.length; at++) if (lengthAt(table, tokens, at) > 0) found.push(at);
  return found;
}

/** How many words a phrase of a table has that ends right before a token, the longest first; 0 when there is none. */
export function lengthBefore(
  table: PhraseTable<unknown>,
  tokens: readonly Token[],
  end: number,
): number {
  for (let from = Math.max(0, end - LONGEST_BEFORE); from < end; from++)
    if (from + lengthAt(table, tokens, from) === end) return end - from;
  return 0;
}

const LONGEST_BEFORE = 6;

/** More words of one kind than anybody writes in a row; a bound keeps texts of nothing else cheap. */
const LONGEST_ROW = 12;

/** How many words of a set stand in a row at a token. */
export function rowLength(
  words: ReadonlySet<string>,
  tokens: readonly Token[],
  at: number,
): number {
  let length = 0;
  while (length < LONGEST_ROW && words.has(tokens[at + length]?.text ?? '')) length++;
  return length;
}

/** Every word that occurs in a table: what a misspelt word may have been. */
export function wordsOf(table: PhraseTable<unknown>): string[] {
  const words: string[] = [];
  for (const phrases of table.values()) for (const phrase of phrases) words.push(...phrase.words);
  return words;
}
