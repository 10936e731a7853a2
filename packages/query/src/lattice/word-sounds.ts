import { NEVER_HEARD_AS_PLACES } from '../gazetteer/ordinary-words.ts';
import { wordsOf } from '../phrases.ts';
import type { Token } from '../token.ts';
import { rangeJoints } from '../words/comparison-words.ts';
import { zoneNouns } from '../words/direction-words.ts';
import { fillerWords } from '../words/filler-words.ts';
import { jointWords } from '../words/clause-joints.ts';
import { markerWords } from '../words/marker-words.ts';
import { nearAfter, nearBefore } from '../words/near-words.ts';
import { factOf } from '../word.ts';
import { wordKey } from './word-key.ts';
import { soundedEndings } from '../words/ending-words.ts';

/** A word as it is heard. */
export class Sound {
  readonly key: string;
  readonly form: string;
  private readonly word: string;
  private cut: readonly Stem[] | undefined;
  private withoutVowel: string | undefined;
  private isEverybodys: boolean | undefined;

  constructor(word: string) {
    this.word = word;
    this.key = keyOf(word);
    this.form = formOf(this.key);
  }

  /** The word as it is, and without the endings that it may have. */
  get stems(): readonly Stem[] {
    return (this.cut ??= stemsOf(this));
  }

  /** "ಎಂಬತ್ತರ" is eighty with an ending, and not eighty-six without its vowel. */
  get shorter(): string {
    return (this.withoutVowel ??= this.key.replace(/[eiu]$|(?<!r)a$/, ''));
  }

  /** What everybody says of anything is not heard as another word that is like it. */
  get isCommon(): boolean {
    return (this.isEverybodys ??= commonWords.has(this.word));
  }
}

interface Stem {
  key: string;
  /** Without its last vowel. */
  shorter: string;
  form: string;
  ending: string;
}

export const soundOf = factOf((text) => new Sound(text));

/** The key of a sentence's word. */
export function keyAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token === undefined ? '' : soundOf(token.word).key;
}

const SHORTEST_STEM = 3;

const commonWords: ReadonlySet<string> = new Set([
  ...fillerWords,
  ...NEVER_HEARD_AS_PLACES,
  ...[markerWords, nearBefore, nearAfter, jointWords, zoneNouns, rangeJoints].flatMap((table) =>
    wordsOf(table),
  ),
]);

function stemsOf({ key, form }: Sound): Stem[] {
  const stems = [{ key, shorter: key, form, ending: '' }];
  for (const ending of soundedEndings) {
    if (!key.endsWith(ending) || key.length - ending.length < SHORTEST_STEM) continue;
    const stem = key.slice(0, -ending.length);
    const shorter = stem.replace(/[aeiu]$/, '');
    stems.push({ key: stem, shorter, form: formOf(stem), ending });
  }
  return stems;
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
