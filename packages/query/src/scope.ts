import type { NumberRange, Strength } from './criteria.ts';
import { speaksOfBefore, markedBefore } from './marked-before.ts';
import { holds } from './negation-lists.ts';
import type { Scope } from './negation-lists.ts';
import { closes, fieldOf, jointsBetween, nextOf } from './piece-list.ts';
import type { Marker, Piece, Wish } from './reading.ts';
import { refusesWhatTells } from './refused-homes.ts';
import type { Token } from './token.ts';
import { countWords } from './words/count-words.ts';
import type { CountField } from './words/count-words.ts';

/** A wish in its place, with the strength its sentence gives it. */
export interface PlacedWish {
  wish: Wish;
  strength: Strength;
  /** Tokens `[from, to)`; of an avoided wish with the words that refuse it. */
  from: number;
  to: number;
  /** "also", "bhi": joins what was said before instead of replacing it. */
  isAdded: boolean;
  /** "is fine too". */
  isAccepted?: true;
  /** "any builder other than X": refused from among many, so that "is fine" speaks of the rest. */
  isExcepted?: true;
  /** "not needed": the wish is taken back. */
  isWithdrawn: boolean;
  /** "hata do": takes a wish of the sentence before back, else forbids it. */
  isDropped?: true;
  /** Position of its piece, for questions of neighbourhood. */
  piece: number;
}

/**
 * Settles which wishes a "not", "preferably" or "not needed" speaks about. A marker holds for the
 * wish beside it and for the list that wish begins ("not in Whitefield or Varthur"), and ends at a
 * different field, at "but" and at the end of the sentence.
 */
export function settleScopes(pieces: readonly Piece[], tokens: readonly Token[]): PlacedWish[] {
  const placed: PlacedWish[] = [];
  let scope: Scope | undefined;
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'marker') {
      if (speaksOfBefore(pieces, index, tokens)) markBefore(placed, pieces, index, tokens);
      else if (opensScope(pieces, index))
        scope = {
          role: piece.marker.role,
          from: piece.from,
          count: 0,
          isExcepting: isExcepting(piece, tokens),
        };
    } else if (scope !== undefined && endsScope(piece, scope, tokens)) {
      scope = undefined;
    } else if (piece.kind === 'unheld' || piece.kind === 'ask') {
      if (scope !== undefined && !isExample(pieces, index, tokens)) {
        scope.last = { field: fieldOf(piece), piece: index };
      }
    } else if (piece.kind === 'wish') {
      if (scope !== undefined && !holds(scope, pieces, index, tokens)) scope = undefined;
      for (const wish of piece.wishes) placed.push(placedWish(wish, piece, index, scope));
      const field = piece.wishes[0]?.field;
      if (scope !== undefined && field !== undefined) {
        scope.last = { field, piece: index };
        scope.count += 1;
      }
    }
  }
  return withBoundsDenied(placed, pieces);
}

/** "but", a full stop; "no more than that, 2bhk"; "hates Whitefield, we like Hebbal". */
function endsScope(piece: Piece, scope: Scope, tokens: readonly Token[]): boolean {
  if (piece.kind === 'joint') {
    if (piece.joint === 'stop' || piece.joint === 'but') return true;
    return piece.joint === 'comma' && scope.last === undefined && scope.role === 'not';
  }
  return (
    piece.kind === 'filler' &&
    scope.last !== undefined &&
    WISHING.has(tokens[piece.from]?.text ?? '')
  );
}

const WISHING = new Set(
  'like likes love loves want wants need needs looking prefer show give find search searching chahiye'.split(
    ' ',
  ),
);

/** "no crowded areas like BTM": what cannot be read is only described by the names that follow. */
function isExample(pieces: readonly Piece[], index: number, tokens: readonly Token[]): boolean {
  for (let next = index + 1; next < pieces.length; next++) {
    const piece = pieces[next];
    if (piece === undefined || !['filler', 'unheld'].includes(piece.kind)) return false;
    if (EXAMPLES.has(tokens[piece.to - 1]?.text ?? '')) return true;
  }
  return false;
}

const EXAMPLES = new Set([
  'like',
  'as',
  'eg',
  'jaise',
  'jaisa',
  'jaisi',
  'thara',
  'tarah',
  'namely',
]);

function opensScope(pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index];
  if (piece?.kind !== 'marker') return false;
  const { role } = piece.marker;
  // "… warna rehne do 2bhk": words that stand behind what they refuse rarely speak of rooms ahead.
  if (piece.side === 'before' && fieldOf(nextOf(pieces, index)) === 'bhk') return false;
  // "price not important, 4bhk": words that stand behind what they speak of close at a comma.
  const next = pieces[index + 1];
  if (piece.side === 'before' && next !== undefined && closes(next)) return false;
  // "ok 1.6 max": an answer to what was shown accepts nothing that follows.
  if (role === 'accept' && piece.side === 'before' && index === 0) return false;
  return role !== 'all-in' && role !== 'need' && !isPoliteOpening(pieces, index);
}

function isExcepting({ from, to }: Piece, tokens: readonly Token[]): boolean {
  return tokens.slice(from, to).some(({ text }) => EXCEPTING.has(text));
}

const EXCEPTING = new Set(['except', 'other', 'but', 'apart', 'aside', 'barring', 'excluding']);

function placedWish(
  wish: Wish,
  { from, to }: Piece,
  piece: number,
  scope: Scope | undefined,
): PlacedWish {
  const base = { wish, from, to, piece, isAdded: false, isWithdrawn: false };
  const placed = withRole({ ...base, strength: wish.strength ?? 'must' }, scope?.role);
  if (placed.strength === 'avoid' && scope?.isExcepting === true) placed.isExcepted = true;
  const isRefused = placed.strength === 'avoid' && scope !== undefined && scope.last === undefined;
  return isRefused ? { ...placed, from: Math.min(from, scope.from) } : placed;
}

function withRole(placed: PlacedWish, role: Marker['role'] | undefined): PlacedWish {
  // "except not Whitefield" is no double negation people mean; what was said first holds.
  if (role === 'not' && isLoneAmount(placed.wish)) return { ...placed, isWithdrawn: true };
  if (role === 'not') return { ...placed, strength: 'avoid' };
  if (role === 'drop') return { ...placed, strength: 'avoid', isDropped: true };
  if (role === 'nice')
    return { ...placed, strength: placed.strength === 'avoid' ? 'avoid' : 'nice' };
  // "without a gym is fine", "no lift needed": the wish is not needed, it is not forbidden.
  if (role === 'accept' && placed.isExcepted === true) return placed;
  if ((role === 'accept' || role === 'need') && placed.strength === 'avoid') {
    return { ...placed, isWithdrawn: true };
  }
  if (role === 'accept') return { ...placed, isAccepted: true };
  // "preferred, not mandatory" is still preferred.
  if (role === 'withdraw' && placed.strength === 'nice') return placed;
  if (role === 'withdraw') return { ...placed, isWithdrawn: true };
  if (role === 'add') return { ...placed, isAdded: true };
  return placed;
}

/** "not 1.5 cr but 1.2": refusing an amount forbids nothing that costs less. */
function isLoneAmount(wish: Wish): boolean {
  if (wish.field === 'area') return wish.lone === true && wish.value.basis !== 'plot';
  if (wish.field !== 'price') return false;
  return wish.isBound !== true && wish.value.min === undefined;
}

function markBefore(
  placed: PlacedWish[],
  pieces: readonly Piece[],
  index: number,
  tokens: readonly Token[],
): void {
  const marker = pieces[index];
  if (marker?.kind !== 'marker' || marker.marker.role === 'all-in') return;
  const marked = markedBefore(pieces, index, tokens);
  const last = Math.max(...marked);
  for (const [at, one] of placed.entries()) {
    if (!marked.has(one.piece)) continue;
    const changed = isWithout(one, tokens)
      ? withoutJudged(one, marker.marker.role)
      : countTurned(withRole(one, marker.marker.role));
    const isRefused =
      changed.strength === 'avoid' && one.strength !== 'avoid' && one.piece === last;
    placed[at] =
      isRefused && index - last <= MOST_PIECES_BETWEEN ? { ...changed, to: marker.to } : changed;
  }
}

/** "without OC not ok" needs the OC, "bina pool ke chalega" needs no pool. */
function withoutJudged(one: PlacedWish, role: Marker['role']): PlacedWish {
  // "flats without OC not needed" judges the flats.
  const isJudged = role === 'not' || (role === 'withdraw' && !one.isWithdrawn);
  if (isJudged) return { ...one, strength: 'must' };
  return role === 'nice' ? { ...one, isWithdrawn: true } : withRole(one, role);
}

function isWithout({ strength, from }: PlacedWish, tokens: readonly Token[]): boolean {
  return strength === 'avoid' && WITHOUT.has(tokens[from]?.text ?? '');
}

const WITHOUT = new Set(['without', 'bina', 'bagair', 'बिना', 'बगैर']);

/** "whitefield side me bilkul nahi": further off the marker is no part of the quote. */
const MOST_PIECES_BETWEEN = 3;

/** "no flats above 1.5 cr", "no flats by Brigade": the refusal is of what is said about the flats. */
function withBoundsDenied(placed: readonly PlacedWish[], pieces: readonly Piece[]): PlacedWish[] {
  const settled = [...placed];
  for (const [at, one] of placed.entries()) {
    const next = placed[at + 1];
    if (one.strength !== 'avoid' || next === undefined || next.strength !== 'must') continue;
    if (one.wish.field !== 'propertyType' && one.wish.field !== 'bhk') continue;
    const denied = boundDenied(next.wish);
    const isBeside = pieces.slice(one.piece + 1, next.piece).every(({ kind }) => kind === 'filler');
    const isTold =
      one.wish.field === 'propertyType' && refusesWhatTells(pieces, one.piece, next.piece);
    if (!isBeside || (denied === undefined && !isTold)) continue;
    const piece = pieces[one.piece];
    settled[at] = { ...one, strength: 'must', from: piece?.from ?? one.from };
    if (denied !== undefined) {
      settled[at + 1] = { ...next, wish: denied };
      continue;
    }
    settled[at + 1] = { ...next, strength: 'avoid', from: one.from };
    for (const [place, other] of listBehind(settled, at + 1, pieces)) {
      settled[place] = { ...other, strength: 'avoid' };
    }
  }
  return settled;
}

/** "no flats by Brigade or Prestige": the list goes on as long as "or" and "and" join it. */
function* listBehind(
  placed: readonly PlacedWish[],
  first: number,
  pieces: readonly Piece[],
): Generator<[number, PlacedWish]> {
  for (let at = first + 1; at < placed.length; at++) {
    const [before, one] = [placed[at - 1], placed[at]];
    if (before === undefined || one?.wish.field !== before.wish.field) return;
    const between = pieces.slice(before.piece + 1, one.piece);
    const joints = jointsBetween(pieces, before.piece + 1, one.piece);
    const isJoined = joints.every((joint) => joint === 'or' || joint === 'and');
    if (joints.length === 0 || !isJoined) return;
    if (between.some(({ kind }) => kind !== 'joint' && kind !== 'filler')) return;
    yield [at, one];
  }
}

/** "100 se zyada flat nahi": a bound that is refused behind it is a bound the other way. */
function countTurned(one: PlacedWish): PlacedWish {
  const { wish, strength } = one;
  if (strength !== 'avoid' || !isCount(wish)) return one;
  const value = turnedRound(wish.value);
  if (value === undefined) return one;
  return { ...one, strength: 'must', wish: { ...wish, value } };
}

/** A bound the other way; a range with both or none is no bound. */
function turnedRound({ min, max }: NumberRange): NumberRange | undefined {
  if (min === undefined) return max === undefined ? undefined : { min: max };
  return max === undefined ? { max: min } : undefined;
}

type CountWish = Extract<Wish, { field: CountField }>;

function isCount(wish: Wish): wish is CountWish {
  return wish.field in countWords;
}

function boundDenied(wish: Wish): Wish | undefined {
  if ((wish.field !== 'price' && wish.field !== 'area') || wish.isBound !== true) return undefined;
  const turned = turnedRound(wish.value);
  if (turned === undefined) return undefined;
  return wish.field === 'price'
    ? { ...wish, value: { basis: wish.value.basis, ...turned } }
    : { ...wish, value: { basis: wish.value.basis, ...turned } };
}

/** "I would like a 3bhk in Whitefield" opens a request; only what comes later can be a nicety. */
function isPoliteOpening(pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index];
  if (piece?.kind !== 'marker' || piece.marker.role !== 'nice' || piece.marker.isPolite !== true) {
    return false;
  }
  const isFirst = !pieces.slice(0, index).some(({ kind }) => kind === 'wish');
  const wishesAfter = pieces.slice(index + 1).filter(({ kind }) => kind === 'wish').length;
  return isFirst && wishesAfter > 1 && nextOf(pieces, index) !== undefined;
}
