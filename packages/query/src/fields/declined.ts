import { lengthAt } from '../phrases.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import {
  beforeDeclined,
  betweenPeople,
  declinedPhrases,
  foods,
  innocentAfter,
  neighbourWords,
  peopleWords,
  selfWords,
} from '../words/declined-words.ts';
import type { Token } from '../token.ts';

const LOOK_AHEAD = 3;

export const declined: Reader = {
  begins: (text) => declinedPhrases.has(text) || peopleWords.has(text),
  read: readDeclined,
};

/**
 * A wish to choose neighbours by religion, caste, food, origin or family. The group alone is not
 * enough: it takes a word such as "only", "community" or "no" close by.
 */
function readDeclined({ tokens }: Sentence, at: number): Reading | undefined {
  const phrase = lengthAt(declinedPhrases, tokens, at);
  const isOwnFood = lengthAt(foods, tokens, at) === phrase && speaksOfSelf(tokens, at);
  if (phrase > 0 && !isOwnFood) return { length: phrase, kind: 'intent', intent: 'declined' };
  const people = lengthAt(peopleWords, tokens, at);
  if (people === 0) return undefined;
  let end = at + people;
  if (innocentAfter.has(tokens[end]?.text ?? '')) return undefined;
  if (speaksOfSelf(tokens, at)) return undefined;
  if (isBefore(tokens[at - 1]?.text) || isBefore(tokens[at - 2]?.text)) {
    return { length: people, kind: 'intent', intent: 'declined' };
  }
  for (let step = 0; step < LOOK_AHEAD; step++) {
    const word = lengthAt(neighbourWords, tokens, end);
    if (word > 0) return { length: end + word - at, kind: 'intent', intent: 'declined' };
    const next = lengthAt(peopleWords, tokens, end);
    if (next > 0) end += next;
    else if (betweenPeople.has(tokens[end]?.text ?? '')) end += 1;
    else break;
  }
  return undefined;
}

/** "hum Marwari log hain": who they are themselves is no wish about others. */
function speaksOfSelf(tokens: readonly Token[], at: number): boolean {
  return selfWords.has(tokens[at - 1]?.text ?? '') || selfWords.has(tokens[at - 2]?.text ?? '');
}

function isBefore(text: string | undefined): boolean {
  return text !== undefined && beforeDeclined.has(text);
}
