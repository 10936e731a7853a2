import { changed } from './apply-change.ts';
import { relabelled, withUniqueIds } from './constraints.ts';
import type { Constraint, Interpretation } from './interpretation.ts';
import { isSameWish, joinedWish, withoutValuesOf } from './merge.ts';
import { lengthAt, list, phraseSet } from './phrases.ts';
import type { Piece, Sentence, Wish } from './reading.ts';
import type { PlacedWish } from './placed-wish.ts';

export interface Reading {
  placed: readonly PlacedWish[];
  pieces: readonly Piece[];
  sentence: Sentence;
}

const SEARCHING: ReadonlySet<Interpretation['intent']> = new Set([
  'search',
  'refine',
  'emi',
  'compare',
]);

/**
 * The sentence before, changed by this one. What this sentence does not touch stays exactly as it was.
 * A whole new search, a question or a greeting does not refine.
 */
export function refined(
  previous: Interpretation,
  own: Interpretation,
  reading: Reading,
): Interpretation {
  if (own.intent !== 'search' || !SEARCHING.has(previous.intent)) return own;
  if (!isRefinement(own, reading)) return own;
  const changes = reading.pieces.flatMap((piece) =>
    piece.kind === 'change' ? [piece.change] : [],
  );
  if (changes.some(({ change }) => change === 'restart')) return own;

  let constraints: Constraint[] = [...previous.constraints];
  for (const { wish, isWithdrawn } of reading.placed) {
    if (isWithdrawn) constraints = withoutWish(constraints, wish, reading.sentence);
  }
  if (saysInstead(reading) && own.constraints.some(({ field }) => WHERE.has(field))) {
    constraints = constraints.filter(
      ({ field, strength }) => field !== 'near' || strength === 'avoid',
    );
  }
  for (const change of changes) constraints = changed(constraints, change, reading.sentence);
  const added = new Set(
    reading.placed.flatMap(({ wish, isAdded }) =>
      isAdded || isOpenedByOr(reading) ? [wish.field] : [],
    ),
  );
  for (const constraint of own.constraints) {
    if (isExchanged(constraint, previous, reading)) {
      constraints = withoutWish(constraints, constraint, reading.sentence);
      continue;
    }
    constraints = withConstraint(
      constraints,
      constraint,
      added.has(constraint.field),
      reading.sentence,
    );
  }
  constraints = withStatesRanked(constraints);
  if (isAllInAlone(reading)) constraints = constraints.map((one) => allIn(one, reading.sentence));
  const sort = own.sort ?? previous.sort;
  return {
    ...own,
    intent: 'refine',
    constraints: withUniqueIds(constraints),
    // What could not be used before is not used now either.
    unread: [...new Set([...previous.unread, ...own.unread])],
    ...(sort === undefined ? {} : { sort }),
  };
}

const refiningWords = phraseSet(
  list(`
    make it; make that; change; change to; change it to; also; add; remove; drop; without;
    instead; actually; what about; how about; only; bring; increase; decrease; reduce; raise;
    lower; same; cheaper; bigger; larger; closer; nearer; include; exclude; not; no; rather;
    switch; show only; just; now; and; but; with; bhi; thoda; aur; badlo; kar do; karo; hatao;
    sirf; madi; kooda; swalpa; innu; भी; और; थोड़ा; सिर्फ; ಕೂಡ; ಸ್ವಲ್ಪ; ಮಾತ್ರ
  `),
);

/** A sentence that names both a home and a place, and no word of change, is a search of its own. */
function isRefinement(own: Interpretation, { pieces, sentence }: Reading): boolean {
  const fields = new Set(own.constraints.map(({ field }) => field));
  const hasHome = fields.has('bhk') || fields.has('propertyType');
  const hasPlace = (['locality', 'zone', 'near', 'project'] as const).some((field) =>
    fields.has(field),
  );
  const opens = lengthAt(refiningWords, sentence.tokens, 0) > 0;
  if (hasHome && hasPlace) return opens;
  if (hasHome && fields.has('price') && fields.size > 3) return opens;
  return pieces.length > 0;
}

function withoutWish(constraints: readonly Constraint[], wish: Wish, sentence: Sentence) {
  return constraints.flatMap((one) => {
    if (!isSameWish(one, wish)) return [one];
    const rest = withoutValuesOf(one, wish);
    return rest === undefined
      ? []
      : [relabelled({ ...one, value: rest.value } as Constraint, sentence)];
  });
}

/** Fields that say where: a new one replaces the old ones, unless it is added to them. */
const WHERE: ReadonlySet<Constraint['field']> = new Set(['locality', 'zone']);

/** Fields of which one sentence may hold several side by side. */
const MANY: ReadonlySet<Constraint['field']> = new Set([
  'amenity',
  'near',
  'metroLine',
  'possession',
]);

function withConstraint(
  constraints: readonly Constraint[],
  added: Constraint,
  isAdded: boolean,
  sentence: Sentence,
): Constraint[] {
  if (isAdded || added.strength === 'nice') {
    // "Sobha is also fine" takes the refusal of Sobha back.
    const allowed = constraints.flatMap((one) =>
      one.strength === 'avoid' && added.strength !== 'avoid'
        ? withoutWish([one], added, sentence)
        : [one],
    );
    return withJoined(allowed, added, sentence);
  }
  if (added.strength === 'avoid') {
    const allowed = constraints.flatMap((one) =>
      one.strength === 'avoid' ? [one] : withoutWish([one], added, sentence),
    );
    return withJoined(allowed, added, sentence);
  }
  const replaced = constraints.filter((one) => isReplaced(one, added));
  const [old] = replaced;
  if (old === undefined) return [...constraints, added];
  const current =
    added.field === 'price' && old.field === 'price' ? keptEnd(old, added, sentence) : added;
  return constraints.flatMap((one) => {
    if (one === old) return [current];
    return replaced.includes(one) ? [] : [one];
  });
}

/** Adds to the constraint of the same kind, or beside the others. */
function withJoined(constraints: readonly Constraint[], added: Constraint, sentence: Sentence) {
  const same = constraints.find((one) => one.strength === added.strength && isSameWish(one, added));
  if (same === undefined) return [...constraints, added];
  const { value } = joinedWish(same, added);
  const joined = relabelled({ ...added, value } as Constraint, sentence);
  return constraints.map((one) => (one === same ? joined : one));
}

function isReplaced(old: Constraint, added: Constraint): boolean {
  if (old.field === added.field && old.strength === 'avoid') {
    return isSameWish(old, added) && withoutValuesOf(old, added) === undefined && 'in' in old.value;
  }
  if (WHERE.has(old.field) && WHERE.has(added.field)) return true;
  if (old.field === 'near' && added.field === 'locality')
    return old.value.place === added.value.in[0];
  if (old.field !== added.field) return false;
  return MANY.has(old.field) ? isSameWish(old, added) : true;
}

/** "make it under 2 Cr" keeps "above 1.5 Cr"; a basis once said stays. */
function keptEnd(
  old: Extract<Constraint, { field: 'price' }>,
  added: Extract<Constraint, { field: 'price' }>,
  sentence: Sentence,
): Constraint {
  const basis = added.value.basis === 'all-in' ? 'all-in' : old.value.basis;
  const min =
    added.value.min ??
    (added.value.max !== undefined && old.value.max !== undefined ? old.value.min : undefined);
  const max = added.value.max ?? (added.value.min !== undefined ? old.value.max : undefined);
  const isRange = min === undefined || max === undefined || min < max;
  return relabelled(
    {
      ...added,
      value: isRange
        ? { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }), basis }
        : { ...added.value, basis },
    },
    sentence,
  );
}

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

function saysInstead({ pieces }: Reading): boolean {
  return pieces.some((piece) => piece.kind === 'marker' && piece.marker.role === 'instead');
}

/** "Whitefield instead of Marathahalli" gives up the Marathahalli of before; it forbids nothing. */
function isExchanged(own: Constraint, previous: Interpretation, { pieces }: Reading): boolean {
  if (own.strength !== 'avoid') return false;
  const isReplacing = pieces.some(
    (piece) =>
      piece.kind === 'marker' && piece.marker.role === 'not' && piece.marker.isReplacing === true,
  );
  return (
    isReplacing &&
    previous.constraints.some((before) => before.strength !== 'avoid' && isPartOf(own, before))
  );
}

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
