/**
 * A spelling, known once for all sentences: buyers use the same few thousand words again and again, so what follows from its
 * letters alone is worked out once.
 */
export class Word {
  readonly text: string;
  /** One bit for each table of phrases, set where the table has phrases that begin with this word; see `phrases.ts`. */
  openings: Uint32Array = NO_OPENINGS;
  /** What `factOf` has worked out. */
  readonly facts: unknown[] = [];

  constructor(text: string) {
    this.text = text;
  }
}

/** More tables than the language has, 32 in each number. */
export const OPENING_NUMBERS = 12;
const NO_OPENINGS = new Uint32Array(OPENING_NUMBERS);

/** The first words of phrases, which stay, and all others that were met. */
const openers = new Map<string, Word>();
const others = new Map<string, Word>();
/** More than buyers use; hostile texts do not grow the memory, and the usual words are soon met again. */
const MOST_KEPT = 20_000;

export function wordOf(text: string): Word {
  const known = openers.get(text) ?? others.get(text);
  if (known !== undefined) return known;
  if (others.size >= MOST_KEPT) others.clear();
  const word = new Word(text);
  others.set(text, word);
  return word;
}

/** The same, for a word that begins phrases of a table. */
export function openerOf(text: string): Word {
  const known = openers.get(text);
  if (known !== undefined) return known;
  const word = others.get(text) ?? new Word(text);
  word.openings = new Uint32Array(OPENING_NUMBERS);
  openers.set(text, word);
  return word;
}

let facts = 0;

/** What `make` makes of a word, made once for each. */
export function factOf<T extends object | string | number | boolean>(
  make: (text: string) => T,
): (word: Word) => T {
  const place = facts++;
  return (word) => (word.facts[place] ??= make(word.text)) as T;
}
