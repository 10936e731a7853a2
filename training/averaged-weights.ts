/**
 * Weights of numbered features, `width` for each: they move by steps that shrink with what a weight has moved already
 * (AdaGrad: Duchi, Hazan, Singer 2011), and end as the mean of all they have been.
 */
export class AveragedWeights {
  private values = new Float64Array(FIRST_SIZE);
  private squares = new Float64Array(FIRST_SIZE);
  private sums = new Float64Array(FIRST_SIZE);
  private since = new Float64Array(FIRST_SIZE);

  private from = 0;
  private readonly width: number;
  private readonly rate: number;

  constructor(width: number, rate: number) {
    this.width = width;
    this.rate = rate;
  }

  /** Adds the weights of a feature to `width` numbers from `from` on. */
  addTo(total: Float64Array, from: number, feature: number, scale = 1): void {
    const own = feature * this.width;
    for (let at = 0; at < this.width; at++) {
      total[from + at] = (total[from + at] ?? 0) + scale * (this.values[own + at] ?? 0);
    }
  }

  step(feature: number, column: number, by: number, now: number): void {
    const at = feature * this.width + column;
    while (at >= this.values.length) this.grow();
    this.sums[at] =
      (this.sums[at] ?? 0) +
      (this.values[at] ?? 0) * (now - Math.max(this.from, this.since[at] ?? 0));
    this.since[at] = now;
    const square = (this.squares[at] ?? 0) + by * by;
    this.squares[at] = square;
    this.values[at] = (this.values[at] ?? 0) + (this.rate * by) / Math.sqrt(square);
  }

  /** What the weights were before does not count. */
  startMean(now: number): void {
    this.sums.fill(0);
    this.from = now;
  }

  /** The means of all that the weights were up to now; 0 for features of which none is greater than `least`. */
  means(now: number, least: number): Float64Array {
    const means = this.values.map((value, at) => {
      const rest = value * (now - Math.max(this.from, this.since[at] ?? 0));
      return ((this.sums[at] ?? 0) + rest) / (now - this.from);
    });
    for (let from = 0; from < means.length; from += this.width) {
      const own = means.subarray(from, from + this.width);
      if (own.every((weight) => Math.abs(weight) <= least)) own.fill(0);
    }
    return means;
  }

  private grow(): void {
    this.values = grown(this.values);
    this.squares = grown(this.squares);
    this.sums = grown(this.sums);
    this.since = grown(this.since);
  }
}

const FIRST_SIZE = 1 << 20;

function grown(values: Float64Array): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(values.length * 2);
  longer.set(values);
  return longer;
}
