import { stating } from './alternatives.ts';
import type { PossessionStatus } from './criteria.ts';
import { lengthAt } from './phrases.ts';
import { stateAllowed } from './states-allowed.ts';
import { tooFarAway } from './words/widening-words.ts';
import { changed } from './apply-change.ts';
import { placesOf, withPlaceExchanged } from './exchange-place.ts';
import { relabelled } from './constraints.ts';
import { everyConstraint, type Constraint, type Interpretation } from './interpretation.ts';
import { isSameWish, withoutValuesOf } from './merge.ts';
import { officesLeft } from './refine-office.ts';
import type { Piece, Sentence, Wish } from './reading.ts';
import type { PlacedWish } from './placed-wish.ts';
import { besideWish, haveField, widenedBy, withoutTaken } from './refine-alternatives.ts';
import { isReplaced, turnsToPlots, WHERE, withConstraint, withoutWish } from './refine-wishes.ts';

export interface Reading {
  placed: readonly PlacedWish[];
  pieces: readonly Piece[];
  sentence: Sentence;
}

/** After a greeting or a question there is nothing to refine. */
const SEARCHING: ReadonlySet<Interpretation['intent']> = new Set([
  'search',
  'refine',
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
  const own = saysNoHome(said, previous) ? { ...said, intent: 'refine' as const } : said;
  if (own.intent !== 'refine') return own;
  if (!SEARCHING.has(previous.intent)) return { ...own, intent: 'search' };
  const changes = reading.pieces.flatMap((piece) =>
    piece.kind === 'change' ? [piece.change] : [],
  );
  if (changes.some(({ change }) => change === 'restart')) return { ...own, intent: 'search' };

  const { sentence } = reading;
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
    if (!isWithdrawn || wish === exchange?.gone) continue;
    constraints = withoutWish(constraints, wish, sentence);
    alternatives = withoutTaken(alternatives, wish, sentence);
  }
  const isElsewhere = exchange === undefined && (saysInstead(reading) || saysTooFar(reading));
  if (isElsewhere && own.constraints.some(({ field }) => WHERE.has(field))) {
    inEach((list) =>
      list.filter(({ field, strength }) => field !== 'near' || strength === 'avoid'),
    );
  }
  const left = officesLeft(previous, own, sentence);
  if (left.length > 0) inEach((list) => list.filter((one) => !left.includes(one)));
  const isOfState = ({ field, strength }: Constraint) =>
    field === 'possession' && strength !== 'avoid';
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
  if (!added.has('propertyType') && turnsToPlots(previous.constraints, own.constraints)) {
    inEach((list) => list.filter(({ field }) => field !== 'bhk'));
  }
  for (const constraint of own.constraints) {
    if (exchange !== undefined && isOfExchange(constraint, exchange)) continue;
    if (allowed !== undefined && isOfState(constraint) && saysState(constraint, allowed)) continue;
    const isAdded = added.has(constraint.field);
    if (isExchanged(constraint, previous, reading)) {
      inEach((list) => withoutWish(list, constraint, sentence));
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
  const { alternatives: _, ...rest } = own;
  return {
    ...rest,
    intent: 'refine',
    ...stating(constraints, alternatives, sentence),
    // What could not be used before is not used now either.
    unread: [...new Set([...previous.unread, ...own.unread])],
    ...(sort === undefined ? {} : { sort }),
  };
}

/**
 * "Maintenance should not be above 4 rs": nobody begins a search with what neither says which home nor where nor at what price. By a
 * price alone somebody begins who has said nothing of a home before.
 */
function saysNoHome(
  { intent, constraints, alternatives, sort }: Interpretation,
  previous: Interpretation,
): boolean {
  const isBeside = ({ field }: Constraint) =>
    BESIDE_A_HOME.has(field) || (field === 'price' && everyConstraint(previous).some(saysHome));
  return (
    intent === 'search' &&
    constraints.length > 0 &&
    alternatives === undefined &&
    sort === undefined &&
    constraints.every(isBeside)
  );
}

const saysHome = ({ field }: Constraint): boolean => HOME.has(field);
const HOME: ReadonlySet<Constraint['field']> = new Set([
  'bhk',
  'propertyType',
  'locality',
  'zone',
  'near',
]);

/** What a home may have, once it is said which homes are meant. */
const BESIDE_A_HOME: ReadonlySet<Constraint['field']> = new Set([
  'maintenancePerSqft',
  'loadingPercent',
  'openSpacePercent',
  'totalUnits',
  'towers',
  'facing',
  'amenity',
  'water',
  'nearWater',
  'khatha',
  'approver',
  'rera',
  'litigation',
  'occupancyCertificate',
]);

/** "under construction is ok too", where a ready home was a must: a home has one state, so each only ranks. */
function withStatesRanked(constraints: readonly Constraint[]): Constraint[] {
  const states = constraints.flatMap((one) =>
    one.field === 'possession' && one.strength !== 'avoid' && one.value.status !== undefined
      ? [one]
      : [],
  );
  if (new Set(states.map(({ value }) => value.status)).size < 2) return [...constraints];
  return constraints.map((one) =>
    states.some((state) => state === one) ? { ...one, strength: 'nice' } : one,
  );
}

/** "My office" of before is mine, once somebody else has a place too. */
function withMineSaid(constraints: readonly Constraint[], sentence: Sentence): Constraint[] {
  const isOfOthers = constraints.some(
    (one) => one.field === 'near' && one.value.who !== undefined && one.value.who !== 'me',
  );
  if (!isOfOthers) return [...constraints];
  return constraints.map((one) => {
    if (one.field !== 'near' || one.strength !== 'must' || one.value.who !== undefined) return one;
    const isRide = 'mode' in one.value && one.value.mode !== 'walk';
    const daily = isRide ? { peak: true } : {};
    return relabelled({ ...one, value: { ...one.value, ...daily, who: 'me' } }, sentence);
  });
}

function saysTooFar({ sentence: { tokens } }: Reading): boolean {
  return tokens.some((_, at) => lengthAt(tooFarAway, tokens, at) > 0);
}

/** A wish for a date keeps it. */
function withoutState(one: Constraint): Constraint[] {
  if (one.field !== 'possession' || one.strength === 'avoid') return [one];
  return one.value.status === undefined ? [one] : [];
}

function saysState({ field, value }: Constraint, state: PossessionStatus): boolean {
  return field === 'possession' && value.status === state;
}

function isOtherState(one: Constraint, now: Constraint): boolean {
  const isOfState = [one, now].every(
    ({ field, strength, value }) =>
      field === 'possession' && strength !== 'avoid' && value.status !== undefined,
  );
  return isOfState && now.strength === 'must' && !isSameWish(one, now);
}

function saysInstead({ pieces }: Reading): boolean {
  return pieces.some((piece) => piece.kind === 'marker' && piece.marker.role === 'instead');
}

/** "Whitefield instead of Marathahalli" gives up the Marathahalli of before; it forbids nothing. */
function isExchanged(own: Constraint, previous: Interpretation, { pieces }: Reading): boolean {
  if (own.strength !== 'avoid') return false;
  return (
    pieces.some(replaces) &&
    everyConstraint(previous).some((before) => before.strength !== 'avoid' && isPartOf(own, before))
  );
}

/** The place that goes and the one that comes, where one is said instead of another. */
function exchangeIn(
  own: Interpretation,
  previous: Interpretation,
  { placed, pieces }: Reading,
): { gone: Wish; comes: Constraint } | undefined {
  if (!pieces.some(replaces)) return undefined;
  const isOfPlace = (one: Wish) => placesOf(one).length > 0;
  const gone = placed.find(
    ({ wish, strength, isWithdrawn }) => (isWithdrawn || strength === 'avoid') && isOfPlace(wish),
  )?.wish;
  const [comes, ...others] = own.constraints.filter(
    (one) => one.strength === 'must' && isOfPlace(one),
  );
  if (gone === undefined || comes === undefined || others.length > 0) return undefined;
  const isHeld = [previous.constraints, ...(previous.alternatives ?? [])].some(
    (list) => withPlaceExchanged(list, placesOf(gone), comes) !== undefined,
  );
  return isHeld ? { gone, comes } : undefined;
}

const replaces = (piece: Piece): boolean =>
  piece.kind === 'marker' && piece.marker.role === 'not' && piece.marker.isReplacing === true;

const isOfExchange = (
  one: Constraint,
  { gone, comes }: { gone: Wish; comes: Constraint },
): boolean =>
  one === comes || (one.strength === 'avoid' && placesOf(one).join() === placesOf(gone).join());

function isPartOf(own: Wish, before: Wish): boolean {
  if (!isSameWish(before, own)) return false;
  const rest = withoutValuesOf(before, own);
  return rest === undefined || JSON.stringify(rest.value) !== JSON.stringify(before.value);
}

/** "or in Jakkur" widens what was said before. */
function isOpenedByOr({ pieces, placed }: Reading): boolean {
  const [first] = pieces;
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
