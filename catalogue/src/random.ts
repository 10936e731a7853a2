/** A stream of numbers that depends on its seed alone, for pictures and rows that never change. */
export interface Random {
  /** In `[0, 1)`. */
  next(): number;
  between(min: number, max: number): number;
  /** A whole number, both ends included. */
  whole(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** Picks a key by its weight. */
  weighted<K extends string | number>(weights: readonly (readonly [K, number])[]): K;
  /** Around 0 with deviation 1, never beyond ±4.3: a sum of uniforms is close enough here. */
  normal(): number;
  /** `count` different members, in random order. */
  sample<T>(from: readonly T[], count: number): T[];
}

/** Different seeds give unrelated streams, even when they differ in one character. */
export function randomFrom(seed: string | number): Random {
  let state = hash(String(seed));

  // mulberry32: 32 bits of state are plenty for a picture, and it is the same on every machine.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  const between = (min: number, max: number) => min + (max - min) * next();
  const whole = (min: number, max: number) => Math.floor(between(min, max + 1));

  function pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new Error('There is nothing to pick from.');
    return from[Math.floor(next() * from.length)] as T;
  }

  function weighted<K extends string | number>(weights: readonly (readonly [K, number])[]): K {
    let left = next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of weights) {
      left -= weight;
      if (left < 0) return key;
    }
    return pick(weights)[0];
  }

  function sample<T>(from: readonly T[], count: number): T[] {
    const rest = [...from];
    const chosen: T[] = [];
    while (chosen.length < count && rest.length > 0) {
      chosen.push(...rest.splice(Math.floor(next() * rest.length), 1));
    }
    return chosen;
  }

  return {
    next,
    between,
    whole,
    chance: (probability) => next() < probability,
    pick,
    weighted,
    normal: () => (next() + next() + next() + next() + next() + next() - 3) * Math.SQRT2,
    sample,
  };
}

/** FNV-1a followed by murmur's finalizer, so that neighbouring seeds start far apart. */
function hash(text: string): number {
  let h = 2_166_136_261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16_777_619);
  h = Math.imul(h ^ (h >>> 16), 2_246_822_507);
  h = Math.imul(h ^ (h >>> 13), 3_266_489_909);
  return (h ^ (h >>> 16)) | 0;
}
