import type { PhraseTable } from '../phrases.ts';
import type { Token } from '../token.ts';
import { soundOf, soundsOf } from './word-sounds.ts';
import type { Sound } from './word-sounds.ts';

/** What phrases mean, by how they sound: spellings and scripts of one phrase share one key. */
export interface SoundIndex<T> {
  /** By the keys of the words: what is heard so is meant before what is only like it. */
  exact: Map<string, T[]>;
  meanings: Map<string, T[]>;
  /** What keys begin with, up to `HEAD` letters: most words begin none. */
  heads: Set<string>;
}

export interface Heard<T> {
  length: number;
  value: T;
  /** The case ending that the last word had, as a key of sound. */
  ending: string;
  /** By its very sound, with an ending left off, or only something like it. */
  how: 'said' | 'ended' | 'like';
}

const HEAD = 5;
/** More words than a phrase of our tables has. */
const LONGEST = 5;
const SHORTEST_CUT = 3;
const SHORTEST_KEY = 2;

export function soundIndex<T>(
  entries: Iterable<readonly [T, readonly string[]]>,
  shortest = SHORTEST_KEY,
): SoundIndex<T> {
  const index: SoundIndex<T> = {
    exact: new Map(),
    meanings: new Map(),
    heads: new Set(),
  };
  for (const [value, words] of entries) {
    const said = words.filter((word) => word !== '-' && word !== '.');
    const form = said.map((word) => soundOf(word).form).join('');
    if (form.length < shortest || said.length > LONGEST) continue;
    addMeaning(index.meanings, form, value);
    const key = said.map((word) => soundOf(word).key).join('');
    addMeaning(index.exact, key, value);
    // Kannada ends a noun with a vowel that one writer leaves out.
    if (key.length > SHORTEST_CUT && key.endsWith('u'))
      addMeaning(index.exact, key.slice(0, -1), value);
    for (let end = 1; end <= HEAD; end++) index.heads.add(form.slice(0, end));
  }
  return index;
}

function addMeaning<T>(meanings: Map<string, T[]>, key: string, value: T): void {
  const known = meanings.get(key);
  if (known === undefined) meanings.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

/** The phrases of a table with what `meaning` makes of their value. */
export function* phrasesOf<T, M>(
  table: PhraseTable<T>,
  meaning: (value: T) => M,
): Generator<readonly [M, readonly string[]]> {
  const made = new Map<T, M>();
  for (const phrases of table.values()) {
    for (const { words, value } of phrases) {
      if (!made.has(value)) made.set(value, meaning(value));
      yield [made.get(value) as M, words];
    }
  }
}

/** All that the longest phrase heard at a token may mean; a case ending of its last word does not matter. */
export function heardAt<T>(index: SoundIndex<T>, tokens: readonly Token[], at: number): Heard<T>[] {
  return allHeardAt(index, tokens, at)[0] ?? [];
}

/** The meanings of every phrase heard at a token, the longest phrase first. */
export function allHeardAt<T>(
  index: SoundIndex<T>,
  tokens: readonly Token[],
  at: number,
): Heard<T>[][] {
  const sounds = soundsOf(tokens);
  if (sounds[at]?.starts.some((start) => index.heads.has(start)) !== true) return [];
  let row = '';
  let keys = '';
  const found: Heard<T>[][] = [];
  for (let next = at, words = 0; next < sounds.length && words < LONGEST; next++) {
    const sound = sounds[next];
    if (sound === undefined || (sound.key === '-' && words > 0)) continue;
    words++;
    const meant = meaningsOf(index, { keys, row }, sound, words === 1);
    if (meant !== undefined) {
      const { meanings, ending, how } = meant;
      found.unshift(
        meanings.map((value) => ({
          length: next - at + 1,
          value,
          ending,
          how,
        })),
      );
    }
    keys += sound.key;
    row += sound.form;
    if (!index.heads.has(row.slice(0, HEAD))) break;
  }
  return found;
}

/** What a row of words means whose last is this one: heard so, else with an ending left off, else only like it. */
function meaningsOf<T>(
  { exact, meanings }: SoundIndex<T>,
  before: { keys: string; row: string },
  { stems, isCommon }: Sound,
  isFirst: boolean,
): ({ meanings: T[] } & Pick<Heard<T>, 'ending' | 'how'>) | undefined {
  const isCommonWord = isCommon && isFirst;
  const [whole, ...cut] = stems;
  const exactly = (key: string) => exact.get(before.keys + key);
  const asSaid = whole && exactly(whole.key);
  if (asSaid !== undefined) return { meanings: asSaid, ending: '', how: 'said' };
  if (isCommonWord) return undefined;
  // "ಎಂಬತ್ತರ" is eighty with an ending, and not eighty-six without its vowel.
  const shorter = whole && exactly(whole.key.replace(/[eiu]$|(?<!r)a$/, ''));
  if (shorter !== undefined) return { meanings: shorter, ending: '', how: 'ended' };
  for (const { key, ending } of cut) {
    const known = exactly(key) ?? exactly(key.replace(/[aeiu]$/, ''));
    if (known !== undefined) return { meanings: known, ending, how: 'ended' };
  }
  for (const { form, ending } of stems) {
    const known = meanings.get(before.row + form);
    if (known !== undefined && before.row.length + form.length >= SHORTEST_LIKENESS) {
      return { meanings: known, ending, how: 'like' };
    }
  }
  return undefined;
}

/** Words of fewer telling letters are like too many others. */
const SHORTEST_LIKENESS = 4;
