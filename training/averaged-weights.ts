/**
 * Weights of named features, `width` numbers for each: they move by steps that shrink with what a weight has moved already
 * (AdaGrad: Duchi, Hazan, Singer 2011), and end as the mean of all they have been.
 */
export class AveragedWeights {
  private readonly ids = new Map<string, number>();
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

  idOf(name: string): number {
    const known = this.ids.get(name);
    if (known !== undefined) return known;
    const id = this.ids.size;
    this.ids.set(name, id);
    if ((id + 1) * this.width > this.values.length) {
      this.values = grown(this.values);
      this.squares = grown(this.squares);
      this.sums = grown(this.sums);
      this.since = grown(this.since);
    }
    return id;
  }

  /** Adds the weights of a feature to `width` numbers from `from` on. */
  addTo(total: Float64Array, from: number, id: number, scale = 1): void {
    const own = id * this.width;
    for (let at = 0; at < this.width; at++) {
      total[from + at] = (total[from + at] ?? 0) + scale * (this.values[own + at] ?? 0);
    }
  }

  step(id: number, column: number, by: number, now: number): void {
    const at = id * this.width + column;
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

  /** From here on the weights are the means of all they were up to now. */
  settle(now: number): void {
    for (let at = 0; at < this.ids.size * this.width; at++) {
      const value = this.values[at] ?? 0;
      this.values[at] =
        ((this.sums[at] ?? 0) + value * (now - Math.max(this.from, this.since[at] ?? 0))) /
        (now - this.from);
    }
  }

  /** The features whose weights decide anything. */
  told(least: number): Map<string, number[]> {
    const told = new Map<string, number[]>();
    for (const [name, id] of this.ids) {
      const own = Array.from(this.values.subarray(id * this.width, (id + 1) * this.width));
      if (own.some((weight) => Math.abs(weight) > least)) told.set(name, own);
    }
    return told;
  }
}

const FIRST_SIZE = 1 << 20;

function grown(values: Float64Array): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(values.length * 2);
  longer.set(values);
  return longer;
}
