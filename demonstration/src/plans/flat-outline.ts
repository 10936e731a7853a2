import type { RowsInNumbers } from './arrangement.ts';
import { PASSAGE } from './layout.ts';
import type { Program } from './program.ts';
import { naturalLength } from './row-modules.ts';
import type { Module } from './row-modules.ts';
import { mayHoldRooms, placeParts, shaftArea } from './row-parts.ts';

/** What chance settles of a flat before anything is measured. */
export interface FlatChoice {
  /** Width to height of the outline. */
  aspect: number;
  hasShafts: boolean;
  /** Kitchen below the dining room, or in the row beside it. */
  isKitchenInFront: boolean;
  rows: { top: Module[]; bottom: Module[]; leftTop: Module[]; leftBottom: Module[] };
  isDoorBelow: boolean;
}

/** Bedrooms on both sides of a passage that begins `cut` below the upper façade. */
export interface Wing {
  x0: number;
  x1: number;
  cut: number;
  top: readonly Module[];
  bottom: readonly Module[];
}

/** The rooms for all lie between `x0` and `x1`, from façade to façade. */
export interface FlatOutline {
  width: number;
  height: number;
  x0: number;
  x1: number;
  right: Wing;
  left?: Wing;
}

/** An outline of `gross` square metres; undefined when the rows above and below a passage do not balance. */
export function outlineOf(
  program: Program,
  { aspect, rows, isKitchenInFront, hasShafts }: FlatChoice,
  gross: number,
): FlatOutline | undefined {
  const height = Math.round(Math.sqrt((gross * 1e6) / aspect));
  const width = Math.round((gross * 1e6) / height);
  const right = balance(rows.top, rows.bottom, height, hasShafts);
  const hasLeft = rows.leftTop.length + rows.leftBottom.length > 0;
  const left =
    hasLeft && right ? balance(rows.leftTop, rows.leftBottom, height, hasShafts) : undefined;
  if (right === undefined || (hasLeft && left === undefined)) return undefined;
  const publicArea =
    program.living +
    program.dining +
    program.foyer +
    (isKitchenInFront ? program.kitchen + program.utility : 0);
  // Everything is wider or narrower by the same share until it fills the outline.
  const natural = right.length + (left?.length ?? 0) + (publicArea * 1e6) / height;
  const x0 = Math.round(((left?.length ?? 0) * width) / natural);
  const x1 = width - Math.round((right.length * width) / natural);
  return {
    width,
    height,
    x0,
    x1,
    right: { x0: x1, x1: width, cut: right.cut, top: rows.top, bottom: rows.bottom },
    ...(left
      ? { left: { x0: 0, x1: x0, cut: left.cut, top: rows.leftTop, bottom: rows.leftBottom } }
      : {}),
  };
}

/** The outline's rows of bedrooms in numbers; undefined when they do not fit. */
export function rowsInNumbers(
  { width, height, right, left }: FlatOutline,
  hasShafts: boolean,
): RowsInNumbers | undefined {
  let shafts = 0;
  let areLargeEnough = true;
  for (const { x0, x1, cut, top, bottom } of left ? [right, left] : [right]) {
    for (const [depth, modules] of [
      [cut, top],
      [height - cut - PASSAGE, bottom],
    ] as const) {
      const parts = placeParts({ x0, x1, depth, hasShafts }, modules);
      if (parts === undefined) return undefined;
      shafts += shaftArea(parts);
      areLargeEnough &&= mayHoldRooms(parts, depth);
    }
  }
  return { carpet: (width * height - shafts) / 1e6, areLargeEnough };
}

/** Where the passage begins, so that the rows above and below it are of one length. */
function balance(
  top: readonly Module[],
  bottom: readonly Module[],
  height: number,
  hasShafts: boolean,
): { cut: number; length: number } | undefined {
  if (top.length === 0 || bottom.length === 0) return undefined;
  const depth = height - PASSAGE;
  if (depth < 4600) return undefined;
  let [low, high] = [0.32, 0.68];
  for (let i = 0; i < 7; i++) {
    const share = (low + high) / 2;
    const above = naturalLength(top, depth * share, hasShafts);
    const below = naturalLength(bottom, depth * (1 - share), hasShafts);
    if (above > below) low = share;
    else high = share;
  }
  const cut = Math.round((depth * (low + high)) / 2);
  const above = naturalLength(top, cut, hasShafts);
  const below = naturalLength(bottom, depth - cut, hasShafts);
  if (Math.max(above, below) > Math.min(above, below) * 1.5) return undefined;
  return { cut, length: (above + below) / 2 };
}
