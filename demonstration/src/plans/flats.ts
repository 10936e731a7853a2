import type { Random } from '@manemitra/catalogue/random';
import { bestOf, maySettle, privateModules, settle, total } from './arrangement.ts';
import type { Arrangement } from './arrangement.ts';
import { outlineOf, rowsInNumbers } from './flat-outline.ts';
import type { FlatChoice, Wing } from './flat-outline.ts';
import { emptyDraft, PASSAGE } from './layout.ts';
import { clamp } from './program.ts';
import type { Program } from './program.ts';
import { layPassage } from './passage.ts';
import { layPublicRooms } from './public-rooms.ts';
import { fillRow } from './rows.ts';

/**
 * Homes on one floor, drawn with façades above and below: living and dining rooms run through, and
 * bedrooms lie on both sides of a passage, to the right of them or to both sides.
 */

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
    const isHopeless = !maySettle(carpet, (gross) => {
      const outline = outlineOf(program, choice, gross);
      return outline && rowsInNumbers(outline, choice.hasShafts);
    });
    return isHopeless ? undefined : settle(carpet, (gross) => lay(program, choice, gross));
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

function choose({ program, carpet, isTwoSided, options }: Asked, random: Random): FlatChoice {
  const rows: FlatChoice['rows'] = { top: [], bottom: [], leftTop: [], leftBottom: [] };
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
  choice: FlatChoice,
  gross: number,
): Omit<Arrangement, 'strain'> | undefined {
  const outline = outlineOf(program, choice, gross);
  if (outline === undefined) return undefined;
  const draft = emptyDraft();
  const layWing = ({ x0, x1, cut, top, bottom }: Wing, closed: 'left' | 'right') => {
    const along = { x0, x1, hasShafts: choice.hasShafts };
    const below = { ...along, outer: outline.height, inner: cut + PASSAGE };
    const rows = [
      fillRow(draft, { ...along, outer: 0, inner: cut }, top),
      fillRow(draft, below, bottom),
    ].flatMap((row) => row ?? []);
    if (rows.length < 2) return undefined;
    const strip = { x0, x1, y0: cut, y1: cut + PASSAGE };
    const ends = { left: closed === 'left', right: closed === 'right' };
    return { passage: layPassage(draft, strip, rows, ends), kitchen: rows[1]?.kitchen };
  };
  const right = layWing(outline.right, 'right');
  const left = outline.left && layWing(outline.left, 'left');
  if (right === undefined || (outline.left && left === undefined)) return undefined;
  const { x0, x1, height } = outline;
  const { isDoorBelow, isKitchenInFront } = choice;
  return layPublicRooms({
    draft,
    program,
    x0,
    x1,
    height,
    isDoorBelow,
    isKitchenInFront,
    passage: right.passage,
    leftPassage: left?.passage,
    kitchen: right.kitchen,
  });
}
