import { distanceAt, withManner } from '../distances.ts';
import { lengthAt, phraseAt, rowLength } from '../phrases.ts';
import { askWhich } from '../place-question.ts';
import { namedPlaceAt } from '../place-reading.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import { alternativeJoints, listJoints } from '../words/joint-words.ts';
import { distanceJoints, nearAfter, nearBefore, workBefore } from '../words/near-words.ts';
import { aheadOfOffices } from '../words/office-words.ts';
import { distanceBehind, metersOf, nearWish, onFoot } from './near-limits.ts';
import type { KnownPlace } from './near-limits.ts';
import { saidBehind, withSaid } from './near-said.ts';

/** "near Manyata", "2 km from ITPL", "25 min by car from Global Village at peak", "works in Ecity". */
export function readNear(sentence: Sentence, at: number): Reading | undefined {
  const { tokens } = sentence;
  let next = at;
  const word = phraseAt(nearBefore, tokens, next);
  if (word !== undefined) next += word.length;
  const work = word === undefined ? lengthAt(workBefore, tokens, next) : 0;
  next += work;
  let distance = distanceAt(tokens, next);
  if (distance !== undefined) {
    next += distance.length;
    const joint = lengthAt(distanceJoints, tokens, next);
    next += joint;
  }
  if (word === undefined && work === 0 && distance === undefined) return undefined;
  next += rowLength(aheadOfOffices, tokens, next);
  const place = namedPlaceAt(sentence, next);
  if (place === undefined) return undefined;
  const start = next;
  next += place.length;
  const behind = lengthAt(nearAfter, tokens, next);
  if (behind > 0 && word === undefined) next += behind;
  const after = distanceBehind(tokens, next, distance !== undefined);
  if (after !== undefined) {
    distance = { ...after, ...distance };
    next += after.length;
  }
  if ('ask' in place) {
    return askWhich(
      sentence,
      { from: start, to: start + place.length, length: next - at },
      place.ask,
      'near',
    );
  }
  const limit = onFoot(distance, word) ?? metersOf(word?.value.meters);
  const others = listedPlaces(sentence, next);
  next += others.length;
  const manner =
    others.length > 0 && limit !== undefined
      ? withManner(tokens, next, { ...limit, length: 0 })
      : undefined;
  const wishes = [place, ...others.places].map((one) => ({
    ...nearWish(one, manner === undefined ? limit : { ...manner, length: limit?.length ?? 0 }),
    ...(others.isEither ? { isAlternative: true as const } : {}),
  }));
  const end = next + (manner?.length ?? 0);
  const said = saidBehind(tokens, end);
  const [first, ...more] = wishes;
  if (first === undefined || more.length > 0) return wish(end - at, ...wishes);
  return wish(end + said.length - at, { ...first, value: withSaid(first.value, said) });
}

/** "near Manyata or Hebbal", "30 min from Manyata and Ecity": the words before hold for the whole list. */
function listedPlaces(
  sentence: Sentence,
  at: number,
): { length: number; places: KnownPlace[]; isEither: boolean } {
  const places: KnownPlace[] = [];
  let next = at;
  let isEither = false;
  while (listJoints.has(sentence.tokens[next]?.text ?? '')) {
    const start = next + 1;
    const place = namedPlaceAt(sentence, start);
    if (place === undefined || 'ask' in place) break;
    const end = start + place.length;
    // A place with near-words or a distance of its own is read by itself.
    if (lengthAt(nearAfter, sentence.tokens, end) > 0) break;
    if (distanceBehind(sentence.tokens, end, false) !== undefined) break;
    isEither ||= alternativeJoints.has(sentence.tokens[next]?.text ?? '');
    places.push(place);
    next = end;
  }
  return { length: next - at, places, isEither };
}
