import type { PhraseTable } from '../phrases.ts';
import type { Token } from '../token.ts';
import { factOf, wordOf } from '../word.ts';
import type { Word } from '../word.ts';
import { soundOf } from './word-sounds.ts';
import type { Sound } from './word-sounds.ts';

/** What phrases mean, by how they sound: spellings and scripts of one phrase share one key. */
export class SoundIndex<T> {
  /** By the keys of the words: what is heard so is meant before what is only like it. */
  readonly exact = new Map<string, T[]>();
  readonly meanings = new Map<string, T[]>();
  /** What keys begin with, up to `HEAD` letters. */
  private readonly heads = new Set<string>();
  /** Where words say what they begin here; the index of a catalogue, of which there may be many, keeps it itself. */
  private readonly place: number | undefined;
  private readonly begun = new WeakMap<Word, Opening<T> | typeof NONE>();

  constructor(
    entries: Iterable<readonly [T, readonly string[]]>,
    { shortest = SHORTEST_KEY, isOfCatalogue = false } = {},
  ) {
    this.place = isOfCatalogue ? undefined : indexes++;
    for (const [value, words] of entries) {
      const said = words.filter((word) => word !== '-' && word !== '.');
      const sounds = said.map((word) => soundOf(wordOf(word)));
      const form = sounds.map((sound) => sound.form).join('');
      if (form.length < shortest || said.length > LONGEST) continue;
      addMeaning(this.meanings, form, value);
      const key = sounds.map((sound) => sound.key).join('');
      addMeaning(this.exact, key, value);
      // Kannada ends a noun with a vowel that one writer leaves out.
      if (key.length > SHORTEST_CUT && key.endsWith('u'))
        addMeaning(this.exact, key.slice(0, -1), value);
      for (let end = 1; end <= HEAD; end++) this.heads.add(form.slice(0, end));
    }
  }

  /** What a word begins here, if it may begin a phrase. Most begin none, which is found out once for each. */
  openingBy(word: Word): Opening<T> | typeof NONE {
    if (this.place !== undefined) {
      const known = (begun(word)[this.place] ??= this.begunBy(soundOf(word)));
      return known as Opening<T> | typeof NONE;
    }
    const known = this.begun.get(word) ?? this.begunBy(soundOf(word));
    this.begun.set(word, known);
    return known;
  }

  /** Whether some phrase may go on behind words of this form. */
  mayGoOn(row: string): boolean {
    return this.heads.has(row.slice(0, HEAD));
  }

  private begunBy(sound: Sound): Opening<T> | typeof NONE {
    const isLike = ({ form }: { form: string }) => this.heads.has(form.slice(0, START));
    if (!sound.stems.some(isLike)) return NONE;
    const meant = meaningsOf(this, NOTHING, sound);
    const goesOn = this.mayGoOn(sound.form);
    return meant !== undefined || goesOn ? { meant, goesOn } : NONE;
  }
}

let indexes = 0;
/** Of each index, what a word begins in it. */
const begun = factOf((): (Opening<unknown> | typeof NONE | undefined)[] => []);
export const NONE = 'none';

/** A word that may begin a phrase, and what it means by itself. */
interface Opening<T> {
  meant: Meant<T> | undefined;
  /** Whether phrases of more words may begin with it. */
  goesOn: boolean;
}

type Meant<T> = { meanings: T[] } & Pick<Heard<T>, 'ending' | 'how'>;

export interface Heard<T> {
  length: number;
  value: T;
  /** The case ending that the last word had, as a key of sound. */
  ending: string;
  /** By its very sound, with an ending left off, or only something like it. */
  how: 'said' | 'ended' | 'like';
}

const START = 2;
const HEAD = 5;
/** More words than a phrase of our tables has. */
const LONGEST = 5;
const SHORTEST_CUT = 3;
const SHORTEST_KEY = 2;

const NOTHING = { keys: '', row: '' };

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
export function heardAt<T>(
  index: SoundIndex<T>,
  tokens: readonly Token[],
  at: number,
): readonly Heard<T>[] {
  return allHeardAt(index, tokens, at)[0] ?? [];
}

/** The meanings of every phrase heard at a token, the longest phrase first. */
export function allHeardAt<T>(
  index: SoundIndex<T>,
  tokens: readonly Token[],
  at: number,
): readonly (readonly Heard<T>[])[] {
  const first = tokens[at];
  const opening = first === undefined ? NONE : index.openingBy(first.word);
  if (opening === NONE) return [];
  let row = '';
  let keys = '';
  const found: Heard<T>[][] = [];
  for (let next = at, words = 0; next < tokens.length && words < LONGEST; next++) {
    const sound = soundOf((tokens[next] as Token).word);
    if (sound.key === '-' && words > 0) continue;
    words++;
    const meant = words === 1 ? opening.meant : meaningsOf(index, { keys, row }, sound);
    if (meant !== undefined) {
      const { meanings, ending, how } = meant;
      const length = next - at + 1;
      found.unshift(meanings.map((value) => ({ length, value, ending, how })));
    }
    keys += sound.key;
    row += sound.form;
    if (words === 1 ? !opening.goesOn : !index.mayGoOn(row)) break;
  }
  return found;
}

/** What a row of words means whose last is this one: heard so, else with an ending left off, else only like it. */
function meaningsOf<T>(
  { exact, meanings }: SoundIndex<T>,
  before: { keys: string; row: string },
  sound: Sound,
): Meant<T> | undefined {
  const exactly = (key: string) => exact.get(before.keys + key);
  const asSaid = exactly(sound.key);
  if (asSaid !== undefined) return { meanings: asSaid, ending: '', how: 'said' };
  if (before === NOTHING && sound.isCommon) return undefined;
  const cut = exactly(sound.shorter);
  if (cut !== undefined) return { meanings: cut, ending: '', how: 'ended' };
  for (const { key, shorter, ending } of sound.stems) {
    if (ending === '') continue;
    const known = exactly(key) ?? exactly(shorter);
    if (known !== undefined) return { meanings: known, ending, how: 'ended' };
  }
  for (const { form, ending } of sound.stems) {
    const known = meanings.get(before.row + form);
    if (known !== undefined && before.row.length + form.length >= SHORTEST_LIKENESS) {
      return { meanings: known, ending, how: 'like' };
    }
  }
  return undefined;
}

/** Words of fewer telling letters are like too many others. */
const SHORTEST_LIKENESS = 4;
