import type { Random } from '../random.ts';
import { bestOf, privateModules, settle, total } from './arrangement.ts';
import type { Arrangement } from './arrangement.ts';
import { emptyDraft, PASSAGE } from './layout.ts';
import type { Room } from './layout.ts';
import { clamp } from './program.ts';
import type { Program } from './program.ts';
import { layPassage } from './passage.ts';
import { layPublicRooms } from './public-rooms.ts';
import { naturalLength } from './row-modules.ts';
import type { Module } from './row-modules.ts';
import { fillRow } from './rows.ts';

/**
 * Homes on one floor, drawn with façades above and below: living and dining rooms run through, and
 * bedrooms lie on both sides of a passage, to the right of them or to both sides.
 */

interface Choice {
  /** Width to height of the outline. */
  aspect: number;
  hasShafts: boolean;
  /** Kitchen below the dining room, or in the row beside it. */
  isKitchenInFront: boolean;
  rows: { top: Module[]; bottom: Module[]; leftTop: Module[]; leftBottom: Module[] };
  isDoorBelow: boolean;
}

export interface FlatOptions {
  /** The ground floor of a house, with a stair at the façade. */
  hasStair?: boolean;
  /** Neighbours left and right: the door is in the front. */
  isInRow?: boolean;
  tries?: number;
  /** Metres between the façades, from and to. */
  height?: readonly [number, number];
}

export function arrangeFlat(
  program: Program,
  carpet: number,
  random: Random,
  options: FlatOptions = {},
): Arrangement | undefined {
  const canSpread = program.suites.length >= 3 && !options.hasStair && !options.isInRow;
  const isWide = canSpread && random.chance(program.suites.length > 3 ? 0.75 : 0.5);
  const attempt = (isTwoSided: boolean) => () => {
    const choice = choose({ program, carpet, isTwoSided, options }, random);
    return settle(carpet, (gross) => lay(program, choice, gross));
  };
  const tries = options.tries ?? 130;
  return (
    (isWide ? bestOf(tries, ENOUGH, attempt(true)) : undefined) ??
    bestOf(tries, ENOUGH, attempt(false)) ??
    (canSpread ? bestOf(tries, ENOUGH, attempt(true)) : undefined)
  );
}

const ENOUGH = 6;

interface Asked {
  program: Program;
  carpet: number;
  isTwoSided: boolean;
  options: FlatOptions;
}

function choose({ program, carpet, isTwoSided, options }: Asked, random: Random): Choice {
  const rows: Choice['rows'] = { top: [], bottom: [], leftTop: [], leftBottom: [] };
  const isKitchenInFront =
    !isTwoSided &&
    !options.isInRow &&
    random.chance(program.suites.length < 3 && !options.hasStair ? 0.7 : 0.35);
  if (options.hasStair) rows.top.push({ kind: 'stair', width: 2350 });
  if (!isKitchenInFront) {
    rows.bottom.push({
      kind: 'kitchen',
      area: program.kitchen,
      utility: program.utility,
      isWetFirst: false,
      ...(program.hasStore
        ? { inner: 'store' as const }
        : program.hasPooja && random.chance(0.5)
          ? { inner: 'pooja' as const }
          : {}),
    });
  }
  const modules = random.sample(privateModules(program, random), 99);
  for (const module of modules) {
    const free = isTwoSided
      ? [rows.top, rows.bottom, rows.leftTop, rows.leftBottom]
      : [rows.top, rows.bottom];
    // The emptiest row mostly, so that rows on both sides of a passage balance.
    const sorted = free.toSorted((a, b) => total(a) - total(b));
    const row = random.chance(0.75) ? sorted[0] : random.pick(free);
    row?.push(module);
  }
  // Two rows of rooms 3 to 4.6 m deep and the passage between them, in an outline that suits a sheet.
  const height = random.between(...(options.height ?? heightsFor(carpet)));
  return {
    aspect: clamp(carpet / height ** 2, options.isInRow ? 0.6 : 0.82, isTwoSided ? 2.1 : 1.8),
    // Floors of a house are alike in outline, shafts would make them differ.
    hasShafts: !options.hasStair && random.chance(0.7),
    isKitchenInFront,
    rows,
    isDoorBelow:
      isTwoSided || options.isInRow === true || random.chance(options.hasStair ? 0.6 : 0.3),
  };
}

function heightsFor(carpet: number): readonly [number, number] {
  return carpet < 64 ? [6.3, 8.6] : carpet < 150 ? [7.2, 10.4] : [9, 12];
}

function lay(
  program: Program,
  choice: Choice,
  gross: number,
): Omit<Arrangement, 'strain'> | undefined {
  const { rows, isKitchenInFront } = choice;
  const height = Math.round(Math.sqrt((gross * 1e6) / choice.aspect));
  const width = Math.round((gross * 1e6) / height);
  const publicArea =
    program.living +
    program.dining +
    program.foyer +
    (isKitchenInFront ? program.kitchen + program.utility : 0);
  const { hasShafts } = choice;
  const right = balance(rows.top, rows.bottom, height, hasShafts);
  const hasLeft = rows.leftTop.length + rows.leftBottom.length > 0;
  const left = hasLeft ? balance(rows.leftTop, rows.leftBottom, height, hasShafts) : undefined;
  if (right === undefined || (hasLeft && left === undefined)) return undefined;
  // Everything is wider or narrower by the same share until it fills the outline.
  const natural = right.length + (left?.length ?? 0) + (publicArea * 1e6) / height;
  const x0 = Math.round(((left?.length ?? 0) * width) / natural);
  const x1 = width - Math.round((right.length * width) / natural);
  const draft = emptyDraft();

  const rightCut = right.cut;
  const top = fillRow(draft, { x0: x1, x1: width, outer: 0, inner: rightCut, hasShafts }, rows.top);
  const bottom = fillRow(
    draft,
    { x0: x1, x1: width, outer: height, inner: rightCut + PASSAGE, hasShafts },
    rows.bottom,
  );
  if (top === undefined || bottom === undefined) return undefined;
  const passage = layPassage(
    draft,
    { x0: x1, x1: width, y0: rightCut, y1: rightCut + PASSAGE },
    [top, bottom],
    { left: false, right: true },
  );

  let leftPassage: Room | undefined;
  if (left) {
    const { cut } = left;
    const above = fillRow(draft, { x0: 0, x1: x0, outer: 0, inner: cut, hasShafts }, rows.leftTop);
    const below = fillRow(
      draft,
      { x0: 0, x1: x0, outer: height, inner: cut + PASSAGE, hasShafts },
      rows.leftBottom,
    );
    if (above === undefined || below === undefined) return undefined;
    leftPassage = layPassage(draft, { x0: 0, x1: x0, y0: cut, y1: cut + PASSAGE }, [above, below], {
      left: true,
      right: false,
    });
  }
  const { isDoorBelow } = choice;
  const { kitchen } = bottom;
  return layPublicRooms({
    draft,
    program,
    x0,
    x1,
    height,
    isDoorBelow,
    isKitchenInFront,
    passage,
    leftPassage,
    kitchen,
  });
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
