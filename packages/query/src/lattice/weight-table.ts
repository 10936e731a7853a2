import { makePart } from './parts.ts';
import type { FeatureSink, Part } from './parts.ts';

/** A feature by its number, with the weights that are not 0. */
export interface NumberedFeature {
  one: number;
  check: number;
  values: ArrayLike<number>;
}

/**
 * Weights of features by the numbers of their names, `width` for each. Records stand in the order of their numbers, so that the
 * upper bits of a number tell where its record must be, and all of a record lies side by side, because memory is what a sum
 * waits for. A few records share their upper bits, so that what tells where they begin stays near the processor.
 */
export class WeightTable {
  readonly width: number;
  /** Where the records of each group of numbers with the same upper bits begin. */
  private readonly firsts: Int32Array;
  private readonly groupShift: number;
  /** Of each feature its number, its check with the count of its weights, one bit for each column that has a weight, and those. */
  private readonly records: Int32Array;
  private readonly weights: Float32Array;
  private groups = 0;
  private last = 0;
  private end = 0;

  /** Room for so many features with so many weights other than 0. */
  constructor(width: number, features: number, weights: number) {
    this.width = width;
    const bits = Math.max(1, Math.ceil(Math.log2(features / TOGETHER + 1)));
    this.groupShift = 32 - bits;
    this.firsts = new Int32Array(2 ** bits + 1);
    this.records = new Int32Array(HEAD * features + weights);
    this.weights = new Float32Array(this.records.buffer);
  }

  static of(width: number, features: Iterable<NumberedFeature>): WeightTable {
    const ordered = [...features].sort(byNumber);
    const table = new WeightTable(width, ordered.length, ordered.length * width);
    for (const { one, check, values } of ordered) {
      table.addFeature(one, check);
      for (let column = 0; column < width; column++) table.addWeight(column, values[column] ?? 0);
    }
    return table.closed();
  }

  /** The next feature, in the order of their numbers; its weights follow. */
  addFeature(one: number, check: number): void {
    const group = one >>> this.groupShift;
    while (this.groups <= group) this.firsts[this.groups++] = this.end;
    this.last = this.end;
    this.records[this.end] = one;
    this.records[this.end + 1] = check << COUNT_BITS;
    this.end += HEAD;
  }

  /** A weight of the feature that was added last, its columns in their order. */
  addWeight(column: number, weight: number): void {
    if (weight === 0) return;
    const { records, last } = this;
    records[last + 1] = (records[last + 1] as number) + 1;
    records[last + 2] = (records[last + 2] as number) | (1 << column);
    this.weights[this.end++] = weight;
  }

  /** All features were added. */
  closed(): this {
    this.firsts.fill(this.end, this.groups);
    return this;
  }

  /** Where the record of a feature is, or -1. */
  recordOf(one: number, other: number): number {
    const { records } = this;
    const group = one >>> this.groupShift;
    const end = this.firsts[group + 1] as number;
    for (let at = this.firsts[group] as number; at < end;) {
      const counted = records[at + 1] as number;
      if (records[at] === one && counted >>> COUNT_BITS === other >>> CHECKED_FROM) return at;
      at += HEAD + (counted & MOST_COUNTED);
    }
    return -1;
  }

  /** Adds the weights of a record to `total`, one for each column. */
  addTo(total: Float64Array, record: number): void {
    let at = record + HEAD;
    for (let rest = this.records[record + 2] as number; rest !== 0; rest &= rest - 1) {
      const column = LAST_BIT - Math.clz32(rest & -rest);
      total[column] = (total[column] as number) + (this.weights[at++] as number);
    }
  }
}

const HEAD = 3;
/** Bits for the count of a feature's weights, of which there are no more than bits for their columns. */
const COUNT_BITS = 16;
const MOST_COUNTED = 2 ** COUNT_BITS - 1;
const LAST_BIT = 31;
/** About so many features have the same upper bits. */
const TOGETHER = 4;
const CHECKED_FROM = 16;

export function byNumber(a: NumberedFeature, b: NumberedFeature): number {
  return (a.one >>> 0) - (b.one >>> 0) || a.check - b.check;
}

/** The number by which a table knows a feature. */
export function numbersOf(name: string): { one: number; check: number } {
  const { one, other } = makePart(name);
  return { one, check: other >>> CHECKED_FROM };
}

/** Adds up the weights of the features that it takes. */
export class WeightSum implements FeatureSink {
  total: Float64Array;
  protected readonly table: WeightTable;

  constructor(table: WeightTable) {
    this.table = table;
    this.total = new Float64Array(table.width);
  }

  add(first: Part, second?: Part, third?: Part, fourth?: Part): void {
    let { one, other } = first;
    if (second !== undefined) {
      one = (Math.imul(one, second.oneShift) + second.one) | 0;
      other = (Math.imul(other, second.otherShift) + second.other) | 0;
      if (third !== undefined) {
        one = (Math.imul(one, third.oneShift) + third.one) | 0;
        other = (Math.imul(other, third.otherShift) + third.other) | 0;
        if (fourth !== undefined) {
          one = (Math.imul(one, fourth.oneShift) + fourth.one) | 0;
          other = (Math.imul(other, fourth.otherShift) + fourth.other) | 0;
        }
      }
    }
    const record = this.table.recordOf(one, other);
    if (record >= 0) this.addWeights(record);
  }

  protected addWeights(record: number): void {
    this.table.addTo(this.total, record);
  }
}

/** The same, where a feature that is seen twice counts once. */
export class WeightSumOnce extends WeightSum {
  private readonly seen = new Set<number>();

  protected override addWeights(record: number): void {
    if (this.seen.has(record)) return;
    this.seen.add(record);
    super.addWeights(record);
  }
}
