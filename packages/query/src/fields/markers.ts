import { lengthAt, phraseAt } from '../phrases.ts';
import type { Reading, Sentence } from '../reading.ts';
import { fillerPhrases, fillerWords } from '../words/filler-words.ts';
import { insteadOfWords, jointWords, markerWords } from '../words/marker-words.ts';
import { cityWords } from '../words/direction-words.ts';

export function readMarker({ tokens }: Sentence, at: number): Reading | undefined {
  const insteadOf = lengthAt(insteadOfWords, tokens, at);
  if (insteadOf > 0) {
    return { length: insteadOf, kind: 'marker', marker: { role: 'not' }, side: 'after' };
  }
  const found = phraseAt(markerWords, tokens, at);
  return found && { length: found.length, kind: 'marker', ...found.value };
}

export function readJoint({ tokens }: Sentence, at: number): Reading | undefined {
  const found = phraseAt(jointWords, tokens, at);
  return found && { length: found.length, kind: 'joint', joint: found.value };
}

/** Words without a wish, and the city's own name, which every home of the catalogue meets. */
export function readFiller({ tokens }: Sentence, at: number): Reading | undefined {
  const phrase = Math.max(lengthAt(fillerPhrases, tokens, at), lengthAt(cityWords, tokens, at));
  if (phrase > 0) return { length: phrase, kind: 'filler' };
  const text = tokens[at]?.text ?? '';
  const isWord = /^[\p{L}\d]/u.test(text);
  return !isWord || fillerWords.has(text) ? { length: 1, kind: 'filler' } : undefined;
}
