import { GENERIC_WORDS, ORDINARY_WORDS } from './gazetteer/ordinary-words.ts';
import { letterSet, soundOf } from './gazetteer/spelling.ts';
import { phraseWords } from './tokens.ts';
import { builders } from './words/builders.ts';
import { nameHeads } from './words/name-heads.ts';

interface Named {
  slug: string;
  name: string;
}

/** A word of a name, ready to be compared with what was written. */
interface SpelledWord {
  key: string;
  sound: string;
  letters: number;
}

/** The projects of a catalogue by the words of their names, so that a part of a name in any order finds them. */
export interface ProjectIndex {
  slugs: readonly string[];
  /** The keys of each project's words. */
  words: readonly (readonly string[])[];
  /** Projects by a word. */
  byWord: ReadonlyMap<string, readonly number[]>;
  /** Projects by all their words as written; the words of a slug are such a name too. */
  byName: ReadonlyMap<string, readonly number[]>;
  /** The words that begin with a letter and have so many, for slips. */
  spelledLike: (first: string, length: number) => readonly SpelledWord[];
}

/** Arranges the names once for each catalogue; what slips need is made when the first is heard. */
export function projectIndex(named: readonly Named[]): ProjectIndex {
  const byWord = new Map<string, number[]>();
  const byName = new Map<string, number[]>();
  const words = named.map(({ name }, at) => {
    const keys = phraseWords(name).filter(isWord).map(wordKey);
    for (const key of keys) addTo(byWord, key, at);
    addTo(byName, keys.join(' '), at);
    return keys;
  });
  // What tells projects of one name apart is their slug; one whose slug says no more keeps the shared name.
  for (const twins of [...byName.values()].filter(({ length }) => length > 1)) {
    for (const at of twins) {
      const keys = (named[at]?.slug ?? '').split('-').map(wordKey);
      const own = keys.join(' ');
      if (byName.get(own) === twins) continue;
      for (const key of keys) if (words[at]?.includes(key) !== true) addTo(byWord, key, at);
      addTo(byName, own, at);
    }
  }
  let byStart: Map<string, string[]> | undefined;
  const spelled = new Map<string, readonly SpelledWord[]>();
  return {
    slugs: named.map(({ slug }) => slug),
    words,
    byWord,
    byName,
    spelledLike: (first, length) => {
      const start = `${first}${String(length)}`;
      let words = spelled.get(start);
      if (words === undefined) {
        byStart ??= wordsByStart(byWord.keys());
        words = (byStart.get(start) ?? []).map(spelledWord);
        spelled.set(start, words);
      }
      return words;
    },
  };
}

/** A word as names are compared: "terrace" is "terraces". */
export function wordKey(text: string): string {
  return text.length > 4 && text.endsWith('s') && !text.endsWith('ss') ? text.slice(0, -1) : text;
}

export function isWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

const builderWords = new Set(
  builders.flatMap(({ said }) =>
    said.flatMap((each) => each.toLowerCase().split(' ').map(wordKey)),
  ),
);

/** Whether several projects have this name. */
export function isShared(index: ProjectIndex, name: string): boolean {
  const whole = phraseWords(name).filter(isWord).map(wordKey).join(' ');
  return (index.byName.get(whole)?.length ?? 0) > 1;
}

/** Whether a word is a builder's, which many projects share. */
export function isBuilderWord(key: string): boolean {
  return builderWords.has(key) && !nameHeads.has(key);
}

/** "Heights", "city", "park": what kind of thing a project calls itself, which tells none apart. */
export function isHead(key: string): boolean {
  return nameHeads.has(key);
}

const MOST_OF_A_TELLING_WORD = 12;

/** Whether a word alone says which project is meant, or which few: no kind, no builder, no everyday word. */
export function isTelling(index: ProjectIndex, key: string): boolean {
  return (
    key.length >= 3 &&
    !/\d/.test(key) &&
    !isHead(key) &&
    !isBuilderWord(key) &&
    !GENERIC_WORDS.has(key) &&
    !ORDINARY_WORDS.has(key) &&
    !ORDINARY_WORDS.has(`${key}s`) &&
    (index.byWord.get(key)?.length ?? 0) <= MOST_OF_A_TELLING_WORD
  );
}

function addTo(index: Map<string, number[]>, key: string, at: number): void {
  const holders = index.get(key);
  if (holders === undefined) index.set(key, [at]);
  else if (holders.at(-1) !== at) holders.push(at);
}

function spelledWord(key: string): SpelledWord {
  const sound = soundOf(key);
  return { key, sound, letters: letterSet(sound) };
}

function wordsByStart(words: Iterable<string>): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < 4 || /\d/.test(word)) continue;
    const start = `${word.charAt(0)}${word.length}`;
    const others = index.get(start);
    if (others === undefined) index.set(start, [word]);
    else others.push(word);
  }
  return index;
}
