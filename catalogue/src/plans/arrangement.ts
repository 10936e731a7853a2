import type { Random } from '../random.ts';
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

/**
 * Repeats a layout for growing outlines until its rooms, without shafts, have exactly `carpet` square
 * metres: the shafts are known only when the rooms are.
 */
export function settle(
  carpet: number,
  lay: (gross: number) => Omit<Arrangement, 'strain'> | undefined,
): Arrangement | undefined {
  let gross = carpet;
  for (let i = 0; i < 7; i++) {
    const made = lay(gross);
    if (made === undefined) return undefined;
    const sum = made.draft.rooms.reduce((all, { box }) => all + squareMeters(box), 0);
    if (
      i === 0 &&
      strain(made.draft.rooms, made.draft.links) === undefined &&
      sum > carpet * 0.985
    ) {
      return undefined;
    }
    if (Math.abs(sum - carpet) < 0.012 || i === 6) {
      const found = strain(made.draft.rooms, made.draft.links);
      return found === undefined || Math.abs(sum - carpet) > 0.04
        ? undefined
        : { ...made, strain: found };
    }
    gross += carpet - sum;
  }
  return undefined;
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
