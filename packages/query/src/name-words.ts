import { phraseWords } from './tokens.ts';
import { builders } from './words/builders.ts';
import { nameHeads, shortenedNames } from './words/name-heads.ts';

/** Each of these words is cut by itself. */
const PLAIN = /^(?:[a-z]+|\d+)(?: (?:[a-z]+|\d+))*$/i;
/** A hundred thousand names are made of a few thousand words. */
const cutBefore = new Map<string, readonly string[]>();

/** The words of a project's name as they are compared. */
export function wordsOfName(name: string): string[] {
  return PLAIN.test(name) ? name.split(' ').flatMap(cutWord) : cut(name);
}

function cutWord(word: string): readonly string[] {
  const known = cutBefore.get(word) ?? cut(word);
  cutBefore.set(word, known);
  return known;
}

function cut(text: string): string[] {
  return phraseWords(text).filter(isWord).map(wordKey);
}

/** A word as names are compared: "terrace" is "terraces", and "dist" a "district". */
export function wordKey(text: string): string {
  const whole = shortenedNames.get(text);
  if (whole !== undefined) return whole;
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

/** Whether a word is a builder's, which many projects share. */
export function isBuilderWord(key: string): boolean {
  return builderWords.has(key) && !nameHeads.has(key);
}

/** "Heights", "city", "park": what kind of thing a project calls itself, which tells none apart. */
export function isHead(key: string): boolean {
  return nameHeads.has(key);
}
