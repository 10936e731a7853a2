import type { PlacedWish } from '../placed-wish.ts';
import type { Marker, Piece, Wish } from '../reading.ts';
import type { Choice } from './decode.ts';
import { MENTION } from './edges-before.ts';
import type { Lattice } from './lattice.ts';
import { longestPieces } from './readings.ts';
import { AVOID, DROP, ROLES } from './roles.ts';

/** A sentence read: its pieces without a gap, and its wishes with what is said of them. */
export interface Reading {
  pieces: Piece[];
  placed: PlacedWish[];
}

/** The wishes of a row, and what stands between them read as anything but a wish. */
export function readingOf({ edges, plain }: Lattice, row: readonly Choice[]): Reading {
  const pieces: Piece[] = [];
  const placed: PlacedWish[] = [];
  let at = 0;
  for (const { edge: index, role } of row) {
    const edge = edges[index];
    if (edge === undefined) continue;
    const { from, to, wishes, seen } = edge;
    // "No facing" after "east facing" takes the wish back: it does not refuse the east.
    const said = saidAs(seen === MENTION && role === AVOID ? DROP : role);
    pieces.push(...between(at, from));
    if (role !== AVOID && wishes.every(isWorse) && isAccepted(pieces)) {
      pieces.push({ kind: 'background', length: to - from, from, to });
      at = to;
      continue;
    }
    for (const wish of wishes) {
      placed.push({ wish, from, to, piece: pieces.length, ...said });
    }
    pieces.push({ kind: 'wish', wishes, length: to - from, from, to });
    at = to;
  }
  pieces.push(...between(at, plain.length));
  return { pieces, placed: placed.map((one) => withRefusal(one, pieces)) };

  function between(from: number, to: number): Piece[] {
    return withoutWithdrawn(longestPieces(plain, [from, to], false));
  }
}

/** What nobody looks for: where it is called fine, homes without it are as well. */
function isWorse({ field, value }: Wish): boolean {
  if (field === 'khatha') return value.in.every((one) => one === 'B');
  return field === 'water' && value.in.every((one) => one === 'borewell' || one === 'tanker');
}

/** "Fine with B khata", "no issue with borewell": the last words call fine what follows. */
function isAccepted(pieces: readonly Piece[]): boolean {
  const last = pieces.findLast(({ kind }) => kind !== 'filler');
  return last?.kind === 'marker' && last.marker.role === 'accept' && last.side === 'after';
}

/**
 * "no pool needed": what is taken back was used, and is not reported. What is called fine ("borewell ok") is only where its lack is:
 * "no pool is fine".
 */
function withoutWithdrawn(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    if (piece.kind !== 'unheld' || piece.isUnmeant !== true) return piece;
    const { from, to, length } = piece;
    const has = (roles: ReadonlySet<Marker['role']>) =>
      [pieces[at - 1], pieces[at + 1], pieces[at + 2]].some(
        (beside) => beside?.kind === 'marker' && roles.has(beside.marker.role),
      );
    const isWithdrawn = has(WITHDRAWING) || (has(ACCEPTING) && has(REFUSING));
    return isWithdrawn ? { kind: 'background', from, to, length } : piece;
  });
}

const WITHDRAWING: ReadonlySet<Marker['role']> = new Set(['withdraw', 'need', 'drop']);
const ACCEPTING: ReadonlySet<Marker['role']> = new Set(['accept']);
const REFUSING: ReadonlySet<Marker['role']> = new Set(['not']);

function saidAs(index: number): Pick<PlacedWish, 'strength' | 'isAdded' | 'isWithdrawn'> {
  const role = ROLES[index];
  const strength = role === 'nice' || role === 'avoid' ? role : 'must';
  return { strength, isAdded: role === 'also', isWithdrawn: role === 'drop' };
}

/** How many pieces may stand between a refusal and what it refuses, to be quoted together: "whitefield side nahi". */
const MOST_BETWEEN = 2;

/** The words that refuse a wish are part of its quote where they stand beside it. */
function withRefusal(one: PlacedWish, pieces: readonly Piece[]): PlacedWish {
  if (one.strength !== 'avoid') return one;
  const ahead = refusalBeside(pieces, one.piece, -1);
  const behind = ahead === undefined ? refusalBeside(pieces, one.piece, 1) : undefined;
  return { ...one, from: ahead?.from ?? one.from, to: behind?.to ?? one.to };
}

function refusalBeside(pieces: readonly Piece[], at: number, step: 1 | -1): Piece | undefined {
  const side = step < 0 ? 'before' : 'after';
  for (let next = at + step; Math.abs(next - at) <= MOST_BETWEEN + 1; next += step) {
    const piece = pieces[next];
    const isRefusal =
      piece?.kind === 'marker' && (piece.marker.role === 'not' || piece.marker.role === 'drop');
    if (isRefusal && piece.side !== side) return piece;
    if (piece?.kind !== 'filler') return undefined;
  }
  return undefined;
}
