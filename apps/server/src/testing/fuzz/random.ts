/** Chance that a seed repeats. */
export interface Random {
  /** A whole number from 0 to below the limit. */
  below: (limit: number) => number;
  /** True in so many of a hundred cases. */
  percent: (share: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
}

/** Mulberry32: small, fast and the same everywhere. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    percent: (share) => next() * 100 < share,
    pick: <T>(items: readonly T[]): T => items[below(items.length)] as T,
  };
}
