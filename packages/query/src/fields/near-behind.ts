import { lengthAt, phraseAt, rowLength } from '../phrases.ts';
import { askWhich } from '../place-question.ts';
import { namedPlaceAt } from '../place-reading.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import { commaJoints, listJoints } from '../words/joint-words.ts';
import { endsOfNear, farAfter, nearAfter, nearBefore, workAfter } from '../words/near-words.ts';
import { aheadOfOffices } from '../words/office-words.ts';
import { distanceBehind, metersOf, nearWish, onFoot } from './near-limits.ts';

/** "Hebbal hattira", "Manyata se 2 km ke andar", "ITPL ge commute 30 min", "Ecity office". */
export function readNearBehind(sentence: Sentence, at: number): Reading | undefined {
  const { tokens } = sentence;
  const place = namedPlaceAt(sentence, at);
  if (place === undefined) return undefined;
  const placeEnd = at + place.length;
  const far = lengthAt(farAfter, tokens, placeEnd);
  if (far > 0 && !('ask' in place)) {
    const away = { ...nearWish(place, undefined), strength: 'avoid', isSure: true } as const;
    return wish(placeEnd + far - at, away);
  }
  let next = placeEnd;
  const word = phraseAt(nearAfter, tokens, next);
  if (word !== undefined) next += word.length;
  const work = word === undefined ? lengthAt(workAfter, tokens, next) : 0;
  next += work;
  const distance = distanceBehind(tokens, next, false);
  if (distance !== undefined) next += distance.length;
  if (word === undefined && work === 0 && distance === undefined) return undefined;
  if (opensAnotherPlace(sentence, placeEnd, word)) return undefined;
  if (word !== undefined && isJoinedList(sentence, at, placeEnd, next)) return undefined;
  if (
    distance !== undefined &&
    word === undefined &&
    'isArea' in place &&
    isListed(tokens, placeEnd)
  ) {
    return undefined;
  }
  if ('ask' in place) {
    return askWhich(sentence, { from: at, to: placeEnd, length: next - at }, place.ask, 'near');
  }
  return wish(next - at, nearWish(place, onFoot(distance, word) ?? metersOf(word?.value.meters)));
}

/** In "whitefield near itpl" the "near" belongs to what follows. */
function opensAnotherPlace(
  sentence: Sentence,
  at: number,
  word: { length: number } | undefined,
): boolean {
  if (word === undefined || lengthAt(nearBefore, sentence.tokens, at) === 0) return false;
  const behind = at + word.length;
  const next = behind + rowLength(aheadOfOffices, sentence.tokens, behind);
  return next < sentence.tokens.length && !endsOfNear.has(sentence.tokens[next]?.text ?? '');
}

/** "Hebbal, Jakkur or nearby", "Hebbal or nearby Jakkur": the words are not of this place alone. */
function isJoinedList(sentence: Sentence, at: number, placeEnd: number, next: number): boolean {
  const { tokens } = sentence;
  if (!listJoints.has(tokens[placeEnd]?.text ?? '')) return false;
  const before = tokens[at - 1]?.text ?? '';
  return commaJoints.has(before) || namedPlaceAt(sentence, next) !== undefined;
}

/** "Hebbal, 2 km from ITPL": the distance has a place of its own. */
function isListed(tokens: Sentence['tokens'], at: number): boolean {
  return tokens[at]?.text === ',' || tokens[at]?.text === '-';
}
