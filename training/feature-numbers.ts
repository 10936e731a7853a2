import type { FeatureSink, Part } from '../packages/query/src/lattice/parts.ts';

/** Numbers features from 0 on as they are met: what is learned of each stands at its number. */
export class FeatureNumbers implements FeatureSink {
  readonly names: string[] = [];
  private readonly numbers = new Map<number, number>();
  private met: number[] = [];

  /** The numbers of the features that are said to a sink. */
  of(say: (sink: FeatureSink) => void): number[] {
    this.met = [];
    say(this);
    return this.met;
  }

  add(...parts: readonly (Part | undefined)[]): void {
    let [one, other] = [0, 0];
    for (const part of parts) {
      if (part === undefined) break;
      one = (Math.imul(one, part.oneShift) + part.one) | 0;
      other = (Math.imul(other, part.otherShift) + part.other) | 0;
    }
    const key = (one >>> 0) * EXACT + (other >>> UNUSED);
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.names.length;
      this.numbers.set(key, number);
      this.names.push(parts.flatMap((part) => part?.text ?? []).join(' '));
    }
    this.met.push(number);
  }
}

/** A number holds 53 bits exactly: all 32 of one sum of the parts, and the upper 21 of the other. */
const UNUSED = 32 - 21;
const EXACT = 2 ** 21;
