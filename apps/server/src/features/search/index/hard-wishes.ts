import { isIn } from './columns.ts';
import { isHard, type CompiledCondition } from './compiled-criteria.ts';
import { YES, type Verdicts } from './measures.ts';

/**
 * The wishes of one level that decide who is in the answer, side by side: questions about all rows look at 32 of them at a
 * time. What must be has to be known to be; what is avoided, not known to be.
 */
export interface HardWishes {
  /** Their places in the criteria. */
  indexes: number[];
  met: (Uint32Array | undefined)[];
  verdicts: Verdicts[];
  wantsYes: boolean[];
}

export function hardWishes(
  conditions: readonly CompiledCondition[],
  level: CompiledCondition['level'],
): HardWishes {
  const hard = conditions.filter((condition) => condition.level === level && isHard(condition));
  return {
    indexes: hard.map(({ index }) => index),
    met: hard.map(({ met }) => met),
    verdicts: hard.map(({ verdict }) => verdict),
    wantsYes: hard.map(({ strength }) => strength !== 'avoid'),
  };
}

function passes({ met, verdicts, wantsYes }: HardWishes, wish: number, row: number): boolean {
  const words = met[wish];
  const isMet = words === undefined ? verdicts[wish]?.(row) === YES : isIn(words, row);
  return isMet === wantsYes[wish];
}

/** Whether a row meets all of them. */
export function passesAll(wishes: HardWishes, row: number): boolean {
  const count = wishes.wantsYes.length;
  for (let wish = 0; wish < count; wish++) if (!passes(wishes, wish, row)) return false;
  return true;
}

/** The rows that miss none of them, in these words, which are empty. They must be calculated for all rows. */
export function missingNone(wishes: HardWishes, rows: Uint32Array): Uint32Array {
  rows.fill(-1);
  for (const { met, flip } of calculated(wishes)) {
    for (let word = 0; word < rows.length; word++) {
      rows[word] = (rows[word] ?? 0) & ~((met[word] ?? 0) ^ flip);
    }
  }
  return rows;
}

/** The same, and those that miss just one. */
export function missingFew(
  wishes: HardWishes,
  none: Uint32Array,
): { none: Uint32Array; one: Uint32Array } {
  none.fill(-1);
  const one = new Uint32Array(none.length);
  for (const { met, flip } of calculated(wishes)) {
    for (let word = 0; word < none.length; word++) {
      const missed = (met[word] ?? 0) ^ flip;
      const before = none[word] ?? 0;
      one[word] = ((one[word] ?? 0) & ~missed) | (before & missed);
      none[word] = before & ~missed;
    }
  }
  return { none, one };
}

function calculated({ met, wantsYes }: HardWishes): { met: Uint32Array; flip: number }[] {
  return met.map((rows, wish) => {
    if (rows === undefined)
      throw new Error('A question about all rows needs wishes that are calculated for all.');
    // A row misses a must where it does not meet it, and an avoid where it does.
    return { met: rows, flip: wantsYes[wish] === true ? -1 : 0 };
  });
}

/** The place in the criteria of the first wish that a row misses. */
export function missedBy(wishes: HardWishes, row: number): number | undefined {
  return wishes.indexes.find((_, wish) => !passes(wishes, wish, row));
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
