import type { Field } from '@manemitra/query/criteria';
import { isHard, type CompiledCondition } from './compiled-criteria.ts';
import { UNKNOWN, YES, type ByRow, type Verdict } from './measures.ts';
import { UNJUDGED } from './remembered-verdicts.ts';

/**
 * The wishes of one level that decide who is in the answer, side by side: loops over all rows look at bytes and call a
 * function only where nothing is known yet. What must be has to be known to be; what is avoided, not known to be.
 */
export interface HardWishes {
  /** Their places in the criteria. */
  indexes: number[];
  known: (Int8Array | undefined)[];
  verdicts: ByRow<Verdict>[];
  wantsYes: boolean[];
}

/** Wishes that compare texts or measure distances are asked last, and only of the rows that are left. */
const COSTLY: readonly Field[] = ['near', 'promoter'];

export function hardWishes(
  conditions: readonly CompiledCondition[],
  level: CompiledCondition['level'],
): HardWishes {
  const hard = conditions
    .filter((condition) => condition.level === level && isHard(condition))
    .sort((a, b) => Number(COSTLY.includes(a.field)) - Number(COSTLY.includes(b.field)));
  return {
    indexes: hard.map(({ index }) => index),
    known: hard.map(({ known }) => known),
    verdicts: hard.map(({ verdict }) => verdict),
    wantsYes: hard.map(({ strength }) => strength !== 'avoid'),
  };
}

function passes({ known, verdicts, wantsYes }: HardWishes, wish: number, row: number): boolean {
  const bytes = known[wish];
  let verdict = bytes === undefined ? UNJUDGED : bytes[row];
  if (verdict === UNJUDGED) verdict = verdicts[wish]?.(row) ?? UNKNOWN;
  return (verdict === YES) === wantsYes[wish];
}

/** Whether a row meets all of them. */
export function passesAll(wishes: HardWishes, row: number): boolean {
  const count = wishes.wantsYes.length;
  for (let wish = 0; wish < count; wish++) if (!passes(wishes, wish, row)) return false;
  return true;
}

/** What `missedAlone` says of a row that misses nothing, or more than one wish. */
export const NOTHING = -1;
export const SEVERAL = -2;

/** The place in the criteria of the one wish that a row misses. */
export function missedAlone(wishes: HardWishes, row: number): number {
  const count = wishes.wantsYes.length;
  let missed = NOTHING;
  for (let wish = 0; wish < count; wish++) {
    if (passes(wishes, wish, row)) continue;
    if (missed !== NOTHING) return SEVERAL;
    missed = wishes.indexes[wish] ?? NOTHING;
  }
  return missed;
}

/** The places in the criteria of all the wishes that a row misses. */
export function missesOf(wishes: HardWishes, row: number): number[] {
  return wishes.indexes.filter((_, wish) => !passes(wishes, wish, row));
}

/** How many of them a row misses. */
export function missCount(wishes: HardWishes, row: number): number {
  const count = wishes.wantsYes.length;
  let misses = 0;
  for (let wish = 0; wish < count; wish++) if (!passes(wishes, wish, row)) misses++;
  return misses;
}
