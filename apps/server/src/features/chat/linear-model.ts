/** As the weights are stored: whole numbers of hundredths. */
const SCALE = 100;

/** Learned weights: for each feature "3:45 12:-30", the places of classes and what it says for or against each. */
interface Stored {
  classes: readonly string[];
  weights: Readonly<Record<string, string>>;
}

/** The likeliest class of what has these features, and how likely it and each other is. */
export type Judge<C> = (features: readonly string[]) => {
  likeliest: C;
  probability: number;
  chanceOf: (one: C) => number;
};

/** A regression over several classes, as it was learned. */
export function linearModel<C extends string>({ classes, weights }: Stored): Judge<C> {
  const rows: ReadonlyMap<string, readonly (readonly [at: number, weight: number])[]> = new Map(
    Object.entries(weights).map(([feature, said]) => [
      feature,
      said.split(' ').map((one) => {
        const [at = '', weight = ''] = one.split(':');
        return [Number(at), Number(weight) / SCALE] as const;
      }),
    ]),
  );
  return (features) => {
    const sums = classes.map(() => 0);
    for (const feature of features) {
      for (const [at, weight] of rows.get(feature) ?? []) sums[at] = (sums[at] ?? 0) + weight;
    }
    const most = Math.max(...sums);
    const total = sums.reduce((all, one) => all + Math.exp(one - most), 0);
    const chanceOf = (one: C) => Math.exp((sums[classes.indexOf(one)] ?? -Infinity) - most) / total;
    return { likeliest: classes[sums.indexOf(most)] as C, probability: 1 / total, chanceOf };
  };
}
