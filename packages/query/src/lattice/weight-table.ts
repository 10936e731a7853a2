import { makePart } from './parts.ts';
import type { FeatureSink, Part } from './parts.ts';

/** A feature by its number, with the weights that are not 0. */
export interface NumberedFeature {
  one: number;
  check: number;
  values: ArrayLike<number>;
}

/**
 * Weights of features by the numbers of their names, `width` for each. Rows stand in the order of their numbers, so that the
 * upper bits of a number tell where its row must be. Most of what is looked up is not there: one bit for each number that is
 * says so, in little enough memory to stay at hand.
 */
export class WeightTable {
  readonly width: number;
  private readonly filter: Uint32Array;
  private readonly filterShift: number;
  /** The first row of each group of numbers with the same upper bits. */
  private readonly firsts: Int32Array;
  private readonly groupShift: number;
  private readonly keys: Int32Array;
  private readonly checks: Uint16Array;
  /** Where the weights of a row begin; those of 0 are left out. */
  private readonly starts: Int32Array;
  private readonly columns: Uint8Array;
  private readonly weights: Float64Array;
  private groups = 0;
  private rows = 0;
  private count = 0;

  /** Room for so many features with so many weights other than 0. */
  constructor(width: number, features: number, weights: number) {
    this.width = width;
    const bits = Math.max(1, Math.ceil(Math.log2(features + 1)));
    this.groupShift = 32 - bits;
    this.firsts = new Int32Array(2 ** bits + 1).fill(features);
    this.filterShift = 32 - bits - FILTER_BITS;
    this.filter = new Uint32Array(Math.ceil(2 ** (bits + FILTER_BITS) / 32));
    this.keys = new Int32Array(features);
    this.checks = new Uint16Array(features);
    this.starts = new Int32Array(features + 1);
    this.columns = new Uint8Array(weights);
    this.weights = new Float64Array(weights);
  }

  static of(width: number, features: Iterable<NumberedFeature>): WeightTable {
    const ordered = [...features].sort(byNumber);
    const table = new WeightTable(width, ordered.length, ordered.length * width);
    for (const { one, check, values } of ordered) {
      table.addFeature(one, check);
      for (let column = 0; column < width; column++) table.addWeight(column, values[column] ?? 0);
    }
    return table;
  }

  /** The next feature, in the order of their numbers; its weights follow. */
  addFeature(one: number, check: number): void {
    const group = one >>> this.groupShift;
    while (this.groups <= group) this.firsts[this.groups++] = this.rows;
    const bit = this.bitOf(one);
    this.filter[bit >>> 5] = (this.filter[bit >>> 5] as number) | (1 << (bit & 31));
    this.keys[this.rows] = one;
    this.checks[this.rows++] = check;
    this.starts[this.rows] = this.count;
  }

  /** A weight of the feature that was added last. */
  addWeight(column: number, weight: number): void {
    if (weight === 0) return;
    this.columns[this.count] = column;
    this.weights[this.count++] = weight;
    this.starts[this.rows] = this.count;
  }

  /** The row of a feature, or -1. */
  rowOf(one: number, other: number): number {
    const bit = this.bitOf(one);
    if (((this.filter[bit >>> 5] as number) & (1 << (bit & 31))) === 0) return -1;
    const group = one >>> this.groupShift;
    const end = this.firsts[group + 1] as number;
    for (let row = this.firsts[group] as number; row < end; row++) {
      if (this.keys[row] === one && this.checks[row] === other >>> CHECKED_FROM) return row;
    }
    return -1;
  }

  /** Adds the weights of a row to `total`, one for each column. */
  addTo(total: Float64Array, row: number): void {
    const { columns, weights } = this;
    const end = this.starts[row + 1] as number;
    for (let at = this.starts[row] as number; at < end; at++) {
      const column = columns[at] as number;
      total[column] = (total[column] as number) + (weights[at] as number);
    }
  }

  /** Numbers of names that are much alike lie side by side, and are to have bits far apart. */
  private bitOf(one: number): number {
    return Math.imul(one, SPREAD) >>> this.filterShift;
  }
}

/** 2³ bits for each feature: a number that is not there is taken for one that may be in one of eight to sixteen cases. */
const FILTER_BITS = 3;
const SPREAD = 0x2c1b_3c6d;
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
    const row = this.table.rowOf(one, other);
    if (row >= 0) this.addWeights(row);
  }

  protected addWeights(row: number): void {
    this.table.addTo(this.total, row);
  }
}

/** The same, where a feature that is seen twice counts once. */
export class WeightSumOnce extends WeightSum {
  private readonly seen = new Set<number>();

  protected override addWeights(row: number): void {
    if (this.seen.has(row)) return;
    this.seen.add(row);
    super.addWeights(row);
  }
}
