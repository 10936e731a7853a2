/** Numbers that are added one after the other, and then shared by all threads. */
export class Growing<Numbers extends Int32Array | Float64Array> {
  length = 0;
  private values: Numbers;
  private readonly Kind: new (from: number | SharedArrayBuffer) => Numbers;

  constructor(Kind: new (from: number | SharedArrayBuffer) => Numbers) {
    this.Kind = Kind;
    this.values = new Kind(FIRST_SIZE);
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const longer = new this.Kind(this.length * 2);
      longer.set(this.values);
      this.values = longer;
    }
    this.values[this.length++] = value;
  }

  shared(): Numbers {
    const all = sharedOf(this.Kind, this.length);
    all.set(this.values.subarray(0, this.length));
    return all;
  }
}

const FIRST_SIZE = 1 << 12;

/** So many zeros, shared by all threads. */
export function sharedOf<Numbers extends Int32Array | Float64Array>(
  Kind: (new (from: SharedArrayBuffer) => Numbers) & { BYTES_PER_ELEMENT?: number },
  length: number,
): Numbers {
  return new Kind(new SharedArrayBuffer(length * (Kind.BYTES_PER_ELEMENT ?? 1)));
}
