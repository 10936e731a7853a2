import type { NearValue, Whose } from './criteria.ts';
import { clausesOf } from './people-clauses.ts';
import { itemsOf } from './people-items.ts';
import type { Item, Stop } from './people-item.ts';
import { withUnknownNames } from './people-names.ts';
import { NOTHING, rebuilt, takenBy } from './people-placed.ts';
import { askAbout, questionAbout } from './people-questions.ts';
import { stopsOf } from './people-stops.ts';
import { wishesOf } from './people-ways.ts';
import type { Change, Piece, Sentence, WishOf } from './reading.ts';
import { factOf } from './word.ts';
import {
  everybodyWords,
  fairWords,
  peopleWords,
  pronounWords,
  schoolWords,
} from './words/people-words.ts';
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
  const suspects = suspectsIn(said, pieces, placed);
  const sentence = suspects.size === 0 ? said : { ...said, suspects };
  const items = withUnknownNames(itemsOf(sentence, takenBy(placed, sentence)), sentence, pieces);
  if (before !== undefined) {
    const changes = changesOf(items, before);
    if (changes.length > 0)
      return rebuilt({ placed, pieces }, { items, sentence }, { ...NOTHING, changes });
  }
  if (!speaksOfWays(items) || !items.some(({ kind }) => SOMEBODY.has(kind))) return undefined;
  const stops = stopsOf(items, { sentence, pieces, placed });
  // A family is spoken of in many stories: without minutes, only places of two people tell of their ways.
  const known = new Set(
    stops.flatMap((stop) => (stop.unknown === undefined ? [personAt(stop, stops)] : [])),
  );
  const isOfBefore = isSaidOf(stops, before);
  const isTold =
    stops.length === 0 ? placed.length === 0 : known.size > 1 || saysUnit(items) || isOfBefore;
  if (!isTold) return undefined;
  const isFair = items.some(({ kind }) => kind === 'fair');
  const isForAll = isFair || items.some(({ kind }) => kind === 'everybody');
  const named = new Set(stops.map(({ who }) => who));
  const going = peopleIn(items);
  // "near my office too", after a sentence that said where it is.
  const isSaidBefore = (who: Whose) => before?.some((value) => (value.who ?? 'me') === who);
  const isAtHome = items.some(({ kind }) => kind === 'stays');
  const missing = going.filter(
    (who) => !named.has(who) && isSaidBefore(who) !== true && !(who === 'me' && isAtHome),
  );
  const people = new Set([...named, ...going]);
  const isOfOther = missing.length === 0 && isOnlyOther(stops, items, placed);
  const isOfSeveral =
    people.size > 1 || isForAll || isOfOther || (stops.length > 1 && !people.has('me'));
  const isFollowing = before !== undefined && before.length > 0 && people.size > 0;
  if (!isOfSeveral && !isFollowing) return undefined;
  if (isFollowing && stops.length === 0 && missing.length === 0) return undefined;
  const isOfOne = stops.length < (isFollowing || isOfOther || isAtHome ? 1 : 2);
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
      wishes: wishesOf(items, stops)
        .map((one) => (isOfBefore ? withLimitsKept(one, items, before ?? []) : one))
        .filter((_, at) => stops[at]?.unknown === undefined),
      isFair,
      questions: questions.slice(0, MOST_ASKED),
      changes: [],
    },
  );
}

/** A pronoun is of the one who has a word: "wife at Ecospace, she at Manyata"; "husband, wife" are two. */
const personAt = ({ who, person }: Stop, stops: readonly Stop[]): string | undefined =>
  person ?? stops.find((one) => one.who === who && one.person !== undefined)?.person ?? who;

/** Whether all the places are of those who had one before: "he changed job, now at Bagmane". */
const isSaidOf = (stops: readonly Stop[], before: readonly NearValue[] = []): boolean =>
  stops.length > 0 &&
  stops.every(({ who }) => before.some((one) => one.who !== undefined && one.who === who));

/** Where no limit is said, those of the same person of before hold at the new place. */
function withLimitsKept<W extends { wish: WishOf<'near'> }>(
  one: W,
  items: readonly Item[],
  before: readonly NearValue[],
): W {
  const old = before.find((near) => near.who === one.wish.value.who && 'mode' in near);
  if (old === undefined || items.some(({ kind }) => kind === 'limit')) return one;
  return { ...one, wish: { field: 'near', value: { ...old, place: one.wish.value.place } } };
}

/** "My brother works at BEL, he should reach in 10 minutes": somebody else's only place, with minutes that nothing was read as. */
function isOnlyOther(
  stops: readonly Stop[],
  items: readonly Item[],
  placed: Limited['placed'],
): boolean {
  const [stop] = stops;
  if (stop?.who === undefined || stop.who === 'me' || stops.length > 1) return false;
  if (stop.unknown !== undefined || !saysUnit(items)) return false;
  return !placed.some(
    ({ wish }) => wish.field === 'near' && wish.value.place === stop.item.place.slug,
  );
}

/** Most sentences name nobody but who speaks, and need not be looked through. */
const mayTell = factOf(
  (text) =>
    [pronounWords, everybodyWords, fairWords, schoolWords].some((words) => words.has(text)) ||
    peopleWords.get(text)?.some(({ value }) => value !== 'me') === true,
);

const SOMEBODY: ReadonlySet<Item['kind']> = new Set(['who', 'school', 'fair']);

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

/** Nobody answers more at once. */
const MOST_ASKED = 2;
const SHORTEST_SUSPECT = 4;

/** Words that nothing could read may be misspelt places, and so may those that were read as one. */
function suspectsIn(
  { tokens }: Sentence,
  pieces: readonly Piece[],
  placed: Limited['placed'],
): ReadonlySet<number> {
  const unknown = pieces.filter((piece) => piece.kind === 'unheld' && piece.isUnknown === true);
  const places = placed.filter(({ wish: { field } }) => field === 'near' || field === 'locality');
  return new Set(
    [...unknown, ...places]
      .map(({ from }) => from)
      .filter((at) => (tokens[at]?.text.length ?? 0) >= SHORTEST_SUSPECT),
  );
}

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
