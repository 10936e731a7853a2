import type { Field, Strength } from './criteria.ts';
import type { Joint, Marker, Piece, Wish } from './reading.ts';

/** A wish in its place, with the strength its sentence gives it. */
export interface PlacedWish {
  wish: Wish;
  strength: Strength;
  /** Tokens `[from, to)`. */
  from: number;
  to: number;
  /** "also", "bhi": joins what was said before instead of replacing it. */
  isAdded: boolean;
  /** "is fine too". */
  isAccepted?: true;
  /** "not needed": the wish is taken back. */
  isWithdrawn: boolean;
  /** Position of its piece, for questions of neighbourhood. */
  piece: number;
}

/** Fields whose values are names: a comma continues "not in Whitefield, Varthur". */
const LISTED_BY_COMMA: ReadonlySet<Field> = new Set([
  'locality',
  'zone',
  'near',
  'promoter',
  'approver',
]);

interface Scope {
  role: Marker['role'];
  /** The last wish in the scope; none until the marker has found its first. */
  last?: { field: Field; piece: number };
}

/**
 * Settles which wishes a "not", "preferably" or "not needed" speaks about. A marker holds for the
 * wish beside it and for the list that wish begins ("not in Whitefield or Varthur"), and ends at a
 * different field, at "but" and at the end of the sentence.
 */
export function settleScopes(pieces: readonly Piece[]): PlacedWish[] {
  const placed: PlacedWish[] = [];
  let scope: Scope | undefined;
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'marker') {
      if (piece.marker.role === 'all-in') continue;
      if (speaksOfBefore(pieces, index)) markBefore(placed, pieces, index, piece.marker.role);
      else if (!isPoliteOpening(pieces, index)) scope = { role: piece.marker.role };
    } else if (piece.kind === 'joint' && (piece.joint === 'stop' || piece.joint === 'but')) {
      scope = undefined;
    } else if (piece.kind === 'unheld' || piece.kind === 'ask') {
      scope = undefined;
    } else if (piece.kind === 'wish') {
      if (scope !== undefined && !holds(scope, pieces, index)) scope = undefined;
      for (const wish of piece.wishes) placed.push(placedWish(wish, piece, index, scope?.role));
      const field = piece.wishes[0]?.field;
      if (scope !== undefined && field !== undefined) scope.last = { field, piece: index };
    }
  }
  return placed;
}

function placedWish(
  wish: Wish,
  { from, to }: Piece,
  piece: number,
  role: Marker['role'] | undefined,
): PlacedWish {
  const base = { wish, from, to, piece, isAdded: false, isWithdrawn: false };
  return withRole({ ...base, strength: wish.strength ?? 'must' }, role);
}

function withRole(placed: PlacedWish, role: Marker['role'] | undefined): PlacedWish {
  if (role === 'not') {
    // "except not Whitefield" is no double negation people mean; what was said first holds.
    return { ...placed, strength: 'avoid' };
  }
  if (role === 'nice')
    return { ...placed, strength: placed.strength === 'avoid' ? 'avoid' : 'nice' };
  if (role === 'accept') return { ...placed, isAccepted: true };
  if (role === 'withdraw') return { ...placed, isWithdrawn: true };
  if (role === 'add') return { ...placed, isAdded: true };
  return placed;
}

/** Whether a wish still belongs to the list that a marker opened. */
function holds(scope: Scope, pieces: readonly Piece[], index: number): boolean {
  const { last } = scope;
  if (last === undefined) return true;
  const joints = jointsBetween(pieces, last.piece + 1, index);
  const field = fieldOf(pieces[index]);
  const isSameField = field === last.field;
  if (joints.includes('comma')) {
    return isSameField && holdsAcrossComma(scope, pieces, index, joints);
  }
  if (joints.includes('or')) return true;
  if (joints.includes('and')) return isSameField;
  // "no tanker borewell": only names stand side by side without a joint.
  return isSameField && index === last.piece + 1 && LISTED_BY_COMMA.has(last.field);
}

/** "not in Whitefield, Varthur" goes on; in "not Whitefield, Hebbal 3bhk" the second is wanted. */
function holdsAcrossComma(
  scope: Scope,
  pieces: readonly Piece[],
  index: number,
  joints: readonly Joint[],
): boolean {
  if (joints.includes('or')) return true;
  const field = fieldOf(pieces[index]);
  if (field === undefined) return false;
  if (scope.role === 'not' && !LISTED_BY_COMMA.has(field)) return endsInOr(pieces, index, field);
  if (hasOwnPreposition(pieces, index)) return endsInOr(pieces, index, field);
  const next = nextOf(pieces, index);
  return next === undefined || next.kind === 'joint';
}

/** The list goes on with the same field and closes with "or" or "and". */
function endsInOr(pieces: readonly Piece[], index: number, field: Field): boolean {
  let current = index;
  for (;;) {
    const next = nextWish(pieces, current);
    if (next === undefined || fieldOf(pieces[next]) !== field) return false;
    const joints = jointsBetween(pieces, current + 1, next);
    if (joints.includes('or') || joints.includes('and')) return true;
    if (!joints.includes('comma')) return false;
    current = next;
  }
}

function hasOwnPreposition(pieces: readonly Piece[], index: number): boolean {
  for (let before = index - 1; before >= 0; before--) {
    const piece = pieces[before];
    if (piece?.kind !== 'filler') return false;
    return true;
  }
  return false;
}

function jointsBetween(pieces: readonly Piece[], from: number, to: number): Joint[] {
  return pieces.slice(from, to).flatMap((piece) => (piece.kind === 'joint' ? [piece.joint] : []));
}

function fieldOf(piece: Piece | undefined): Field | undefined {
  return piece?.kind === 'wish' ? piece.wishes[0]?.field : undefined;
}

/** The next piece that is not a filler. */
function nextOf(pieces: readonly Piece[], index: number): Piece | undefined {
  return pieces.slice(index + 1).find((piece) => piece.kind !== 'filler');
}

function nextWish(pieces: readonly Piece[], index: number): number | undefined {
  const found = pieces.findIndex((piece, at) => at > index && piece.kind === 'wish');
  return found < 0 ? undefined : found;
}

/** Whether a marker stands behind what it speaks about. */
function speaksOfBefore(pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index];
  if (piece?.kind !== 'marker' || piece.side === 'after') return false;
  const before = previousContent(pieces, index);
  if (before === undefined) return false;
  if (piece.side === 'before') return true;
  const after = nextOf(pieces, index);
  return after === undefined || after.kind === 'joint' || after.kind === 'marker';
}

/** The wish or unheld words right before, with nothing but fillers between. */
function previousContent(pieces: readonly Piece[], index: number): number | undefined {
  for (let before = index - 1; before >= 0; before--) {
    const piece = pieces[before];
    if (piece === undefined) return undefined;
    if (piece.kind === 'wish' || piece.kind === 'unheld' || piece.kind === 'ask') return before;
    if (piece.kind === 'joint') return undefined;
  }
  return undefined;
}

/** Marks the wish before, and through "or" and "and" the list of its own field that it ends. */
function markBefore(
  placed: PlacedWish[],
  pieces: readonly Piece[],
  index: number,
  role: Marker['role'],
): void {
  const last = previousContent(pieces, index);
  const field = last === undefined ? undefined : fieldOf(pieces[last]);
  if (last === undefined || field === undefined) return;
  const marked = new Set([last]);
  let current = last;
  for (let before = current - 1; before >= 0; before--) {
    const piece = pieces[before];
    if (piece?.kind === 'wish') {
      const joints = jointsBetween(pieces, before + 1, current);
      const isList =
        joints.length > 0 && joints.every((joint) => joint === 'or' || joint === 'and');
      if (!isList || fieldOf(piece) !== field) break;
      marked.add(before);
      current = before;
    } else if (piece?.kind !== 'joint' && piece?.kind !== 'filler') {
      break;
    }
  }
  for (const [at, one] of placed.entries()) {
    if (marked.has(one.piece)) placed[at] = withRole(one, role);
  }
}

/** "I would like a 3bhk in Whitefield" opens a request; only what comes later can be a nicety. */
function isPoliteOpening(pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index];
  if (piece?.kind !== 'marker' || piece.marker.role !== 'nice' || piece.marker.isPolite !== true) {
    return false;
  }
  const isFirst = !pieces.slice(0, index).some(({ kind }) => kind === 'wish');
  const wishesAfter = pieces.slice(index + 1).filter(({ kind }) => kind === 'wish').length;
  return isFirst && wishesAfter > 1;
}
