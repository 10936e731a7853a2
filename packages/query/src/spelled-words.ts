import { letterSet, soundOf } from './gazetteer/spelling.ts';

/** A word, ready to be compared with what was written. */
interface SpelledWord {
  key: string;
  sound: string;
  letters: number;
}

/** Words that come and go, each with its sound, which is made when somebody writes something like it. */
export interface SpelledWords {
  add: (word: string) => void;
  remove: (word: string) => void;
  /** The words that begin with a letter and have so many. */
  like: (first: string, length: number) => readonly SpelledWord[];
}

const SHORTEST = 4;

export function spelledWords(): SpelledWords {
  const byStart = new Map<string, Set<string>>();
  const spelled = new Map<string, readonly SpelledWord[]>();
  const startOf = (word: string) =>
    word.length < SHORTEST || /\d/.test(word) ? undefined : `${word.charAt(0)}${word.length}`;
  return {
    add(word) {
      const start = startOf(word);
      if (start === undefined) return;
      const words = byStart.get(start) ?? new Set();
      byStart.set(start, words.add(word));
      spelled.delete(start);
    },
    remove(word) {
      const start = startOf(word);
      if (start === undefined) return;
      byStart.get(start)?.delete(word);
      spelled.delete(start);
    },
    like(first, length) {
      const start = `${first}${String(length)}`;
      const known = spelled.get(start);
      if (known !== undefined) return known;
      const words = [...(byStart.get(start) ?? [])].map(spelledWord);
      spelled.set(start, words);
      return words;
    },
  };
}

function spelledWord(key: string): SpelledWord {
  const sound = soundOf(key);
  return { key, sound, letters: letterSet(sound) };
}
