const SAMPLES = 2000;

/**
 * The median of what pairs differ by (one minus other), and the interval in which it lies with 95 per cent: the middle of
 * the medians of so many samples of the pairs, drawn with replacement (bootstrap). `random` is in [0, 1).
 */
export function differenceOfPairs(
  one: readonly number[],
  other: readonly number[],
  random: () => number = Math.random,
): { median: number; from: number; to: number } {
  const differences = one.map((value, at) => value - (other[at] ?? NaN));
  const medians = Array.from({ length: SAMPLES }, () =>
    medianOf(differences.map(() => differences[Math.floor(random() * differences.length)] ?? NaN)),
  ).toSorted((a, b) => a - b);
  return {
    median: medianOf(differences),
    from: medians[Math.floor(0.025 * SAMPLES)] ?? NaN,
    to: medians[Math.ceil(0.975 * SAMPLES) - 1] ?? NaN,
  };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}
