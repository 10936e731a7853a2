import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { countsBefore } from '../fields/price-context.ts';
import { phraseWords } from '../tokens.ts';
import { bhkWords, roomKitchenWords } from '../words/bhk-words.ts';
import {
  orderingDo,
  pointersAhead,
  stemsAheadOfDo,
  subjectsAheadOfDo,
  subjectsBehindDo,
} from '../words/ordering-words.ts';
import { soundedRoomFillers, soundedRoomJoints, soundedStudios } from '../words/sounded-words.ts';
import { seenNumberAt } from './bold-numbers.ts';
import type { SeenNumber } from './bold-number-words.ts';
import { heardAt, phrasesOf, SoundIndex } from './bold-sound.ts';
import { keyAt } from './word-sounds.ts';
import { isCountedAt } from './bold-units.ts';

const rooms = new SoundIndex<true>(phrasesOf(bhkWords, (value) => value));
const studios = new SoundIndex<true>([
  ...phrasesOf(roomKitchenWords, (value): true => value),
  ...soundedStudios.map((said) => [true, phraseWords(said)] as const),
]);

/** Nobody lists more sizes; a bound keeps long rows of numbers cheap. */
const MOST_COUNTS = 5;
const MOST_ROOMS = 10;
/** Without a word for rooms only the usual sizes are taken for rooms. */
const MOST_BARE = 6;

/** "teen kamra", "ಎರಡು ರೂಮಿನ", "2 or 3", "two bhk or like two and a half", and every small number by itself. */
export function readRooms({ tokens }: Sentence, at: number): Reading[] {
  const studio = heardAt(studios, tokens, at)[0];
  if (studio !== undefined) return [wish(studio.length, { field: 'bhk', value: { in: [0] } })];
  const first = countAt(tokens, at);
  if (first === undefined) return [];
  const counts = [first.value];
  let end = at + first.length;
  let noun = nounAt(tokens, end);
  const found: Reading[] = [];
  const give = (to: number) => {
    found.push(
      wish(to - at, { field: 'bhk', value: { in: [...new Set(counts)].sort((a, b) => a - b) } }),
    );
  };
  if (noun > 0) give(end + noun);
  else if (isBare(first, tokens, end) && !isPointing(tokens, at) && !countsBefore(tokens, at))
    give(end);
  while (counts.length < MOST_COUNTS) {
    const start = end + noun;
    const joint = jointAt(tokens, start);
    const next = joint === 0 ? undefined : countAt(tokens, start + joint);
    if (next === undefined) break;
    counts.push(next.value);
    end = start + joint + next.length;
    const behind = nounAt(tokens, end);
    if (behind > 0 || noun > 0 || isBare(next, tokens, end)) give(end + behind);
    noun = behind;
  }
  return found;
}

function countAt(tokens: readonly Token[], at: number): SeenNumber | undefined {
  const number = isVerbEnd(tokens, at) ? undefined : seenNumberAt(tokens, at);
  if (number === undefined || number.value > MOST_ROOMS || number.value < 1) return undefined;
  return Number.isInteger(number.value * 2) ? number : undefined;
}

function nounAt(tokens: readonly Token[], at: number): number {
  const hyphen = tokens[at]?.text === '-' || tokens[at]?.text === '+' ? 1 : 0;
  const noun = heardAt(rooms, tokens, at + hyphen)[0];
  return noun === undefined ? 0 : hyphen + noun.length;
}

/** "हटा दो", "gym jod do": the "do" that orders is no two. */
const isVerbEnd = (tokens: readonly Token[], at: number): boolean =>
  orderingDo.has(tokens[at]?.text ?? '') &&
  (stemsAheadOfDo.test(tokens[at - 1]?.text ?? '') ||
    subjectsAheadOfDo.has(tokens[at - 1]?.text ?? '') ||
    subjectsBehindDo.has(tokens[at + 1]?.text ?? ''));

/** "the last two look ok" points at two of what is shown. */
const isPointing = (tokens: readonly Token[], at: number): boolean =>
  pointersAhead.has(tokens[at - 1]?.text ?? '');

/** "one" is what people say of anything. */
function isBare({ value, inDigits }: SeenNumber, tokens: readonly Token[], end: number): boolean {
  if (value > MOST_BARE || (value === 1 && !inDigits)) return false;
  return !isCountedAt(tokens, end) && !isJoined(tokens, end);
}

/** "4g", "2x": a letter written onto the number. */
function isJoined(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end];
  return next !== undefined && next.from === tokens[end - 1]?.to && /^\p{L}/u.test(next.text);
}

const MOST_JOINTS = 3;

const isBetween = (key: string): boolean =>
  soundedRoomFillers.has(key) || soundedRoomJoints.has(key);

function jointAt(tokens: readonly Token[], at: number): number {
  if (!soundedRoomJoints.has(keyAt(tokens, at))) return 0;
  let length = 1;
  // "2 bhk, or even 1"
  while (length < MOST_JOINTS && isBetween(keyAt(tokens, at + length))) length++;
  return length;
}
