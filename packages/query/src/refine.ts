import { stating } from './alternatives.ts';
import { lengthAt } from './phrases.ts';
import { liftedWords } from './lifted-words.ts';
import { areaOfStation } from './refine-station.ts';
import { stateAllowed, wordsOfStateAllowed } from './states-allowed.ts';
import { beforeJoints } from './words/joint-words.ts';
import { tooFarAway } from './words/widening-words.ts';
import { changed, isNearKind } from './apply-change.ts';
import {
  exchangeIn,
  isGoneIn,
  isOfExchange,
  placesOf,
  withPlaceExchanged,
} from './exchange-place.ts';
import { relabelled } from './constraints.ts';
import type { Constraint, Interpretation } from './interpretation.ts';
import { placeTold } from './place-told.ts';
import { byNumber } from './refine-number.ts';
import { officesLeft, withMineSaid } from './refine-office.ts';
import { byWay } from './refine-way.ts';
import type { Piece, Sentence } from './reading.ts';
import type { PlacedWish } from './placed-wish.ts';
import {
  besideWish,
  eitherWish,
  haveField,
  widenedBy,
  withoutTaken,
} from './refine-alternatives.ts';
import {
  isOfState,
  isOtherState,
  saysState,
  withoutState,
  withStatesRanked,
} from './refine-states.ts';
import { saysNoHome } from './begins-no-search.ts';
import { isReplaced, ofKindNow, WHERE, withConstraint, withoutWish } from './refine-wishes.ts';

export interface Reading {
  placed: readonly PlacedWish[];
  pieces: readonly Piece[];
  sentence: Sentence;
}

/** After a greeting or a question there is nothing to refine; what is lawful of a declined sentence was searched for. */
const SEARCHING: ReadonlySet<Interpretation['intent']> = new Set([
  'search',
  'refine',
  'declined',
  'emi',
  'compare',
]);

/**
 * The sentence before, changed by this one. What this sentence does not touch stays exactly as it was.
 * Only what refines changes it; a whole new search, a question or a greeting does not.
 */
export function refined(
  previous: Interpretation,
  said: Interpretation,
  reading: Reading,
): Interpretation {
  const told = placeTold(previous, said, reading.sentence);
  const meant = told?.said ?? said;
  const isRefined = told !== undefined || saysNoHome(said, previous);
  const own = isRefined ? { ...meant, intent: 'refine' as const } : meant;
  if (own.intent !== 'refine') return own;
  if (!SEARCHING.has(previous.intent)) return { ...own, intent: 'search' };
  // "Remove all that have tanker water": nobody begins anew with nothing but what is refused.
  const isRefusal =
    own.constraints.length > 0 && own.constraints.every(({ strength }) => strength === 'avoid');
  const changes = reading.pieces.flatMap((piece) =>
    piece.kind === 'change' && !(isRefusal && piece.change.change === 'restart')
      ? [piece.change]
      : [],
  );
  if (changes.some(({ change }) => change === 'restart')) return { ...own, intent: 'search' };

  const { sentence } = reading;
  const byAnother = byWay(previous.constraints, sentence);
  if (byAnother !== undefined) {
    const alternatives = previous.alternatives?.map((list) => byWay(list, sentence) ?? list) ?? [];
    const { unread } = previous;
    return { ...own, ...stating(byAnother, alternatives, sentence), unread, questions: [] };
  }
  const renumbered = byNumber(previous, sentence);
  if (renumbered !== undefined) {
    const alternatives = previous.alternatives ?? [];
    const { unread } = previous;
    return {
      ...own,
      ...stating(renumbered.constraints, alternatives, sentence),
      unread,
      questions: [],
    };
  }
  let constraints: Constraint[] = [...previous.constraints];
  let alternatives: Constraint[][] = previous.alternatives ?? [];
  const inEach = (change: (list: readonly Constraint[]) => Constraint[]) => {
    constraints = change(constraints);
    alternatives = alternatives.map(change);
  };
  const exchange = exchangeIn(own, previous, reading);
  if (exchange !== undefined) {
    const gone = placesOf(exchange.gone);
    inEach((list) =>
      (withPlaceExchanged(list, gone, exchange.comes) ?? list).map((one) =>
        list.includes(one) ? one : relabelled(one, sentence),
      ),
    );
  }
  for (const { wish, isWithdrawn } of reading.placed) {
    // "Drop Jakkur, Hebbal in its place" takes back no more than what goes.
    if (!isWithdrawn || (exchange !== undefined && isGoneIn(exchange, wish))) continue;
    const area =
      wish.field === 'near' ? areaOfStation(constraints, wish.value.place, sentence) : [];
    constraints = [...withoutWish(constraints, wish, sentence), ...area];
    alternatives = withoutTaken(alternatives, wish, sentence);
  }
  const isElsewhere = exchange === undefined && (saysInstead(reading) || saysTooFar(reading));
  if (isElsewhere && own.constraints.some(({ field }) => WHERE.has(field))) {
    inEach((list) =>
      list.filter(({ field, strength }) => field !== 'near' || strength === 'avoid'),
    );
  }
  // "Yellow line instead, any station" after a station of another line.
  if (saysInstead(reading) && own.constraints.some(({ field }) => field === 'metroLine')) {
    inEach((list) => list.filter((one) => !isNearKind(one, ['metro-station'])));
  }
  const left = officesLeft(previous, own, sentence);
  if (left.length > 0) inEach((list) => list.filter((one) => !left.includes(one)));
  if (saysInstead(reading) && own.constraints.some(isOfState)) {
    inEach((list) => list.filter((one) => !isOfState(one)));
  }
  const allowed = stateAllowed(sentence.tokens);
  if (allowed !== undefined && previous.constraints.some(isOfState)) {
    inEach((list) => list.flatMap(withoutState));
  }
  for (const change of changes) inEach((list) => changed(list, change, sentence));
  const added = new Set(
    reading.placed.flatMap(({ wish, isAdded }) =>
      isAdded || isOpenedByOr(reading) ? [wish.field] : [],
    ),
  );
  if (!added.has('propertyType')) {
    const isOfKind = ofKindNow(previous.constraints, own.constraints, saysInstead(reading));
    inEach((list) => list.filter(isOfKind));
  }
  for (const constraint of own.constraints) {
    if (exchange !== undefined && isOfExchange(constraint, exchange)) continue;
    if (allowed !== undefined && isOfState(constraint) && saysState(constraint, allowed)) continue;
    const isAdded = added.has(constraint.field);
    const either = isAdded && alternatives.length === 0 ? eitherWish(constraints, constraint) : [];
    if (either.length > 0) {
      constraints = constraints.filter((one) => !either.flat().includes(one));
      alternatives = either;
    } else if (isAdded && haveField(alternatives, constraint)) {
      alternatives = widenedBy(alternatives, constraint, sentence);
    } else {
      // "Only ready ones", where homes under construction were wished for: a home has one state.
      if (!isAdded) inEach((list) => list.filter((one) => !isOtherState(one, constraint)));
      constraints = withConstraint(constraints, constraint, isAdded, sentence);
      alternatives = besideWish(alternatives, constraint, sentence);
    }
  }
  if (own.alternatives !== undefined) {
    const wishes = own.alternatives.flat();
    constraints = constraints.filter((one) => !wishes.some((wish) => isReplaced(one, wish)));
    alternatives = own.alternatives;
  }
  constraints = withMineSaid(withStatesRanked(constraints), sentence);
  if (isAllInAlone(reading)) inEach((list) => list.map((one) => allIn(one, sentence)));
  const sort = own.sort ?? previous.sort;
  const used = [
    ...(allowed !== undefined && previous.constraints.some(isOfState)
      ? [wordsOfStateAllowed(sentence) ?? '']
      : []),
    ...(reading.placed.some(({ isWithdrawn }) => isWithdrawn) ? liftedWords(sentence) : []),
  ];
  const isUsed = (words: string) => used.some((one) => one.includes(words));
  const { alternatives: _, ...rest } = own;
  return {
    ...rest,
    intent: 'refine',
    ...stating(constraints, alternatives, sentence),
    // What could not be used before is not used now either.
    unread: [
      ...new Set([
        ...previous.unread.filter((one) => told?.isUsed(one) !== true),
        ...own.unread.filter((one) => !isUsed(one)),
      ]),
    ],
    ...(sort === undefined ? {} : { sort }),
  };
}

function saysTooFar({ sentence: { tokens } }: Reading): boolean {
  return tokens.some((_, at) => lengthAt(tooFarAway, tokens, at) > 0);
}

function saysInstead({ pieces }: Reading): boolean {
  return pieces.some((piece) => piece.kind === 'marker' && piece.marker.role === 'instead');
}

/** "or in Jakkur" widens what was said before. */
function isOpenedByOr({ pieces, placed, sentence: { tokens } }: Reading): boolean {
  // "Ok, or BTM"
  const first = pieces.find(
    ({ kind, from }) => kind !== 'filler' && !beforeJoints.has(tokens[from]?.text ?? ''),
  );
  return (
    first?.kind === 'joint' &&
    (first.joint === 'or' ||
      (first.joint === 'and' && placed.every(({ wish }) => WHERE.has(wish.field))))
  );
}

function isAllInAlone({ pieces, placed }: Reading): boolean {
  const saysAllIn = pieces.some(
    (piece) => piece.kind === 'marker' && piece.marker.role === 'all-in',
  );
  return saysAllIn && !placed.some(({ wish }) => wish.field === 'price');
}

function allIn(constraint: Constraint, sentence: Sentence): Constraint {
  if (constraint.field !== 'price') return constraint;
  return relabelled({ ...constraint, value: { ...constraint.value, basis: 'all-in' } }, sentence);
}
