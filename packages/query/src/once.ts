/** What is made of a thing, made once while the thing lives. */
export function onceFor<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { value: V }>();
  return (key) => {
    let known = made.get(key);
    if (known === undefined) made.set(key, (known = { value: make(key) }));
    return known.value;
  };
}

/** A sentence is looked at as written, without its case endings in two ways, and as repaired. */
const MOST_ROWS = 4;
const NOTHING = Symbol('nothing');

/**
 * What is made of a place in a row, made once for each: several readers look for the same at the same word. Only the rows that
 * were looked at last are remembered.
 */
export function onceAt<K extends object, V>(
  make: (row: K, at: number) => V,
): (row: K, at: number) => V {
  const rows: K[] = [];
  const madeOf: (V | typeof NOTHING)[][] = [];
  let [last, next] = [0, 0];
  return (row, at) => {
    if (at < 0) return make(row, at);
    if (rows[last] !== row) {
      last = rows.indexOf(row);
      if (last < 0) {
        last = next;
        next = (next + 1) % MOST_ROWS;
        rows[last] = row;
        madeOf[last] = [];
      }
    }
    const made = madeOf[last] as (V | typeof NOTHING)[];
    const known = made[at];
    if (known !== undefined) return known === NOTHING ? (undefined as V) : known;
    const value = make(row, at);
    made[at] = value === undefined ? NOTHING : value;
    return value;
  };
}
