import { formatDistance } from '@manemitra/domain/geography';
import { WHOSE } from '../criteria.ts';
import type { JourneyValue, NearValue, Whose } from '../criteria.ts';
import { beginsDistance, distanceAt, withManner } from '../distances.ts';
import type { Distance } from '../distances.ts';
import type { FieldLanguage } from '../field-language.ts';
import { hourAt } from '../hours.ts';
import { lengthAt, phraseAt, phraseTable, rowLength } from '../phrases.ts';
import { isSaidByNear, nearValue } from '../near-value.ts';
import { askWhich } from '../place-question.ts';
import { namedPlaceAt } from '../place-reading.ts';
import type { NamedPlace } from '../place-reading.ts';
import { anyWord, wish } from '../reading.ts';
import type { Reading, Sentence, WishOf } from '../reading.ts';
import {
  distanceJoints,
  farAfter,
  nearAfter,
  nearBefore,
  placeJoints,
  workAfter,
  workBefore,
} from '../words/near-words.ts';
import { far } from './far.ts';
import { nearThereBy } from './near-there.ts';
import { bareDistance, everyPlace, peakApart } from './bare-distance.ts';
import { alternativeJoints, commaJoints, listJoints } from '../words/joint-words.ts';

export const near: FieldLanguage<'near'> = {
  field: 'near',
  readers: [
    far,
    {
      begins: (text) => nearBefore.has(text) || workBefore.has(text) || beginsDistance(text),
      read: readNear,
    },
    { begins: anyWord, read: readNearBehind },
    nearThereBy(readNear, readNearBehind),
    bareDistance,
    peakApart,
  ],
  say: (value, names) => sayNear(value, names.spokenPlace(value.place)),
  label: (value, names) => labelOfNear(value, names.placeName(value.place)),
};

type Known = Exclude<NamedPlace, { ask: unknown }>;

/** As it is said behind a wish, and read back. */
const WHOSE_WORDS: Readonly<Record<Whose, string>> = {
  me: 'for me',
  partner: 'for my partner',
  child: 'for my child',
  parent: 'for my parent',
  other: 'for my family',
};
const whoseWords = phraseTable<Whose>(WHOSE.map((who) => [who, [WHOSE_WORDS[who]]]));

const MODE_WORDS = { drive: 'by car', transit: 'by metro or bus', walk: 'on foot' } as const;

/** "near Manyata", "2 km from ITPL", "25 min by car from Global Village at peak", "works in Ecity". */
function readNear(sentence: Sentence, at: number): Reading | undefined {
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
  next += rowLength(ARTICLES, tokens, next);
  const place = namedPlaceAt(sentence, next);
  // "by" and "along" are near only to a point: "by Brigade", "along Hosur Road" are not.
  if (place === undefined || (isBy(tokens, at) && !('ask' in place) && place.isArea)) {
    return undefined;
  }
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

/** "at 08:00 for my child": the hour and whose place it is, as `describe` says them. */
function saidBehind(
  tokens: Sentence['tokens'],
  at: number,
): { length: number; who?: Whose; at?: string } {
  const hour = tokens[at]?.text === 'at' ? hourAt(tokens, at) : undefined;
  const next = at + (hour?.length ?? 0);
  const whose = phraseAt(whoseWords, tokens, next);
  return {
    length: next + (whose?.length ?? 0) - at,
    ...(hour === undefined ? {} : { at: hour.at }),
    ...(whose === undefined ? {} : { who: whose.value }),
  };
}

function withSaid(value: NearValue, { who, at }: { who?: Whose; at?: string }): NearValue {
  const whose = who === undefined ? {} : { who };
  if ('withinMeters' in value) return { ...value, ...whose };
  const journey: JourneyValue = { ...value, ...(at === undefined ? {} : { at }), ...whose };
  return journey;
}

/** "near Manyata or Hebbal", "30 min from Manyata and Ecity": the words before hold for the whole list. */
function listedPlaces(
  sentence: Sentence,
  at: number,
): { length: number; places: Known[]; isEither: boolean } {
  const places: Known[] = [];
  let next = at;
  let isEither = false;
  while (listJoints.has(sentence.tokens[next]?.text ?? '')) {
    const start = next + 1 + somebodyElse(sentence.tokens, next + 1);
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

/** "I work in Manyata and my wife in Ecity": who goes to the other place. */
function somebodyElse(tokens: Sentence['tokens'], at: number): number {
  const my = OWNERS.has(tokens[at]?.text ?? '') ? 1 : 0;
  if (!COMMUTERS.has(tokens[at + my]?.text ?? '')) return 0;
  return my + 1 + rowLength(WHERE_THEY_WORK, tokens, at + my + 1);
}

const OWNERS = new Set(['my', 'the', 'her', 'his']);
const COMMUTERS = new Set(
  'wife husband hubby spouse partner wifes husbands spouses partners she he her his brother sister son daughter'.split(
    ' ',
  ),
);
const WHERE_THEY_WORK = new Set(
  's office offices is in at works work working goes to job company college has'.split(' '),
);

const ARTICLES = new Set(
  'the a my our in of at office to from both either dono eradu all wife husband his her wifes husbands'.split(
    ' ',
  ),
);

function isBy(tokens: Sentence['tokens'], at: number): boolean {
  return tokens[at]?.text === 'by' || tokens[at]?.text === 'along' || tokens[at]?.text === 'reach';
}

/** "Hebbal hattira", "Manyata se 2 km ke andar", "ITPL ge commute 30 min", "Ecity office". */
function readNearBehind(sentence: Sentence, at: number): Reading | undefined {
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

/** "ITPL walkable 20 mins", "walk to ITPL in 20 mins": the minutes are on foot where nothing else is said. */
function onFoot(
  distance: Distance | undefined,
  word: { value: { meters?: number } } | undefined,
): Distance | undefined {
  const isWalk = distance?.minutes !== undefined && word?.value.meters !== undefined;
  return isWalk ? { mode: 'walk', ...distance } : distance;
}

/** In "whitefield near itpl" the "near" belongs to what follows. */
function opensAnotherPlace(
  sentence: Sentence,
  at: number,
  word: { length: number } | undefined,
): boolean {
  if (word === undefined || lengthAt(nearBefore, sentence.tokens, at) === 0) return false;
  const behind = at + word.length;
  const next = behind + rowLength(ARTICLES, sentence.tokens, behind);
  return next < sentence.tokens.length && !ENDS.has(sentence.tokens[next]?.text ?? '');
}

/** "Hebbal, Jakkur or nearby", "Hebbal or nearby Jakkur": the words are not of this place alone. */
function isJoinedList(sentence: Sentence, at: number, placeEnd: number, next: number): boolean {
  const { tokens } = sentence;
  if (!listJoints.has(tokens[placeEnd]?.text ?? '')) return false;
  const before = tokens[at - 1]?.text ?? '';
  return commaJoints.has(before) || namedPlaceAt(sentence, next) !== undefined;
}

const ENDS = new Set([',', '.', ';', '\n', ')', 'under', 'with', 'and', 'or', '₹']);

/** "Hebbal, 2 km from ITPL": the distance has a place of its own. */
function isListed(tokens: Sentence['tokens'], at: number): boolean {
  return tokens[at]?.text === ',' || tokens[at]?.text === '-';
}

/** A distance after its place, with the joint between them. */
function distanceBehind(
  tokens: Sentence['tokens'],
  at: number,
  isMannerOnly: boolean,
): Distance | undefined {
  if (isMannerOnly) {
    const manner = withManner(tokens, at, { length: 0 });
    return manner.length > 0 ? manner : undefined;
  }
  let joint = lengthAt(placeJoints, tokens, at);
  if (joint > 0) joint += lengthAt(placeJoints, tokens, at + joint);
  const distance = distanceAt(tokens, at + joint);
  if (distance === undefined) return undefined;
  const end = at + joint + distance.length;
  // The distance belongs to the next place when a joint and a name follow: "Hebbal, 2 km from ITPL".
  if (lengthAt(distanceJoints, tokens, end) > 0) return undefined;
  // "…, max 45 min for both": it is not of the last place alone.
  if (everyPlace.has(tokens[end]?.text ?? '') || everyPlace.has(tokens[end + 1]?.text ?? ''))
    return undefined;
  return { ...distance, length: joint + distance.length };
}

function metersOf(meters: number | undefined): Distance | undefined {
  return meters === undefined ? undefined : { length: 0, meters, mode: 'walk' };
}

function nearWish(place: Known, distance: Distance | undefined): WishOf<'near'> {
  const { value, assumed } = nearValue(place, distance);
  const reasons = [place.assumed, assumed].filter((reason) => reason !== undefined);
  const limitUnsaid = distance === undefined ? ({ limitUnsaid: true } as const) : {};
  const meaning: WishOf<'near'> = { field: 'near', value, ...limitUnsaid };
  return reasons.length === 0 ? meaning : { ...meaning, assumed: reasons.join(' ') };
}

/** `2000` -> `2 km`, `2350` -> `2350 m`: exact, so that it is read back as the same distance. */
export function exactDistance(meters: number): string {
  return meters % 100 === 0 && meters >= 1000 ? `${meters / 1000} km` : `${meters} m`;
}

function sayNear(value: NearValue, place: string): string {
  const whose = value.who === undefined ? '' : ` ${WHOSE_WORDS[value.who]}`;
  if ('withinMeters' in value) {
    return isSaidByNear(value.place, value.withinMeters)
      ? `near ${place}${whose}`
      : `within ${exactDistance(value.withinMeters)} of ${place}${whose}`;
  }
  const peak = value.peak === true ? ' in peak hours' : '';
  const hour = value.at === undefined ? '' : ` at ${value.at}`;
  return `within ${value.withinMinutes} min of ${place} ${MODE_WORDS[value.mode]}${peak}${hour}${whose}`;
}

function labelOfNear(value: NearValue, place: string): string {
  const whose = value.who === undefined ? '' : `${WHOSE_NAMES[value.who]}: `;
  if ('withinMeters' in value) {
    const near = value.who === undefined ? 'Near ' : `${whose}near `;
    return `${near}${place}, ${formatDistance(value.withinMeters)}`;
  }
  const peak = value.peak === true && value.at === undefined ? ' in peak' : '';
  const hour = value.at === undefined ? '' : ` at ${value.at}`;
  return `${whose}${place} in ${value.withinMinutes} min ${MODE_WORDS[value.mode]}${peak}${hour} (estimated)`;
}

/** Whose place it is, before what is said of it. */
export const WHOSE_NAMES: Readonly<Record<Whose, string>> = {
  me: 'Me',
  partner: 'Partner',
  child: 'Child',
  parent: 'Parent',
  other: 'Family',
};
