import type { Random } from '@manemitra/catalogue/random';
import { bestOf, total } from './arrangement.ts';
import type { Arrangement } from './arrangement.ts';
import { arrangeFlat } from './flats.ts';
import { boundsOf, boxOf } from './geometry.ts';
import type { Box } from './geometry.ts';
import { strain } from './judge.ts';
import { addRoom, emptyDraft, PASSAGE } from './layout.ts';
import type { Balcony } from './layout.ts';
import { clamp, groundProgram, suites } from './program.ts';
import type { Program } from './program.ts';
import { layPassage } from './passage.ts';
import type { Module } from './row-modules.ts';
import { fillRow, mayFill } from './rows.ts';
import type { FilledRow } from './rows.ts';

/**
 * Homes on several floors around one stair: rooms for all on the ground floor, bedrooms above, and on a
 * third floor a terrace beside the last of them.
 */

export interface Storey {
  arrangement: Arrangement;
  terrace?: Balcony;
}

interface House {
  beds: number;
  bathrooms: number;
  carpet: number;
  isInRow: boolean;
  hasPlot: boolean;
}

export function arrangeHouse(house: House, random: Random): Storey[] | undefined {
  const { beds, bathrooms, carpet, isInRow, hasPlot } = house;
  if (beds < 3 || bathrooms < 2 || bathrooms > beds + 1) return undefined;
  const isTall = beds >= 4 && carpet / 2 > (isInRow ? 126 : hasPlot ? 132 : 400);
  for (let i = 0; i < 9; i++) {
    // The last of three floors may be smaller and have a terrace beside it.
    const last = random.chance(0.6) ? random.between(0.22, 0.31) : 1 / 3;
    const shares = !isTall
      ? [0.5, 0.5]
      : last < 1 / 3
        ? [(1 - last) / 2, (1 - last) / 2, last]
        : [last, last, last];
    const groundCarpet = carpet * (shares[0] ?? 1);
    if (groundCarpet < 58) return undefined;
    const groundBeds = groundCarpet > 76 || beds > 4 ? 1 : 0;
    const above = beds - groundBeds;
    const upperBeds = isTall ? [above - 1, 1] : [above];
    // Guests below have one toilet; every bedroom above has its own as far as they go.
    const attached = Math.min(above, bathrooms - 1);
    // Below this, bedrooms above cannot keep their least sizes.
    if ((upperBeds[0] ?? 0) * (groundCarpet > 80 ? 13 : 16.4) + 17 > groundCarpet) return undefined;
    const program = groundProgram(groundBeds, bathrooms - attached, groundCarpet);
    const ground = arrangeFlat(program, groundCarpet, random, {
      hasStair: true,
      isInRow,
      tries: 12,
      height: [8, 11],
    });
    const upper = { upperBeds, attached, carpet, shares, isLarge: carpet > 190 };
    const storeys = ground && stack(ground, upper, random);
    if (storeys) return storeys;
  }
  return undefined;
}

interface Upper {
  upperBeds: readonly number[];
  attached: number;
  carpet: number;
  shares: readonly number[];
  isLarge: boolean;
}

function stack(ground: Arrangement, upper: Upper, random: Random): Storey[] | undefined {
  const stair = ground.draft.rooms.find(({ kind }) => kind === 'stair')?.box;
  if (stair === undefined) return undefined;
  const frame = boundsOf(ground.draft.rooms.map(({ box }) => box));
  const storeys: Storey[] = [{ arrangement: ground }];
  let left = upper.attached;
  for (const [i, beds] of upper.upperBeds.entries()) {
    const area = upper.carpet * (upper.shares[i + 1] ?? 0);
    const isSmaller = (upper.shares[i + 1] ?? 0) < (upper.shares[0] ?? 0);
    const width = isSmaller ? Math.round((area * 1e6) / frame.y1) : frame.x1;
    // Beside the stair lies a room, beyond it a terrace that one can sit on.
    if (isSmaller && (width < stair.x1 + 1200 || width > frame.x1 - 1600)) return undefined;
    const toilets = Math.min(beds, left);
    left -= toilets;
    const storey = arrangeUpper({
      frame: { ...frame, x1: width },
      whole: frame,
      stair,
      program: upperProgram(beds, toilets, area, upper.isLarge),
      random,
    });
    if (storey === undefined) return undefined;
    storeys.push(storey);
  }
  return storeys;
}

interface UpperProgram extends Pick<Program, 'suites' | 'lounge' | 'study' | 'toilet'> {}

/** A family room takes what bedrooms of a good size leave. */
function upperProgram(beds: number, toilets: number, area: number, isLarge: boolean): UpperProgram {
  const toilet = clamp(area / 20, 3.6, 5.6);
  const passage = Math.sqrt(area) * 0.95;
  const free = area - 10.5 - passage - toilets * toilet * 1.4;
  const bedrooms = suites(beds, toilets, isLarge);
  const natural = bedrooms.reduce((sum, suite) => sum + suite.area, 0);
  const hasLounge = free > natural * 1.12 + 8;
  const by = Math.min(hasLounge ? 1.45 : 3, (free - (hasLounge ? 9 : 0)) / natural);
  const spare = free - natural * by;
  const hasStudy = spare > 22;
  return {
    toilet,
    suites: bedrooms.map((suite) => ({ ...suite, area: suite.area * by })),
    ...(hasLounge ? { lounge: { name: 'Family', area: hasStudy ? spare * 0.66 : spare } } : {}),
    ...(hasStudy ? { study: { name: 'Study', area: spare * 0.34 } } : {}),
  };
}

interface UpperSpace {
  frame: Box;
  whole: Box;
  stair: Box;
  program: UpperProgram;
  random: Random;
}

function arrangeUpper({ frame, whole, stair, program, random }: UpperSpace): Storey | undefined {
  const hasTerrace = frame.x1 < whole.x1;
  const arrangement = bestOf(45, 5, () => {
    const rows: { x0: number; x1: number; modules: Module[]; isTop: boolean }[] = [
      { x0: 0, x1: stair.x0, modules: [], isTop: true },
      { x0: stair.x1, x1: frame.x1, modules: [], isTop: true },
      { x0: 0, x1: frame.x1, modules: [], isTop: false },
    ].filter(({ x0, x1 }) => x1 - x0 > 100);
    const cut = stair.y1;
    const room = (row: (typeof rows)[number]) =>
      ((row.x1 - row.x0) * (row.isTop ? cut : frame.y1 - cut - PASSAGE)) / 1e6;
    const modules: Module[] = [
      ...program.suites.map((suite): Module => ({
        kind: 'suite',
        area: suite.area,
        hasDress: suite.hasDress,
        isWetFirst: random.chance(0.5),
        ...(suite.hasToilet ? { toilet: program.toilet } : {}),
      })),
      ...(program.lounge
        ? [{ kind: 'room', room: 'lounge', isOpen: true, ...program.lounge } as const]
        : []),
      ...(program.study
        ? [{ kind: 'room', room: 'study', isOpen: false, ...program.study } as const]
        : []),
    ];
    for (const module of random.sample(modules, 99)) {
      const byRoom = rows.toSorted(
        (a, b) => room(b) - total(b.modules) - (room(a) - total(a.modules)),
      );
      (random.chance(0.7) ? byRoom[0] : random.pick(rows))?.modules.push(module);
    }
    const spaces = rows.map(({ x0, x1, modules: own, isTop }) => {
      const [outer, inner] = isTop ? [0, cut] : [frame.y1, cut + PASSAGE];
      return {
        row: { x0, x1, outer, inner, hasShafts: false },
        modules: own.length > 0 ? own : [filler(x1 - x0)],
      };
    });
    if (!spaces.every(({ row, modules: own }) => mayFill(row, own))) return undefined;
    const draft = emptyDraft();
    const filled: FilledRow[] = [];
    for (const { row, modules: own } of spaces) {
      const done = fillRow(draft, row, own);
      if (done === undefined) return undefined;
      filled.push(done);
    }
    const well = addRoom(draft, 'stair', 'Stair', stair);
    filled.push({ entered: [{ room: well, how: 'open' }] });
    const strip = { x0: 0, x1: frame.x1, y0: cut, y1: cut + PASSAGE };
    layPassage(draft, strip, filled, { left: true, right: !hasTerrace });
    const found = strain(draft.rooms, draft.links);
    return found === undefined ? undefined : { draft, entrance: { room: well.id }, strain: found };
  });
  if (arrangement === undefined) return undefined;
  if (!hasTerrace) return { arrangement };
  const passage = arrangement.draft.rooms.find(({ kind }) => kind === 'passage');
  if (passage === undefined) return undefined;
  const box = boxOf(frame.x1 + 230, whole.y0, whole.x1, whole.y1);
  return { arrangement, terrace: { of: passage.id, side: 'right', name: 'Terrace', box } };
}

/** What stands where no bedroom fits. */
function filler(width: number): Module {
  return width < 2200
    ? { kind: 'room', room: 'store', name: 'Store', area: width / 250, isOpen: false }
    : { kind: 'room', room: 'study', name: 'Office', area: width / 250, isOpen: false };
}
