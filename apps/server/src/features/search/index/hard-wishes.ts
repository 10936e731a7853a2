import { isIn, wordsFor } from './columns.ts';
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

/** The rows that miss none of them, that miss just one, and so on up to so many. They must be calculated for all rows. */
export function rowsMissing(wishes: HardWishes, rows: number, most: number): Uint32Array[] {
  const missing = Array.from({ length: most + 1 }, () => wordsFor(rows));
  missing[0]?.fill(-1);
  for (const { met, flip } of calculated(wishes)) {
    // From the most on, so that nobody is moved up twice by one wish.
    for (let count = most; count >= 0; count--) {
      const [these, fewer] = [missing[count], missing[count - 1]];
      if (these !== undefined) moveUp(these, fewer, { met, flip });
    }
  }
  return missing;
}

/** Of these rows those stay that do not miss a wish; of those that missed one fewer come who do. */
function moveUp(
  these: Uint32Array,
  fewer: Uint32Array | undefined,
  { met, flip }: { met: Uint32Array; flip: number },
): void {
  for (let word = 0; word < these.length; word++) {
    const missed = (met[word] ?? 0) ^ flip;
    these[word] = ((these[word] ?? 0) & ~missed) | ((fewer?.[word] ?? 0) & missed);
  }
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
