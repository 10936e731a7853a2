import { makePart } from './parts.ts';
import type { FeatureSink, Part } from './parts.ts';

/** Weights of features by the numbers of their names: `width` for each. */
export class WeightTable {
  readonly width: number;
  /** `[row * width + column]` */
  readonly values: Float64Array;
  /** Hash table with open addressing, by the first number of a feature; 0 marks an empty slot. */
  private readonly keys: Int32Array;
  private readonly rows: Int32Array;
  private readonly checks: Uint16Array;
  private readonly shift: number;
  private count = 0;

  constructor(width: number, features: number) {
    this.width = width;
    this.values = new Float64Array(features * width);
    this.checks = new Uint16Array(features);
    const bits = Math.ceil(Math.log2(Math.max(2, features * ROOM)));
    this.keys = new Int32Array(2 ** bits);
    this.rows = new Int32Array(2 ** bits);
    this.shift = 32 - bits;
  }

  /** Makes room for the weights of one more feature and tells which row they are to be written to. */
  addRow(one: number, check: number): number {
    let slot = Math.imul(one, SPREAD) >>> this.shift;
    while (this.keys[slot] !== 0) slot = (slot + 1) & (this.keys.length - 1);
    this.keys[slot] = one;
    this.rows[slot] = this.count;
    this.checks[this.count] = check;
    return this.count++;
  }

  /** The row of a feature, or -1. */
  rowOf(one: number, other: number): number {
    const { keys } = this;
    let slot = Math.imul(one, SPREAD) >>> this.shift;
    for (let key = keys[slot]; key !== 0; key = keys[slot]) {
      const row = this.rows[slot] as number;
      if (key === one && this.checks[row] === other >>> CHECKED_FROM) return row;
      slot = (slot + 1) & (keys.length - 1);
    }
    return -1;
  }
}

/** So many places for each feature: what is looked up is mostly not there, and is found missing at once. */
const ROOM = 3;
const SPREAD = 0x2c1b_3c6d;
const CHECKED_FROM = 16;

/** The number by which a table knows a feature. */
export function numbersOf(name: string): { one: number; check: number } {
  const { one, other } = makePart(name);
  return { one, check: other >>> CHECKED_FROM };
}

/** Adds up the weights of the features that it takes. */
export class WeightSum implements FeatureSink {
  total: Float64Array;
  private readonly table: WeightTable;

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
    const { values, width } = this.table;
    const { total } = this;
    for (let column = 0; column < width; column++) {
      total[column] = (total[column] as number) + (values[row * width + column] as number);
    }
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
