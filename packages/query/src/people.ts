import type { NearValue, Whose } from './criteria.ts';
import type { Question } from './interpretation.ts';
import { numberAt } from './numbers.ts';
import { itemsOf } from './people-items.ts';
import type { Item } from './people-items.ts';
import { clausesOf, stopsOf, withUnknownNames } from './people-stops.ts';
import type { Stop } from './people-stops.ts';
import { limitsOf, nearestOf } from './people-limits.ts';
import type { PlacedWish } from './placed-wish.ts';
import type { Change, Piece, Sentence, WishOf } from './reading.ts';
import { factOf } from './word.ts';
import {
  everybodyWords,
  fairWords,
  peopleWords,
  pronounWords,
  schoolWords,
} from './words/people-words.ts';
import type { TravelMode } from './words/near-words.ts';
import type { Limited } from './shared-limits.ts';

/**
 * Reads a sentence of two or three people who each have a place to reach: "I work at Ecospace, husband at ITPL, both within 40 minutes".
 * Whose place it is, the minutes, the way and the hour are told by the words around it, whatever the sentence was read as before. A
 * person whose place is not known is asked about, never left out. Nothing, where no household speaks.
 */
export function householdOf(
  { placed, pieces }: Limited,
  said: Sentence,
  before: readonly NearValue[] | undefined,
): Limited | undefined {
  if (!said.tokens.some(({ word }) => mayTell(word))) return undefined;
  const suspects = suspectsIn(said, pieces);
  const sentence = suspects.size === 0 ? said : { ...said, suspects };
  const items = withUnknownNames(itemsOf(sentence, takenBy(placed, sentence)), sentence, pieces);
  if (before !== undefined) {
    const changes = changesOf(items, before);
    if (changes.length > 0)
      return rebuilt({ placed, pieces }, { items, sentence }, { ...NOTHING, changes });
  }
  if (!speaksOfWays(items) || !items.some(({ kind }) => SOMEBODY.has(kind))) return undefined;
  const stops = stopsOf(items, sentence, pieces, areasIn(placed));
  // A family is spoken of in many stories: without minutes, only places of two people tell of their ways.
  const known = new Set(stops.flatMap(({ who, unknown }) => (unknown === undefined ? [who] : [])));
  const isTold = stops.length === 0 ? placed.length === 0 : known.size > 1 || saysUnit(items);
  if (!isTold) return undefined;
  const isFair = items.some(({ kind }) => kind === 'fair');
  const isForAll = isFair || items.some(({ kind }) => kind === 'everybody');
  const named = new Set(stops.map(({ who }) => who));
  const going = peopleIn(items);
  const missing = going.filter((who) => !named.has(who));
  const people = new Set([...named, ...going]);
  const isOfSeveral = people.size > 1 || isForAll || (stops.length > 1 && !people.has('me'));
  const isFollowing = before !== undefined && before.length > 0 && people.size > 0;
  if (!isOfSeveral && !isFollowing) return undefined;
  const isOfOne = stops.length < (isFollowing ? 1 : 2);
  const questions = [
    ...stops.flatMap((stop) =>
      stop.unknown === undefined ? [] : [askAbout(stop.unknown, stop.item.place)],
    ),
    ...(missing.length > 0 || isOfOne ? [questionAbout(missing)] : []),
  ];
  return rebuilt(
    { placed, pieces },
    { items, sentence },
    {
      stops,
      wishes: wishesOf(items, stops).filter((_, at) => stops[at]?.unknown === undefined),
      isFair,
      questions: questions.slice(0, MOST_ASKED),
      changes: [],
    },
  );
}

/** Most sentences name nobody but who speaks, and need not be looked through. */
const mayTell = factOf(
  (text) =>
    [pronounWords, everybodyWords, fairWords, schoolWords].some((words) => words.has(text)) ||
    peopleWords.get(text)?.some(({ value }) => value !== 'me') === true,
);

const SOMEBODY: ReadonlySet<Item['kind']> = new Set(['who', 'school', 'fair']);

const NOTHING: Said = { stops: [], wishes: [], isFair: false, questions: [], changes: [] };

/** "hers can be 40", "gandange 40 madi": another limit for a way that was said before. */
function changesOf(items: readonly Item[], before: readonly NearValue[]): Change[] {
  if (items.some(({ kind }) => kind === 'place')) return [];
  return clausesOf(items).flatMap((clause): Change[] => {
    const who = clause.find((item) => item.kind === 'who');
    const limit = clause.find((item) => item.kind === 'limit');
    if (who === undefined || limit?.distance.minutes === undefined) return [];
    const isKnown = before.some((near) => near.who === who.who && 'mode' in near);
    if (!isKnown) return [];
    return [{ change: 'minutes', withinMinutes: limit.distance.minutes, who: who.who }];
  });
}

/** Where a home itself is wanted: tokens of places that were read as areas. */
function areasIn(placed: readonly PlacedWish[]): (token: number) => boolean {
  const areas = placed.filter(({ wish }) => wish.field === 'locality');
  return (token) => areas.some(({ from, to }) => from <= token && token < to);
}

/** Nobody answers more at once. */
const MOST_ASKED = 2;
const SHORTEST_SUSPECT = 4;

/** Words that nothing could read may be misspelt places. */
function suspectsIn({ tokens }: Sentence, pieces: readonly Piece[]): ReadonlySet<number> {
  const unknown = pieces.filter((piece) => piece.kind === 'unheld' && piece.isUnknown === true);
  return new Set(
    unknown
      .map(({ from }) => from)
      .filter((at) => (tokens[at]?.text.length ?? 0) >= SHORTEST_SUSPECT),
  );
}

/** Words of wishes that have nothing to do with where somebody goes. */
function takenBy(placed: readonly PlacedWish[], sentence: Sentence): (token: number) => boolean {
  const taken = placed.filter(
    (one) =>
      one.strength === 'avoid' || !(MOVABLE.has(one.wish.field) || isNumberAlone(one, sentence)),
  );
  return (token) => taken.some(({ from, to }) => from <= token && token < to);
}

/** A sum or a count that is a mere number, which no word makes one. */
function isNumberAlone({ wish, from, to }: PlacedWish, { tokens }: Sentence): boolean {
  if (!COUNTED.has(wish.field) || ('isLimit' in wish && wish.isLimit)) return false;
  if ('isStretch' in wish && wish.isStretch) return true;
  return (
    numberAt(tokens, from)?.length === to - from ||
    (to - from === 1 && SOUNDS_LIKE_TWO.has(tokens[from]?.text ?? ''))
  );
}

const COUNTED: ReadonlySet<string> = new Set(['price', 'bhk', 'area', 'towers', 'totalUnits']);
const SOUNDS_LIKE_TWO = new Set(['to', 'too', 'do']);
const MOVABLE: ReadonlySet<string> = new Set(['near', 'locality', 'metroLine', 'region']);

function speaksOfWays(items: readonly Item[]): boolean {
  const isSaid = (...kinds: Item['kind'][]) => items.some(({ kind }) => kinds.includes(kind));
  return (
    isSaid('who', 'everybody', 'fair', 'school') &&
    (saysMinutes(items) || isSaid('daily', 'school', 'fair'))
  );
}

function saysMinutes(items: readonly Item[]): boolean {
  const limits = items.filter((item) => item.kind === 'limit');
  return (
    saysUnit(items) || (limits.length > 1 && items.filter(({ kind }) => kind === 'who').length > 1)
  );
}

/** "40 min", and not a mere 40. */
function saysUnit(items: readonly Item[]): boolean {
  return items.some(
    (item) => item.kind === 'limit' && !item.isBare && item.distance.minutes !== undefined,
  );
}

/** Those who go somewhere by the words beside them, in clauses that name no place. */
function peopleIn(items: readonly Item[]): Whose[] {
  const going = clausesOf(items).flatMap((clause) => {
    const isGoing = clause.some(({ kind }) => GOING.has(kind));
    if (!isGoing || clause.some(({ kind }) => kind === 'place' || kind === 'there')) return [];
    return clause.flatMap((item) => (item.kind === 'who' ? [item.who] : []));
  });
  return [...new Set(going)];
}

const GOING: ReadonlySet<Item['kind']> = new Set(['daily', 'school', 'limit', 'hour', 'visit']);

function askAbout(unknown: string, { slug, name }: { slug: string; name: string }): Question {
  return {
    about: 'near',
    text:
      slug === ''
        ? `We do not know “${unknown}”. Which area or landmark is it near?`
        : `We do not know “${unknown}”. Is it in ${name}, or near another area or landmark?`,
    choices: [],
  };
}

function questionAbout(missing: readonly Whose[]): Question {
  const [one] = missing;
  const whose = missing.length === 1 && one !== undefined ? PLACE_OF[one] : 'place of each of you';
  return {
    about: 'near',
    text: `We do not know the ${whose}. Which area or landmark is it near?`,
    choices: [],
  };
}

const PLACE_OF: Readonly<Record<Whose, string>> = {
  me: 'place you go to',
  partner: 'place your partner goes to',
  child: 'place your child goes to',
  parent: 'place your parents go to',
  other: 'place your family goes to',
};

/** Where nobody said how long the way may be: more than this is nobody's daily way by choice. */
const LONGEST_WAY = 75;

function wishesOf(items: readonly Item[], stops: readonly Stop[]) {
  const spans = stops.map(({ item }) => item);
  const limits = limitsOf(items, spans);
  const of = (index: number) => (item: Item) => nearestOf(item, spans, limits) === index;
  return stops.map(({ item, who }, index) => {
    const own = items.filter(of(index));
    const limit = limits.of[index] ?? limits.shared;
    const way = limit?.distance;
    const hour = own.find((one) => one.kind === 'hour');
    const mode = way?.mode ?? modeOf(own, limit ?? item) ?? sharedMode(items, limits.shared);
    const isDaily = own.some(({ kind }) => kind === 'daily' || kind === 'school');
    const isVisit = own.some(({ kind }) => kind === 'visit');
    const { place } = item;
    const whose = who === undefined ? {} : { who };
    const journey = {
      place: place.slug,
      withinMinutes: way?.minutes ?? LONGEST_WAY,
      mode: mode ?? 'drive',
      ...(isPeak({ mode, who, isDaily, isVisit, hour: hour?.at }) || way?.peak === true
        ? { peak: true }
        : {}),
      ...(hour === undefined ? {} : { at: hour.at }),
      ...whose,
    };
    const value: NearValue =
      way?.meters === undefined
        ? journey
        : { place: place.slug, withinMeters: way.meters, ...whose };
    const assumed = [
      place.assumed,
      way === undefined
        ? `We assumed that no way may take more than ${LONGEST_WAY} minutes.`
        : undefined,
      mode === undefined && way?.meters === undefined
        ? 'We assumed that you go by car.'
        : undefined,
    ].filter((said) => said !== undefined);
    const wish: WishOf<'near'> = {
      field: 'near',
      value,
      ...(assumed.length === 0 ? {} : { assumed: assumed.join(' ') }),
    };
    return { wish, item };
  });
}

/** Of the ways that are said of a place the one beside its minutes. */
function modeOf(own: readonly Item[], beside: Item): TravelMode | undefined {
  const modes = own.filter((one) => one.kind === 'mode');
  const away = ({ from, to }: Item) => Math.max(from - beside.to, beside.from - to);
  return modes.toSorted((a, b) => away(a) - away(b))[0]?.mode;
}

/** "by bus 45 minutes each": within three words of a limit that is of all. */
function sharedMode(items: readonly Item[], shared: Item | undefined): TravelMode | undefined {
  if (shared === undefined) return undefined;
  const beside = items.find(
    (item) =>
      item.kind === 'mode' &&
      item.from >= shared.from - NEAR_LIMIT &&
      item.to <= shared.to + NEAR_LIMIT,
  );
  return beside?.kind === 'mode' ? beside.mode : undefined;
}

const NEAR_LIMIT = 4;

interface Way {
  mode: string | undefined;
  who: Whose | undefined;
  isDaily: boolean;
  isVisit: boolean;
  hour: string | undefined;
}

/** Who goes to work or school goes with everybody else; who visits, or is visited, chooses the hour. */
function isPeak({ mode, who, isDaily, isVisit, hour }: Way): boolean {
  if (mode === 'walk') return false;
  if (hour !== undefined) {
    return PEAKS.some(([from, to]) => from <= hour && hour <= to);
  }
  if (isDaily) return true;
  return who !== 'parent' && !isVisit;
}

const PEAKS = [
  ['06:30', '11:00'],
  ['16:30', '21:00'],
] as const;

interface Said {
  stops: readonly Stop[];
  wishes: readonly { wish: WishOf<'near'>; item: Item }[];
  isFair: boolean;
  questions: readonly Question[];
  changes: readonly Change[];
}

/** The sentence with these wishes in the place of what was read of the same words. */
function rebuilt(
  { placed, pieces }: Limited,
  { items, sentence }: { items: readonly Item[]; sentence: Sentence },
  { stops, wishes, isFair, questions, changes }: Said,
): Limited {
  const wordAt = (at: number) => sentence.tokens[at]?.text ?? '';
  const used = items.filter(({ kind }) => kind !== 'break');
  const within = (kinds: readonly Item['kind'][], { from, to }: { from: number; to: number }) =>
    used.some((item) => kinds.includes(item.kind) && item.from < to && from < item.to);
  const isReplaced = (one: PlacedWish) => {
    const { wish, strength } = one;
    if (strength === 'avoid') return false;
    if (wish.field === 'near' && wishes.length > 0) return true;
    if (wish.field === 'near' || wish.field === 'locality' || wish.field === 'region') {
      return stops.some(({ item }) => item.from < one.to && one.from < item.to);
    }
    if (wish.field === 'metroLine') return wish.value.line === 'any' && within(['mode'], one);
    const isShort = one.to - one.from === 1;
    if (wish.field === 'bhk' && isShort && SOUNDS_LIKE_TWO.has(wordAt(one.from))) return true;
    return COUNTED.has(wish.field) && within(['limit', 'hour'], one);
  };
  const kept = placed.filter((one) => !isReplaced(one));
  const gone = placed.filter(isReplaced);
  const left = pieces.map((piece): Piece => {
    const { from, to, length } = piece;
    const isGone = gone.some((one) => one.from < to && from < one.to);
    const isOpen = piece.kind === 'change' || piece.kind === 'unheld';
    if (!isGone && !(isOpen && used.some((item) => item.from < to && from < item.to))) return piece;
    return { kind: 'filler', from, to, length };
  });
  const own = wishes.map(({ wish, item }): PlacedWish => ({
    wish,
    strength: 'must',
    from: item.from,
    to: item.to,
    piece: Math.max(
      0,
      left.findIndex((piece) => piece.to > item.from),
    ),
    isAdded: false,
    isWithdrawn: false,
  }));
  const end = left.at(-1)?.to ?? 0;
  const behind: Piece[] = [
    ...(isFair ? [{ kind: 'sort' as const, sort: 'fair' as const }] : []),
    ...questions.map((question) => ({ kind: 'ask' as const, question })),
    ...changes.map((change) => ({ kind: 'change' as const, change })),
  ].map((reading) => ({ ...reading, length: 0, from: end, to: end }));
  return { placed: [...kept, ...own], pieces: [...left, ...behind] };
}
