import type { GeneralQuestionId } from '@manemitra/domain/general-questions';
import { list } from './phrases.ts';
import { termQuestionOf } from './term-question.ts';
import { phraseWords, tokenize } from './tokens.ts';
import { ASKED, CONCEPTS, type ConceptId } from './words/general-questions/asked.ts';
import { ASKING_WORDS, NEUTRAL_WORDS, WISH_WORDS } from './words/general-questions/asking-words.ts';

/** A question that is asked of no project: "is under construction safe", "NRI home loan documents". */
export interface GeneralQuestion {
  id: GeneralQuestionId;
  /** Up to 1: the share of what is said that the question explains, less what speaks of a wish. */
  score: number;
}

/** Below it too much is said that the question does not explain: a wish, or another question. */
const LEAST_ASKED = 0.62;
/** Without a word that asks, nothing may be left over. */
const LEAST_NAMED = 0.99;
/** What each word of a wish for homes takes away. */
const WISH_COST = 0.25;
/** What another concept counts for that the question does not need, in words that nobody knows. */
const ASIDE = 0.5;
/** Stories are told of a project or of a wish. */
const MOST_WORDS = 40;

/**
 * Which general question a sentence asks, by what it speaks of and in whatever order; `undefined` for wishes and bare terms. `least`
 * is the share that must be explained, where a caller knows more of what is meant.
 */
export function generalQuestionIn(text: string, least = LEAST_ASKED): GeneralQuestion | undefined {
  const tokens = tokenize(text);
  if (tokens.length > MOST_WORDS || termQuestionOf(tokens) !== undefined) return undefined;
  const words = tokens.map((token) => plain(token.text)).filter((word) => SAID.test(word));
  const named = conceptsIn(words);
  const asking = matchesOf(ASKING, words);
  const isAsking = asking.size > 0 || text.includes('?');
  const neutral = matchesOf(NEUTRAL, words);
  const wished = matchesOf(WISH, words);
  const spoken = new Set([...named.values()].flatMap((places) => [...places]));
  let best: (GeneralQuestion & { explained: number }) | undefined;
  for (const { id, concepts } of WAYS) {
    if (!concepts.every((concept) => named.has(concept))) continue;
    if (!isAsking && concepts.length < 2) continue;
    if (!standApart(concepts, named)) continue;
    const explained = new Set(concepts.flatMap((concept) => [...(named.get(concept) ?? [])]));
    let left = 0;
    let wishes = 0;
    for (let at = 0; at < words.length; at++) {
      if (explained.has(at)) continue;
      if (wished.has(at)) wishes++;
      if (wished.has(at)) left++;
      else if (!neutral.has(at) && !asking.has(at)) left += spoken.has(at) ? ASIDE : 1;
    }
    const score = explained.size / (explained.size + left) - WISH_COST * wishes;
    if (score < (isAsking ? least : LEAST_NAMED)) continue;
    // The most special question first: the one that explains most of what is said.
    const weight = explained.size + concepts.length / 10;
    if (best === undefined || weight > best.explained) best = { id, score, explained: weight };
  }
  return best && { id: best.id, score: best.score };
}

/** Each concept needs a word of its own: "registration" alone is not both the act and the form. */
function standApart(
  concepts: readonly ConceptId[],
  named: ReadonlyMap<ConceptId, ReadonlySet<number>>,
): boolean {
  return concepts.every((concept) => {
    const others = new Set(
      concepts.filter((one) => one !== concept).flatMap((one) => [...(named.get(one) ?? [])]),
    );
    return [...(named.get(concept) ?? [])].some((at) => !others.has(at));
  });
}

const SAID = /[\p{L}\p{N}%]/u;

/** Plurals and singulars are one word. */
function plain(text: string): string {
  return /^[a-z]{3,}[^s]s$/.test(text) ? text.slice(0, -1) : text;
}

/** Phrases by their first word. A table of `phrases.ts` would make every word of every search tell of these as well. */
type Phrases<T> = ReadonlyMap<string, readonly { words: readonly string[]; value: T }[]>;

function phrasesOf<T>(entries: readonly (readonly [T, string])[]): Phrases<T> {
  const table = new Map<string, { words: string[]; value: T }[]>();
  for (const [value, phrases] of entries) {
    for (const phrase of list(phrases)) {
      const words = phraseWords(phrase).map(plain);
      const first = words[0] ?? '';
      table.set(first, [...(table.get(first) ?? []), { words, value }]);
    }
  }
  return table;
}

const NAMED = phrasesOf(Object.entries(CONCEPTS) as [ConceptId, string][]);
const ASKING = phrasesOf([[true, ASKING_WORDS]] as const);
const NEUTRAL = phrasesOf([[true, NEUTRAL_WORDS]] as const);
const WISH = phrasesOf([[true, WISH_WORDS]] as const);
const WAYS = (Object.entries(ASKED) as [GeneralQuestionId, string][]).flatMap(([id, ways]) =>
  list(ways).map((way) => ({ id, concepts: way.split(' ') as ConceptId[] })),
);

function* found<T>(table: Phrases<T>, words: readonly string[]) {
  for (let at = 0; at < words.length; at++) {
    for (const phrase of table.get(words[at] ?? '') ?? []) {
      if (phrase.words.every((word, offset) => words[at + offset] === word)) {
        yield { value: phrase.value, at, to: at + phrase.words.length };
      }
    }
  }
}

function conceptsIn(words: readonly string[]): Map<ConceptId, Set<number>> {
  const named = new Map<ConceptId, Set<number>>();
  for (const { value, at, to } of found(NAMED, words)) {
    const places = named.get(value) ?? new Set();
    for (let place = at; place < to; place++) places.add(place);
    named.set(value, places);
  }
  return named;
}

function matchesOf(table: Phrases<unknown>, words: readonly string[]): Set<number> {
  const places = new Set<number>();
  for (const { at, to } of found(table, words)) {
    for (let place = at; place < to; place++) places.add(place);
  }
  return places;
}
