/** What is learned from: the places of its features, and of its class. */
export interface Example {
  features: readonly number[];
  at: number;
}

const ROUNDS = 8;
const RATE = 0.3;
/** Steps that change less are left out. */
const LEAST_STEP = 0.002;

/** The weights of a regression over several classes, by steps along single examples, always in the same order: a row for each feature. */
export function learnSoftmax(
  examples: readonly Example[],
  { features, classes }: { features: number; classes: number },
): Float32Array {
  const weights = new Float32Array(features * classes);
  let seed = 20261130;
  const next = (): number => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const order = examples
    .map((one) => ({ one, place: next() }))
    .toSorted((a, b) => a.place - b.place);
  const likely = new Float64Array(classes);
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE / (1 + round / 3);
    for (const { one } of order) {
      const step = rate / Math.sqrt(one.features.length);
      weigh(weights, one.features, likely);
      for (let at = 0; at < classes; at++) {
        const error = Number(at === one.at) - (likely[at] ?? 0);
        if (Math.abs(error) < LEAST_STEP) continue;
        for (const feature of one.features) {
          const place = feature * classes + at;
          weights[place] = (weights[place] ?? 0) + step * error;
        }
      }
    }
  }
  return weights;
}

/** How likely each class is, into `likely`. */
function weigh(weights: Float32Array, features: readonly number[], likely: Float64Array): void {
  const classes = likely.length;
  likely.fill(0);
  for (const feature of features) {
    const row = feature * classes;
    for (let at = 0; at < classes; at++) likely[at] = (likely[at] ?? 0) + (weights[row + at] ?? 0);
  }
  let most = -Infinity;
  for (let at = 0; at < classes; at++) most = Math.max(most, likely[at] ?? 0);
  let total = 0;
  for (let at = 0; at < classes; at++) {
    const each = Math.exp((likely[at] ?? 0) - most);
    likely[at] = each;
    total += each;
  }
  for (let at = 0; at < classes; at++) likely[at] = (likely[at] ?? 0) / total;
}
