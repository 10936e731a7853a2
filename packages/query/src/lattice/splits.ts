import type { Field } from '../criteria.ts';
import type { PlacedWish } from '../placed-wish.ts';
import type { Piece } from '../reading.ts';

/** Wishes that stand together: those of one piece, or one of several that a piece joins by "or". */
export interface Unit {
  placed: readonly number[];
  wishes: readonly PlacedWish[];
  fields: ReadonlySet<Field>;
  from: number;
  to: number;
  piece: number;
}

/** Where each whole wish begins, and where the last one ends, as positions of units; none for a sentence without "or". */
export interface Split {
  starts: readonly number[];
  end: number;
}

const MOST_UNITS = 12;
/** So many ways to part them are those of a list, whose "or" joins its members. */
const MOST_SPLITS = 200;

export function splitAt(
  placed: readonly PlacedWish[],
  units: readonly Unit[],
  { starts, end }: Split,
): PlacedWish[] {
  const numbers = new Map<number, number>();
  for (const [at, unit] of units.entries()) {
    const number = at >= end ? -1 : starts.findLastIndex((start) => start <= at);
    for (const index of unit.placed) if (number >= 0) numbers.set(index, number);
  }
  return placed.map((one, at) => {
    const alternative = numbers.get(at);
    return alternative === undefined ? one : { ...one, alternative };
  });
}

export function unitsOf(placed: readonly PlacedWish[]): Unit[] {
  const groups: number[][] = [];
  for (const [at, one] of placed.entries()) {
    if (one.isWithdrawn) continue;
    const last = groups.at(-1);
    const before = last === undefined ? undefined : placed[last[0] ?? 0];
    if (last === undefined || before?.piece !== one.piece || one.wish.isAlternative === true) {
      groups.push([at]);
    } else last.push(at);
  }
  return groups.map((group) => {
    const wishes = group.flatMap((at) => placed[at] ?? []);
    const [first] = wishes;
    return {
      placed: group,
      wishes,
      fields: new Set(wishes.map(({ wish }) => wish.field)),
      from: first?.from ?? 0,
      to: first?.to ?? 0,
      piece: first?.piece ?? 0,
    };
  });
}

/**
 * Every way to part the wishes in two or three that follow each other: at an "or", or where the same is said again ("flat adre
 * hebbal, villa adre devanahalli").
 */
export function splitsOf(units: readonly Unit[], pieces: readonly Piece[]): Split[] {
  if (units.length > MOST_UNITS) return [];
  const isOrBefore = units.map((_, at) => gapBefore(units, at, pieces).some(isOr));
  const isSeam = (start: number, at: number) =>
    isOrBefore[at] === true ||
    [...(units[at]?.fields ?? [])].some((field) => units[start]?.fields.has(field) === true);
  const splits: Split[] = [];
  for (let start = 0; start < units.length - 1; start++) {
    for (let second = start + 1; second < units.length; second++) {
      if (!isSeam(start, second)) continue;
      for (let end = second + 1; end <= units.length; end++) {
        splits.push({ starts: [start, second], end });
        for (let third = second + 1; third < end; third++) {
          if (isSeam(second, third)) splits.push({ starts: [start, second, third], end });
        }
      }
    }
  }
  return splits.length > MOST_SPLITS ? [] : splits;
}

const isOr = (piece: Piece) => piece.kind === 'joint' && piece.joint === 'or';

/** The pieces between a unit and the one before it. */
export function gapBefore(
  units: readonly Unit[],
  at: number,
  pieces: readonly Piece[],
): readonly Piece[] {
  const [before, after] = [units[at - 1], units[at]];
  if (before === undefined) return pieces.slice(0, after?.piece ?? pieces.length);
  if (before.piece === after?.piece)
    return [{ kind: 'joint', joint: 'or', length: 0, from: 0, to: 0 }];
  return pieces.slice(before.piece + 1, after?.piece ?? pieces.length);
}
