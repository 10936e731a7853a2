import { wordsOf } from '../phrases.ts';
import type { Token } from '../token.ts';
import { rangeJoints } from '../words/comparison-words.ts';
import { zoneNouns } from '../words/direction-words.ts';
import { fillerWords } from '../words/filler-words.ts';
import { jointWords, markerWords } from '../words/marker-words.ts';
import { nearAfter, nearBefore } from '../words/near-words.ts';
import { wordKey } from './word-key.ts';

/** A word as it is heard. */
export interface Sound {
  key: string;
  form: string;
  /** The first letters of its stems: most words begin no phrase. */
  starts: readonly string[];
  /** What everybody says of anything is not heard as another word that is like it. */
  isCommon: boolean;
  /** The word as it is, and without the endings that it may have. */
  stems: readonly { key: string; form: string; ending: string }[];
}

const soundsByTokens = new WeakMap<readonly Token[], readonly Sound[]>();

export function soundsOf(tokens: readonly Token[]): readonly Sound[] {
  const known = soundsByTokens.get(tokens);
  if (known !== undefined) return known;
  const sounds = tokens.map(({ text }) => soundOf(text));
  soundsByTokens.set(tokens, sounds);
  return sounds;
}

/** The key of a sentence's word. */
export function keyAt(tokens: readonly Token[], at: number): string {
  return soundsOf(tokens)[at]?.key ?? '';
}

const SHORTEST_STEM = 3;
const START = 2;

/** Endings of Kannada, Hindi and English nouns, as keys of sound. */
const ENDINGS = (
  'inali nali dali iali ali li inale dale nale iale ale inda dinda ninda rinda iginta ginta kinta kina ' +
  'ige ge ke da dina ina na ina ia du di nu ne gu ku ala alo ilo lo galu gala galige nige rige rali dalo nalo ' +
  'ara arinda arolage aravarege aravaregu akinta ake ate ante daga dag ako ige ' +
  'inige adru tara valu olage iolage olagina iolagina ta le lu re s is on o'
)
  .split(' ')
  .sort((one, other) => other.length - one.length);

const commonWords: ReadonlySet<string> = new Set([
  ...fillerWords,
  ...[markerWords, nearBefore, nearAfter, jointWords, zoneNouns, rangeJoints].flatMap((table) =>
    wordsOf(table),
  ),
]);

const soundsByWord = new Map<string, Sound>();
/** Kept for as many words as buyers use; hostile texts do not grow the memory. */
const MOST_KEPT = 50_000;

export function soundOf(word: string): Sound {
  const known = soundsByWord.get(word);
  if (known !== undefined) return known;
  const key = keyOf(word);
  const form = formOf(key);
  const stems = [{ key, form, ending: '' }];
  for (const ending of ENDINGS) {
    if (!key.endsWith(ending) || key.length - ending.length < SHORTEST_STEM) continue;
    const stem = key.slice(0, -ending.length);
    stems.push({ key: stem, form: formOf(stem), ending });
  }
  const starts = [...new Set(stems.map((stem) => stem.form.slice(0, START)))];
  const sound = { key, form, starts, isCommon: commonWords.has(word), stems };
  if (soundsByWord.size < MOST_KEPT) soundsByWord.set(word, sound);
  return sound;
}

/** Coarser than `wordKey`: letters that are heard alike at their place are one. */
function keyOf(word: string): string {
  // One number is not heard as another.
  if (/^\d/.test(word)) return word;
  const spoken = LATIN_WORD.test(word)
    ? word.replace(/c(?=[eiy])/g, 's').replace(/c(?!h)/g, 'k')
    : word;
  return wordKey(spoken)
    .replace(/n(?=[pb])/g, 'm')
    .replace(/(?<=.{2})y$/, 'i')
    .replace(/x/g, 'ks')
    .replace(/(?<=.)ai/g, 'e')
    .replace(/(.)\1+/g, '$1');
}

const LATIN_WORD = /^[a-z]+$/;
/** A word of so many consonants is told by them alone. */
const TELLING_CONSONANTS = 5;

/** Without the vowels that one writer leaves out and another writes: an "a" within, and what a word ends in. */
function formOf(key: string): string {
  if (key.length < SHORTEST_STEM) return key;
  const head = key.charAt(0) + (key.charAt(1) === 'o' ? 'a' : key.charAt(1));
  const consonants = key.slice(1).replace(/[aeiou]/g, '');
  if (consonants.length >= TELLING_CONSONANTS - 1) return key.charAt(0) + nasalEnd(consonants);
  const rest = key
    .slice(2)
    .replace(/[eiou]+$/, '')
    .replace(/[ao]/g, '')
    .replace(/e/g, 'i');
  return nasalEnd(head + rest);
}

/** "Malleshwaram" ends in a nasal that native letters do not tell apart. */
function nasalEnd(form: string): string {
  return form.length > 2 ? form.replace(/m$/, 'n') : form;
}
