/** What is made of a thing, made once while the thing lives. */
export function onceFor<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { value: V }>();
  return (key) => {
    let known = made.get(key);
    if (known === undefined) made.set(key, (known = { value: make(key) }));
    return known.value;
  };
}

/** What is made of a place in a row, made once for each: several readers look for the same at the same word. */
export function onceAt<K extends object, V>(
  make: (row: K, at: number) => V,
): (row: K, at: number) => V {
  const madeOf = onceFor((): { value: V }[] => []);
  return (row, at) =>
    at < 0 ? make(row, at) : (madeOf(row)[at] ??= { value: make(row, at) }).value;
}
