import { WeightTable, byNumber, numbersOf } from './weight-table.ts';

/**
 * A table of weights as letters: base64 of its width, the number of its features, and the features in the order of their
 * numbers, each as its distance from the one before, two bytes to check it by, and its weights that are not 0: for each the
 * column, whether it is the last one, and the weight. Numbers are in bytes of seven bits, the lowest first.
 */
export function packed(weights: ReadonlyMap<string, readonly number[]>, width: number): string {
  const features = [...weights]
    .map(([name, values]) => ({ name, values, ...numbersOf(name) }))
    .toSorted(byNumber);
  const bytes: number[] = [];
  const write = (value: number) => {
    let rest = value;
    for (; rest > LOW; rest = Math.floor(rest / (LOW + 1))) bytes.push((rest & LOW) | MORE);
    bytes.push(rest);
  };
  write(width);
  write(features.length);
  let last = 0;
  for (const [at, { name, one, check, values }] of features.entries()) {
    const other = features[at - 1];
    if (one === 0 || (other?.one === one && other.check === check)) {
      throw new Error(`“${name}” and “${other?.name ?? ''}” have one number.`);
    }
    write((one >>> 0) - last);
    last = one >>> 0;
    bytes.push(check & 0xff, check >>> 8);
    const columns = values.flatMap((value, column) => (value === 0 ? [] : [column]));
    for (const column of columns) {
      const value = values[column] ?? 0;
      write(column * 2 + Number(column === columns.at(-1)));
      write(value < 0 ? -2 * value - 1 : 2 * value);
    }
  }
  return Buffer.from(bytes).toString('base64');
}

export function unpacked(text: string): WeightTable {
  const bytes = Buffer.from(text, 'base64');
  let at = 0;
  const read = (): number => {
    let byte = bytes[at++] as number;
    let value = byte & LOW;
    for (let place = LOW + 1; byte > LOW; place *= LOW + 1) {
      byte = bytes[at++] as number;
      value += (byte & LOW) * place;
    }
    return value;
  };
  const width = read();
  const count = read();
  // A weight takes two bytes or more.
  const table = new WeightTable(width, count, bytes.length >>> 1);
  let one = 0;
  for (let feature = 0; feature < count; feature++) {
    one += read();
    table.addFeature(one | 0, (bytes[at++] as number) | ((bytes[at++] as number) << 8));
    for (let isLast = false; !isLast;) {
      const column = read();
      isLast = (column & 1) === 1;
      const value = read();
      table.addWeight(column >> 1, (value & 1) === 1 ? -(value + 1) / 2 : value / 2);
    }
  }
  return table.closed();
}

const LOW = 0x7f;
const MORE = 0x80;
