import { sharedOf } from './growing.ts';

/**
 * Weights of numbered features, `width` for each: they move by steps that shrink with what a weight has moved already
 * (AdaGrad: Duchi, Hazan, Singer 2011), and end as the mean of all they have been.
 */
export class AveragedWeights {
  readonly values: Float64Array;
  private readonly squares: Float64Array;
  private readonly sums: Float64Array;
  private readonly since: Float64Array;

  private from = 0;
  private readonly width: number;
  private readonly rate: number;

  constructor(features: number, width: number, rate: number) {
    this.values = new Float64Array(features * width);
    this.squares = new Float64Array(features * width);
    this.sums = new Float64Array(features * width);
    this.since = new Float64Array(features * width);
    this.width = width;
    this.rate = rate;
  }

  step(feature: number, column: number, by: number, now: number): void {
    const { values, squares, sums, since } = this;
    const at = feature * this.width + column;
    const value = values[at] as number;
    sums[at] = (sums[at] as number) + value * (now - Math.max(this.from, since[at] as number));
    since[at] = now;
    const square = (squares[at] as number) + by * by;
    squares[at] = square;
    values[at] = value + (this.rate * by) / Math.sqrt(square);
  }

  /** What the weights were before does not count. */
  startMean(now: number): void {
    this.sums.fill(0);
    this.from = now;
  }

  /** The means of all that the weights were up to now; 0 for features of which none is greater than `least`. */
  means(now: number, least: number): Float64Array {
    const { values, sums, since, width } = this;
    const means = sharedOf(Float64Array, values.length);
    for (let at = 0; at < means.length; at++) {
      const rest = (values[at] as number) * (now - Math.max(this.from, since[at] as number));
      means[at] = ((sums[at] as number) + rest) / (now - this.from);
    }
    for (let from = 0; from < means.length; from += width) {
      const own = means.subarray(from, from + width);
      if (own.every((weight) => Math.abs(weight) <= least)) own.fill(0);
    }
    return means;
  }
}
