import type { FeatureSink, Part } from '../packages/query/src/lattice/parts.ts';

/** Features in the order in which they were met. */
export interface Met {
  keys: readonly number[];
  names: readonly string[];
}

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

  get count(): number {
    return this.names.length;
  }

  /** What was met when there were so many already: what another thread needs to know them by. */
  metSince(count: number): Met {
    return { keys: [...this.numbers.keys()].slice(count), names: this.names.slice(count) };
  }

  /** The numbers here of features that were met elsewhere. */
  taken({ keys, names }: Met): number[] {
    return keys.map((key, at) => this.numberOf(key, () => names[at] ?? ''));
  }

  add(...parts: readonly (Part | undefined)[]): void {
    let [one, other] = [0, 0];
    for (const part of parts) {
      if (part === undefined) break;
      one = (Math.imul(one, part.oneShift) + part.one) | 0;
      other = (Math.imul(other, part.otherShift) + part.other) | 0;
    }
    const key = (one >>> 0) * EXACT + (other >>> UNUSED);
    this.met.push(this.numberOf(key, () => parts.flatMap((part) => part?.text ?? []).join(' ')));
  }

  private numberOf(key: number, name: () => string): number {
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.names.length;
      this.numbers.set(key, number);
      this.names.push(name());
    }
    return number;
  }
}

/** A number holds 53 bits exactly: all 32 of one sum of the parts, and the upper 21 of the other. */
const UNUSED = 32 - 21;
const EXACT = 2 ** 21;
