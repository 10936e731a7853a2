import type { Random } from '@manemitra/catalogue/random';
import { squareMeters } from './geometry.ts';
import { strain } from './judge.ts';
import type { Draft } from './layout.ts';
import type { Side } from './geometry.ts';
import type { Program } from './program.ts';
import type { Module } from './row-modules.ts';

/** One way of laying out a floor, before it is turned and gets its balconies. */
export interface Arrangement {
  draft: Draft;
  entrance: { room: string; side?: Side };
  /** Less is better; see judge.ts. */
  strain: number;
}

/**
 * The best of the first `enough` arrangements that `attempt` makes from chance in at most `tries`, so that
 * one home differs from the next. An attempt that does not work out is undefined.
 */
export function bestOf(
  tries: number,
  enough: number,
  attempt: () => Arrangement | undefined,
): Arrangement | undefined {
  let best: Arrangement | undefined;
  let found = 0;
  for (let i = 0; i < tries && found < enough; i++) {
    const made = attempt();
    if (made === undefined) continue;
    found++;
    if (best === undefined || made.strain < best.strain) best = made;
  }
  return best;
}

/** An outline's sum is close enough to the carpet area that was asked for. */
const isSettled = (sum: number, carpet: number): boolean => Math.abs(sum - carpet) < 0.012;
/** Shafts may make a first outline so much smaller than the next that its rooms say nothing yet. */
const isNearlySettled = (sum: number, carpet: number): boolean => sum > carpet * 0.985;
const LAST_ROUND = 6;

/**
 * Repeats a layout for growing outlines until its rooms, without shafts, have exactly `carpet` square
 * metres: the shafts are known only when the rooms are.
 */
export function settle(
  carpet: number,
  lay: (gross: number) => Omit<Arrangement, 'strain'> | undefined,
): Arrangement | undefined {
  let gross = carpet;
  for (let i = 0; i <= LAST_ROUND; i++) {
    const made = lay(gross);
    if (made === undefined) return undefined;
    const { rooms, links } = made.draft;
    const sum = rooms.reduce((all, { box }) => all + squareMeters(box), 0);
    const isLast = isSettled(sum, carpet) || i === LAST_ROUND;
    if (isLast || (i === 0 && isNearlySettled(sum, carpet))) {
      const found = strain(rooms, links);
      if (found === undefined) return undefined;
      if (isLast) return Math.abs(sum - carpet) > 0.04 ? undefined : { ...made, strain: found };
    }
    gross += carpet - sum;
  }
  return undefined;
}

/** What is known of an outline before its rooms are laid: their sum, and whether some are too small. */
export interface RowsInNumbers {
  /** Square metres without shafts. */
  carpet: number;
  /** False is sure, true is not. */
  areLargeEnough: boolean;
}

/** The rounds of `settle` in numbers alone, which most attempts do not survive: false only where it finds nothing. */
export function maySettle(
  carpet: number,
  reckon: (gross: number) => RowsInNumbers | undefined,
): boolean {
  let gross = carpet;
  for (let i = 0; i <= LAST_ROUND; i++) {
    const rows = reckon(gross);
    if (rows === undefined) return false;
    const isLast = isSettled(rows.carpet, carpet) || i === LAST_ROUND;
    if (isLast || (i === 0 && isNearlySettled(rows.carpet, carpet))) {
      if (!rows.areLargeEnough) return false;
      if (isLast) return true;
    }
    gross += carpet - rows.carpet;
  }
  return true;
}

/** The modules of a program's private rooms, in no order yet. */
export function privateModules(program: Program, random: Random): Module[] {
  const modules: Module[] = program.suites.map((suite) => ({
    kind: 'suite',
    area: suite.area,
    hasDress: suite.hasDress,
    isWetFirst: random.chance(0.5),
    ...(suite.hasToilet ? { toilet: program.toilet } : {}),
  }));
  for (let i = 0; i < program.commonToilets; i++) {
    modules.push({ kind: 'common', toilet: program.toilet * (i === 0 ? 0.95 : 0.85) });
  }
  if (program.study) {
    modules.push({ kind: 'room', room: 'study', isOpen: false, ...program.study });
  }
  if (program.lounge) {
    modules.push({ kind: 'room', room: 'lounge', isOpen: true, ...program.lounge });
  }
  return modules;
}

/** Square metres that a module would like to have. */
function wanted(module: Module): number {
  switch (module.kind) {
    case 'suite':
      return module.area + (module.toilet ?? 0) * 1.3;
    case 'common':
      return module.toilet * 1.3;
    case 'kitchen':
      return module.area + module.utility * (module.inner ? 1.7 : 1.15);
    case 'room':
      return module.area;
    case 'stair':
      return (module.width * 4.1) / 1000;
  }
}

export const total = (modules: readonly Module[]): number =>
  modules.reduce((sum, module) => sum + wanted(module), 0);
